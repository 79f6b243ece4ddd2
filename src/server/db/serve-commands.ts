import { rmSync, writeFileSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import type { Log } from '../log.ts';
import { answerCommands, type CommandResult } from './control.ts';
import { processFile } from './data-folder.ts';
import type { Database } from './database.ts';
import { rootCauseMessage } from './errors.ts';

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
