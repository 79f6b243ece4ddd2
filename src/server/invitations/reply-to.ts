import { errorMessages } from '../../contract/text.ts';
import { recordActions } from '../audit/store.ts';
import { found } from '../businesses/change-store.ts';
import { lockBusiness } from '../businesses/store.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { askToConfirm, claimAddress } from '../feedback/address-store.ts';
import { tooMany } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import type { Actor } from '../teams/visible-to.ts';
import { settingsReply } from './settings-reply.ts';
import { findInvitingOf, replyAddress } from './settings-store.ts';

/** Asks an address that has not confirmed. Above the limits it is stored, and the owner can send the email later. */
export async function settleReplyTo(tx: Db, config: Config, user: Actor, id: number, replyTo: string): Promise<void> {
  const business = found(await lockBusiness(tx, user, 'manageInvitations', id));
  const state = await claimAddress(tx, { userId: business.userId, email: replyTo });
  if (state === 'unsent') await askToConfirm(tx, config, { ...business, feedbackEmail: replyTo }, state);
}

export const sendReplyToConfirmation: Handler<'POST /api/businesses/{id}/reply-to-confirmation'> = ({ id }, context) =>
  context.transact(async (tx) => {
    const { user } = context.session;
    const business = found(await lockBusiness(tx, user, 'manageInvitations', id));
    const email = replyAddress(found(await findInvitingOf(tx, user, 'manageInvitations', id)));
    const state = await claimAddress(tx, { userId: business.userId, email });
    if (state === 'waiting' || state === 'unsent') {
      const { config } = context.services;
      const refused = await askToConfirm(tx, config, { ...business, feedbackEmail: email }, state);
      if (refused) throw tooMany(refused.limit.sentence ?? errorMessages.tooMany, refused.retryAfterSeconds);
    }
    await recordActions(tx, context, {
      businessId: id,
      kind: 'settings',
      action: 'asked for the confirmation of',
      subject: 'the reply address',
    });
    return settingsReply(tx, context.session, id);
  });
