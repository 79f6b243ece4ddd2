import { eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Db, rows, selectPrepared } from '../db/database.ts';
import { draftMemory, providerStatus } from './tables.ts';

/** Drafts of one business that are not written again. */
const remembered = 500;

export async function readMemory(db: Db, businessId: number): Promise<ReadonlySet<string>> {
  // One row of JSON takes the node a fraction of the time of 500 rows with an array each.
  const [found] = await selectPrepared<{ sentences: string[] | null }>(
    db,
    'remembered drafts',
    `select json_agg(sentence) as sentences from (
       select sentences from draft_memory where business_id = $1::bigint order by id desc limit ${remembered}) as drafts,
       unnest(sentences) as sentence`,
    [businessId],
  );
  return new Set(found?.sentences ?? []);
}

/** The column holds the hash of the whole draft. */
export async function rememberDraft(tx: Db, businessId: number, hash: string): Promise<void> {
  await selectPrepared(
    tx,
    'remember draft',
    // The delete does not see the inserted row.
    `with added as (insert into draft_memory (business_id, sentences) values ($1::bigint, array[$2::text]))
     delete from draft_memory where business_id = $1::bigint and id <=
       (select id from draft_memory where business_id = $1::bigint order by id desc offset ${remembered - 1} limit 1)`,
    [businessId, hash],
  );
}

/** Deletes faster than the cascade, which goes business by business. */
export async function eraseDraftsOf(tx: Db, businessIds: readonly number[]): Promise<void> {
  await tx.delete(draftMemory).where(inArray(draftMemory.businessId, [...businessIds]));
}

/** Writes only changes, because every draft calls it. `failure` is never the provider's own text. */
export async function recordProviderStatus(db: Db, provider: string, failure: string | null): Promise<boolean> {
  const changed = await rows(
    db,
    z.object({ provider: z.string() }),
    sql`insert into provider_status (provider, failure) select ${provider}, ${failure}
        where not exists (select from provider_status where provider = ${provider} and failure is not distinct from ${failure})
        on conflict (provider) do update set failure = excluded.failure
        returning provider`,
  );
  return changed.length > 0;
}

export async function readProvider(db: Db, provider: string): Promise<string | null> {
  const { failure } = providerStatus;
  const [row] = await db.select({ failure }).from(providerStatus).where(eq(providerStatus.provider, provider));
  return row?.failure ?? null;
}
