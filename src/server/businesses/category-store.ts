import { and, eq, inArray } from 'drizzle-orm';
import { type Keyword, keywordPhrases } from '../../contract/businesses/keywords.ts';
import { categoriesMax, keywordsMax } from '../../contract/constants.ts';
import { rules } from '../../contract/text.ts';
import type { Db } from '../db/database.ts';
import { invalid } from '../http/app-error.ts';
import { type Actor, ofVisibleBusiness } from '../teams/visible-to.ts';
import type { LockedBusiness } from './store.ts';
import { businessCategories, businessKeywords } from './tables.ts';

/** Only those who may edit a business can lock it, so what is changed here needs no user. */
type Editable = Pick<LockedBusiness, 'id'>;

export async function listCategories(tx: Db, { id }: Editable): Promise<string[]> {
  const found = await tx
    .select({ category: businessCategories.category })
    .from(businessCategories)
    .where(eq(businessCategories.businessId, id))
    .orderBy(businessCategories.position);
  return found.map(({ category }) => category);
}

export async function replaceCategories(tx: Db, { id }: Editable, categories: readonly string[]): Promise<string[]> {
  const distinct = [...new Set(categories)];
  await tx.delete(businessCategories).where(eq(businessCategories.businessId, id));
  const added = distinct.map((category, index) => ({ businessId: id, position: index + 1, category }));
  if (added.length > 0) await tx.insert(businessCategories).values(added);
  return distinct;
}

export async function addCategory(tx: Db, business: Editable, category: string): Promise<void> {
  const present = await listCategories(tx, business);
  if (present.includes(category)) return;
  if (present.length >= categoriesMax) throw invalid(rules.categories);
  await replaceCategories(tx, business, [...present, category]);
}

export async function listKeywords(db: Db, user: Actor, businessId: number): Promise<Keyword[]> {
  return db
    .select({ keyword: businessKeywords.keyword, isLocalSeo: businessKeywords.isLocalSeo })
    .from(businessKeywords)
    .where(and(eq(businessKeywords.businessId, businessId), ofVisibleBusiness(user, 'viewKeywords', businessId)))
    .orderBy(businessKeywords.position);
}

export async function replaceKeywords(tx: Db, { id }: Editable, keywords: readonly Keyword[]): Promise<number> {
  await tx.delete(businessKeywords).where(eq(businessKeywords.businessId, id));
  const distinct = [...new Map(keywords.map((one) => [one.keyword, one])).values()];
  const added = distinct.map((one, index) => ({ businessId: id, position: index + 1, ...one }));
  if (added.length > 0) await tx.insert(businessKeywords).values(added);
  return distinct.length;
}

export async function addKeyword(tx: Db, { id }: Editable, { keyword, isLocalSeo }: Keyword): Promise<void> {
  const ofBusiness = eq(businessKeywords.businessId, id);
  const changed = await tx
    .update(businessKeywords)
    .set({ isLocalSeo })
    .where(and(ofBusiness, eq(businessKeywords.keyword, keyword)))
    .returning({ position: businessKeywords.position });
  if (changed.length > 0) return;
  const present = await tx.$count(businessKeywords, ofBusiness);
  if (present >= keywordsMax) throw invalid(rules.keywords);
  await tx.insert(businessKeywords).values({ businessId: id, position: present + 1, keyword, isLocalSeo });
}

export const writeKeywords = (tx: Db, business: Editable, categories: readonly string[], city: string) =>
  replaceKeywords(tx, business, keywordPhrases(categories, city));

/** Deletes faster than the cascade, which goes business by business. */
export async function eraseCategoriesAndKeywords(tx: Db, businessIds: readonly number[]): Promise<void> {
  await tx.delete(businessCategories).where(inArray(businessCategories.businessId, [...businessIds]));
  await tx.delete(businessKeywords).where(inArray(businessKeywords.businessId, [...businessIds]));
}
