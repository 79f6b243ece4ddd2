import { findPublicBusiness } from '../../src/server/businesses/store.ts';
import { openPostgres } from '../../src/server/db/postgres.ts';
import { medians, report } from './compare.ts';
import { withClient } from './seed-million.ts';

const reads = 1000;

/** The read behind every printed code, with few and with many businesses, one read of each in turn. */
export async function measureSlugRead(few: string, many: string): Promise<boolean> {
  const sides = await Promise.all([few, many].map(open));
  let next = 0;
  const [small = 0, large = 0] = await medians(
    sides.map(
      ({ database, slugs }) =>
        () =>
          findPublicBusiness(database.db, { slug: slugs[next++ % reads] ?? '' }),
    ),
    4 * reads,
  );
  await Promise.all(sides.map(({ database }) => database.close()));
  console.log(
    `     a read with 1,000 businesses ${(small * 1000).toFixed(0)} us, with 1,000,000 ${(large * 1000).toFixed(0)} us`,
  );
  return report('public read by slug, 1,000,000 against 1,000 businesses', large / small, 'times', 1.1);
}

async function open(url: string) {
  const database = openPostgres({ url, connections: 1, onError: () => {} });
  const slugs = await withClient(url, async (client) => {
    // The same thousand each time, spread over the whole table.
    const { rows } = await client.query<{ slug: string }>(
      `select slug from businesses where id % greatest((select max(id) from businesses) / ${reads}, 1) = 0 limit ${reads}`,
    );
    return rows.map((row) => row.slug);
  });
  return { database, slugs };
}
