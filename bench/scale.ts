import { type Postgres, startPostgres } from '../tests/postgres.ts';
import type { Measure } from './main.ts';
import { measureErasure } from './scale/erase-owner.ts';
import { compareHotTables, type HotSize, seedHotTables } from './scale/hot-tables.ts';
import { measureSearch } from './scale/search.ts';
import { seed } from './scale/seed-million.ts';
import { measureSlugRead } from './scale/slug-read.ts';
import { raceAdministrators } from './scale/two-administrators.ts';

/** A million users and businesses on PostgreSQL: `-- scale [rows] [rounds]`. `-- scale hot [rows] [days]`: the tables that visits write, alone. */
export const measure: Measure = async (args) => {
  const postgres = await startPostgres();
  try {
    if (args[0] === 'hot') return await measureHotTables(postgres, Number(args[1] ?? 1_000_000), Number(args[2] ?? 4));
    const [rows = '1000000', rounds = '200'] = args;
    const began = performance.now();
    const [few, many] = await Promise.all([postgres.create('few'), postgres.create('many')]);
    await seed(few, 1000);
    await seed(many, Number(rows));
    console.log(`${rows} users and businesses in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const results = [
      await raceAdministrators(few, Number(rounds)),
      await measureErasure(many),
      await measureSlugRead(few, many),
      await measureSearch(many),
      await measureHotTables(postgres, Number(rows), 4),
    ];
    return results.every(Boolean);
  } finally {
    await postgres.stop();
  }
};

/** A day of visits (ten a business), and the counters of an hour. */
async function measureHotTables(postgres: Postgres, businesses: number, days: number): Promise<boolean> {
  const [few, many] = [await postgres.create('few_hot'), await postgres.create('many_hot')];
  const began = performance.now();
  await seedHotTables(few, sizeOf(1000, days));
  await seedHotTables(many, sizeOf(businesses, days));
  console.log(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return compareHotTables(few, many);
}

const sizeOf = (businesses: number, days: number): HotSize => ({
  ...{ businesses, days },
  visits: 10 * businesses,
  counters: 5 * businesses,
});
