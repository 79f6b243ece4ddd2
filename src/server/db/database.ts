import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

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

/** The database's clock plus some seconds: no rule may depend on a node's own clock. */
export const inSeconds = (seconds: number): SQL<Date> => sql<Date>`now() + make_interval(secs => ${seconds})`;
