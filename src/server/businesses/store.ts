import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Business, feedbackMails } from '../../contract/businesses/calls.ts';
import { namedBusinessesMax } from '../../contract/constants.ts';
import type { FeedbackEmailState } from '../../contract/feedback/address-calls.ts';
import type { InvitationSettings } from '../../contract/invitations/settings.ts';
import { type Action, roles } from '../../contract/permissions.ts';
import { forEachLink } from '../../contract/platforms.ts';
import { bigint, type Db, rows, selectPrepared } from '../db/database.ts';
import { consumeTogether, type LimitParameters } from '../http/rate-limits.ts';
import { type Actor, roleOf, visibleTo } from '../teams/visible-to.ts';
import { slugFor, withSuffix } from './slug.ts';
import { businesses, slugs } from './tables.ts';

/** The state of a row `a` of feedback_addresses. */
export const addressState = sql`case when a.confirmed_at is not null then 'confirmed' when a.sent_at is not null then 'waiting' else 'unsent' end`;

export const stateOfAddress = (email: SQL) => sql<FeedbackEmailState>`case
  when ${email} = '' then 'none'
  when ${email} = (select u.email from users u where u.id = businesses.user_id and u.email_verified) then 'confirmed'
  else coalesce((select ${addressState} from feedback_addresses a
    where a.user_id = businesses.user_id and a.email = ${email}), 'unsent')
  end`;

/** The columns that a reply may hold. */
export const businessColumns = {
  id: businesses.id,
  name: businesses.name,
  nickname: businesses.nickname,
  slug: businesses.slug,
  city: businesses.city,
  state: businesses.state,
  color: businesses.color,
  isActive: businesses.isActive,
  websiteUrl: businesses.websiteUrl,
  ...forEachLink((field) => businesses[field]),
  feedbackEmail: businesses.feedbackEmail,
  contactName: businesses.contactName,
  timeZone: businesses.timeZone,
  feedbackMail: businesses.feedbackMail,
  replyDays: businesses.replyDays,
  showsReplyDays: businesses.showsReplyDays,
  googleBusinessUrl: businesses.reviewUrl,
  feedbackEmailState: stateOfAddress(sql`businesses.feedback_email`),
  logoUrl: sql<string | null>`'/logo/' || businesses.logo_hash || '.webp'`,
  categories: sql<string[]>`array(select c.category from business_categories c
    where c.business_id = businesses.id order by c.position)`,
};

type Row = Omit<Business, 'googleCategory1' | 'googleCategory2' | 'googleCategory3'>;

export function withDerivedFields<Found extends Row>(row: Found) {
  const [googleCategory1 = null, googleCategory2 = null, googleCategory3 = null] = row.categories;
  return { ...row, googleCategory1, googleCategory2, googleCategory3 };
}

async function selectBusinesses(db: Db, user: Actor, which: SQL): Promise<Business[]> {
  const found = await db
    .select({ ...businessColumns, role: roleOf(user) })
    .from(businesses)
    .where(which)
    .orderBy(desc(businesses.id));
  return found.map(withDerivedFields);
}

export const listBusinesses = (db: Db, user: Actor): Promise<Business[]> =>
  selectBusinesses(db, user, visibleTo(user, 'list'));

export const listBusinessesOf = (db: Db, user: Actor, ownerId: number): Promise<Business[]> =>
  selectBusinesses(db, user, eq(businesses.userId, ownerId));

export async function findBusiness(db: Db, user: Actor, id: number): Promise<Business | null> {
  const [found] = await selectBusinesses(db, user, sql`${eq(businesses.id, id)} and ${visibleTo(user, 'view')}`);
  return found ?? null;
}

export type ExportedBusiness = Awaited<ReturnType<typeof listExported>>[number];

export const listExported = (db: Db, user: Actor) =>
  db
    .select({
      id: businesses.id,
      name: businesses.name,
      slug: businesses.slug,
      timeZone: businesses.timeZone,
      logoHash: businesses.logoHash,
      createdAt: businesses.createdAt,
    })
    .from(businesses)
    .where(visibleTo(user, 'exportEverything'))
    .orderBy(asc(businesses.id));

export async function nameBusinesses(db: Db, user: Actor): Promise<{ id: number; name: string; slug: string }[]> {
  const { id, name, slug } = businesses;
  return db
    .select({ id, name, slug })
    .from(businesses)
    .where(visibleTo(user, 'list'))
    .orderBy(id)
    .limit(namedBusinessesMax);
}

const lockedBusiness = z.object({
  id: bigint,
  userId: bigint,
  name: z.string(),
  slug: z.string(),
  feedbackEmail: z.string(),
  feedbackMail: z.enum(feedbackMails),
  role: z.enum(roles),
});
export type LockedBusiness = z.infer<typeof lockedBusiness>;

export async function lockBusiness(tx: Db, user: Actor, action: Action, id: number): Promise<LockedBusiness | null> {
  const [row] = await rows(
    tx,
    lockedBusiness,
    sql`select businesses.id, user_id as "userId", businesses.name, slug,
          feedback_email as "feedbackEmail", feedback_mail as "feedbackMail", ${roleOf(user)} as role
        from businesses join users on users.id = user_id
        where businesses.id = ${id} and ${visibleTo(user, action)} for key share of users for update of businesses`,
  );
  return row ?? null;
}

