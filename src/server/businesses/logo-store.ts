import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Db, rows } from '../db/database.ts';
import { batchSize } from '../db/delete-in-batches.ts';
import type { Logo } from './logo.ts';
import { logos } from './tables.ts';

/** Renews a stored logo, so that the cleanup job does not delete it before a business uses it. */
export async function keepLogo(tx: Db, logo: Logo): Promise<void> {
  await tx
    .insert(logos)
    .values(logo)
    .onConflictDoUpdate({ target: logos.hash, set: { createdAt: sql`now()` } });
}

/** Deletes logos that are a day old and unused. Most are used, so it walks through all of them in batches. */
export async function deleteUnusedLogos(db: Db): Promise<void> {
  for (let last: string | null = ''; last !== null; ) {
    const [batch]: { last: string | null }[] = await rows(
      db,
      z.object({ last: z.nullable(z.string()) }),
      sql`with batch as (select hash from logos where hash > ${last} order by hash limit ${batchSize}),
            gone as (delete from logos l using batch where l.hash = batch.hash and l.created_at < now() - interval '1 day'
              and not exists (select 1 from businesses b where b.logo_hash = l.hash))
          select max(hash) as last from batch`,
    );
    last = batch?.last ?? null;
  }
}

export async function findLogo(db: Db, hash: string): Promise<Buffer | null> {
  const [row] = await db.select({ image: logos.image }).from(logos).where(eq(logos.hash, hash));
  return row ? Buffer.from(row.image) : null;
}
