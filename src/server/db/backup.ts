import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Log } from '../http/context.ts';
import type { Database } from './database.ts';
import type { EmbeddedDatabase } from './embedded.ts';

const processFile = (dataDir: string): string => join(dataDir, 'process-id');

/** Writes a packed database into `backups` of the data folder; it has its name only once it is whole. */
export async function keepBackup(dataDir: string, reason: string, packed: Buffer): Promise<string> {
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const file = join(folder, `${time}-${reason}.tar.gz`);
  const unfinished = openSync(`${file}.unfinished`, 'wx', 0o600);
  writeSync(unfinished, packed);
  fsyncSync(unfinished);
  closeSync(unfinished);
  renameSync(`${file}.unfinished`, file);
  return file;
}

/** Lets `npm run backup` ask this process for a backup while it serves. */
export function packOnSignal(config: Config, database: Database, log: Log): void {
  const isEmbedded = (one: Database): one is EmbeddedDatabase => 'pack' in one;
  if (!isEmbedded(database)) return;
  writeFileSync(processFile(config.dataDir), String(process.pid));
  process.on('exit', () => rmSync(processFile(config.dataDir), { force: true }));
  process.on('SIGUSR2', () => {
    database
      .pack()
      .then((packed) => keepBackup(config.dataDir, 'backup', packed))
      .then((file) => log.info({ file }, 'backup written'))
      .catch((error: unknown) => log.error({ error: String(error) }, 'backup failed'));
  });
}

/** The process that serves a data folder. */
export const servingProcess = (dataDir: string): number => Number(readFileSync(processFile(dataDir), 'utf8'));
