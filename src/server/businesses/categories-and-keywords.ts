import { sql } from 'drizzle-orm';
import { categoriesMax, keywordsMax } from '../../contract/constants.ts';
import { type Keyword, keywordPhrases } from '../../contract/keywords.ts';
import { rules } from '../../contract/text.ts';
import { type Db, selectRows } from '../db/database.ts';
import { invalid } from '../http/app-error.ts';

/** Categories and keyword phrases of a business. The caller has locked the business. */
export async function listCategories(db: Db, businessId: number): Promise<string[]> {
  const rows = await selectRows<{ category: string }>(
    db,
    sql`select category from business_categories where business_id = ${businessId} order by position`,
  );
  return rows.map((row) => row.category);
}

/** Replaces all categories; one that is repeated counts once. */
export async function replaceCategories(tx: Db, businessId: number, categories: readonly string[]): Promise<string[]> {
  const distinct = [...new Set(categories)];
  await tx.execute(sql`delete from business_categories where business_id = ${businessId}`);
  for (const [index, category] of distinct.entries()) {
    await tx.execute(
      sql`insert into business_categories (business_id, position, category) values (${businessId}, ${index + 1}, ${category})`,
    );
  }
  return distinct;
}

/** Adds a category unless the business has it. */
export async function addCategory(tx: Db, businessId: number, category: string): Promise<void> {
  const had = await listCategories(tx, businessId);
  if (had.includes(category)) return;
  if (had.length >= categoriesMax) throw invalid(rules.categories);
  await replaceCategories(tx, businessId, [...had, category]);
}

export function listKeywords(db: Db, businessId: number): Promise<Keyword[]> {
  return selectRows<Keyword>(
    db,
    sql`select keyword, is_local_seo as "isLocalSeo" from business_keywords
        where business_id = ${businessId} order by position`,
  );
}

export async function replaceKeywords(tx: Db, businessId: number, keywords: readonly Keyword[]): Promise<number> {
  await tx.execute(sql`delete from business_keywords where business_id = ${businessId}`);
  const distinct = [...new Map(keywords.map((one) => [one.keyword, one])).values()];
  for (const [index, { keyword, isLocalSeo }] of distinct.entries()) {
    await tx.execute(
      sql`insert into business_keywords (business_id, position, keyword, is_local_seo)
          values (${businessId}, ${index + 1}, ${keyword}, ${isLocalSeo})`,
    );
  }
  return distinct.length;
}

/** Adds a phrase, or changes its flag when the business has it. */
export async function addKeyword(tx: Db, businessId: number, keyword: Keyword): Promise<void> {
  const had = await listKeywords(tx, businessId);
  const known = had.some((one) => one.keyword === keyword.keyword);
  if (!known && had.length >= keywordsMax) throw invalid(rules.keywords);
  await tx.execute(
    sql`insert into business_keywords (business_id, position, keyword, is_local_seo)
        values (${businessId}, ${had.length + 1}, ${keyword.keyword}, ${keyword.isLocalSeo})
        on conflict (business_id, keyword) do update set is_local_seo = excluded.is_local_seo`,
  );
}

/** The six phrases of each category, as the setup makes them. */
export const writeKeywords = (tx: Db, businessId: number, categories: readonly string[], city: string) =>
  replaceKeywords(tx, businessId, keywordPhrases(categories, city));
