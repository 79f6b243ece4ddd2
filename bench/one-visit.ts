import { startApp } from '../src/server/testing/start-app.ts';
import { makeVisited } from '../src/server/testing/visits-one-by-one.ts';
import { startMigratedPostgres } from '../tests/migrated-postgres.ts';
import type { Measure } from './main.ts';
import { print } from './rows.part.ts';

/** 49 periods, the places and the totals of the invitations make a hundred reads a look. */
const periods = 49;

/** Thirty visits in thirteen days, and a hundred reads before and after each: no visit may be told from the sums. */
export const measure: Measure = async () => {
  const postgres = await startMigratedPostgres();
  Object.assign(process.env, { TEST_DATABASE: 'postgres', TEST_POSTGRES_URL: postgres.url });
  const app = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
  try {
    const { visits, told, moves } = await (await makeVisited(app)).compareAll(periods);
    const few = moves.filter((people) => people !== 0 && Math.abs(people) < 5).length;
    return print([
      { what: `visits of ${visits} that a hundred reads tell`, value: told, unit: '', reach: 0 },
      { what: `sums of ${moves.length} that moved by fewer than five people`, value: few, unit: '', reach: 0 },
    ]);
  } finally {
    await app.close();
    await postgres.stop();
  }
};
