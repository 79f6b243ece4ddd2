import * as z from 'zod/mini';
import { inboxErrors } from '../../contract/feedback/errors.ts';
import { changedConversation } from '../../contract/feedback/inbox.ts';
import type { Action } from '../../contract/permissions.ts';
import { type InboxBusiness, lockInboxOf } from '../businesses/inbox-store.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import type { SignedIn } from '../http/context.ts';
import { conversationOf, noFeedback } from './inbox-handlers.ts';
import { findInInbox, type InboxRow } from './inbox-store.ts';
import type { MessageId } from './store.ts';

/** One change at a time per business, so that two colleagues cannot both change the version that they saw. */
export function changeMessage<Reply>(
  context: SignedIn<Reply>,
  action: Action,
  message: MessageId,
  work: (tx: Db, row: InboxRow, business: InboxBusiness) => Promise<Reply>,
): Promise<Reply> {
  const { user } = context.session;
  return context.transact(async (tx) => {
    const business = await lockInboxOf(tx, user, action, message.businessId);
    const row = business && (await findInInbox(tx, user, action, message));
    if (!business || !row) throw noFeedback();
    return work(tx, row, business);
  });
}

/** 409 with the current conversation and the unsent text. */
export async function assertVersion(
  tx: Db,
  row: InboxRow,
  seen: number | undefined,
  yours: string | null,
): Promise<void> {
  if (seen === undefined || seen === row.version) return;
  const extra = z.parse(changedConversation, { current: await conversationOf(tx, row), yours });
  throw new AppError(409, 'changed', inboxErrors.changed, { extra });
}
