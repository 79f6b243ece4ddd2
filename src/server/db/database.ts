import { createHash } from 'node:crypto';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { databaseCode } from './errors.ts';

export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  transact<Result>(work: (tx: Db) => Promise<Result>): Promise<Result>;
  pool?(): { readonly busy: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

export async function selectRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const answer = (await db.execute(statement)) as unknown as { rows: Row[] };
  return answer.rows;
}

/** A bigint column in a raw statement: `pg` returns a string, PGlite a number. */
export const bigint = z.coerce.number();

export async function rows<Schema extends z.ZodMiniType>(
  db: Db,
  schema: Schema,
  statement: SQL,
): Promise<z.output<Schema>[]> {
  return z.parse(z.array(schema), await selectRows(db, statement));
}

interface Client {
  query(
    statement: string | { name: string; text: string; values: unknown[] },
    values?: unknown[],
  ): Promise<{ rows: unknown[] }>;
}

export async function selectPrepared<Row>(db: Db, name: string, text: string, values: unknown[]): Promise<Row[]> {
  const { $client: client } = db as unknown as { $client: Client };
  if (isPooled || !('connect' in client)) return (await client.query(text, values)).rows as Row[];
  const isInTransaction = !('totalCount' in client);
  try {
    // Nodes of two releases may share a connection of a pooler.
    const unique = `${name} ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
    return (await client.query({ name: unique, text, values })).rows as Row[];
  } catch (error) {
    if (!noticePooler(error) || isInTransaction) throw error;
    return (await client.query(text, values)).rows as Row[];
  }
}

/** A pooler gave statements of one client to another connection, where their names mean nothing. */
let isPooled = false;

/** Returns whether a named statement failed for that reason. From then on, statements have no names. */
export function noticePooler(error: unknown): boolean {
  const isLost = ['26000', '42P05'].includes(databaseCode(error) ?? '');
  isPooled ||= isLost;
  return isLost;
}

/** In ISO 8601 with milliseconds, as JavaScript writes it. */
export const isoInstant = (column: SQL | AnyColumn): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Uses the database's clock, because a node's clock may be wrong. */
export const inSeconds = (seconds: number): SQL<Date> => sql<Date>`now() + make_interval(secs => ${seconds})`;
