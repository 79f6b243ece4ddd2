import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Db, rows } from '../db/database.ts';
import { batchSize } from '../db/delete-in-batches.ts';

/** Digests announce many messages and hold nothing of any. */
const isAboutOne = sql`key not like 'feedback digest %' and key not like 'feedback waited %'`;

const keysOf = (which: SQL): SQL => sql`select email_key from feedback where id in (${which})
  union all select email_key from feedback_events where feedback_id in (${which})`;

const idsIn = (ids: readonly number[]): SQL => sql`select unnest(${`{${ids.join(',')}}`}::bigint[])`;

/** Whether sent or not: they name the customer's address. `which` selects ids, found under their owner or code. */
const deletion = (which: SQL): SQL =>
  sql`delete from emails where key in (${keysOf(which)}) and ${isAboutOne} returning 1`;

export const deleteEmailsOf = async (tx: Db, ids: readonly number[]): Promise<number> =>
  (await rows(tx, z.object({}), deletion(idsIn(ids)))).length;

export async function deleteEmailsOfBusinesses(tx: Db, businessIds: SQL): Promise<void> {
  await tx.execute(deletion(sql`select id from feedback where business_id in (${businessIds})`));
}

/** The whole conversation with its emails, which may be newer. */
export async function deleteExpiredFeedback(db: Db, days: number): Promise<void> {
  for (let count = batchSize; count === batchSize; ) {
    const deleted = await rows(
      db,
      z.object({}),
      sql`with old as materialized (select id from feedback where created_at < now() - make_interval(days => ${days})
            limit ${batchSize} for update skip locked),
          unsent as (${deletion(sql`select id from old`)})
          delete from feedback where id in (select id from old) returning 1`,
    );
    count = deleted.length;
  }
}

export const listEmailsOf = (db: Db, ids: readonly number[]) =>
  rows(
    db,
    z.object({ recipient: z.string(), subject: z.string(), state: z.string(), createdAt: z.coerce.date() }),
    sql`select recipient, subject, state, created_at as "createdAt" from emails
        where key in (${keysOf(idsIn(ids))}) and ${isAboutOne} order by id`,
  );