const numberUnderLimit = `with ${consumeTogether('$2::text[]', '$3::int[]', 'true')}
  update businesses set draft_number = draft_number + 1 where id = $1::bigint and exists (select from consumed)
  returning draft_number as number`;

/** `null` when the hourly limit is used up. */
export async function takeDraftNumber(db: Db, id: number, limits: LimitParameters): Promise<number | null> {
  const [row] = await selectPrepared<{ number: number }>(db, 'take draft number', numberUnderLimit, [id, ...limits]);
  return row?.number ?? null;
}

export async function findSlug(db: Db, user: Actor, action: Action, id: number): Promise<string | null> {
  const [row] = await db
    .select({ slug: businesses.slug })
    .from(businesses)
    .where(and(eq(businesses.id, id), visibleTo(user, action)));
  return row?.slug ?? null;
}

export const countBusinesses = (db: Db, ownerId: number): Promise<number> =>
  db.$count(businesses, eq(businesses.userId, ownerId));

export async function takeSlug(tx: Db, name: string): Promise<string> {
  const wanted = slugFor(name);
  for (let slug = wanted; ; slug = withSuffix(wanted)) {
    const taken = await tx.insert(slugs).values({ slug }).onConflictDoNothing().returning();
    if (taken.length > 0) return slug;
  }
}

export async function insertBusiness(tx: Db, row: typeof businesses.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(businesses).values(row).returning({ id: businesses.id });
  if (!inserted) throw new Error('INSERT returned no row');
  return inserted.id;
}

/** Set together with the zone: the latest day of the change in any zone, so that a day that was over gets no more visits. */
export const timeZoneSince = (next: string): SQL =>
  sql`case when time_zone = ${next} then time_zone_since
      else greatest(time_zone_since, (now() at time zone time_zone)::date, (now() at time zone ${next})::date) end`;

type Columns = {
  readonly [Column in keyof typeof businesses.$inferInsert]?: (typeof businesses.$inferInsert)[Column] | SQL;
};

export async function changeBusiness(tx: Db, user: Actor, id: number, set: Columns): Promise<void> {
  // A change of categories alone sets no column.
  if (Object.keys(set).length === 0) return;
  await tx
    .update(businesses)
    .set(set)
    .where(and(eq(businesses.id, id), visibleTo(user, 'edit')));
}

/** The user's own businesses, and those of others where the user is on the team. */
export async function lockBusinessesOf(tx: Db, userId: number): Promise<{ owned: number[]; joined: number[] }> {
  const found = await tx
    .select({ id: businesses.id, ownerId: businesses.userId })
    .from(businesses)
    .where(
      sql`${businesses.userId} = ${userId}
        or ${businesses.id} in (select m.business_id from memberships m where m.user_id = ${userId})`,
    )
    .orderBy(businesses.id)
    .for('update');
  const ids = (isOwned: boolean) => found.filter((one) => (one.ownerId === userId) === isOwned).map(({ id }) => id);
  return { owned: ids(true), joined: ids(false) };
}

export async function deleteBusiness(tx: Db, user: Actor, id: number): Promise<void> {
  await tx.delete(businesses).where(and(eq(businesses.id, id), visibleTo(user, 'delete')));
}

/** False above the limit of businesses. The caller locked both users and the business. */
export async function setOwner(
  tx: Db,
  maxBusinesses: number,
  { id, ownerId }: { readonly id: number; readonly ownerId: number },
  userId: number,
): Promise<boolean> {
  if ((await countBusinesses(tx, userId)) >= maxBusinesses) return false;
  await tx
    .update(businesses)
    .set({
      userId,
      ownerSince: sql`coalesce((select m.since from memberships m where m.business_id = ${id} and m.user_id = ${userId}), now())`,
    })
    .where(and(eq(businesses.id, id), eq(businesses.userId, ownerId)));
  return true;
}

export const ownerAddress = (id: number): SQL =>
  sql`(select u.email from businesses b join users u on u.id = b.user_id where b.id = ${id})`;

/** Messages and replies that went to this address, or to any, go to the owner's. The caller locked the business. */
export async function redirectFeedback(tx: Db, id: number, email: string | null): Promise<void> {
  await tx.execute(
    sql`update businesses set feedback_email = (select u.email from users u where u.id = businesses.user_id)
        where id = ${id} and feedback_email <> '' and feedback_email = coalesce(${email}::text, feedback_email)`,
  );
  await tx.execute(
    sql`update businesses set invitation_settings = invitation_settings - 'replyTo'
        where id = ${id} and invitation_settings->>'replyTo' = coalesce(${email}::text, invitation_settings->>'replyTo')`,
  );
}

export async function saveInvitationSettings(
  tx: Db,
  user: Actor,
  id: number,
  change: Partial<InvitationSettings>,
  postalAddress?: string,
): Promise<void> {
  await tx.execute(
    sql`update businesses set invitation_settings = coalesce(invitation_settings, '{}') || ${JSON.stringify(change)}::jsonb,
          postal_address = coalesce(${postalAddress ?? null}, postal_address)
        where id = ${id} and ${visibleTo(user, 'manageInvitations')}`,
  );
}

export async function requireSecondStep(tx: Db, id: number, requiresSecondStep: boolean): Promise<void> {
  await tx.update(businesses).set({ requiresSecondStep }).where(eq(businesses.id, id));
}
