import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './data-folder.ts';
import { openEmbedded } from './embedded.ts';
import { keepBackup } from './keep-backup.ts';

let top: string;
let dataDir: string;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'sayso-backup-'));
  dataDir = top;
});
afterEach(() => {
  rmSync(top, { recursive: true, force: true });
});

function command(...words: string[]): [number | null, string] {
  const { status, stdout, stderr } = spawnSync('node', ['src/server/backup-cli.ts', ...words], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  return [status, stdout + stderr];
}

it('a backup gets its name when it is complete, and leftovers of a killed process are removed', () => {
  mkdirSync(join(dataDir, 'backups'));
  writeFileSync(join(dataDir, 'backups/2026-11-20-backup.tar.gz.unfinished'), 'half');
  const file = keepBackup(dataDir, 'backup', Buffer.from('all of it'));
  expect(readdirSync(join(dataDir, 'backups')).map((name) => join(dataDir, 'backups', name))).toEqual([file]);
});

it('restoring a file that is not a backup changes nothing', () => {
  mkdirSync(join(dataDir, 'database'));
  writeFileSync(join(dataDir, 'database/precious'), 'kept');
  const junk = join(dataDir, 'junk');
  writeFileSync(junk, 'this is no backup');
  const [status, said] = command('restore', junk);
  expect([status, said.startsWith(`${junk} could not be restored, and what was there is as it was: `)]).toEqual([
    1,
    true,
  ]);
  const left = readdirSync(dataDir).filter((name) => !name.startsWith('lock'));
  expect(left.sort()).toEqual(['database', 'junk']);
  expect(readdirSync(join(dataDir, 'database'))).toEqual(['precious']);
});

it('a backup of a newer version is not restored', async () => {
  const database = await openEmbedded({ dataDir: null, onDiskFull: () => {} });
  await database.db.execute(
    sql`create table applied_migrations as select number, '' as name, '' as hash from generate_series(1, 999) as number`,
  );
  const newer = join(dataDir, 'newer.tar.gz');
  writeFileSync(newer, await database.pack());
  await database.close();
  expect(command('restore', newer)).toEqual([
    1,
    `${newer} could not be restored, and what was there is as it was: It was made by a newer version of this product. Install that version first.\n`,
  ]);
  expect(existsSync(join(dataDir, 'database'))).toBe(false);
});

it('failures to back up or restore are explained, and create nothing', () => {
  const nothing = join(dataDir, 'nothing');
  expect(command('restore', nothing)).toEqual([1, `There is no file ${nothing}.\n`]);
  dataDir = join(dataDir, 'mistyped');
  expect(command('backup')).toEqual([
    1,
    `There is no database in ${dataDir}. Run this with the DATA_DIR, or the DATABASE_URL, that the product is started with.\n`,
  ]);
  expect(existsSync(dataDir)).toBe(false);
});

it('does not signal a process for a backup while another command holds the folder', () => {
  mkdirSync(join(dataDir, 'database'));
  writeFileSync(join(dataDir, 'database/PG_VERSION'), '17');
  const release = lockFolder(dataDir);
  const refused = [
    1,
    `${dataDir} is in use by another command, or the product is just starting. Try again in a moment.\n`,
  ];
  expect(command('backup')).toEqual(refused);
  // As when the process file is being written.
  writeFileSync(join(dataDir, 'process-id'), '');
  expect(command('backup')).toEqual(refused);
  release();
});
