import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { findBreakingStatements } from './breaking-statements.mjs';
import { run } from './run.mjs';

/** Older migrations asked for a stop of all nodes, or changed small tables. */
const firstChecked = 32;

/** Generates the migrations again, compares them with the committed ones, and restores the folder. */
export async function checkMigrations() {
  const name = 'generated migrations unchanged';
  if (!existsSync('drizzle.config.ts')) return { name, ok: false, output: 'There is no drizzle.config.ts.' };
  const [newest, ...older] = globSync('migrations/meta/*_snapshot.json').sort().reverse();
  if (older.length > 0)
    return { name, ok: false, output: `Only ${newest} is compared. Delete the older ones: ${older.join(', ')}` };
  const breaking = globSync('migrations/*.sql')
    .filter((file) => Number(basename(file).slice(0, 4)) >= firstChecked)
    .flatMap((file) => findBreakingStatements(readFileSync(file, 'utf8')).map((found) => `${file} ${found}`));
  if (breaking.length > 0)
    return { name: 'migrations that running nodes survive', ok: false, output: breaking.join('\n') };
  const before = readFolder();
  const generated = await run({ name, command: 'drizzle-kit', args: ['generate', '--config', 'drizzle.config.ts'] });
  const after = readFolder();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  for (const file of changed) restore(file, before.get(file));
  if (!generated.ok) return generated;
  const output = changed.map((file) => `${file}\n${after.get(file) ?? '(gone)'}`).join('\n');
  return {
    name,
    ok: changed.length === 0,
    output: `Run \`npm run migrations\`, read and commit the result with the newest snapshot alone:\n${output}`,
  };
}

function readFolder() {
  const files = globSync('migrations/**').filter((file) => statSync(file).isFile());
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

function restore(file, content) {
  if (content === undefined) return rmSync(file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
