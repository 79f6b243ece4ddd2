import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { readSums } from '../../src/server/analytics/insight-store.ts';
import { countVisit, deleteExpiredVisits, visitKey } from '../../src/server/analytics/step-store.ts';
import { findPublicBusiness } from '../../src/server/businesses/public-store.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { openPostgres } from '../../src/server/db/postgres.ts';
import { deleteExpiredRateLimits } from '../../src/server/http/rate-limits.ts';
import { medians, report } from './compare.ts';
import { businessesOf, usersOf, withClient } from './seed-million.ts';

/** Businesses with steps on every day of a year, which are read and written. The others have `days` days of it. */
const whole = 200;
const expired = 3000;
const steps = `unnest(array['opened', 'good', 'thumb', 'four', 'draft', 'copied', 'google', 'wentOn']) as step`;

export interface HotSize {
  readonly businesses: number;
  readonly days: number;
  /** Rows of `visits`, and of `rate_limit_counters`. */
  readonly visits: number;
  readonly counters: number;
}

/** The tables that every visit writes. */
export async function seedHotTables(url: string, { businesses, days, visits, counters }: HotSize): Promise<void> {
  const database = openPostgres({ url, connections: 1, patient: true, onError: () => {} });
  await migrate(database);
  await database.close();
  await withClient(url, async (client) => {
    await client.query("set maintenance_work_mem = '512MB'");
    // The indexes of searches are not used here.
    for (const table of ['users', 'businesses']) await client.query(`drop index ${table}_ngrams`);
    await client.query(usersOf(businesses));
    await client.query(businessesOf(businesses));
    const onDays = `select b, step, current_date - 1 - d * 365 / ${days}, 1 + (b + d) % 9
      from generate_series(0, ${days - 1}) d, generate_series(${whole + 1}, ${businesses}) b, ${steps}
      union all select b, step, current_date - 1 - d, 1 + (b + d) % 9
      from generate_series(0, 364) d, generate_series(1, ${whole}) b, ${steps}`;
    await fill(client, 'steps', `select * from (${onDays}) as s (b, step, day, n)`);
    await fill(
      client,
      'steps_by_place',
      `select business_id, step, day, business_id, n from steps where step in ('opened', 'draft', 'wentOn')`,
    );
    await fill(client, 'steps_by_language', "select business_id, step, day, 'en', n from steps where step = 'opened'");
    await fill(
      client,
      'sentiment_days',
      `select business_id, day, sentiment, 1 + n / 2 from steps,
         unnest(array['drafts', 'friendly-staff', 'long-wait', 'clean-rooms']) as sentiment where step = 'draft'`,
    );
    await fill(
      client,
      'visits',
      `select encode(sha256(n::text::bytea), 'base64'), array['opened', 'good', 'four'], now() + interval '1 day' * random() + interval '1 hour'
       from generate_series(1, ${visits}) n`,
    );
    await fill(
      client,
      'rate_limit_counters',
      `select 'visit ip:' || left(encode(sha256(n::text::bytea), 'base64'), 24), 1, now() + interval '1 hour' * (1 + random())
       from generate_series(1, ${counters}) n`,
    );
    await client.query('vacuum (analyze)');
    const { rows } = await client.query<{ name: string; rows: string; mb: string }>(
      `select relname as name, reltuples::bigint as rows, pg_total_relation_size(oid) / 1048576 as mb from pg_class
       where relname = any(array['steps', 'steps_by_place', 'steps_by_language', 'sentiment_days', 'visits', 'rate_limit_counters'])`,
    );
    const shown = rows.map(({ name, rows: n, mb }) => `${name} ${Number(n).toLocaleString('en')} rows ${mb} MB`);
    console.log(`${businesses.toLocaleString('en')} businesses: ${shown.join(', ')}`);
  });
}

