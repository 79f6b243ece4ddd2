import { eraseAccount, lockAccount } from './accounts/erase-store.ts';
import { eraseCountsOf } from './analytics/store.ts';
import { type AuditActor, recordActions } from './audit/store.ts';
import { eraseCategoriesAndKeywords } from './businesses/category-store.ts';
import { lockInboxOf } from './businesses/inbox-store.ts';
import { lockBusinessesOf, redirectFeedback, setOwner } from './businesses/store.ts';
import type { Config } from './config/config.ts';
import type { Db } from './db/database.ts';
import { keepConfirmed } from './feedback/address-store.ts';
import { unassign } from './feedback/assign-store.ts';
import { eraseFeedbackOf, eraseUnsentEmailsOf, readdressFeedbackEmails } from './feedback/erase-store.ts';
import { erasePersonsMessages } from './feedback/people-store.ts';
import {
  eraseInvitationEmailsOf,
  erasePersonsInvitations,
  keepCooldowns,
  readdressReplies,
} from './invitations/erase-store.ts';
import { endKeysOf } from './invitations/key-store.ts';
import { personOf } from './invitations/person-of.ts';
import { lockInvitations } from './invitations/settings-store.ts';
import { takeOverStops } from './invitations/stop-store.ts';
import { deleteEmailsTo, withdrawPersonalEmails } from './mail/outbox.ts';
import { eraseDraftsOf } from './reviews/store.ts';
import { withdrawFrom } from './teams/invitation-store.ts';
import type { Actor } from './teams/visible-to.ts';

/** Each domain's step when businesses are deleted, alone or with their owner. The rest goes by cascade. */
const stepsOfBusinesses: readonly ((tx: Db, ids: readonly number[]) => Promise<void>)[] = [
  eraseFeedbackOf,
  eraseInvitationEmailsOf,
  keepCooldowns,
  eraseCountsOf,
  eraseDraftsOf,
  eraseCategoriesAndKeywords,
  (tx, ids) => withdrawFrom(tx, ids, null),
];

/** To the owner, also what waits to be sent. `email` is null for every address of the business. */
async function redirect(tx: Db, id: number, email: string | null): Promise<void> {
  await redirectFeedback(tx, id, email);
  if (email !== null) await withdrawPersonalEmails(tx, email);
  await readdressFeedbackEmails(tx, id, email);
  await readdressReplies(tx, id, email);
}

/** What a business gave a person beside the role. */
export const leaving = {
  unassign,
  redirectFeedback: redirect,
  endKeys: (tx: Db, by: AuditActor, businessId: number, userId: number): Promise<void> =>
    endKeysOf(tx, by, { businessId, userId, isOwner: false }),
};

/** For an owner who is gone: nobody vouches for the addresses and keys any more. */
export async function replaceOwner(
  tx: Db,
  { maxBusinesses }: Pick<Config, 'maxBusinesses'>,
  business: { readonly id: number; readonly ownerId: number },
  userId: number,
  by: AuditActor,
): Promise<boolean> {
  await takeOverStops(tx, business.ownerId, userId);
  if (!(await setOwner(tx, maxBusinesses, business, userId))) return false;
  await redirect(tx, business.id, null);
  await endKeysOf(tx, by, { businessId: business.id, userId: business.ownerId, isOwner: true });
  return true;
}

/** The former owner stays on the team, so the addresses that they confirmed stay confirmed. */
export async function changeOwner(
  tx: Db,
  { maxBusinesses }: Pick<Config, 'maxBusinesses'>,
  business: { readonly id: number; readonly ownerId: number },
  userId: number,
): Promise<boolean> {
  await keepConfirmed(tx, business, userId);
  await takeOverStops(tx, business.ownerId, userId);
  return setOwner(tx, maxBusinesses, business, userId);
}

export async function eraseBusinesses(tx: Db, ids: readonly number[]): Promise<void> {
  for (const erase of stepsOfBusinesses) await erase(tx, ids);
}

/** Slugs stay reserved, so that a printed QR code never leads to another business. */
export async function eraseUser(
  tx: Db,
  user: { readonly id: number; readonly email: string; readonly name: string },
  by: AuditActor,
): Promise<void> {
  await lockAccount(tx, user);
  const { owned, joined } = await lockBusinessesOf(tx, user.id);
  for (const id of joined) await redirect(tx, id, user.email);
  const entry = { kind: 'team', action: 'deleted the account of', subject: user.name } as const;
  await recordActions(tx, by, ...joined.map((businessId) => ({ businessId, ...entry })));
  await eraseUnsentEmailsOf(tx, user.id);
  await eraseBusinesses(tx, owned);
  await deleteEmailsTo(tx, user.email);
  await eraseAccount(tx, user);
}

/** Erases one person's data at one business; null if the user may not. */
export async function erasePersonsData(
  tx: Db,
  config: Config,
  user: Actor,
  { id, email }: { readonly id: number; readonly email: string },
) {
  await lockInvitations(tx, id);
  const business = await lockInboxOf(tx, user, 'erasePerson', id);
  if (business === null) return null;
  const { name, slug, userId } = business;
  const feedback = await erasePersonsMessages(tx, user, id, email);
  const invited = await erasePersonsInvitations(tx, personOf(config, { id, ownerId: userId }, email));
  return { ...invited, name, slug, messages: feedback.messages, emails: feedback.emails + invited.emails };
}
