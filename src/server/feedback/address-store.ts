import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { codes } from '../../contract/constants.ts';
import type { HandlerLimit } from '../../contract/endpoint.ts';
import {
  confirmationLimits,
  type FeedbackEmailState,
  feedbackEmailState,
} from '../../contract/feedback/address-calls.ts';
import { users } from '../accounts/tables.ts';
import { addressState, stateOfAddress } from '../businesses/store.ts';
import { businesses } from '../businesses/tables.ts';
import type { Config } from '../config/config.ts';
import { type Db, rows } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { consumeRateLimits, type RateLimitResult, type RateLimitUse } from '../http/rate-limits.ts';
import { makeToken, tokenHash } from '../http/token.ts';
import { mailboxHash } from '../mail/mailbox-hash.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { peopleWho } from '../teams/visible-to.ts';
import { confirmationEmail, type Recipient } from './emails.ts';
import { feedbackAddresses } from './tables.ts';

export interface OwnerAddress {
  readonly userId: number;
  readonly email: string;
}

/** Where the owner wants replies to invitations to go. */
export const replyToColumn = sql<string>`coalesce(businesses.invitation_settings->>'replyTo', businesses.feedback_email)`;
export const replyToStateColumn = stateOfAddress(replyToColumn);

/** For private feedback, or for replies to invitations. */
const usesAddress = sql`businesses.user_id = feedback_addresses.user_id
  and feedback_addresses.email in (businesses.feedback_email, businesses.invitation_settings->>'replyTo')`;

/** Locks the state until the transaction ends, so that no message is missed while the address is confirmed. */
export async function claimAddress(tx: Db, { userId, email }: OwnerAddress): Promise<FeedbackEmailState> {
  if (email === '') return 'none';
  const isOwn = await tx.$count(users, and(eq(users.id, userId), eq(users.email, email), users.emailVerified));
  if (isOwn > 0) return 'confirmed';
  const [row] = await rows(
    tx,
    z.object({ state: feedbackEmailState }),
    sql`insert into feedback_addresses as a (user_id, email) values (${userId}, ${email})
        on conflict (user_id, email) do update set email = excluded.email returning ${addressState} as state`,
  );
  return row?.state ?? 'unsent';
}

/** A person of the team who chose an email for every private message. */
const reader = z.object({ id: z.number(), email: z.string() });
export type Reader = z.infer<typeof reader>;

export async function readBeforeEmail(
  tx: Db,
  { id, userId, email, isOwnEmail }: OwnerAddress & { readonly id: number; readonly isOwnEmail: boolean },
  contentHash: string,
): Promise<{ wasSentToday: boolean; state: FeedbackEmailState; readers: readonly Reader[] }> {
  const [row] = await rows(
    tx,
    z.object({
      wasSentToday: z.boolean(),
      isDeactivated: z.boolean(),
      state: z.nullable(feedbackEmailState),
      readers: z.array(reader),
    }),
    sql`with address as (select ${addressState} as state from feedback_addresses a
          where a.user_id = ${userId} and a.email = ${email} for share)
        select exists (select from feedback where content_hash = ${contentHash}
            and created_at > now() - interval '24 hours') as "wasSentToday",
          exists (select from users u where u.email = ${email} and not u.is_active) as "isDeactivated",
          (select state from address) as state,
          coalesce((select json_agg(json_build_object('id', u.id, 'email', u.email) order by u.id)
            from ${peopleWho('readFeedback')} r join users u on u.id = r.user_id and u.is_active and u.email_verified
              join email_preferences p on p.user_id = u.id and p.kind = 'everyMessage' and p.is_on
            where r.business_id = ${id}), '[]') as readers`,
  );
  // Nothing goes to people whose account is deactivated; the inbox keeps the message.
  const known = email === '' || row?.isDeactivated ? 'none' : isOwnEmail ? 'confirmed' : row?.state;
  return { wasSentToday: row?.wasSentToday ?? false, state: known ?? 'unsent', readers: row?.readers ?? [] };
}

async function noteSent(
  tx: Db,
  { userId, email }: OwnerAddress,
  sent: { readonly tokenHash: string; readonly emailKey: string },
): Promise<void> {
  await tx
    .update(feedbackAddresses)
    .set({ ...sent, sentAt: sql`now()` })
    .where(and(eq(feedbackAddresses.userId, userId), eq(feedbackAddresses.email, email)));
}

