import { and, eq, sql } from 'drizzle-orm';
import { codes } from '../../contract/constants.ts';
import type { FeedbackEmailState } from '../../contract/feedback-address.ts';
import { type Db, selectRows } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { feedbackAddresses } from './tables.ts';

/** An address of an owner, whichever of their businesses use it. */
export interface OwnerAddress {
  readonly userId: number;
  readonly email: string;
}

const stateOfRow = sql`case when a.confirmed_at is not null then 'confirmed' when a.sent_at is not null then 'waiting' else 'unsent' end`;

/** The state of a business's address, for a statement on `businesses`. */
export const feedbackEmailState = sql<FeedbackEmailState>`case
  when businesses.feedback_email = '' then 'none'
  when businesses.feedback_email = (select u.email from users u where u.id = businesses.user_id and u.email_verified)
    then 'confirmed'
  else coalesce((select ${stateOfRow} from feedback_addresses a
    where a.user_id = businesses.user_id and a.email = businesses.feedback_email), 'unsent')
  end`;

/**
 * The state of an address, which stays as it is until the transaction ends: a message is either seen by the
 * confirmation or sees it. `claim` adds the address where it is missing and keeps others from sending it an email.
 */
export async function holdState(
  tx: Db,
  { userId, email }: OwnerAddress,
  { claim = false } = {},
): Promise<FeedbackEmailState> {
  if (email === '') return 'none';
  const own = sql`select 1 from users where id = ${userId} and email = ${email} and email_verified`;
  if ((await selectRows(tx, own)).length > 0) return 'confirmed';
  const [row] = await selectRows<{ state: FeedbackEmailState }>(
    tx,
    claim
      ? sql`insert into feedback_addresses as a (user_id, email) values (${userId}, ${email})
            on conflict (user_id, email) do update set email = excluded.email returning ${stateOfRow} as state`
      : sql`select ${stateOfRow} as state from feedback_addresses a
            where a.user_id = ${userId} and a.email = ${email} for share`,
  );
  return row?.state ?? 'unsent';
}

/** Notes the email that was sent; links of earlier ones end. */
export async function noteSent(
  tx: Db,
  { userId, email }: OwnerAddress,
  sent: { readonly tokenHash: string; readonly emailKey: string },
): Promise<void> {
  await tx
    .update(feedbackAddresses)
    .set({ ...sent, sentAt: sql`now()` })
    .where(and(eq(feedbackAddresses.userId, userId), eq(feedbackAddresses.email, email)));
}

export interface Confirmation extends OwnerAddress {
  readonly business: string;
  readonly isConfirmed: boolean;
}

/** What a link confirms; null when it is too old, was replaced, or no business uses the address any more. */
export async function findConfirmation(db: Db, tokenHash: string): Promise<Confirmation | null> {
  const [row] = await selectRows<Confirmation>(
    db,
    sql`select a.user_id as "userId", a.email, a.confirmed_at is not null as "isConfirmed", b.name as business
        from feedback_addresses a join businesses b on b.user_id = a.user_id and b.feedback_email = a.email
        where a.token_hash = ${tokenHash}
          and (a.confirmed_at is not null or a.sent_at > now() - make_interval(secs => ${codes.confirmationLifetime}))
        order by b.id limit 1`,
  );
  return row ? { ...row, userId: Number(row.userId) } : null;
}

/** Confirms the address. False when another email replaced the link, or the owner is gone. */
export async function confirmAddress(tx: Db, { userId, email }: OwnerAddress, tokenHash: string): Promise<boolean> {
  // The owner first, as when an account is erased.
  await tx.execute(sql`select 1 from users where id = ${userId} for key share`);
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

/** Addresses that nobody confirmed in a month and no business uses. */
export const forgetOldAddresses = (db: Db): Promise<void> =>
  deleteInBatches(
    db,
    feedbackAddresses,
    sql`confirmed_at is null and created_at < now() - interval '30 days' and not exists
      (select 1 from businesses b where b.user_id = feedback_addresses.user_id and b.feedback_email = feedback_addresses.email)`,
  );
