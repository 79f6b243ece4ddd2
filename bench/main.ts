// npm run bench [-- name arguments]: runs one measurement, or all. Each is a file in this folder.
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Every measurement exports this function: it prints its figures and returns whether they meet their targets. */
export type Measure = (args: readonly string[]) => Promise<boolean>;

const names = globSync('*.ts', { cwd: import.meta.dirname })
  .map((file) => basename(file, '.ts'))
  .filter((name) => name !== 'main' && !name.includes('.'))
  .sort();
const [wanted, ...args] = process.argv.slice(2);
if (wanted !== undefined && !names.includes(wanted)) {
  console.error(`There is no measurement "${wanted}". There are: ${names.join(', ')}.`);
  process.exit(1);
}

// Measures a build of the current sources.
execFileSync('node', ['scripts/build.mjs'], { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' });

let good = true;
for (const name of wanted === undefined ? names : [wanted]) {
  console.log(`\n== ${name}`);
  const { measure } = (await import(join(import.meta.dirname, `${name}.ts`))) as { measure: Measure };
  good = (await measure(args)) && good;
}
// Simulated pages still wait to send again what got no answer.
process.exit(good ? 0 : 1);
