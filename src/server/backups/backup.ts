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
import type { CommandResult } from '../accounts/admin-command.ts';
import type { Config } from '../config/config.ts';
import { answerCommands } from '../db/control.ts';
import type { Database } from '../db/database.ts';
import { processFile } from '../db/embedded.ts';
import { rootCauseMessage } from '../db/errors.ts';
import type { Log } from '../http/context.ts';

export function keepBackup(dataDir: string, reason: string, packed: Uint8Array): string {
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const left of globSync('*.unfinished', { cwd: folder })) rmSync(join(folder, left));
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const file = join(folder, `${time}-${reason}.tar.gz`);
  const unfinished = `${file}.unfinished`;
  try {
    const handle = openSync(unfinished, 'wx', 0o600);
    // On a full disk `writeSync` writes a part and reports success.
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

export function serveCommands(
  { dataDir }: Pick<Config, 'dataDir'>,
  { kind }: Database,
  log: Log,
  runCommand: (words: readonly string[]) => Promise<CommandResult>,
): void {
  if (kind !== 'embedded') return;
  writeFileSync(processFile(dataDir), String(process.pid), { mode: 0o600 });
  process.on('exit', () => rmSync(processFile(dataDir), { force: true }));
  const run = (words: readonly string[]): Promise<CommandResult> =>
    runCommand(words).catch((error: unknown) => {
      log.error({ command: words[0], error: rootCauseMessage(error) }, 'command failed');
      return { code: 1, output: rootCauseMessage(error) };
    });
  process.on('SIGUSR2', () => void answerCommands(dataDir, run));
}

/** Null when a command holds the folder, or Sayso is just starting. */
export function servingProcess(dataDir: string): number | null {
  const file = processFile(dataDir);
  // An empty file would become 0, which means every process of this group.
  const id = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return Number.isInteger(id) && id > 0 ? id : null;
}
