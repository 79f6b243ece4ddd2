import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  type EmailKind,
  type EmailPreferences,
  emailDefaults,
  emailKinds,
} from '../../contract/accounts/email-preferences.ts';
import type { ParsedInput } from '../../contract/calls.ts';
import { bigint, type Db, rows } from '../db/database.ts';
import { emailPreferences } from './tables.ts';

export async function readPreferences(db: Db, userId: number): Promise<EmailPreferences> {
  const chosen = await db.select().from(emailPreferences).where(eq(emailPreferences.userId, userId));
  return { ...emailDefaults, ...Object.fromEntries(chosen.map(({ kind, isOn }) => [kind, isOn])) };
}

export async function setPreferences(
  tx: Db,
  userId: number,
  changes: ParsedInput<'PATCH /api/user/email-preferences'>,
): Promise<void> {
  for (const kind of emailKinds) {
    const isOn = changes[kind];
    if (isOn === undefined) continue;
    await tx
      .insert(emailPreferences)
      .values({ userId, kind, isOn })
      .onConflictDoUpdate({
        target: [emailPreferences.userId, emailPreferences.kind],
        set: { isOn },
        setWhere: sql`${emailPreferences.isOn} <> ${isOn}`,
      });
  }
}

/** True for the first node that decides about this day, and never for a kind that is off. */
export async function decideOn(tx: Db, userId: number, kind: EmailKind, date: string): Promise<boolean> {
  const decided = await tx
    .update(emailPreferences)
    .set({ decidedOn: date })
    .where(
      and(
        eq(emailPreferences.userId, userId),
        eq(emailPreferences.kind, kind),
        emailPreferences.isOn,
        sql`${emailPreferences.decidedOn} is distinct from ${date}::date`,
      ),
    )
    .returning({ userId: emailPreferences.userId });
  return decided.length > 0;
}

const morningReader = z.object({
  id: bigint,
  email: z.string(),
  timeZone: z.string(),
  decidedOn: z.nullable(z.string()),
  getsMondayEmail: z.boolean(),
  /** The Monday of the newest decision about that email. */
  mondayDecided: z.nullable(z.string()),
});
export type MorningReader = z.infer<typeof morningReader>;

/** The morning of an owner with several time zones is that of the first business. */
export const listMorningReaders = (db: Db): Promise<MorningReader[]> =>
  rows(
    db,
    morningReader,
    sql`select u.id, u.email, first.time_zone as "timeZone", p.decided_on::text as "decidedOn",
          not exists (select from email_preferences m
            where m.user_id = u.id and m.kind = 'mondayEmail' and not m.is_on) as "getsMondayEmail",
          (select max(w.week)::text from weekly_emails w where w.user_id = u.id) as "mondayDecided"
        from email_preferences p join users u on u.id = p.user_id
        cross join lateral (select b.time_zone from businesses b where b.user_id = u.id order by b.id limit 1) first
        where p.kind = 'morningSummary' and p.is_on and u.is_active and u.email_verified order by u.id`,
  );
