import { and, eq, sql } from 'drizzle-orm';
import {
  type EmailKind,
  type EmailPreferences,
  emailDefaults,
  emailKinds,
} from '../../contract/accounts/email-preferences.ts';
import type { ParsedInput } from '../../contract/calls.ts';
import type { Db } from '../db/database.ts';
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
