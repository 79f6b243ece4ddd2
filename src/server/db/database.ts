import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';

/** A handle that store functions take first: the database itself, or the transaction that is under way. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  /** Runs `work` in one transaction: all of it is kept, or nothing. */
  transact<Result>(work: (tx: Db) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** The rows of a statement written in SQL; both drivers answer `{ rows }`. */
export async function selectRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const answer = (await db.execute(statement)) as unknown as { rows: Row[] };
  return answer.rows;
}

/** A bigint column in a raw statement: `pg` returns a string, PGlite a number. */
export const bigint = z.coerce.number();

/** The parsed rows of a statement that the query builder cannot express. */
export async function rows<Schema extends z.ZodMiniType>(
  db: Db,
  schema: Schema,
  statement: SQL,
): Promise<z.output<Schema>[]> {
  return z.parse(z.array(schema), await selectRows(db, statement));
}

/** What both drivers' clients have in common. PGlite takes the text, `pg` also a name under which it is kept ready. */
interface Client {
  query(
    statement: string | { name: string; text: string; values: unknown[] },
    values?: unknown[],
  ): Promise<{ rows: unknown[] }>;
}

/**
 * The rows of a statement that runs all the time: PostgreSQL parses and plans it once per connection. `text` is always
 * the same for its name, with `$1` and so on for the values.
 */
export async function selectPrepared<Row>(db: Db, name: string, text: string, values: unknown[]): Promise<Row[]> {
  const { $client: client } = db as unknown as { $client: Client };
  const isEmbedded = !('connect' in client);
  const answer = await (isEmbedded ? client.query(text, values) : client.query({ name, text, values }));
  return answer.rows as Row[];
}

/** The database's clock plus some seconds: no rule may depend on a node's own clock. */
export const inSeconds = (seconds: number): SQL<Date> => sql<Date>`now() + make_interval(secs => ${seconds})`;
