import type { SessionUser } from '../../contract/accounts/calls.ts';
import { snoozeDaysMax } from '../../contract/constants.ts';
import { inboxErrors } from '../../contract/feedback/errors.ts';
import type { FeedbackState } from '../../contract/feedback/states.ts';
import { addDays } from '../../contract/time/days.ts';
import { localDate, localInstant } from '../../contract/time/zones.ts';
import { type AuditActor, type AuditedAction, recordActions } from '../audit/store.ts';
import type { Db } from '../db/database.ts';
import { invalid } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { assertVersion, changeMessage } from './change-message.ts';
import { deleteEmailsOf } from './erase-store.ts';
import { insertEvent, isReadBy } from './event-store.ts';
import { messageCount, messageEntry, noFeedback, recordMessage } from './inbox-handlers.ts';
import { answerOffer } from './older-store.ts';
import { deleteFeedback, type LockedMessage, lockVisibleMessages, type MessageId, markMessage } from './store.ts';

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
    if (state !== row.state) await recordMessage(tx, context, message, 'marked', ` as ${state}`);
    if (mayEmail !== row.mayEmail)
      await recordMessage(tx, context, message, mayEmail ? 'allowed emails about' : 'stopped emails about');
    return { id: row.id, isRead, state, mayEmail, version: row.version + (isChanged ? 1 : 0) };
  });
};

export const removeFeedback: Handler<'DELETE /api/businesses/{id}/feedback/{feedbackId}'> = (input, context) => {
  const { user } = context.session;
  const message = { businessId: input.id, id: input.feedbackId };
  return changeMessage(context, 'changeFeedback', message, async (tx, row) => {
    await deleteEmailsOf(tx, [row.id]);
    await deleteFeedback(tx, user, input.id, [row.id]);
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
    const changes: StateChange[] = [];
    for (const { id, state, snoozedUntil, version } of messages) {
      const row = found.find((one) => one.id === id);
      if (!row || (version !== undefined && version !== row.version)) skipped.push(id);
      else {
        const change = await setState(tx, user, row, state, snoozedUntil);
        const version = row.version + (change === null ? 0 : 1);
        before.push({ id, state: row.state, version, snoozedUntil: snoozedDay(row) });
        if (change !== null) changes.push({ businessId: row.businessId, id, change });
      }
    }
    await recordStates(tx, context, changes);
    return { before, skipped };
  });

export const markOlder: Handler<'POST /api/feedback/older'> = ({ markDone }, context) =>
  context.transact(async (tx) => {
    const marked = await answerOffer(tx, context.session.user, markDone);
    const entries = [...marked].map(([businessId, count]) => selectionEntry(businessId, count, ' as done'));
    await recordActions(tx, context, ...entries);
    return { marked: [...marked.values()].reduce((sum, count) => sum + count, 0) };
  });

interface StateChange extends MessageId {
  /** Continues "marked message 7". */
  readonly change: string;
}

/** One entry for each business and change, with the number or the count. */
async function recordStates(tx: Db, by: AuditActor, changes: readonly StateChange[]): Promise<void> {
  const groups = Map.groupBy(changes, ({ businessId, change }) => `${businessId}${change}`);
  const entries = [...groups.values()].map((group): AuditedAction => {
    const [first = { businessId: 0, id: 0, change: '' }] = group;
    const { businessId, change } = first;
    return group.length === 1
      ? messageEntry(first, 'marked', change)
      : selectionEntry(businessId, group.length, change);
  });
  await recordActions(tx, by, ...entries);
}

const selectionEntry = (businessId: number, count: number, change: string): AuditedAction => ({
  businessId,
  kind: 'messages',
  action: 'marked',
  subject: `${messageCount(count)}${change}`,
});

const snoozedDay = ({ snoozedUntil, timeZone }: LockedMessage): string | null =>
  snoozedUntil && localDate(snoozedUntil, timeZone);

/** A change of the state ends a snooze. Without a day, and in the same state, everything stays: `null`. */
async function setState(
  tx: Db,
  user: SessionUser,
  row: LockedMessage,
  state: FeedbackState,
  day: string | null | undefined,
): Promise<string | null> {
  const until = day ? startOfSnoozed(day, row) : null;
  const isSnoozed = day !== undefined && until?.getTime() !== row.snoozedUntil?.getTime();
  if (state === row.state && !isSnoozed) return null;
  await markMessage(tx, user, row, { state, snoozedUntil: until, isNewVersion: true });
  await insertEvent(tx, { feedbackId: row.id, kind: 'state', text: day ?? state, by: user });
  return day ? ` as snoozed until ${day}` : ` as ${state}`;
}

function startOfSnoozed(day: string, { timeZone }: LockedMessage): Date {
  const today = localDate(new Date(), timeZone);
  if (day <= today || day > addDays(today, snoozeDaysMax)) throw invalid(inboxErrors.snooze);
  return localInstant(day, 0, timeZone);
}
