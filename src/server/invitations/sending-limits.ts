import type { HandlerLimit } from '../../contract/endpoint.ts';
import { invitationLimits, ownerShareOfDay } from '../../contract/invitations/limits.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { consumeRateLimits, hasLeft, maxOf, type RateLimitUse } from '../http/rate-limits.ts';
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

/** Emails that were put off have been counted among their owner's of another day. */
const ofPutOff = (config: Config): HandlerLimit => ({
  name: 'invitations put off',
  per: ['user'],
  max: Math.ceil(ownerPerDay(config) * ownerShareOfDay),
  seconds: day,
});

function ofMailbox({ secretKey, rateLimitMultiplier }: Config, email: string): RateLimitUse[] {
  const { mailboxDay, mailboxMonth } = invitationLimits;
  const widened = (limit: HandlerLimit) => ({ ...limit, max: maxOf(limit, rateLimitMultiplier) });
  return [mailboxDay, mailboxMonth].map((limit) => [widened(limit), mailboxHash(secretKey, email)]);
}

type Spent = 'all' | 'owner' | 'mailbox' | null;

/** Counts one email. Its owner's day is the same whether or not others have filled the mailbox. Deleting lowers no counter. */
export async function consumeSending(tx: Db, config: Config, ownerId: number, email: string): Promise<Spent> {
  const spent = await consume(tx, config, [[ofOwner(config), String(ownerId)]]);
  if (spent !== null) return spent;
  const results = await consumeRateLimits(tx, ofMailbox(config, email), 1);
  return results.every(({ allowed }) => allowed) ? null : 'mailbox';
}

/** Counts one email that was put off. If a limit is reached, counts nothing. */
export const consumePutOff = (tx: Db, config: Config, ownerId: number, email: string): Promise<Spent> =>
  consume(tx, config, [[ofPutOff(config), String(ownerId)], ...ofMailbox(config, email)]);

async function consume(tx: Db, config: Config, uses: readonly RateLimitUse[]): Promise<Spent> {
  if (config.invitesDaily === 0) return 'all';
  const results = await consumeRateLimits(tx, [[ofAll(config), 'all'], ...uses], 1);
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
