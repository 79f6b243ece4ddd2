import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Business } from '../../contract/businesses/calls.ts';
import { namedBusinessesMax } from '../../contract/constants.ts';
import type { Action } from '../../contract/permissions.ts';
import { forEachLink, type LinkField } from '../../contract/platforms.ts';
import { batchReads } from '../db/batch-reads.ts';
import { bigint, type Db, rows, selectPrepared } from '../db/database.ts';
import { batchSize } from '../db/delete-in-batches.ts';
import { feedbackEmailStateColumn } from '../feedback/address-store.ts';
import type { Logo } from './logo.ts';
import { slugFor, withSuffix } from './slug.ts';
import { businesses, logos, slugs } from './tables.ts';
import { type Actor, visibleTo } from './visible-to.ts';

const {
  userId: _u,
  logoHash: _l,
  draftNumber: _d,
  createdAt: _c,
  searchText: _s,
  inboxVersion: _i,
  offersMarkingDone: _o,
  timeZoneSince: _t,
  postalAddress: _p,
  invitationSettings: _n,
  ...columns
} = getTableColumns(businesses);

export const businessColumns = {
  ...columns,
  googleBusinessUrl: businesses.reviewUrl,
  feedbackEmailState: feedbackEmailStateColumn,
  logoUrl: sql<string | null>`'/logo/' || businesses.logo_hash || '.webp'`,
  categories: sql<string[]>`array(select c.category from business_categories c
    where c.business_id = businesses.id order by c.position)`,
};

type Row = Omit<Business, 'googleCategory1' | 'googleCategory2' | 'googleCategory3'>;

export function withDerivedFields<Found extends Row>(row: Found) {
  const [googleCategory1 = null, googleCategory2 = null, googleCategory3 = null] = row.categories;
  return { ...row, googleCategory1, googleCategory2, googleCategory3 };
}

async function selectBusinesses(db: Db, which: SQL): Promise<Business[]> {
  const found = await db.select(businessColumns).from(businesses).where(which).orderBy(desc(businesses.id));
  return found.map(withDerivedFields);
}

export const listBusinesses = (db: Db, user: Actor): Promise<Business[]> =>
  selectBusinesses(db, visibleTo(user, 'list'));

export const listBusinessesOf = (db: Db, ownerId: number): Promise<Business[]> =>
  selectBusinesses(db, eq(businesses.userId, ownerId));

export async function findBusiness(db: Db, user: Actor, id: number): Promise<Business | null> {
  const [found] = await selectBusinesses(db, sql`${eq(businesses.id, id)} and ${visibleTo(user, 'view')}`);
  return found ?? null;
}

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
});
export type LockedBusiness = z.infer<typeof lockedBusiness>;

/** Locks the owner first, as deleting an account does. */
export async function lockBusiness(tx: Db, user: Actor, action: Action, id: number): Promise<LockedBusiness | null> {
  const [row] = await rows(
    tx,
    lockedBusiness,
    sql`select businesses.id, user_id as "userId", businesses.name, slug, feedback_email as "feedbackEmail"
        from businesses join users on users.id = user_id
        where businesses.id = ${id} and ${visibleTo(user, action)} for key share of users for update of businesses`,
  );
  return row ?? null;
}

type StoredBusiness = typeof businesses.$inferSelect;
type PublicColumns = Pick<
  StoredBusiness,
  | 'id'
  | 'userId'
  | 'name'
  | 'slug'
  | 'city'
  | 'state'
  | LinkField
  | 'feedbackEmail'
  | 'logoHash'
  | 'timeZone'
  | 'isActive'
> & { readonly categories: string[] };

const linkColumns = Object.values(forEachLink((field) => `b.${businesses[field].name} as "${field}"`)).join(', ');
export const selectPublicBusinesses = (condition: string): string => `
  select b.id, b.user_id as "userId", b.name, b.slug, b.city, b.state, ${linkColumns},
    b.feedback_email as "feedbackEmail", b.logo_hash as "logoHash", b.time_zone as "timeZone", b.is_active and u.is_active as "isActive",
    array(select c.category from business_categories c where c.business_id = b.id order by c.position) as categories
  from businesses b join users u on u.id = b.user_id
  where ${condition}`;

function findPublicBy<Column extends 'slug' | 'id'>(column: Column, type: 'text' | 'bigint') {
  // The subselect hides from PostgreSQL how many values there are; otherwise it would plan each execution anew.
  const text = selectPublicBusinesses(`b.${column} = any((select $1::${type}[])::${type}[])`);
  return batchReads(async (db, values: readonly PublicColumns[Column][]) => {
    const found = await selectPrepared<PublicColumns>(db, `public businesses by ${column}`, text, [values]);
    return new Map(
      found.map((row) => {
        const business: Readonly<PublicColumns> = { ...row, id: Number(row.id), userId: Number(row.userId) };
        return [business[column], business];
      }),
    );
  });
}
const findPublicBySlug = findPublicBy('slug', 'text');
const findPublicById = findPublicBy('id', 'bigint');

/** `isActive` includes the owner. */
export const findPublicBusiness = (db: Db, by: { slug: string } | { id: number }) =>
  'slug' in by ? findPublicBySlug(db, by.slug) : findPublicById(db, by.id);
export const logoAddress = ({ logoHash }: { readonly logoHash: string | null }): string | null =>
  logoHash && `/logo/${logoHash}.webp`;

export type PublicRow = NonNullable<Awaited<ReturnType<typeof findPublicBusiness>>>;

export async function takeDraftNumber(db: Db, id: number): Promise<number> {
  const [row] = await db
    .update(businesses)
    .set({ draftNumber: sql`${businesses.draftNumber} + 1` })
    .where(eq(businesses.id, id))
    .returning({ number: businesses.draftNumber });
  return row?.number ?? 0;
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
  if (!inserted) throw new Error('an insert answered no row');
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

export async function deleteBusiness(tx: Db, user: Actor, id: number): Promise<void> {
  await tx.delete(businesses).where(and(eq(businesses.id, id), visibleTo(user, 'delete')));
}

/** Renews a stored logo, so that the cleanup job does not delete it before a business uses it. */
export async function keepLogo(tx: Db, logo: Logo): Promise<void> {
  await tx
    .insert(logos)
    .values(logo)
    .onConflictDoUpdate({ target: logos.hash, set: { createdAt: sql`now()` } });
}

/** Deletes logos that are a day old and unused. Most are used, so it walks through all of them in batches. */
export async function deleteUnusedLogos(db: Db): Promise<void> {
  for (let last: string | null = ''; last !== null; ) {
    const [batch]: { last: string | null }[] = await rows(
      db,
      z.object({ last: z.nullable(z.string()) }),
      sql`with batch as (select hash from logos where hash > ${last} order by hash limit ${batchSize}),
            gone as (delete from logos l using batch where l.hash = batch.hash and l.created_at < now() - interval '1 day'
              and not exists (select 1 from businesses b where b.logo_hash = l.hash))
          select max(hash) as last from batch`,
    );
    last = batch?.last ?? null;
  }
}

export async function findLogo(db: Db, hash: string): Promise<Buffer | null> {
  const [row] = await db.select({ image: logos.image }).from(logos).where(eq(logos.hash, hash));
  return row ? Buffer.from(row.image) : null;
}
