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
    if (!(await hasMigrationsTable(tx))) {
      await tx.execute(
        sql`create table schema_migrations
            (number integer primary key, name text not null, hash text not null, applied_at timestamptz not null default now())`,
      );
    }
    const applied = await rows(
      tx,
      z.object({ number: z.number(), hash: z.string(), needs: z.nullable(z.number()) }),
      // Before version 1.3 the column is missing, and such a release runs with its own tables alone.
      sql`select number, hash, (to_jsonb(m) ->> 'needs')::int as needs from schema_migrations m order by number`,
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
    if (pending.length > 0) await tx.execute(sql`alter table schema_migrations add column if not exists needs integer`);
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
      await tx.execute(
        sql`insert into schema_migrations (number, name, hash, needs)
            values (${migration.number}, ${migration.name}, ${migration.hash}, ${needs})`,
      );
    }
    return pending.map((migration) => migration.name);
  });
}

/** Other products have a table `schema_migrations` too, without a hash. */
async function assertOurs(tx: Db): Promise<void> {
  const [found] = await rows(
    tx,
    z.object({ isForeign: z.boolean() }),
    sql`select exists (select from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
            and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e'))
          and not exists (select from pg_attribute a
            where a.attrelid = to_regclass('schema_migrations') and a.attname = 'hash') as "isForeign"`,
  );
  if (found?.isForeign) throw new ConfigError("This database is not empty and not Sayso's. Create one for Sayso.");
}

export async function readSchemaState(database: Database): Promise<{ applied: number; pending: number }> {
  const [row] = (await hasMigrationsTable(database.db))
    ? await rows(
        database.db,
        z.object({ applied: z.number() }),
        sql`select count(*)::int as applied from schema_migrations`,
      )
    : [];
  const applied = row?.applied ?? 0;
  return { applied, pending: Math.max(0, readMigrations().length - applied) };
}

export async function readAppliedMigrations(db: Db): Promise<{ name: string; hash: string }[]> {
  const applied = z.object({ name: z.string(), hash: z.string() });
  return rows(db, applied, sql`select name, hash from schema_migrations order by number`);
}

async function hasMigrationsTable(db: Db): Promise<boolean> {
  const [table] = await rows(
    db,
    z.object({ exists: z.boolean() }),
    sql`select to_regclass('schema_migrations') is not null as exists`,
  );
  return table?.exists === true;
}
