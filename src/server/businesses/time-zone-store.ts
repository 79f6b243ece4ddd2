import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Db, rows } from '../db/database.ts';

/** The runtime and the database each have their own list. */
export async function knowsTimeZone(db: Db, name: string): Promise<boolean> {
  const which = sql`select 1 from pg_timezone_names where lower(name) = lower(${name})`;
  return (await rows(db, z.object({}), which)).length > 0;
}
