import { randomUUID } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processFile } from './data-folder.ts';

// One process opens the database, so commands are files in its folder, where only its user can write, and a signal.
const requests = 'command-*.request';
const patienceMs = 20_000;
const backupPatienceMs = 300_000;

export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** `null` if a command holds the folder, or Sayso is just starting. */
export function servingProcess(dataDir: string): number | null {
  const file = processFile(dataDir);
  // An empty file would become 0, which means every process of this group.
  const id = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return Number.isInteger(id) && id > 0 ? id : null;
}

function writeWhole(file: string, content: unknown): void {
  writeFileSync(`${file}.unfinished`, JSON.stringify(content), { mode: 0o600 });
  renameSync(`${file}.unfinished`, file);
}

export async function askServingProcess(dataDir: string, words: readonly string[]): Promise<CommandResult | null> {
  const serving = servingProcess(dataDir);
  if (serving === null) return null;
  const name = join(dataDir, `command-${randomUUID()}`);
  writeWhole(`${name}.request`, words);
  try {
    process.kill(serving, 'SIGUSR2');
    const patience = words[0] === 'backup' ? backupPatienceMs : patienceMs;
    for (const end = Date.now() + patience; Date.now() < end; await sleep(50)) {
      if (existsSync(`${name}.answer`)) return JSON.parse(readFileSync(`${name}.answer`, 'utf8')) as CommandResult;
      if (!runs(serving)) throw new Error('The running Sayso ended before it answered. Its log says why.');
    }
    throw new Error(`The running Sayso did not answer within ${patience / 1000} seconds. Its log says why.`);
  } finally {
    for (const end of ['request', 'answer']) rmSync(`${name}.${end}`, { force: true });
  }
}

function runs(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

export async function answerCommands(
  dataDir: string,
  run: (words: readonly string[]) => Promise<CommandResult>,
): Promise<boolean> {
  const waiting = globSync(requests, { cwd: dataDir }).map((file) => join(dataDir, file));
  for (const file of waiting) {
    const words = JSON.parse(readFileSync(file, 'utf8')) as string[];
    rmSync(file);
    writeWhole(file.replace(/request$/, 'answer'), await run(words));
  }
  return waiting.length > 0;
}
