// npm test [-- --system]: the check, then the browser tests of the built product, then one closing line.
// --system allows apt to install missing test tools. Otherwise nothing is installed on the system.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { run } from './run.mjs';

const reportOf = (name) => `node_modules/.cache/sayso/${name}.json`;
const reports = { unit: reportOf('unit'), e2e: reportOf('e2e'), check: reportOf('check') };
const env = process.argv.includes('--system') ? { SAYSO_TESTS_SYSTEM: '1' } : {};
mkdirSync('node_modules/.cache/sayso', { recursive: true });
for (const report of Object.values(reports)) rmSync(report, { force: true });

const check = await run({ name: 'check', command: 'node', args: ['scripts/check.mjs'], show: true, env });
const e2e = await run({ name: 'e2e', command: 'playwright', args: ['test'], show: true, env });
const requirements = await run({
  name: 'requirements',
  command: 'node',
  args: ['tests/check-requirements.ts'],
  show: true,
});

// Root's tests keep PostgreSQL from npm here (tests/postgres.ts), outside the project.
rmSync('/var/tmp/sayso-postgres', { recursive: true, force: true });

const unit = existsSync(reports.unit) ? JSON.parse(readFileSync(reports.unit, 'utf8')) : [];
const checkFailures = existsSync(reports.check) ? JSON.parse(readFileSync(reports.check, 'utf8')) : [];
const e2eStats = existsSync(reports.e2e) ? JSON.parse(readFileSync(reports.e2e, 'utf8')).stats : undefined;
const passed = unit.filter((test) => test.passed).length + (e2eStats?.expected ?? 0);
// A skipped test counts as failed.
let failed =
  unit.filter((test) => !test.passed).length + (e2eStats ? e2eStats.unexpected + e2eStats.flaky + e2eStats.skipped : 1);
for (const part of [check, e2e, requirements].filter((one) => !one.ok)) {
  const causes = part === check && checkFailures.length > 0 ? ` (${checkFailures.join(', ')})` : '';
  console.log(`Failed: ${part.name}${causes}.`);
  // Types, lint or a runner can fail without a failed test.
  if (failed === 0) failed = 1;
}
if (failed > 0) {
  const titles = unit.filter((test) => !test.passed).map((test) => `  ${test.project}: ${test.title}`);
  if (titles.length > 0) console.log(['Not passed:', ...titles].join('\n'));
  process.exitCode = 1;
}
console.log(`\n${passed} passed, ${failed} failed`);
