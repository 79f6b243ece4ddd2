import type { SessionUser } from '../../contract/accounts/calls.ts';
import { snoozeDaysMax } from '../../contract/constants.ts';
import { inboxErrors } from '../../contract/feedback/errors.ts';
import type { FeedbackState } from '../../contract/feedback/states.ts';
import { addDays } from '../../contract/time/days.ts';
import { localDate, localInstant } from '../../contract/time/zones.ts';
import type { Db } from '../db/database.ts';
import { invalid } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { assertVersion, changeMessage } from './change-message.ts';
import { deleteEmailsOf } from './erase-store.ts';
import { insertEvent, isReadBy } from './event-store.ts';
import { noFeedback, recordMessage } from './inbox-handlers.ts';
import { answerOffer } from './older-store.ts';
import { deleteFeedback, type LockedMessage, lockVisibleMessages, markMessage } from './store.ts';

export const markFeedback: Handler<'PATCH /api/businesses/{id}/feedback/{feedbackId}'> = (input, context) => {
  const { user } = context.session;
  const message = { businessId: input.id, id: input.feedbackId };
  return changeMessage(context, 'changeFeedback', message, async (tx, row) => {
    await assertVersion(tx, row, input.version, null);
    const { isRead = row.isRead, state = row.state, mayEmail = row.mayEmail } = input;
    const isChanged = state !== row.state || mayEmail !== row.mayEmail;
    await markMessage(tx, user, message, {
      isRead,
      mayEmail,
      ...(state === row.state ? {} : { state }),
      isNewVersion: isChanged,
    });
    if (isRead && !row.isRead && !(await isReadBy(tx, row.id, user.id)))
      await insertEvent(tx, { feedbackId: row.id, kind: 'read', text: '', by: user });
    if (state !== row.state) await insertEvent(tx, { feedbackId: row.id, kind: 'state', text: state, by: user });
    return { id: row.id, isRead, state, mayEmail, version: row.version + (isChanged ? 1 : 0) };
  });
};

export const removeFeedback: Handler<'DELETE /api/businesses/{id}/feedback/{feedbackId}'> = (input, context) => {
  const { user } = context.session;
  const message = { businessId: input.id, id: input.feedbackId };
  return changeMessage(context, 'changeFeedback', message, async (tx, row) => {
    await deleteEmailsOf(tx, [row.id]);
    await deleteFeedback(tx, user, message);
    await recordMessage(tx, context, message, 'deleted');
    return { success: true };
  });
};

/** Messages that are gone or foreign are skipped alike. */
export const changeStates: Handler<'POST /api/feedback/states'> = ({ messages }, context) =>
  context.transact(async (tx) => {
    const { user } = context.session;
    const found = await lockVisibleMessages(
      tx,
      user,
      messages.map(({ id }) => id),
    );
    if (found.length === 0) throw noFeedback();
    const before = [];
    const skipped = [];
    for (const { id, state, snoozedUntil, version } of messages) {
      const row = found.find((one) => one.id === id);
      if (!row || (version !== undefined && version !== row.version)) skipped.push(id);
      else {
        const changed = await setState(tx, user, row, state, snoozedUntil);
        before.push({ id, state: row.state, version: row.version + changed, snoozedUntil: snoozedDay(row) });
      }
    }
    return { before, skipped };
  });

export const markOlder: Handler<'POST /api/feedback/older'> = ({ markDone }, context) =>
  context.transact(async (tx) => ({ marked: await answerOffer(tx, context.session.user, markDone) }));

const snoozedDay = ({ snoozedUntil, timeZone }: LockedMessage): string | null =>
  snoozedUntil && localDate(snoozedUntil, timeZone);

/** A change of the state ends a snooze. Without a day, and in the same state, everything stays. */
async function setState(
  tx: Db,
  user: SessionUser,
  row: LockedMessage,
  state: FeedbackState,
  day: string | null | undefined,
): Promise<number> {
  const until = day ? startOfSnoozed(day, row) : null;
  const isSnoozed = day !== undefined && until?.getTime() !== row.snoozedUntil?.getTime();
  if (state === row.state && !isSnoozed) return 0;
  await markMessage(tx, user, row, { state, snoozedUntil: until, isNewVersion: true });
  await insertEvent(tx, { feedbackId: row.id, kind: 'state', text: day ?? state, by: user });
  return 1;
}

function startOfSnoozed(day: string, { timeZone }: LockedMessage): Date {
  const today = localDate(new Date(), timeZone);
  if (day <= today || day > addDays(today, snoozeDaysMax)) throw invalid(inboxErrors.snooze);
  return localInstant(day, 0, timeZone);
}
