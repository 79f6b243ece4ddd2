import type { InvitationSettingsReply } from '../../contract/invitations/settings.ts';
import { found } from '../businesses/change-store.ts';
import type { Db } from '../db/database.ts';
import type { Session } from '../http/context.ts';
import { findFailingSince } from '../mail/queue-store.ts';
import { listDesks, listTokens } from './key-store.ts';
import { findInvitingOf } from './settings-store.ts';

export async function settingsReply(db: Db, { user }: Session, id: number): Promise<InvitationSettingsReply> {
  const business = found(await findInvitingOf(db, user, 'manageInvitations', id));
  const { settings, postalAddress, feedbackEmail, replyToState, repliesTo, timeZone } = business;
  return {
    ...settings,
    postalAddress,
    feedbackEmail,
    replyToState,
    repliesTo,
    timeZone,
    emailFailsSince: (await findFailingSince(db))?.toISOString() ?? null,
    desks: await listDesks(db, user, id),
    tokens: await listTokens(db, user, id),
  };
}
