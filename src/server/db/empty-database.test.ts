import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('copies more files than the process may open', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-empty-'));
  const [built, target] = [join(folder, 'built'), join(folder, 'data')];
  for (const made of [join(built, 'database'), target]) mkdirSync(made, { recursive: true });
  for (let file = 0; file < 400; file += 1) writeFileSync(join(built, 'database', String(file)), 'page');
  const script = `import('./src/server/db/empty-database.ts')
    .then(({ copyEmptyDatabase }) => copyEmptyDatabase(process.argv[1], process.argv[2]))`;
  const limited = ['-c', 'ulimit -n 200 && exec node -e "$0" "$1" "$2"', script, target, built];
  const { status, stderr } = spawnSync('sh', limited, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(readdirSync(target).length).toBe(400);
  rmSync(folder, { recursive: true });
});
