import { type Place, readAdminPlace } from '../config/config.ts';
import { acceptedSecretKey } from '../config/configured-secret-key.ts';
import { assertAlone } from '../db/assert-alone.ts';
import { askServingProcess, type CommandResult } from '../db/control.ts';
import { assertDatabaseIn, FolderInUse } from '../db/data-folder.ts';
import type { Database } from '../db/database.ts';
import { openConfigured } from '../db/open.ts';
import { acceptSecretKey } from '../db/secret-fingerprint.ts';
import { jsonLog } from '../http/log.ts';
import { runCommand } from '../run-command.ts';
import { acceptKey, parseAdminCommand, runAdminCommand } from './admin-command.ts';

async function main(words: readonly string[]): Promise<number> {
  const { code, output } = parseAdminCommand(words) ?? (await run(words));
  (code === 0 ? process.stdout : process.stderr).write(`${output}\n`);
  return code;
}

async function run(words: readonly string[]): Promise<CommandResult> {
  const place = readAdminPlace(process.env);
  if (place.databaseUrl === null) assertDatabaseIn(place.dataDir);
  try {
    const quiet = jsonLog(() => {});
    const database = await openConfigured(place, quiet);
    const work = words[0] === acceptKey ? accept(place, database) : runAdminCommand(place, database, words);
    return await work.finally(() => database.close());
  } catch (error) {
    const mayAsk = error instanceof FolderInUse && words[0] !== acceptKey;
    const answered = mayAsk ? await askServingProcess(place.dataDir, words) : null;
    if (answered === null) throw error;
    return answered;
  }
}

async function accept(place: Place, { kind, db }: Database): Promise<CommandResult> {
  if (kind === 'postgres') await assertAlone(db);
  await acceptSecretKey(db, acceptedSecretKey(process.env, place));
  return { code: 0, output: 'The SECRET_KEY that this command was run with is accepted. Give every node the same.' };
}

runCommand(main);
