import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Db, rows } from '../db/database.ts';
import { migrationTables } from '../db/migrate.ts';

/** Tables are listed in an order in which no row refers to a later table. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns of the primary key, as terms of an ORDER BY that is the same on every server. */
  readonly order: string;
  readonly identity: string | null;
}

const described = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  key: z.array(z.string()),
  identity: z.nullable(z.string()),
  refers: z.array(z.string()),
});

export async function listTables(db: Db): Promise<Table[]> {
  const found = await rows(
    db,
    described,
    sql`select c.relname as name,
          (select json_agg(a.attname order by a.attnum) from pg_attribute a
           where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
          (select json_agg(case when a.atttypid = 'text'::regtype then quote_ident(a.attname) || ' collate "C"'
                           else quote_ident(a.attname) end order by array_position(i.indkey::int[], a.attnum::int))
           from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
           where i.indrelid = c.oid and i.indisprimary) as key,
          (select a.attname from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '') as identity,
          coalesce((select json_agg(distinct r.relname) from pg_constraint f join pg_class r on r.oid = f.confrelid
           where f.conrelid = c.oid and f.contype = 'f' and r.oid <> c.oid), '[]') as refers
        from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
          and c.relname not in ${migrationTables} order by c.relname`,
  );
  const sorted: typeof found = [];
  while (sorted.length < found.length) {
    const done = new Set(sorted.map(({ name }) => name));
    const next = found.filter(({ name, refers }) => !done.has(name) && refers.every((one) => done.has(one)));
    if (next.length === 0) throw new Error('The tables refer to each other in a circle.');
    sorted.push(...next);
  }
  return sorted.map(({ name, columns, key, identity }) => ({ name, columns, order: key.join(', '), identity }));
}

const batchSize = 200;
const line = z.object({ line: z.string() });

/** Needs a transaction. */
export async function* readTable(tx: Db, { name, columns, order }: Table): AsyncGenerator<string> {
  const listed = columns.map((column) => `"${column}"`).join(', ');
  await tx.execute(sql`set local timezone = 'UTC'`);
  await tx.execute(
    sql.raw(`declare reading no scroll cursor for
      select row_to_json(r)::text as line from (select ${listed} from "${name}" order by ${order}) r`),
  );
  for (;;) {
    const batch = await rows(tx, line, sql.raw(`fetch ${batchSize} from reading`));
    for (const one of batch) yield one.line;
    if (batch.length < batchSize) break;
  }
  await tx.execute(sql`close reading`);
}

export async function writeRows(tx: Db, { name, columns }: Table, lines: readonly string[]): Promise<void> {
  const listed = columns.map((column) => `"${column}"`).join(', ');
  const target = sql.raw(
    `insert into "${name}" (${listed}) overriding system value select ${listed} from json_populate_recordset(null::"${name}", `,
  );
  await tx.execute(sql`${target}${`[${lines.join(',')}]`}::json)`);
}

/** Triggers count rows; the counts are copied like all other rows. */
export async function withoutTriggers(tx: Db, tables: readonly Table[], work: () => Promise<void>): Promise<void> {
  for (const { name } of tables) await tx.execute(sql.raw(`alter table "${name}" disable trigger user`));
  await work();
  for (const { name } of tables) await tx.execute(sql.raw(`alter table "${name}" enable trigger user`));
}

export async function continueIdentity(tx: Db, { name, identity }: Table): Promise<void> {
  if (identity === null) return;
  await tx.execute(
    sql.raw(
      `select setval(pg_get_serial_sequence('"${name}"', '${identity}'), greatest(coalesce(max("${identity}"), 0) + 1, nextval(pg_get_serial_sequence('"${name}"', '${identity}'))), false) from "${name}"`,
    ),
  );
}
