import { startPostgres } from '../tests/postgres.ts';
import type { Measure } from './main.ts';
import { measureErasure } from './scale/erase-owner.ts';
import { measureSearch } from './scale/search.ts';
import { seed } from './scale/seed-million.ts';
import { measureSlugRead } from './scale/slug-read.ts';
import { raceAdministrators } from './scale/two-administrators.ts';

/** A million users and businesses on PostgreSQL: `-- scale [rows] [rounds]`. */
export const measure: Measure = async ([rows = '1000000', rounds = '200']) => {
  const postgres = await startPostgres();
  try {
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
    ];
    return results.every(Boolean);
  } finally {
    await postgres.stop();
  }
};
