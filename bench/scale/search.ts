import { sql } from 'drizzle-orm';
import { countFound, findNewest, type ListName } from '../../src/server/admin/newest-store.ts';
import { readBusinesses, readUsers } from '../../src/server/admin/store.ts';
import type { Db } from '../../src/server/db/database.ts';
import { openPostgres } from '../../src/server/db/postgres.ts';
import { medians, report } from './compare.ts';
import { printPlans } from './plans.ts';

const searches: readonly (readonly [string, ListName, string])[] = [
  ['users, no search', 'users', ''],
  ['users, 2 letters, common (an)', 'users', 'an'],
  ['users, 2 letters, no match (qz)', 'users', 'qz'],
  ['users, 5 letters, common (whitf)', 'users', 'whitf'],
  ['users, 5 letters, everywhere (examp)', 'users', 'examp'],
  ['users, one of a million (777777@)', 'users', '777777@'],
  ['users, 5 letters, no match (xyzzy)', 'users', 'xyzzy'],
  ['businesses, no search', 'businesses', ''],
  ['businesses, 2 letters, common (ar)', 'businesses', 'ar'],
  ['businesses, 2 letters, no match (qz)', 'businesses', 'qz'],
  ['businesses, 5 letters, common (harbo)', 'businesses', 'harbo'],
  ['businesses, 5 letters, no match (xyzzy)', 'businesses', 'xyzzy'],
];

/** Pages and totals of the administrator's lists at full size, compared with OFFSET and a plain ILIKE. */
export async function measureSearch(url: string): Promise<boolean> {
  const database = openPostgres({ url, onError: () => {} });
  const { db } = database;
  let good = true;
  for (const [what, listed, search] of searches) {
    const [page = 0, total = 0] = await medians([
      () => readPage(db, listed, search, null),
      () => countFound(db, listed, search),
    ]);
    const found = await countFound(db, listed, search);
    good = report(`page of 10: ${what}`, page, 'ms', 100) && good;
    good = report(`total: ${what}`, total, 'ms', search === '' ? 50 : 200, `= ${found}`) && good;
  }
  const [deep = 0, offset = 0, ilike = 0] = await medians(
    [
      () => readPage(db, 'users', '', 120),
      () => db.execute(sql`select id from users order by id desc offset 999900 limit 10`),
      () => db.execute(sql`select count(*) from users where name ilike '%qz%' or email ilike '%qz%'`),
    ],
    3,
  );
  good = report('page of 10: users, the last page by cursor', deep, 'ms', 100) && good;
  console.log(
    `     for comparison: the last page by OFFSET ${offset.toFixed(0)} ms, count by ILIKE ${ilike.toFixed(0)} ms`,
  );
  const [whole = 0] = await medians([async () => readUsers(db, await findNewest(db, 'users', wholeList))], 3);
  console.log(`     for comparison: the list of 10,000 without parameters ${whole.toFixed(0)} ms`);
  await database.close();
  for (const [what, listed, search] of searches.filter(([what]) => planned.test(what))) {
    await printPlans(url, `page, ${what}`, (plain) => findNewest(plain, listed, { search, limit: 10, cursor: null }));
    await printPlans(url, `total, ${what}`, (plain) => countFound(plain, listed, search));
  }
  return good;
}

/** Queries whose plans are printed. */
const planned = /users, (no search|2 letters|one of)|businesses, 2 letters, common/;

const wholeList = { search: '', limit: 10_000, cursor: null };

async function readPage(db: Db, listed: ListName, search: string, cursor: number | null): Promise<unknown> {
  const ids = await findNewest(db, listed, { search, limit: 10, cursor });
  return listed === 'users' ? readUsers(db, ids) : readBusinesses(db, { id: 0, isAdmin: true }, ids);
}
