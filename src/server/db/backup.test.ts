import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepBackup } from './backup.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sayso-backup-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

it('a backup has its name once it is whole, and what a killed process left half is gone', () => {
  mkdirSync(join(dataDir, 'backups'));
  writeFileSync(join(dataDir, 'backups/2026-11-20-backup.tar.gz.unfinished'), 'half');
  const file = keepBackup(dataDir, 'backup', Buffer.from('all of it'));
  expect(readdirSync(join(dataDir, 'backups')).map((name) => join(dataDir, 'backups', name))).toEqual([file]);
});

it('a file that is no backup changes nothing when it is restored', () => {
  mkdirSync(join(dataDir, 'database'));
  writeFileSync(join(dataDir, 'database/precious'), 'kept');
  const junk = join(dataDir, 'junk');
  writeFileSync(junk, 'this is no backup');
  const { status, stderr } = spawnSync('node', ['src/server/db/backup-cli.ts', 'restore', junk], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  expect([status, stderr.startsWith(`${junk} could not be restored, and what was there is as it was: `)]).toEqual([
    1,
    true,
  ]);
  const left = readdirSync(dataDir).filter((name) => !name.startsWith('lock'));
  expect(left.sort()).toEqual(['database', 'junk', 'secret-key']);
  expect(readdirSync(join(dataDir, 'database'))).toEqual(['precious']);
});
