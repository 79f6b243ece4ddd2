import { eq } from 'drizzle-orm';
import type { Handler } from '../http/calls.ts';
import { inboxPreferences } from './tables.ts';

export const getPreferences: Handler<'GET /api/inbox-preferences'> = async (_input, { db, session }) => {
  const [row] = await db.select().from(inboxPreferences).where(eq(inboxPreferences.userId, session.user.id));
  return { morningSummary: row?.morningSummary ?? false };
};

export const changePreferences: Handler<'PATCH /api/inbox-preferences'> = ({ morningSummary }, context) =>
  context.transact(async (tx) => {
    const userId = context.session.user.id;
    await tx
      .insert(inboxPreferences)
      .values({ userId, morningSummary })
      .onConflictDoUpdate({ target: inboxPreferences.userId, set: { morningSummary } });
    return { morningSummary };
  });
