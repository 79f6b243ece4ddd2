import { dailyShares } from '../../contract/constants.ts';
import type { HandlerLimit } from '../../contract/endpoint.ts';
import { dailyHolds, invitationLimits } from '../../contract/invitations/limits.ts';
import { shareOf, usesOfTotal } from '../accounts/daily-total-store.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { consumeRateLimits, hasLeft, maxOf, type RateLimitUse } from '../http/rate-limits.ts';
import { mailboxHash } from '../mail/mailbox-hash.ts';

const day = 86_400;

export const ownerPerDay = ({ invitesDaily }: Config): number => shareOf(invitesDaily, dailyShares.ofAccount);

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

/** Emails that were put off have been counted among their owner's of another day. */
const ofPutOff = (config: Config): HandlerLimit => ({
  name: 'invitations put off',
  per: ['user'],
  max: Math.ceil(ownerPerDay(config) * dailyShares.ofAccount),
  seconds: day,
});

function ofMailbox({ secretKey, rateLimitMultiplier }: Config, email: string): RateLimitUse[] {
  const { mailboxDay, mailboxMonth } = invitationLimits;
  const widened = (limit: HandlerLimit) => ({ ...limit, max: maxOf(limit, rateLimitMultiplier) });
  return [mailboxDay, mailboxMonth].map((limit) => [widened(limit), mailboxHash(secretKey, email)]);
}

/** `owner` is also said when the new accounts have used their share: other owners may go on. */
type Spent = 'all' | 'owner' | 'mailbox' | null;

/** Counts one email. Its owner's day is the same whether or not others have filled the mailbox. Deleting lowers no counter. */
export async function consumeSending(tx: Db, config: Config, ownerId: number, email: string): Promise<Spent> {
  const spent = await consume(tx, config, ofOwner(config), ownerId);
  if (spent !== null) return spent;
  const results = await consumeRateLimits(tx, ofMailbox(config, email), 1);
  return results.every(({ allowed }) => allowed) ? null : 'mailbox';
}

/** Counts one email that was put off. If a limit is reached, counts nothing. */
export const consumePutOff = (tx: Db, config: Config, ownerId: number, email: string): Promise<Spent> =>
  consume(tx, config, ofPutOff(config), ownerId, ofMailbox(config, email));

async function consume(
  tx: Db,
  config: Config,
  share: HandlerLimit,
  ownerId: number,
  ofMailbox: readonly RateLimitUse[] = [],
): Promise<Spent> {
  if (config.invitesDaily === 0) return 'all';
  const total = await usesOfTotal(tx, ofAll(config), share, ownerId);
  const results = await consumeRateLimits(tx, [...Object.values(total), ...ofMailbox], 1);
  const spent = results.find(({ allowed }) => !allowed)?.limit;
  if (spent === undefined) return null;
  if (spent === total.day[0]) return 'all';
  return spent === total.newcomers?.[0] || spent.name === ownerName ? 'owner' : 'mailbox';
}

/** What keeps this owner's invitations from going out today. */
export async function findSpentDay(
  db: Db,
  config: Config,
  ownerId: number,
): Promise<(typeof dailyHolds)[number] | null> {
  if (config.invitesDaily === 0) return 'day';
  const total = await usesOfTotal(db, ofAll(config), ofOwner(config), ownerId);
  for (const part of dailyHolds) {
    const use = total[part];
    if (use && !(await hasLeft(db, ...use, 1))) return part;
  }
  return null;
}
