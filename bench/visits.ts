import { randomBytes } from 'node:crypto';
import { countVisit, visitKey } from '../src/server/analytics/step-store.ts';
import { startApp, type TestApp } from '../src/server/testing/start-app.ts';
import { startMigratedPostgres } from '../tests/migrated-postgres.ts';
import { type Sums, simulateVisits, type World } from '../tests/visits/simulate-visits.ts';
import { makeWorld, readSums } from '../tests/visits/visited-world.ts';
import type { Measure } from './main.ts';
import { median, print, type Row } from './rows.part.ts';

/** Simulated visits, over HTTP to the real app on PostgreSQL: every sum must be exact. Then the cost of one step. */
export const measure: Measure = async ([count = '10000', seed = '1']) => {
  const postgres = await startMigratedPostgres();
  Object.assign(process.env, { TEST_DATABASE: 'postgres', TEST_POSTGRES_URL: postgres.url });
  const app = await startApp({ RATE_LIMIT_MULTIPLIER: '100000' });
  try {
    const world = await makeWorld(app);
    const started = performance.now();
    const expected = await simulateVisits(world, Number(count), Number(seed));
    const seconds = Math.round((performance.now() - started) / 1000);
    const counted = await readSums(app, world);
    console.log(`${count} simulated visits in ${seconds} s: ${show(counted)}`);
    return print([...sumRows(expected, counted), ...(await costRows(app, world))]);
  } finally {
    await app.close();
    await postgres.stop();
  }
};

const show = (sums: Sums): string =>
  [...sums]
    .sort()
    .map(([name, n]) => `${name} ${n}`)
    .join(', ');

function sumRows(expected: Sums, counted: Sums): Row[] {
  const names = [...new Set([...expected.keys(), ...counted.keys()])];
  const wrong = names.filter((name) => counted.get(name) !== expected.get(name));
  for (const name of wrong) console.log(`${name}: ${counted.get(name) ?? 0} instead of ${expected.get(name) ?? 0}`);
  return [
    { what: `wrong sums of ${names.length}`, value: wrong.length, unit: '', reach: 0 },
    { what: 'sums that are missing', value: Math.max(0, 40 - names.length), unit: '', reach: 0 },
  ];
}

/** The database's work for one step, and the whole request beside one that needs no database. */
async function costRows({ services }: TestApp, { business, sendAs, open }: World): Promise<Row[]> {
  const { db } = services.database;
  const send = sendAs('customer');
  const times: Record<'first' | 'later' | 'request' | 'health', number[]> = {
    first: [],
    later: [],
    request: [],
    health: [],
  };
  const time = async (name: keyof typeof times, work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    times[name].push(performance.now() - started);
  };
  for (let round = 0; round < 500; round += 1) {
    const visit = randomBytes(16).toString('base64url');
    const counted = {
      ...{
        businessId: business.id,
        visitKey: visitKey(visit, business.id),
        userId: null,
        place: 'van',
        language: 'en',
      },
      limits: [
        ['visit ip:bench', 'visit business:bench'],
        [1e9, 1e9],
      ],
    } as const;
    await time('first', () => countVisit(db, counted, ['opened']));
    await time('later', () => countVisit(db, counted, ['good']));
    const body = JSON.stringify({ visit, steps: ['four'] });
    await time('request', () => send(`/api/analytics/steps/${business.id}`, body));
    await time('health', () => open('/healthz'));
  }
  const reference = `first step of a visit ${median(times.first).toFixed(3)} ms`;
  const request = median(times.request) - median(times.health);
  return [
    { what: 'one step in the database, median', value: median(times.later), unit: 'ms', reach: 0.5, reference },
    {
      ...{
        what: 'a request with one step beyond one without a database, median',
        value: request,
        unit: 'ms',
        reach: 1.5,
      },
      reference: `that takes ${median(times.health).toFixed(3)} ms`,
    },
  ];
}
