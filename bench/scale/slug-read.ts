import { findPublicBusiness } from '../../src/server/businesses/public-store.ts';
import { openPostgres } from '../../src/server/db/postgres.ts';
import { load, quantile } from '../server/load.ts';
import { startProduct } from '../server/start.ts';
import { medians, report } from './compare.ts';
import { withClient } from './seed-million.ts';

const reads = 1000;
const rounds = 9;

/** The call behind every printed code, with few and with many businesses, alternating between two nodes. */
export async function measureSlugRead(few: string, many: string): Promise<boolean> {
  const sides = await Promise.all([few, many].map(open));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { product, paths, perSecond } of sides) {
      const answered = await load(product.port, paths, { connections: 16, seconds: 1.5 });
      // The first round warms up both.
      if (round > 0) perSecond.push(answered.perSecond);
    }
  }
  for (const { product } of sides) await product.stop();
  const [small = 0, large = 0] = sides.map(({ perSecond }) => quantile(perSecond, 0.5));
  console.log(
    `     GET /api/businesses/slug/{slug}: ${small.toFixed(0)} requests/s with 1,000 businesses, ${large.toFixed(0)} with 1,000,000`,
  );
  await readAlone(sides);
  return report('public read by slug, 1,000 against 1,000,000 businesses', small / large, 'times', 1.1);
}

type Side = Awaited<ReturnType<typeof open>>;

/** For comparison: reads without the server, alternating with reads through it. */
async function readAlone(sides: readonly Side[]): Promise<void> {
  const databases = sides.map(({ url }) => openPostgres({ url, connections: 1, onError: () => {} }));
  let next = 0;
  const [small = 0, large = 0] = await medians(
    databases.map(
      ({ db }, side) =>
        () =>
          findPublicBusiness(db, { slug: sides[side]?.slugs[next++ % reads] ?? '' }),
    ),
    4 * reads,
  );
  for (const database of databases) await database.close();
  console.log(
    `     for comparison: the read alone ${(small * 1000).toFixed(0)} us and ${(large * 1000).toFixed(0)} us`,
  );
}

async function open(url: string) {
  const slugs = await withClient(url, async (client) => {
    // Always the same thousand rows, spread over the whole table.
    const { rows } = await client.query<{ slug: string }>(
      `select slug from businesses where id % greatest((select max(id) from businesses) / ${reads}, 1) = 0 limit ${reads}`,
    );
    return rows.map((row) => row.slug);
  });
  const product = await startProduct({ DATABASE_URL: url, SMTP_URL: 'smtp://127.0.0.1:1' });
  const perSecond: number[] = [];
  return { url, slugs, product, perSecond, paths: slugs.map((slug) => `/api/businesses/slug/${slug}`) };
}