interface Confirmation extends OwnerAddress {
  readonly business: string;
  readonly isConfirmed: boolean;
}

export async function findConfirmation(db: Db, tokenHash: string): Promise<Confirmation | null> {
  const { userId, email, confirmedAt, sentAt } = feedbackAddresses;
  const [found] = await db
    .select({ userId, email, isConfirmed: sql<boolean>`${confirmedAt} is not null`, business: businesses.name })
    .from(feedbackAddresses)
    .innerJoin(businesses, usesAddress)
    .where(
      and(
        eq(feedbackAddresses.tokenHash, tokenHash),
        or(isNotNull(confirmedAt), gt(sentAt, sql`now() - make_interval(secs => ${codes.confirmationLifetime})`)),
      ),
    )
    .orderBy(businesses.id)
    .limit(1);
  return found ?? null;
}

export async function confirmAddress(tx: Db, { userId, email }: OwnerAddress, tokenHash: string): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
  const confirmed = await tx
    .update(feedbackAddresses)
    .set({ confirmedAt: sql`coalesce(${feedbackAddresses.confirmedAt}, now())` })
    .where(
      and(
        eq(feedbackAddresses.userId, userId),
        eq(feedbackAddresses.email, email),
        eq(feedbackAddresses.tokenHash, tokenHash),
      ),
    )
    .returning({ email: feedbackAddresses.email });
  return confirmed.length > 0;
}

/** Addresses that the former owner confirmed for this business stay confirmed under the next one. */
export async function keepConfirmed(
  tx: Db,
  business: { readonly id: number; readonly ownerId: number },
  nextOwnerId: number,
): Promise<void> {
  await tx.execute(
    sql`insert into feedback_addresses as kept (user_id, email, confirmed_at)
        select distinct ${nextOwnerId}::bigint, used.email, now() from businesses b
          cross join lateral (values (b.feedback_email), (b.invitation_settings->>'replyTo')) as used (email)
        where b.id = ${business.id} and used.email <> '' and (
          exists (select from users u where u.id = ${business.ownerId} and u.email = used.email and u.email_verified)
          or exists (select from feedback_addresses a
            where a.user_id = ${business.ownerId} and a.email = used.email and a.confirmed_at is not null))
        on conflict (user_id, email) do update set confirmed_at = coalesce(kept.confirmed_at, excluded.confirmed_at)`,
  );
}

export const forgetOldAddresses = (db: Db): Promise<void> =>
  deleteInBatches(
    db,
    feedbackAddresses,
    sql`confirmed_at is null and created_at < now() - interval '30 days' and not exists
      (select 1 from businesses where ${usesAddress})`,
  );

export async function askToConfirm(
  tx: Db,
  config: Config,
  business: Recipient & { readonly userId: number },
  state: Extract<FeedbackEmailState, 'unsent' | 'waiting'>,
): Promise<(RateLimitResult & { readonly limit: HandlerLimit }) | null> {
  const { userId, feedbackEmail: email } = business;
  const { newAddresses, perOwner, again, ownOne, aboveRecipient, perRecipient } = confirmationLimits;
  const mailbox = mailboxHash(config.secretKey, email);
  const uses: RateLimitUse[] = [
    [perOwner, `${userId}`],
    ...again.map((limit): RateLimitUse => [limit, `${userId} ${mailbox}`]),
  ];
  if (state === 'unsent') uses.unshift([newAddresses, `${userId}`]);
  const consume = async (...more: RateLimitUse[]) =>
    (await consumeRateLimits(tx, [...uses, ...more], config.rateLimitMultiplier)).find(({ allowed }) => !allowed) ??
    null;
  let exceeded = await consume([perRecipient, mailbox]);
  if (exceeded?.limit.name === perRecipient.name)
    exceeded = await consume([ownOne, `${userId}`], [aboveRecipient, mailbox]);
  if (exceeded) return exceeded;
  const token = makeToken();
  const emailKey = `feedback address ${randomUUID()}`;
  await noteSent(tx, { userId, email }, { tokenHash: tokenHash(token), emailKey });
  await enqueueEmail(tx, config, confirmationEmail(config, emailKey, business, token));
  return null;
}