/** Builds the indexes afterwards, which is many times faster. */
async function fill(client: pg.Client, table: string, select: string): Promise<void> {
  const { rows } = await client.query<{ key: string | null; name: string; definition: string }>(
    `select c.conname as key, i.indexrelid::regclass::text as name, coalesce(pg_get_constraintdef(c.oid), pg_get_indexdef(i.indexrelid)) as definition
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype = 'p' where i.indrelid = $1::regclass`,
    [table],
  );
  for (const { key, name } of rows)
    await client.query(key ? `alter table ${table} drop constraint "${key}"` : `drop index ${name}`);
  await client.query(`insert into ${table} ${select}`);
  for (const { key, definition } of rows)
    await client.query(key ? `alter table ${table} add constraint "${key}" ${definition}` : definition);
}

/** Each work on the small and on the large database in turn. */
export async function compareHotTables(few: string, many: string): Promise<boolean> {
  const databases = [few, many].map((url) => openPostgres({ url, connections: 1, onError: () => {} }));
  const slugs = await Promise.all(
    databases.map(async ({ db }) => {
      const found = await Promise.all(Array.from({ length: whole }, (_, n) => findPublicBusiness(db, { id: n + 1 })));
      return found.map((business) => business?.slug ?? '');
    }),
  );
  const to = new Date().toISOString().slice(0, 10);
  const before = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  let next = 0;
  const id = () => 1 + (next++ % whole);
  type Opened = (typeof databases)[number];
  const works: [string, number, (database: Opened, side: number) => Promise<unknown>][] = [
    ['public read by slug', 1000, ({ db }, side) => findPublicBusiness(db, { slug: slugs[side]?.[id() - 1] ?? '' })],
    [
      'a visit: opened, then four choices',
      1000,
      async ({ db }) => {
        const businessId = id();
        const limits = [
          [`visit ip:${randomBytes(12).toString('base64url')}`, `visit business:${businessId}`],
          [1_000_000, 1_000_000],
        ] as const;
        const key = visitKey(randomBytes(16).toString('base64url'), businessId);
        const visit = { businessId, visitKey: key, userId: null, place: null, language: 'en', limits };
        await countVisit(db, visit, ['opened']);
        await countVisit(db, visit, ['good', 'four']);
      },
    ],
    [
      'Insights of 90 days',
      100,
      ({ db }) => readSums(db, { id: 0, isAdmin: true }, id(), { from: before(89), to, beforeFrom: before(179) }),
    ],
    [
      `cleanup of ${expired} visits and ${expired} counters`,
      15,
      async ({ db }) => {
        await deleteExpiredVisits(db);
        await deleteExpiredRateLimits(db);
      },
    ],
  ];
  let good = true;
  for (const [what, runs, work] of works) {
    const isCleanup = what.startsWith('cleanup');
    const prepare = async (url: string) => {
      if (isCleanup) await withClient(url, expireSome);
    };
    const [small = 0, large = 0] = isCleanup
      ? await mediansAfter([few, many], databases, prepare, work, runs)
      : await medians(
          databases.map((database, side) => () => work(database, side)),
          runs,
        );
    console.log(`     ${what}: ${small.toFixed(2)} ms with few businesses, ${large.toFixed(2)} ms with many`);
    good = report(`${what}, many against few businesses`, large / small, 'times', 1.1) && good;
  }
  for (const database of databases) await database.close();
  return good;
}

async function mediansAfter<Opened>(
  urls: readonly string[],
  databases: readonly Opened[],
  prepare: (url: string) => Promise<void>,
  work: (database: Opened, side: number) => Promise<unknown>,
  runs: number,
): Promise<number[]> {
  const times = urls.map((): number[] => []);
  for (let run = 0; run < runs; run += 1)
    for (const [side, database] of databases.entries()) {
      await prepare(urls[side] ?? '');
      const began = performance.now();
      await work(database, side);
      times[side]?.push(performance.now() - began);
    }
  return times.map((all) => all.sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN);
}

async function expireSome(client: pg.Client): Promise<void> {
  await client.query(`insert into visits select md5(random()::text) || n, array['opened'], now() - interval '1 hour' * random()
    from generate_series(1, ${expired}) n`);
  await client.query(`insert into rate_limit_counters select 'old:' || md5(random()::text) || n, 1, now() - interval '1 hour' * random()
    from generate_series(1, ${expired}) n`);
}
