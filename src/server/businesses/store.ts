import { eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { SessionUser } from '../../contract/accounts.ts';
import type { Business } from '../../contract/businesses.ts';
import { namedBusinessesMax } from '../../contract/constants.ts';
import { bigint, type Db, rows, selectPrepared, selectRows } from '../db/database.ts';
import { batchSize } from '../db/delete-in-batches.ts';
import { feedbackEmailStateColumn } from '../feedback/addresses.ts';
import type { Logo } from './logo.ts';
import { slugFor, withSuffix } from './slug.ts';
import { businesses, logos } from './tables.ts';

/** Whose rows may be reached: an owner's own, an administrator's all. Stands in every `where`. */
export const visibleTo = (user: SessionUser): SQL => (user.isAdmin ? sql`true` : sql`b.user_id = ${user.id}`);

/** The columns of a business as the contract names them; `b` is the business. */
export const businessColumns = sql`
  b.id, b.name, b.nickname, b.slug, b.city, b.state, b.is_active as "isActive", b.website_url as "websiteUrl",
  b.review_url as "reviewUrl", b.review_url as "googleBusinessUrl", b.facebook_url as "facebookUrl",
  b.feedback_email as "feedbackEmail", ${feedbackEmailStateColumn}, b.contact_name as "contactName",
  '/logo/' || b.logo_hash || '.webp' as "logoUrl",
  coalesce((select array_agg(c.category order by c.position) from business_categories c where c.business_id = b.id), '{}')
    as categories`;

type Row = Omit<Business, 'googleCategory1' | 'googleCategory2' | 'googleCategory3'>;

/** A row with what is derived from it. */
export function withDerivedFields<Found extends Row>(row: Found): Found & Business {
  const [first, second, third] = row.categories;
  return {
    ...row,
    id: Number(row.id),
    googleCategory1: first ?? null,
    googleCategory2: second ?? null,
    googleCategory3: third ?? null,
  };
}

export async function listBusinesses(db: Db, userId: number): Promise<Business[]> {
  const rows = await selectRows<Row>(
    db,
    sql`select ${businessColumns} from businesses b where b.user_id = ${userId} order by b.id desc`,
  );
  return rows.map(withDerivedFields);
}

/** What the user's own record names: oldest first. */
export async function nameBusinesses(db: Db, userId: number): Promise<{ id: number; name: string; slug: string }[]> {
  const { id, name, slug } = businesses;
  return db
    .select({ id, name, slug })
    .from(businesses)
    .where(eq(businesses.userId, userId))
    .orderBy(id)
    .limit(namedBusinessesMax);
}

export async function findBusiness(db: Db, user: SessionUser, id: number): Promise<Business | null> {
  const [row] = await selectRows<Row>(
    db,
    sql`select ${businessColumns} from businesses b where b.id = ${id} and ${visibleTo(user)}`,
  );
  return row ? withDerivedFields(row) : null;
}

/** A business that is held until the transaction ends. */
export interface LockedBusiness {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly slug: string;
  readonly feedbackEmail: string;
}

/**
 * Locks a business that the user may change until the transaction ends; null when there is none for them. Its owner is
 * locked first, as when an account is erased.
 */
export async function lockBusiness(tx: Db, user: SessionUser, id: number): Promise<LockedBusiness | null> {
  const [row] = await selectRows<LockedBusiness>(
    tx,
    sql`select b.id, b.user_id as "userId", b.name, b.slug, b.feedback_email as "feedbackEmail"
        from businesses b join users u on u.id = b.user_id
        where b.id = ${id} and ${visibleTo(user)} for key share of u for update of b`,
  );
  return row ? { ...row, id: Number(row.id), userId: Number(row.userId) } : null;
}

interface PublicColumns {
  id: number;
  userId: number;
  name: string;
  slug: string;
  city: string;
  state: string;
  reviewUrl: string | null;
  facebookUrl: string | null;
  feedbackEmail: string;
  logoHash: string | null;
  isActive: boolean;
  categories: string[];
}

const publicBusiness = (column: string): string => `
  select b.id, b.user_id as "userId", b.name, b.slug, b.city, b.state, b.review_url as "reviewUrl",
    b.facebook_url as "facebookUrl", b.feedback_email as "feedbackEmail", b.logo_hash as "logoHash",
    b.is_active and u.is_active as "isActive",
    array(select c.category from business_categories c where c.business_id = b.id order by c.position) as categories
  from businesses b join users u on u.id = b.user_id
  where b.${column} = $1`;
/** Kept ready by every connection; the measurement of raw speed asks the same. */
export const publicBusinessBy = { slug: publicBusiness('slug'), id: publicBusiness('id') };

/** What strangers may know of a business by its slug, whether or not it is active. `isActive` counts its owner too. */
export async function findPublicBusiness(db: Db, by: { slug: string } | { id: number }) {
  const [column, value] = 'slug' in by ? (['slug', by.slug] as const) : (['id', by.id] as const);
  const [row] = await selectPrepared<PublicColumns>(db, `public business by ${column}`, publicBusinessBy[column], [
    value,
  ]);
  return row ? Object.assign(row, { id: Number(row.id), userId: Number(row.userId) }) : null;
}
export type PublicRow = NonNullable<Awaited<ReturnType<typeof findPublicBusiness>>>;

/** Locks a business against other messages until the transaction ends. `isActive` includes its owner. */
export async function lockForFeedback(tx: Db, id: number) {
  const [row] = await rows(
    tx,
    emailedBusiness,
    sql`select b.id, b.user_id as "userId", b.name, b.feedback_email as "feedbackEmail",
          b.is_active and u.is_active as "isActive"
        from businesses b join users u on u.id = b.user_id where b.id = ${id} for no key update of b`,
  );
  return row ?? null;
}

const emailedBusiness = z.object({
  id: bigint,
  userId: bigint,
  name: z.string(),
  feedbackEmail: z.string(),
  isActive: z.boolean(),
});

/** Takes the number of the next draft, so that no two drafts of a business share one. */
export async function takeDraftNumber(db: Db, id: number): Promise<number> {
  const [row] = await db
    .update(businesses)
    .set({ draftNumber: sql`${businesses.draftNumber} + 1` })
    .where(eq(businesses.id, id))
    .returning({ number: businesses.draftNumber });
  return row?.number ?? 0;
}

/** The slug of a business that is the user's very own: an administrator's role does not count. */
export async function findOwnedSlug(db: Db, userId: number, id: number): Promise<string | null> {
  const [row] = await selectRows<{ slug: string }>(
    db,
    sql`select slug from businesses where id = ${id} and user_id = ${userId}`,
  );
  return row?.slug ?? null;
}

export async function countBusinesses(db: Db, userId: number): Promise<number> {
  const [row] = await selectRows<{ n: number }>(
    db,
    sql`select count(*)::int as n from businesses where user_id = ${userId}`,
  );
  return row?.n ?? 0;
}

/** Takes an address that was never given out before. */
export async function takeSlug(tx: Db, name: string): Promise<string> {
  const wanted = slugFor(name);
  for (let slug = wanted; ; slug = withSuffix(wanted)) {
    const taken = await selectRows(
      tx,
      sql`insert into slugs (slug) values (${slug}) on conflict do nothing returning slug`,
    );
    if (taken.length > 0) return slug;
  }
}

export async function insertBusiness(tx: Db, row: typeof businesses.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(businesses).values(row).returning({ id: businesses.id });
  if (!inserted) throw new Error('an insert answered no row');
  return inserted.id;
}

export async function changeBusiness(tx: Db, id: number, set: Partial<typeof businesses.$inferInsert>): Promise<void> {
  // A change of categories alone sets no column.
  if (Object.keys(set).length > 0) await tx.update(businesses).set(set).where(eq(businesses.id, id));
}

/** The slug stays behind in `slugs`. The caller has locked the business. */
export async function deleteBusiness(tx: Db, id: number): Promise<void> {
  await tx.delete(businesses).where(eq(businesses.id, id));
}

/** One that is kept already becomes new again, so that it is not forgotten before a business shows it. */
export async function keepLogo(tx: Db, logo: Logo): Promise<void> {
  await tx
    .insert(logos)
    .values(logo)
    .onConflictDoUpdate({ target: logos.hash, set: { createdAt: sql`now()` } });
}

/** A day old and shown by no business. Nearly all are old and shown: they are gone through, and not only what goes. */
export async function deleteUnusedLogos(db: Db): Promise<void> {
  for (let last: string | null = ''; last !== null; ) {
    const rows: { last: string | null }[] = await selectRows(
      db,
      sql`with piece as (select hash from logos where hash > ${last} order by hash limit ${batchSize}),
            gone as (delete from logos l using piece where l.hash = piece.hash and l.created_at < now() - interval '1 day'
              and not exists (select 1 from businesses b where b.logo_hash = l.hash))
          select max(hash) as last from piece`,
    );
    last = rows[0]?.last ?? null;
  }
}

export async function findLogo(db: Db, hash: string): Promise<Buffer | null> {
  const [row] = await db.select({ image: logos.image }).from(logos).where(eq(logos.hash, hash));
  return row ? Buffer.from(row.image) : null;
}
