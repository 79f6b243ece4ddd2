import { randomUUID } from 'node:crypto';
import { teamErrors } from '../../contract/teams/errors.ts';
import { lockInboxOf } from '../businesses/inbox-store.ts';
import type { Db } from '../db/database.ts';
import { invalid } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import type { SignedIn } from '../http/context.ts';
import { consumeRateLimit } from '../http/rate-limits.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { type LockedAccount, lockAccounts } from '../teams/store.ts';
import { mayBeAssigned, setAssignee } from './assign-store.ts';
import { assignedEmail } from './emails.ts';
import { insertEvent } from './event-store.ts';
import { assertOwnBusiness, noFeedback, recordMessage } from './inbox-handlers.ts';
import { findInInbox, type InboxRow } from './inbox-store.ts';

export const assignMessage: Handler<'POST /api/businesses/{id}/feedback/{feedbackId}/assignee'> = (input, context) =>
  context.transact(async (tx) => {
    const { user } = context.session;
    const { id: businessId, feedbackId: id, userId } = input;
    await assertOwnBusiness(tx, user, 'assignFeedback', businessId);
    const [assignee = null] = userId === null ? [] : await lockAccounts(tx, [userId]);
    const business = await lockInboxOf(tx, user, 'assignFeedback', businessId);
    const row = business && (await findInInbox(tx, user, 'assignFeedback', { businessId, id }));
    if (!row) throw noFeedback();
    if (userId !== null && (assignee === null || !(await mayBeAssigned(tx, user, businessId, userId))))
      throw invalid(teamErrors.assignee);
    if (row.assigneeId !== userId) await assign(tx, context, row, assignee);
    return { assigneeId: userId, assigneeName: assignee?.name ?? null };
  });

async function assign(tx: Db, context: SignedIn, row: InboxRow, assignee: LockedAccount | null): Promise<void> {
  const { user } = context.session;
  const name = assignee?.name ?? '';
  await setAssignee(tx, user, row, assignee?.id ?? null);
  await insertEvent(tx, { feedbackId: row.id, kind: 'assigned', text: name, by: user });
  if (name === '') await recordMessage(tx, context, row, 'removed the assignment of');
  else await recordMessage(tx, context, row, 'assigned', ` to ${name}`);
  if (assignee && assignee.id !== user.id) await tellAssignee(tx, context, row, assignee);
}

const assignedEmails = { name: 'assigned emails', per: ['address'], max: 30, seconds: 3600 } as const;

/** Above the limit, the inbox alone shows it. */
async function tellAssignee(tx: Db, context: SignedIn, row: InboxRow, { id, email }: LockedAccount): Promise<void> {
  const { config } = context.services;
  const { allowed } = await consumeRateLimit(tx, assignedEmails, `${id}`, config.rateLimitMultiplier);
  if (!allowed) return;
  const business = { id: row.businessId, name: row.businessName, userId: id, feedbackEmail: email };
  await enqueueEmail(
    tx,
    config,
    assignedEmail(config, `assigned ${randomUUID()}`, business, row.id, context.session.user.name),
  );
}
