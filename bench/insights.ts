import { randomBytes } from 'node:crypto';
import { type CountedStep, type Step, steps } from '../src/contract/analytics/steps.ts';
import { buildInsights } from '../src/server/analytics/build-insights.ts';
import { type Periods, readSums } from '../src/server/analytics/insight-store.ts';
import { countVisit, visitKey } from '../src/server/analytics/step-store.ts';
import { buildApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/config/config.ts';
import { selectPrepared } from '../src/server/db/database.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { openPostgres } from '../src/server/db/postgres.ts';
import { jsonLog } from '../src/server/http/log.ts';
import { type Metrics, makeMetrics } from '../src/server/metrics/metrics.ts';
import { dental } from '../src/writer/industries/dental.ts';
import { startPostgres } from '../tests/postgres.ts';
import type { Measure } from './main.ts';
import { medians, report } from './scale/compare.ts';
import { withClient } from './scale/seed-million.ts';

const walk: readonly Step[] = ['opened', 'good', 'four', 'draft', 'copied', 'google'];
const counted: readonly CountedStep[] = [...steps, 'thumb', 'wentOn'];
const visits = 100;
const rounds = 15;

const periods: Periods = { beforeFrom: '2024-09-14', from: '2025-10-19', to: '2026-11-22' };
const month: Periods = { beforeFrom: '2026-09-24', from: '2026-10-24', to: '2026-11-22' };

/** Reading 400 days and the 400 before, every sum of them present, and counting steps over HTTP. */
export const measure: Measure = async () => {
  const postgres = await startPostgres();
  try {
    const url = await postgres.create('insights');
    await seed(url);
    const database = openPostgres({ url, onError: () => {} });
    const owner = { id: 1, isAdmin: false };
    const read = (business: number, which: Periods) => async () => {
      const sums = await readSums(database.db, owner, business, which);
      if (!sums) throw new Error('no business');
      return buildInsights(which, sums);
    };
    const reads = [read(1, periods), read(2, periods), read(1, month)];
    const runs = [await medians(reads), await medians(reads), await medians(reads)];
    const [people = 0, chosen = 0, recent = 0] = reads.map((_, at) => Math.min(...runs.map((run) => run[at] ?? 0)));
    const good = [
      report('insights of 400 days, 30 places, 12 languages', people, 'ms', 50),
      report('insights of 400 days, 25 sentiments', chosen, 'ms', 50),
      report('insights of the first business, 30 days', recent, 'ms', 50),
    ];
    await database.close();
    good.push(await countVisits(url));
    return good.every(Boolean);
  } finally {
    await postgres.stop();
  }
};

const medianOf = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN;

/** One after another, each step in a request of its own, and the same without HTTP. Of the medians of all rounds the lowest
 * counts, because other work on the machine only adds to the time. */
async function countVisits(url: string): Promise<boolean> {
  const database = openPostgres({ url, connections: 1, onError: () => {} });
  const log = jsonLog(() => {});
  const config = readConfig({ SECRET_KEY: 'a secret for measuring, long enough', RATE_LIMIT_MULTIPLIER: '1000000' });
  let times: number[] = [];
  const metrics: Metrics = { ...makeMetrics(), request: (_, seconds) => void times.push(seconds * 1000) };
  const app = await buildApp({ config, database, log, metrics }, { metrics });
  const count = async () => {
    times = [];
    for (let n = 0; n < visits; n += 1) {
      const visit = randomBytes(16).toString('base64url');
      for (const step of walk) {
        const payload = { visit, steps: [step], place: 'place-7', language: 'en' };
        const { statusCode } = await app.inject({ method: 'POST', url: '/api/analytics/steps/3', payload });
        if (statusCode !== 200) throw new Error(`a step answered ${statusCode}`);
      }
    }
    return medianOf(times);
  };
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const countDirectly = async () => {
    const spent: number[] = [];
    for (let n = 0; n < visits; n += 1) {
      const key = visitKey(randomBytes(16).toString('base64url'), 3);
      const limits = [
        ['visit ip', 'visit business'],
        [1_000_000, 1_000_000],
      ] as const;
      const visit = { businessId: 3, visitKey: key, userId: null, place: 'place-7', language: 'en', limits };
      for (const step of walk) spent.push(await timed(() => countVisit(database.db, visit, [step])));
    }
    return medianOf(spent);
  };
  const ask = async () => {
    const spent: number[] = [];
    for (let n = 0; n < 500; n += 1) spent.push(await timed(() => selectPrepared(database.db, 'one', 'select 1', [])));
    return medianOf(spent);
  };
  const served: number[] = [];
  const counted: number[] = [];
  const asked: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    served.push(await count());
    counted.push(await countDirectly());
    asked.push(await ask());
  }
  await app.close();
  await database.close();
  const note = (all: readonly number[]) => `median of all rounds ${medianOf(all).toFixed(2)}`;
  console.log(`     select 1 ${Math.min(...asked).toFixed(2)} ms (${note(asked)})`);
  console.log(`     a step with its HTTP request ${Math.min(...served).toFixed(2)} ms (${note(served)})`);
  return report('counting a step', Math.min(...counted), 'ms', 0.3, note(counted));
}

async function seed(url: string): Promise<void> {
  const database = openPostgres({ url, connections: 1, patient: true, onError: () => {} });
  await migrate(database);
  await database.close();
  await withClient(url, async (client) => {
    await client.query(`insert into users (name, email, email_verified)
      select 'Owner ' || n, 'owner' || n || '@example.org', true from generate_series(1, 2) n`);
    await client.query(`insert into businesses (user_id, name, slug, city, state, feedback_email, contact_name, time_zone)
      select case when n <= 2 then 1 else 2 end, 'Business ' || n, 'business-' || n, 'Asheville', 'North Carolina',
        'desk@example.org', 'Dana', 'America/New_York' from generate_series(1, 1000) n`);
    await client.query(`insert into places (business_id, code, name, kind)
      select b, 'place-' || n, 'Place ' || n, 'desk' from generate_series(1, 3) b, generate_series(1, 30) n`);
    const days = `generate_series('2024-09-14'::date, '2026-11-22'::date, '1 day') as day`;
    await client.query(
      `insert into steps_by_place select 1, step, day, p.id, 1 + (p.id * 7) % 5
       from unnest($1::text[]) step, ${days}, places p where p.business_id = 1`,
      [counted],
    );
    await client.query(
      `insert into steps select 1, step, day, sum(n) from steps_by_place where business_id = 1 and step = any($1) group by 2, 3`,
      [counted],
    );
    await client.query(
      `insert into steps_by_language select 1, 'opened', day, chr(97 + n) || 'x', 1 + n from ${days}, generate_series(0, 11) n`,
    );
    await client.query(
      `insert into sentiment_days select 2, day, id, 1 + length(id) % 7 from unnest($1::text[]) id, ${days}`,
      [[...dental.sentiments, 'own-words', 'drafts']],
    );
    await client.query(
      `insert into offered_sentiments (business_id, day, ids, labels) values (2, '2024-01-01', $1::text[], $1::text[])`,
      [dental.sentiments],
    );
    // A month of all the other businesses.
    await client.query(
      `insert into steps select b, step, '2026-11-22'::date - n, 3
       from unnest($1::text[]) step, generate_series(3, 1000) b, generate_series(0, 29) n`,
      [counted.slice(0, 6)],
    );
    await client.query('vacuum (analyze)');
  });
}
