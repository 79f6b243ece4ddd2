// npm run check: types of each layer, import boundaries, imports of the server, lint and format, generated migrations, unit and HTTP tests.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { checkMigrations } from './check-migrations.mjs';
import { checkImports } from './import-graph.mjs';
import { run, runAll } from './run.mjs';

const layers = ['src/contract', 'src/policy', 'src/writer', 'src/server', 'src/web', '.'];
const boundaries = [
  ['contract', 'imports-node.ts'],
  ['policy', 'imports-writer.ts'],
  ['writer', 'imports-server.ts'],
  ['web', 'imports-server.ts'],
  ['server', 'imports-web.ts'],
];

const failures = [];
const note = (result) => {
  if (result.ok) return;
  failures.push(result.name);
  console.log(`\n✗ ${result.name}\n${result.output.trim()}\n`);
};

const started = Date.now();
const checks = await runAll([
  ...layers.map((layer) => ({ name: `types of ${layer}`, command: 'tsc', args: ['-p', layer] })),
  { name: 'lint and format', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
]);
checks.forEach(note);
for (const [layer, file] of boundaries) note(await mustNotCompile(layer, file));
note(await checkMigrations());
note(checkImports());
console.log(
  `Types, import boundaries, lint, format and migrations took ${((Date.now() - started) / 1000).toFixed(1)} s.`,
);

// Once, before the tests: a build in between would take the pages away from the apps that others start.
note(await run({ name: 'build of the pages', command: 'node', args: ['scripts/build.mjs'] }));
const tests = await run({ name: 'unit and HTTP tests', command: 'vitest', args: ['run'], show: true });
if (!tests.ok) failures.push(tests.name);

// For the last lines of `npm test`.
mkdirSync('node_modules/.cache/sayso', { recursive: true });
writeFileSync('node_modules/.cache/sayso/check.json', JSON.stringify(failures));
if (failures.length > 0) {
  console.log(`\nThe check failed: ${failures.join(', ')}.`);
  process.exitCode = 1;
}

/** A boundary file breaks an import rule of its layer and names the expected compiler error. */
async function mustNotCompile(layer, file) {
  const path = `tests/import-boundaries/${layer}/${file}`;
  const expected = /\((TS\d+)\)/.exec(readFileSync(path, 'utf8'))?.[1] ?? 'no error named';
  const result = await run({ name: '', command: 'tsc', args: ['-p', `tests/import-boundaries/${layer}`] });
  const refused = result.output
    .split('\n')
    .some((line) => line.startsWith(path) && line.includes(`error ${expected}:`));
  return {
    name: `${path} must not compile`,
    ok: !result.ok && refused,
    output: `Expected ${expected}. The compiler said:\n${result.output}`,
  };
}
