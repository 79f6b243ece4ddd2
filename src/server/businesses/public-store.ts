import { forEachLink, type LinkField } from '../../contract/platforms.ts';
import { batchReads } from '../db/batch-reads.ts';
import { type Db, selectPrepared } from '../db/database.ts';
import { businesses } from './tables.ts';

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
