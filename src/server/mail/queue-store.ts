import { desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { maskEmail } from '../../contract/invitations/mask-email.ts';
import { type Db, rows } from '../db/database.ts';
import { isToCustomer } from './kinds.ts';
import { emails } from './tables.ts';

export const lastSent = sql`coalesce((select max(sent_at) from emails where state = 'sent'), '-infinity')`;
const failingHours = 1;

/** Since when the mail server has failed every email; null once it took one, or before an hour has passed. */
export async function findFailingSince(db: Db): Promise<Date | null> {
  const [row] = await rows(
    db,
    z.object({ since: z.nullable(z.coerce.date()) }),
    sql`select min(server_failed_at) as since from emails where state = 'waiting' and server_failed_at > ${lastSent}
          and server_failed_at < now() - make_interval(hours => ${failingHours})`,
  );
  return row?.since ?? null;
}

export const listDevMailbox = (db: Db) =>
  db.select().from(emails).where(eq(emails.state, 'kept')).orderBy(desc(emails.id)).limit(100);

const alertMs = 7 * 24 * 3_600_000;

export async function readStuckEmails(db: Db) {
  const [waiting] = await rows(
    db,
    z.object({ n: z.number(), isLate: z.boolean(), reason: z.nullable(z.string()) }),
    sql`select count(*)::int as n, coalesce(min(created_at) < now() - interval '10 minutes', false) as "isLate",
          (array_agg(last_error order by id desc) filter (where last_error is not null))[1] as reason
        from emails where state = 'waiting'`,
  );
  const failed = await db.select().from(emails).where(eq(emails.state, 'failed')).orderBy(desc(emails.id)).limit(100);
  return {
    waiting: waiting?.n ?? 0,
    reason: waiting?.reason ?? null,
    isLate: waiting?.isLate ?? false,
    failedLately: failed.filter(({ createdAt }) => Date.now() - createdAt.getTime() < alertMs).length,
    failed: failed.map(({ id, kind, recipient, subject, lastError, createdAt }) => ({
      id,
      recipient: maskEmail(recipient),
      // The subject of an email to a customer names the business.
      subject: isToCustomer(kind) ? null : subject,
      error: lastError ?? '',
      createdAt: createdAt.toISOString(),
    })),
  };
}

export async function readQueue(db: Db) {
  const [row] = await rows(
    db,
    z.object({ waiting: z.number(), failed: z.number(), oldest: z.coerce.number() }),
    sql`select (select count(*)::int from emails where state = 'waiting') as waiting,
          (select count(*)::int from emails where state = 'failed') as failed,
          (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from emails where state = 'waiting') as oldest`,
  );
  return { waiting: row?.waiting ?? 0, failed: row?.failed ?? 0, oldestSeconds: Number(row?.oldest ?? 0) };
}
