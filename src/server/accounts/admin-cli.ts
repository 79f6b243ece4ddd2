import { readDatabasePlace } from '../config.ts';
import { askServingProcess } from '../db/control.ts';
import { assertDatabaseIn, FolderInUse } from '../db/embedded.ts';
import { openConfigured } from '../db/open.ts';
import { jsonLog } from '../http/log.ts';
import { runCommand } from '../run-command.ts';
import { type CommandResult, parseAdminCommand, runAdminCommand } from './admin-command.ts';

async function main(words: readonly string[]): Promise<number> {
  const { code, output } = parseAdminCommand(words) ?? (await run(words));
  (code === 0 ? process.stdout : process.stderr).write(`${output}\n`);
  return code;
}

async function run(words: readonly string[]): Promise<CommandResult> {
  const place = readDatabasePlace(process.env);
  if (place.databaseUrl === null) assertDatabaseIn(place.dataDir);
  try {
    const quiet = jsonLog(() => {});
    const database = await openConfigured(place, quiet);
    return await runAdminCommand(database, words).finally(() => database.close());
  } catch (error) {
    const answered = error instanceof FolderInUse ? await askServingProcess(place.dataDir, words) : null;
    if (answered === null) throw error;
    return answered;
  }
}

runCommand(main);
