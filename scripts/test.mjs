// npm test: the check, then the journeys through the built product, then one closing line for people and machines.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { run } from './run.mjs';

const reports = { unit: 'node_modules/.cache/sayso/unit.json', journeys: 'node_modules/.cache/sayso/journeys.json' };
mkdirSync('node_modules/.cache/sayso', { recursive: true });
for (const report of Object.values(reports)) rmSync(report, { force: true });

const check = await run({ name: 'check', command: 'node', args: ['scripts/check.mjs'], show: true });
const journeys = await run({ name: 'journeys', command: 'playwright', args: ['test'], show: true });
const rows = await run({ name: 'spec rows', command: 'node', args: ['tests/spec-rows.ts'], show: true });

const unit = existsSync(reports.unit) ? JSON.parse(readFileSync(reports.unit, 'utf8')) : [];
const walked = existsSync(reports.journeys) ? JSON.parse(readFileSync(reports.journeys, 'utf8')).stats : undefined;
const passed = unit.filter((test) => test.passed).length + (walked?.expected ?? 0);
// A skipped test is a failed one: nothing here may be left out.
let failed =
  unit.filter((test) => !test.passed).length + (walked ? walked.unexpected + walked.flaky + walked.skipped : 1);
for (const part of [check, journeys, rows].filter((one) => !one.ok)) {
  console.log(`Failed: ${part.name}.`);
  // Types, lint, or a runner that never ran: a failure without a test of its own.
  if (failed === 0) failed = 1;
}
if (failed > 0) {
  const titles = unit.filter((test) => !test.passed).map((test) => `  ${test.project}: ${test.title}`);
  if (titles.length > 0) console.log(['Not passed:', ...titles].join('\n'));
  process.exitCode = 1;
}
console.log(`\n${passed} passed, ${failed} failed`);
