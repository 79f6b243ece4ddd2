import type { Place } from '../config/config.ts';
import { ConfigError } from '../config/read-environment.ts';
import type { Log } from '../log.ts';
import { buildConcurrentIndexes } from './concurrent-indexes.ts';
import type { Database } from './database.ts';
import type { EmbeddedDatabase } from './embedded.ts';
import { copyEmptyDatabase } from './empty-database.ts';
import { databaseCode } from './errors.ts';
import { keepBackup } from './keep-backup.ts';
import { migrate, readMigrations, readSchemaState } from './migrate.ts';
import { missingRight } from './missing-right.ts';
import { assertUsable, openPostgres, type PostgresOptions } from './postgres.ts';

export async function openConfigured(config: Place, log: Log): Promise<Database> {
  if (config.databaseUrl !== null) await assertUsable(config.databaseUrl, config.allowUnsafeDatabase);
  const tell = (applied: readonly string[]) => applied.length > 0 && log.info({ applied }, 'schema migrated');
  if (config.databaseUrl === null) {
    const database = await openFolder(config.dataDir, log);
    tell(await migrate(database));
    return database;
  }
  const options = {
    url: config.databaseUrl,
    onError: (error: Error) => log.warn({ error: error.message }, 'database connection lost'),
  };
  tell(await migrateServer(options));
  return openPostgres(options);
}

/** The second: no schema of the search path may be used, so that none is chosen. */
const missingRightCodes = new Set(['42501', '3F000']);

/** Without timeouts: indexes of a large table take minutes, and another node may be migrating already. */
export async function migrateServer(options: PostgresOptions): Promise<string[]> {
  const patient = openPostgres({ ...options, connections: 1, patient: true });
  try {
    const applied = await migrateBesideWrites(patient);
    await buildConcurrentIndexes(
      patient,
      readMigrations().flatMap(({ statements }) => statements),
    );
    return applied;
  } catch (error) {
    const isRightMissing = missingRightCodes.has(databaseCode(error) ?? '');
    throw isRightMissing ? new ConfigError(await missingRight(patient.db)) : error;
  } finally {
    await patient.close();
  }
}

/** Writes of other nodes and the changes of tables can wait for each other. Then nothing has changed, and it is tried again. */
async function migrateBesideWrites(database: Database, tries = 10): Promise<string[]> {
  try {
    return await migrate(database);
  } catch (error) {
    if (databaseCode(error) !== '40P01' || tries === 1) throw error;
    return migrateBesideWrites(database, tries - 1);
  }
}

async function openFolder(dataDir: string, log: Log): Promise<EmbeddedDatabase> {
  // Not loaded beside PostgreSQL.
  const { openEmbedded } = await import('./embedded.ts');
  const database = await openEmbedded({ dataDir, fill: copyEmptyDatabase, onDiskFull: stopForSpace });
  const { applied, pending } = await readSchemaState(database);
  if (applied > 0 && pending > 0) {
    const file = keepBackup(dataDir, `before-migration-${applied + 1}`, await database.pack());
    log.info({ file }, 'packed before the schema changes');
  }
  return database;
}

/** PGlite does not answer after a full disk; a restart recovers everything that was acknowledged. */
function stopForSpace(): void {
  process.stderr.write('The disk is full. Nothing that was acknowledged is lost. Make room and start again.\n');
  process.exit(1);
}
