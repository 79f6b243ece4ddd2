import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyDatabase } from '../testing/start-app.ts';
import { buildConcurrentIndexes } from './concurrent-indexes.ts';
import { type Database, selectRows } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';

let database: Database;
beforeEach(async () => {
  database = await emptyDatabase();
});
afterEach(() => database.close());

const tableExists = async (name: string): Promise<boolean> => {
  const rows = await selectRows<{ found: boolean }>(database.db, sql`select to_regclass(${name}) is not null as found`);
  return rows[0]?.found === true;
};

it('applies a migration whole or not at all', async () => {
  const half = {
    number: readMigrations().length + 1,
    name: 'half',
    hash: 'half',
    needs: null,
    statements: ['create table first_half (id integer)', 'create table second_half (id no_such_type)'],
  };
  await expect(migrate(database, [...readMigrations(), half])).rejects.toThrow();
  expect(await tableExists('first_half')).toBe(false);
  const whole = { ...half, statements: ['create table first_half (id integer)'] };
  expect(await migrate(database, [...readMigrations(), whole])).toEqual(['half']);
  expect(await tableExists('first_half')).toBe(true);
});

it('touches no database of another product, also one with a table of the same name', async () => {
  for (const table of ['posts (id integer)', 'schema_migrations (version text)']) {
    const other = await emptyDatabase();
    await other.db.execute(sql`drop schema public cascade`);
    await other.db.execute(sql`create schema public`);
    await other.db.execute(sql.raw(`create table ${table}`));
    await expect(migrate(other)).rejects.toThrow("This database is not empty and not Sayso's. Create one for Sayso.");
    await other.close();
  }
});

it('starts on the newer schema of the next release, until a migration needs that release', async () => {
  const [first, ...others] = readMigrations();
  if (!first) throw new Error('no migrations');
  expect(await migrate(database)).toEqual([]);
  const half = { number: others.length + 2, name: 'half', hash: 'half', needs: null, statements: [] };
  const contract = { ...half, number: half.number + 1, name: 'contract', hash: 'contract', needs: half.number };
  expect(await migrate(database, [first, ...others, half, contract])).toEqual(['half', 'contract']);
  expect(await migrate(database, [first, ...others, half])).toEqual([]);
  await expect(migrate(database)).rejects.toThrow('The database was made by a newer version of this product.');
});

it('version 1.2.0 starts on the tables of this release, until a migration drops what it uses', async () => {
  const older = await emptyDatabase();
  const { db } = older;
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  await migrate(older, readMigrations().slice(0, 27));
  // What 1.2.0 wrote, and reads at its start.
  await db.execute(
    sql`create table schema_migrations as select number, name, hash, applied_at from applied_migrations`,
  );
  await db.execute(sql`drop table applied_migrations`);
  const countKnown = async () =>
    (await selectRows<{ n: number }>(db, sql`select count(*)::int as n from schema_migrations`))[0]?.n;
  expect(await migrate(older)).toEqual(
    readMigrations()
      .slice(27)
      .map(({ name }) => name),
  );
  expect(await countKnown()).toBe(27);
  expect(await migrate(older)).toEqual([]);
  const number = readMigrations().length + 1;
  await migrate(older, [
    ...readMigrations(),
    { number, name: 'contract', hash: 'contract', needs: number, statements: [] },
  ]);
  await expect(countKnown()).rejects.toThrow();
  await older.close();
});

it('rejects a schema that is different', async () => {
  const [first, ...others] = readMigrations();
  if (!first) throw new Error('no migrations');
  await expect(migrate(database, [{ ...first, hash: 'changed' }, ...others, ...others])).rejects.toThrow(
    'Migration 1 is not the one that was applied.',
  );
});

it('builds an index of a large table while others write, and again when a node died meanwhile', async () => {
  const statement = 'create index concurrently "emails_try" on emails (recipient)';
  const one = { number: 0, name: 'index', hash: 'index', needs: null, statements: [statement] };
  const known = await selectRows<{ hash: string }>(
    database.db,
    sql`select hash from applied_migrations order by number`,
  );
  const migrations = known.map(({ hash }, at) => ({ ...one, number: at + 1, hash, statements: [] }));
  await migrate(database, [...migrations, { ...one, number: known.length + 1 }]);
  const isValid = async () =>
    (
      await selectRows<{ valid: boolean }>(
        database.db,
        sql`select indisvalid as valid from pg_index where indexrelid = to_regclass('emails_try')`,
      )
    )[0]?.valid;
  if (database.kind === 'embedded') return expect(await isValid()).toBe(true);
  expect(await isValid()).toBeUndefined();
  // Nodes that begin at the same moment wait for each other.
  await Promise.all(Array.from({ length: 4 }, () => buildConcurrentIndexes(database, [statement])));
  expect(await isValid()).toBe(true);
  await database.db.execute(sql`update pg_index set indisvalid = false where indexrelid = to_regclass('emails_try')`);
  await buildConcurrentIndexes(database, [statement]);
  expect(await isValid()).toBe(true);
});
