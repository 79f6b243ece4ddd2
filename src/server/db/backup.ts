import {
  closeSync,
  existsSync,
  fsyncSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Log } from '../http/context.ts';
import type { Database } from './database.ts';
import { type EmbeddedDatabase, processFile } from './embedded.ts';
import { rootCauseMessage } from './errors.ts';

/** Writes a packed database into `backups` of the data folder; it has its name only once it is whole. */
export function keepBackup(dataDir: string, reason: string, packed: Uint8Array): string {
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // What a process that was killed left half.
  for (const left of globSync('*.unfinished', { cwd: folder })) rmSync(join(folder, left));
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const file = join(folder, `${time}-${reason}.tar.gz`);
  const unfinished = `${file}.unfinished`;
  try {
    const handle = openSync(unfinished, 'wx', 0o600);
    // Not `writeSync`, which stops at a full disk and calls that a success.
    writeFileSync(handle, packed);
    fsyncSync(handle);
    closeSync(handle);
    renameSync(unfinished, file);
    return file;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new Error(`The backup could not be written: ${error instanceof Error ? error.message : error}`);
  }
}

/** Lets `npm run backup` ask this process for a backup while it serves. */
export function packOnSignal(config: Config, database: Database, log: Log): void {
  const isEmbedded = (one: Database): one is EmbeddedDatabase => 'pack' in one;
  if (!isEmbedded(database)) return;
  writeFileSync(processFile(config.dataDir), String(process.pid), { mode: 0o600 });
  process.on('exit', () => rmSync(processFile(config.dataDir), { force: true }));
  process.on('SIGUSR2', () => {
    database
      .pack()
      .then((packed) => keepBackup(config.dataDir, 'backup', packed))
      .then((file) => log.info({ file }, 'backup written'))
      .catch((error: unknown) => log.error({ error: rootCauseMessage(error) }, 'backup failed'));
  });
}

/** The process that serves a data folder; null where a command has it, or a product that is starting. */
export function servingProcess(dataDir: string): number | null {
  const file = processFile(dataDir);
  // An empty one would be read as 0, which means every process of ours.
  const id = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return Number.isInteger(id) && id > 0 ? id : null;
}
