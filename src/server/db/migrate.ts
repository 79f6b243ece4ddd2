import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ConfigError } from '../config/read-environment.ts';
import { isConcurrentIndex, withoutConcurrency } from './concurrent-indexes.ts';
import { type Database, type Db, rows } from './database.ts';

const folder = join(import.meta.dirname, '../../../migrations');
const advisoryLock = 7_264_001;

interface Migration {
  readonly number: number;
  readonly name: string;
  readonly hash: string;
  readonly statements: readonly string[];
  /** The number of migrations that a release must know to run with this one. `null`: it runs with any that ran before. */
  readonly needs: number | null;
}

export function readMigrations(): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { idx: number; tag: string }[];
  };
  return journal.entries.map(({ idx, tag }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    return {
      number: idx + 1,
      name: tag,
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text.split('--> statement-breakpoint').map((statement) => statement.trim()),
      needs: Number(/^-- needs: (\d+)$/m.exec(text)?.[1] ?? 0) || null,
    };
  });
}

export function migrate(database: Database, migrations: readonly Migration[] = readMigrations()): Promise<string[]> {
  return database.transact(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    if (database.kind === 'postgres') await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
    await assertOurs(tx);
    // A role that may not create tables can start on an up-to-date schema.
    if ((await findTable(tx)) !== migrationTables[0]) await createTable(tx);
    const applied = await rows(
      tx,
      z.object({ number: z.number(), hash: z.string(), needs: z.nullable(z.number()) }),
      sql`select number, hash, needs from applied_migrations order by number`,
    );
    let needs = Math.max(0, ...applied.map((row) => row.needs ?? row.number));
    if (applied.length > migrations.length && needs > migrations.length) {
      throw new Error(
        'The database was made by a newer version of this product. Start that version, or restore a backup.',
      );
    }
    for (const [index, { hash }] of migrations.entries()) {
      const row = applied[index];
      if (row && row.hash !== hash) throw new Error(`Migration ${row.number} is not the one that was applied.`);
    }
    const pending = migrations.slice(applied.length);
    const isNew = applied.length === 0;
    // Most writes of running nodes begin with a business: with it locked first, none waits for us while we wait for it.
    if (pending.length > 0 && !isNew && database.kind === 'postgres')
      await tx.execute(sql`lock table businesses in access exclusive mode`);
    for (const migration of pending) {
      for (const statement of migration.statements) {
        if (isNew || database.kind === 'embedded') await tx.execute(sql.raw(withoutConcurrency(statement)));
        else if (!isConcurrentIndex(statement)) await tx.execute(sql.raw(statement));
      }
      needs = Math.max(needs, migration.needs ?? 0);
      // From then on, version 1.2.0 may not start.
      if (migration.needs) await tx.execute(sql`drop table if exists schema_migrations`);
      await tx.execute(
        sql`insert into applied_migrations (number, name, hash, needs)
            values (${migration.number}, ${migration.name}, ${migration.hash}, ${needs})`,
      );
    }
    return pending.map((migration) => migration.name);
  });
}

/** The second is the table of version 1.2.0, which does not start when it names later migrations. */
export const migrationTables = ['applied_migrations', 'schema_migrations'] as const;

async function createTable(tx: Db): Promise<void> {
  const older = await findTable(tx);
  await tx.execute(
    sql`create table applied_migrations
        (number integer primary key, name text not null, hash text not null, needs integer, applied_at timestamptz not null default now())`,
  );
  // Version 1.2.0 stores no `needs`, and runs with its own tables alone.
  if (older)
    await tx.execute(
      sql`insert into applied_migrations select number, name, hash, (to_jsonb(m) ->> 'needs')::int, applied_at from schema_migrations m`,
    );
}

/** Other products have a table `schema_migrations` too, without a hash. */
async function assertOurs(tx: Db): Promise<void> {
  const [found] = await rows(
    tx,
    z.object({ isForeign: z.boolean() }),
    sql`select exists (select from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
            and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e'))
          and not exists (select from pg_attribute a
            where a.attrelid in (to_regclass('applied_migrations'), to_regclass('schema_migrations')) and a.attname = 'hash') as "isForeign"`,
  );
  if (found?.isForeign) throw new ConfigError("This database is not empty and not Sayso's. Create one for Sayso.");
}

export async function readSchemaState(database: Database): Promise<{ applied: number; pending: number }> {
  const applied = (await readAppliedMigrations(database.db)).length;
  return { applied, pending: Math.max(0, readMigrations().length - applied) };
}

export async function readAppliedMigrations(db: Db): Promise<{ name: string; hash: string }[]> {
  const table = await findTable(db);
  if (!table) return [];
  const applied = z.object({ name: z.string(), hash: z.string() });
  return rows(db, applied, sql`select name, hash from ${sql.identifier(table)} order by number`);
}

async function findTable(db: Db): Promise<(typeof migrationTables)[number] | undefined> {
  const [newer, older] = migrationTables;
  const [found] = await rows(
    db,
    z.object({ hasNewer: z.boolean(), hasOlder: z.boolean() }),
    sql`select to_regclass(${newer}) is not null as "hasNewer", to_regclass(${older}) is not null as "hasOlder"`,
  );
  if (found?.hasNewer) return newer;
  return found?.hasOlder ? older : undefined;
}
