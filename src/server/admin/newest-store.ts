import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { bigint, type Db, rows } from '../db/database.ts';

export type ListName = 'users' | 'businesses';

export interface PageQuery {
  readonly search: string;
  readonly limit: number;
  readonly cursor: number | null;
}

/** Common terms fill a page from so many of the newest rows; only for rare ones is the n-gram index faster. */
const newestRows = 5000;
const commonMatches = 50;

const contains = (search: string): SQL => sql`search_text like lower(${`%${search.replace(/[\\%_]/g, '\\$&')}%`})`;

const hasNgrams = (search: string): SQL => sql`ngrams(search_text) @> (
  select array_agg(substr(typed, first, 3)) from lower(${search}) as typed,
    generate_series(1, greatest(length(typed) - 2, 1)) as first)`;

export async function findNewest(db: Db, list: ListName, { search, limit, cursor }: PageQuery): Promise<number[]> {
  const table = sql.identifier(list);
  const below = cursor === null ? sql`true` : sql`id < ${cursor}`;
  const ids = async (statement: SQL) => (await rows(db, z.object({ id: bigint }), statement)).map(({ id }) => id);
  if (search === '') return ids(sql`select id from ${table} where ${below} order by id desc limit ${limit}`);
  const newest = await ids(
    sql`select id from (select id, search_text from ${table} where ${below} order by id desc limit ${newestRows}) newest
        where ${contains(search)} order by id desc limit ${limit}`,
  );
  if (newest.length === limit) return newest;
  // Materialized, and with ids that no index serves, or the planner walks down the ids in search of a rare term.
  return ids(
    sql`with found as materialized (
          select id from ${table} where ${cursor === null ? sql`true` : sql`id + 0 < ${cursor}`}
            and ${hasNgrams(search)} and ${contains(search)})
        select id from found order by id desc limit ${limit}`,
  );
}

export async function countFound(db: Db, list: ListName, search: string): Promise<number> {
  const table = sql.identifier(list);
  const count = async (from: SQL): Promise<number> =>
    (await rows(db, z.object({ n: z.number() }), sql`select count(*)::int as n from ${from}`))[0]?.n ?? 0;
  if (search === '') return countAll(db, list, count);
  const matches = await count(
    sql`(select search_text from ${table} order by id desc limit ${newestRows}) newest where ${contains(search)}`,
  );
  if (matches > commonMatches) return count(sql`${table} where ${contains(search)}`);
  return count(sql`${table} where ${hasNgrams(search)} and ${contains(search)}`);
}

/** Counting a million rows takes longer than a page, so a total above this is counted once a minute. */
const exactMax = 100_000;
const totalKeptMs = 60_000;
const kept = new WeakMap<Db, Map<ListName, { readonly total: number; readonly until: number }>>();

async function countAll(db: Db, list: ListName, count: (from: SQL) => Promise<number>): Promise<number> {
  const totals = kept.get(db) ?? new Map();
  const last = totals.get(list);
  if (last && performance.now() < last.until) return last.total;
  const table = sql.identifier(list);
  const few = await count(sql`(select from ${table} limit ${exactMax + 1}) newest`);
  if (few <= exactMax) return few;
  const total = await count(sql`${table}`);
  kept.set(db, totals.set(list, { total, until: performance.now() + totalKeptMs }));
  return total;
}
