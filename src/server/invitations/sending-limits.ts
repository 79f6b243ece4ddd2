import type { HandlerLimit } from '../../contract/endpoint.ts';
import { invitationLimits, ownerShareOfDay } from '../../contract/invitations/limits.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { consumeRateLimits, hasLeft, maxOf } from '../http/rate-limits.ts';
import { mailboxHash } from '../mail/mailbox-hash.ts';

const day = 86_400;

export const ownerPerDay = ({ invitesDaily }: Config): number =>
  Math.max(1, Math.floor(invitesDaily * ownerShareOfDay));

/** The first name in the alphabet, so that every statement locks this counter first. */
const allName = 'invitations all';
const ownerName = 'invitations owner';

const ofAll = ({ invitesDaily }: Config): HandlerLimit => ({
  name: allName,
  per: [],
  max: invitesDaily,
  seconds: day,
});
const ofOwner = (config: Config): HandlerLimit => ({
  name: ownerName,
  per: ['user'],
  max: ownerPerDay(config),
  seconds: day,
});

/** Counts one email to be written; if a limit is reached, counts nothing and says which. Deleting lowers no counter. */
export async function consumeSending(
  tx: Db,
  config: Config,
  ownerId: number,
  email: string,
): Promise<'all' | 'owner' | 'mailbox' | null> {
  if (config.invitesDaily === 0) return 'all';
  const mailbox = mailboxHash(config.secretKey, email);
  const widened = (limit: HandlerLimit): HandlerLimit => ({ ...limit, max: maxOf(limit, config.rateLimitMultiplier) });
  const { mailboxDay, mailboxMonth } = invitationLimits;
  const results = await consumeRateLimits(
    tx,
    [
      [ofAll(config), 'all'],
      [ofOwner(config), String(ownerId)],
      [widened(mailboxDay), mailbox],
      [widened(mailboxMonth), mailbox],
    ],
    1,
  );
  const spent = results.find(({ allowed }) => !allowed)?.limit.name;
  if (spent === undefined) return null;
  if (spent === allName) return 'all';
  return spent === ownerName ? 'owner' : 'mailbox';
}

/** What keeps this owner's invitations from going out today. */
export async function findSpentDay(db: Db, config: Config, ownerId: number): Promise<'day' | 'share' | null> {
  if (config.invitesDaily === 0 || !(await hasLeft(db, ofAll(config), 'all', 1))) return 'day';
  return (await hasLeft(db, ofOwner(config), String(ownerId), 1)) ? null : 'share';
}
