import type { Config } from '../config.ts';
import type { Log } from '../http/context.ts';
import { keepBackup } from './backup.ts';
import type { Database } from './database.ts';
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts';
import { migrate, readSchemaState } from './migrate.ts';
import { assertDurable, openPostgres } from './postgres.ts';

/** The database that the configuration names, with its schema up to date. */
export async function openConfigured(config: Config, log: Log): Promise<Database> {
  if (config.databaseUrl !== null && !config.allowUnsafeDatabase) await assertDurable(config.databaseUrl);
  const database =
    config.databaseUrl === null
      ? await openFolder(config.dataDir, log)
      : openPostgres({
          url: config.databaseUrl,
          onError: (error) => log.warn({ error: error.message }, 'database connection lost'),
        });
  const applied = await migrate(database);
  if (applied.length > 0) log.info({ applied }, 'schema migrated');
  return database;
}

/** The embedded database; before an upgrade of its schema the folder is packed beside it. */
async function openFolder(dataDir: string, log: Log): Promise<EmbeddedDatabase> {
  const database = await openEmbedded({ dataDir, onDiskFull: stopForRoom });
  const { applied, pending } = await readSchemaState(database);
  if (applied > 0 && pending > 0) {
    const file = await keepBackup(dataDir, `before-migration-${applied + 1}`, await database.pack());
    log.info({ file }, 'packed before the schema changes');
  }
  return database;
}

/** After a full disk the embedded database never answers again; a new start recovers what was acknowledged. */
function stopForRoom(): void {
  process.stderr.write('The disk is full. Nothing that was acknowledged is lost. Make room and start again.\n');
  process.exit(1);
}
