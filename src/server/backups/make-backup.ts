import { execFile } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { rootCauseMessage } from '../db/errors.ts';
import { backupName, writeBackup } from './backup-file.ts';
import { copyBackup } from './copies.ts';
import { countRows } from './dump.ts';
import { selectExpired } from './retention.ts';
import type { LastBackup } from './state.ts';

export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

export async function makeBackup(
  { dataDir, backup }: Pick<Config, 'dataDir' | 'backup'>,
  database: Database,
  now = new Date(),
): Promise<LastBackup> {
  const folder = backupFolder(dataDir);
  const { file, rows } = await writeVerified(database, folder, now);
  const expired = selectExpired(readdirSync(folder));
  for (const name of expired) rmSync(join(folder, name), { force: true });
  const isCopied = await copyBackup(file, backup, expired);
  return { at: now.toISOString(), file: basename(file), rows, isCopied };
}

/** For an operator who asks for one. */
export async function writeAndCopy(
  { dataDir, backup }: Pick<Config, 'dataDir' | 'backup'>,
  database: Database,
): Promise<string> {
  const { file, rows } = await writeVerified(database, backupFolder(dataDir), new Date());
  const written = `Written: ${file} (${rows} rows)`;
  const isCopied = await copyBackup(file, backup).catch((error: unknown) => {
    throw new Error(`${written}\nNot copied to BACKUP_TO: ${rootCauseMessage(error)}`);
  });
  return isCopied ? `${written}\nCopied to BACKUP_TO${backup.key === null ? '' : ', encrypted'}.` : written;
}

async function writeVerified(database: Database, folder: string, now: Date): Promise<{ file: string; rows: number }> {
  const { file, contents } = await writeBackup(database, folder, backupName(now));
  const rows = countRows(contents);
  try {
    const verified = await verify(file);
    if (verified !== rows) throw new Error(`The backup has ${verified} rows instead of ${rows}.`);
    return { file, rows };
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

/** In a process of its own, which takes its memory with it. */
async function verify(file: string): Promise<number> {
  const script = resolve(import.meta.dirname, 'verify-cli.ts');
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [script, file, dirname(file)], {
    env: { PATH: process.env.PATH ?? '' },
  }).catch(({ stdout, signal, code }: { stdout?: string; signal?: string; code?: number }) => {
    throw new Error(`The backup cannot be opened: ${stdout?.trim() || `its check ended with ${signal ?? code}.`}`);
  });
  return Number(stdout);
}
