import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Db } from '../db/database.ts';
import { databaseCode, rootCauseMessage } from '../db/errors.ts';
import { migrate, readAppliedMigrations, readMigrations } from '../db/migrate.ts';
import { continueIdentity, listTables, readTable, type Table, withoutTriggers, writeRows } from './table-rows.ts';

export type Contents = Readonly<Record<string, { readonly rows: number; readonly sha256: string }>>;

export const countRows = (contents: Contents): number =>
  Object.values(contents).reduce((sum, { rows }) => sum + rows, 0);

interface Head {
  readonly format: 'sayso 1';
  readonly migrations: readonly { readonly name: string; readonly hash: string }[];
}

/** Lines: the head, for each table `table NAME` and its rows, then the contents; all from one moment. */
export async function dump(database: Database, write: (line: string) => Promise<void>): Promise<Contents> {
  return database.transact(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    await tx.execute(sql`set local statement_timeout = 0`);
    const head: Head = { format: 'sayso 1', migrations: await readAppliedMigrations(tx) };
    await write(`head ${JSON.stringify(head)}`);
    const contents = await readContents(tx, await listTables(tx), write);
    await write(`end ${JSON.stringify(contents)}`);
    return contents;
  });
}

async function readContents(
  tx: Db,
  tables: readonly Table[],
  write?: (line: string) => Promise<void>,
): Promise<Contents> {
  const contents: Record<string, Contents[string]> = {};
  for (const table of tables) {
    await write?.(`table ${table.name}`);
    const hash = createHash('sha256');
    let rows = 0;
    for await (const line of readTable(tx, table)) {
      hash.update(line).update('\n');
      rows += 1;
      await write?.(line);
    }
    contents[table.name] = { rows, sha256: hash.digest('hex') };
  }
  return contents;
}

function readHead(first: string): Head {
  if (!first.startsWith('head ')) throw new Error('It is not a backup of Sayso.');
  return JSON.parse(first.slice(5)) as Head;
}

/** Tells a dump of this build from one of a database that waits for its upgrade. */
export async function isOfThisBuild(lines: AsyncIterable<string>): Promise<boolean> {
  for await (const first of lines) return readHead(first).migrations.length === readMigrations().length;
  return false;
}

const batchBytes = 1_000_000;

/** The loaded schema is that of the dump; the next start brings it up to date. */
export async function load(
  database: Database,
  lines: AsyncIterable<string>,
  check: (tx: Db) => Promise<void> = async () => {},
): Promise<Contents> {
  const reader = lines[Symbol.asyncIterator]();
  const next = async (): Promise<string> => (await reader.next()).value ?? '';
  const head = readHead(await next());
  const ours = readMigrations();
  if (head.migrations.length > ours.length)
    throw new Error('It was made by a newer version of this product. Install that version first.');
  if (head.migrations.some(({ hash }, index) => ours[index]?.hash !== hash))
    throw new Error('It was made by a version of this product with other migrations.');
  await migrate(database, ours.slice(0, head.migrations.length));
  return database.transact(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const tables = await listTables(tx);
    await assertEmpty(tx, tables);
    let expected: Contents | null = null;
    await withoutTriggers(tx, tables, async () => {
      expected = await fill(tx, tables, next);
    });
    for (const table of tables) await continueIdentity(tx, table);
    const found = await readContents(tx, tables);
    assertEqual(expected, found);
    await check(tx);
    return found;
  });
}

async function fill(tx: Db, tables: readonly Table[], next: () => Promise<string>): Promise<Contents> {
  let table: Table | undefined;
  let batch: string[] = [];
  let bytes = 0;
  const flush = async (): Promise<void> => {
    if (table && batch.length > 0) await writeRows(tx, table, batch).catch(tellNoRow(table));
    batch = [];
    bytes = 0;
  };
  for (;;) {
    const line = await next();
    if (line.startsWith('{')) {
      batch.push(line);
      bytes += line.length;
      if (bytes > batchBytes || batch.length >= 500) await flush();
      continue;
    }
    await flush();
    if (line.startsWith('end ')) return JSON.parse(line.slice(4)) as Contents;
    table = tables.find(({ name }) => `table ${name}` === line);
    if (!table) throw new Error('The backup is incomplete or damaged.');
  }
}

/** PostgreSQL quotes values in what it says about them, and a row may hold a patient's words. */
const tellNoRow =
  ({ name }: Table) =>
  (error: unknown): never => {
    const code = databaseCode(error);
    throw new Error(
      `The rows of ${name} cannot be read: ${code === null ? rootCauseMessage(error) : `SQLSTATE ${code}`}.`,
    );
  };

/** Migrations and the first start write to these; an old schema has the first name. */
const madeAtStart = new Set(['row_changes', 'row_count_deltas', 'installation_facts']);

async function assertEmpty(tx: Db, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    if (madeAtStart.has(name)) {
      await tx.execute(sql.raw(`delete from "${name}"`));
      continue;
    }
    const { rows } = (await tx.execute(sql.raw(`select 1 from "${name}" limit 1`))) as unknown as { rows: unknown[] };
    if (rows.length > 0) throw new Error('The database is not empty. Make a new one for this.');
  }
}

function assertEqual(expected: Contents | null, found: Contents): void {
  const names = new Set([...Object.keys(expected ?? {}), ...Object.keys(found)]);
  for (const name of names) {
    const [wanted, got] = [expected?.[name], found[name]];
    if (wanted?.rows !== got?.rows || wanted?.sha256 !== got?.sha256)
      throw new Error(`The rows of ${name} are not the same: ${wanted?.rows ?? 0} expected, ${got?.rows ?? 0} found.`);
  }
}
