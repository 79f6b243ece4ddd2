import { type SQL, sql } from 'drizzle-orm';
import { type Db, selectRows } from '../db/database.ts';
import { batchSize } from '../db/delete-in-batches.ts';

export type ListName = 'users' | 'businesses';

/** Rows below `cursor`, newest first, that contain `search`. */
export interface Wanted {
  readonly search: string;
  readonly limit: number;
  readonly cursor: number | null;
}

/**
 * So many of the newest rows are read through before the index of fragments is asked: whatever is common is among them,
 * and only for what is rare is the index faster.
 */
const newestRows = 5000;
/** With more than this share of the newest rows matching, reading every row counts faster than the index. */
const commonShare = 0.01;

/** What is typed stands for itself: `%`, `_` and `\` too. */
const contains = (search: string): SQL => sql`search_text like lower(${`%${search.replace(/[\\%_]/g, '\\$&')}%`})`;

/** Every piece of three characters of the search, or the search itself when it is shorter. */
const hasNgrams = (search: string): SQL => sql`ngrams(search_text) @> (
  select array_agg(substr(typed, first, 3)) from lower(${search}) as typed,
    generate_series(1, greatest(length(typed) - 2, 1)) as first)`;

/** The ids of one page. */
export async function findNewest(db: Db, listed: ListName, wanted: Wanted, window = newestRows): Promise<number[]> {
  const { search, limit, cursor } = wanted;
  const table = sql.identifier(listed);
  const below = cursor === null ? sql`true` : sql`id < ${cursor}`;
  const ids = async (statement: SQL): Promise<number[]> =>
    (await selectRows<{ id: number }>(db, statement)).map(({ id }) => Number(id));
  if (search === '') return ids(sql`select id from ${table} where ${below} order by id desc limit ${limit}`);
  const found = await ids(
    sql`select id from (select id, search_text from ${table} where ${below} order by id desc limit ${window}) newest
        where ${contains(search)} order by id desc limit ${limit}`,
  );
  if (found.length === limit) return found;
  // Materialized, and with ids that no index serves: the planner must not walk down the ids for what is not there.
  const older = await ids(
    sql`with behind as (select id from ${table} where ${below} order by id desc offset ${window} limit 1),
          older as materialized (
            select id from ${table}
            where (select id from behind) is not null and id + 0 <= (select id from behind)
              and ${hasNgrams(search)} and ${contains(search)})
        select id from older order by id desc limit ${limit - found.length}`,
  );
  return [...found, ...older];
}

/** How many rows contain `search`; exact. */
export async function countFound(db: Db, listed: ListName, search: string, window = newestRows): Promise<number> {
  const table = sql.identifier(listed);
  const count = async (where: SQL): Promise<number> =>
    (await selectRows<{ n: number }>(db, sql`select count(*)::int as n from ${table} where ${where}`))[0]?.n ?? 0;
  if (search === '') return countRows(db, listed);
  const [sample] = await selectRows<{ seen: number; matched: number }>(
    db,
    sql`select count(*)::int as seen, (count(*) filter (where ${contains(search)}))::int as matched
        from (select search_text from ${table} order by id desc limit ${window}) newest`,
  );
  if (!sample || sample.seen < window) return sample?.matched ?? 0;
  const isCommon = sample.matched > sample.seen * commonShare;
  return count(isCommon ? contains(search) : sql`${hasNgrams(search)} and ${contains(search)}`);
}

/** All rows of a table: the sum of what it gained and lost. To count a million takes twenty times as long. */
async function countRows(db: Db, listed: ListName): Promise<number> {
  const [row] = await selectRows<{ n: number }>(
    db,
    sql`select coalesce(sum(change), 0)::int as n from row_count_deltas where listed = ${listed}`,
  );
  return row?.n ?? 0;
}

/** Makes one line of each table's many. A line that comes meanwhile stays; two nodes at once each take what they get. */
export async function mergeRowCountDeltas(db: Db): Promise<void> {
  for (let taken = batchSize; taken === batchSize; ) {
    const [row] = await selectRows<{ n: number }>(
      db,
      sql`with taken as (delete from row_count_deltas
              where id in (select id from row_count_deltas order by id limit ${batchSize} for update skip locked)
              returning listed, change),
            added as (insert into row_count_deltas (listed, change) select listed, sum(change) from taken group by listed)
          select count(*)::int as n from taken`,
    );
    taken = row?.n ?? 0;
  }
}
