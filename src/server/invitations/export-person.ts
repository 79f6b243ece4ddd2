import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { listPersonsInvitations, type PersonsInvitation } from './erase-store.ts';
import { ownerHashes } from './person-hash.ts';
import { personOf } from './person-of.ts';
import { findInvitingById, type InvitingBusiness } from './settings-store.ts';
import { findStop } from './stop-store.ts';

export async function exportInvitationsOf(
  db: Db,
  config: Config,
  { id, ownerId }: Pick<InvitingBusiness, 'id' | 'ownerId'>,
  email: string,
) {
  const person = personOf(config, { id, ownerId }, email);
  const { formerOwnerIds = [] } = (await findInvitingById(db, id)) ?? {};
  const ofOwners = ownerHashes(config.secretKey, { ownerId, formerOwnerIds }, email);
  const invitations = (await listPersonsInvitations(db, person)).map(exported);
  const unsubscribedSince = (await findStop(db, person, ofOwners))?.since.toISOString() ?? null;
  const stop = unsubscribedSince ? [`${unsubscribedSince} asked for no more emails`] : [];
  return { invitations, unsubscribedSince, text: [...invitations.map(readable), ...stop].join('\n\n') };
}

const exported = ({ createdAt, sendAt, sentAt, ...one }: PersonsInvitation) => ({
  ...one,
  createdAt: createdAt.toISOString(),
  sendAt: sendAt?.toISOString() ?? null,
  sentAt: sentAt?.toISOString() ?? null,
});

const readable = (one: ReturnType<typeof exported>): string =>
  [
    `Invitation to ${[one.firstName, one.email].filter(Boolean).join(', ')}, ${one.language}, ${one.state}`,
    `${one.createdAt} entered by ${one.enteredBy} (${one.source})`,
    ...(one.sentAt ? [`${one.sentAt} sent`] : []),
  ].join('\n');
