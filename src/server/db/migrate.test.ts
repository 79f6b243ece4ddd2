import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDatabase } from '../testing/start-app.ts';
import { type Database, selectRows } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';

let database: Database;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());

const tableExists = async (name: string): Promise<boolean> => {
  const rows = await selectRows<{ found: boolean }>(database.db, sql`select to_regclass(${name}) is not null as found`);
  return rows[0]?.found === true;
};

it('applies a migration whole or not at all', async () => {
  const half = {
    number: readMigrations().length + 1,
    name: 'half',
    hash: 'half',
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

it('rejects a schema that is newer than the code, or different', async () => {
  await expect(migrate(database)).rejects.toThrow('The database was made by a newer version of this product.');
  const [first, ...others] = readMigrations();
  if (!first) throw new Error('no migrations');
  await expect(migrate(database, [{ ...first, hash: 'changed' }, ...others, ...others])).rejects.toThrow(
    'Migration 1 is not the one that was applied.',
  );
});
