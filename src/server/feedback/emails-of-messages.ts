import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Db, rows } from '../db/database.ts';

/** Digests announce many messages and hold nothing of any. */
const isAboutOne = sql`key not like 'feedback digest %' and key not like 'feedback waited %'`;

const keysOf = (ids: readonly number[]): SQL => {
  const wanted = sql`any(${`{${ids.join(',')}}`}::bigint[])`;
  return sql`select email_key from feedback where id = ${wanted} and email_key is not null
    union all select email_key from feedback_events where feedback_id = ${wanted} and email_key is not null`;
};

/** Whether sent or not: they name the customer's address. Only for messages that were found under their owner or code. */
export async function deleteEmailsOf(tx: Db, ids: readonly number[]): Promise<number> {
  const gone = await rows(
    tx,
    z.object({}),
    sql`delete from emails where key in (${keysOf(ids)}) and ${isAboutOne} returning 1`,
  );
  return gone.length;
}

export const listEmailsOf = (db: Db, ids: readonly number[]) =>
  rows(
    db,
    z.object({ recipient: z.string(), subject: z.string(), state: z.string(), createdAt: z.coerce.date() }),
    sql`select recipient, subject, state, created_at as "createdAt" from emails
        where key in (${keysOf(ids)}) and ${isAboutOne} order by id`,
  );
