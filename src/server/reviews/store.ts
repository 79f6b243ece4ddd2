import { sql } from 'drizzle-orm';
import { isShortHash } from '../../writer/text.ts';
import { type Db, selectRows } from '../db/database.ts';
import { draftMemory } from './tables.ts';

/** Drafts of one business that are remembered; what is older may be said again. */
const remembered = 500;
// Short sentences may come back after so many drafts
const shortRemembered = 50;

/** The hashes of the sentences in a business's last drafts. */
export async function readMemory(db: Db, businessId: number): Promise<ReadonlySet<string>> {
  const rows = await selectRows<{ sentences: string[] }>(
    db,
    sql`select sentences from draft_memory where business_id = ${businessId} order by id desc limit ${remembered}`,
  );
  return new Set(
    rows.flatMap(({ sentences }, at) =>
      at < shortRemembered ? sentences : sentences.filter((hash) => !isShortHash(hash)),
    ),
  );
}

/** Remembers a draft and forgets the one that falls off the end. */
export async function rememberDraft(tx: Db, businessId: number, sentences: readonly string[]): Promise<void> {
  await tx.insert(draftMemory).values({ businessId, sentences: [...sentences] });
  await tx.execute(
    sql`delete from draft_memory where business_id = ${businessId} and id <=
        (select id from draft_memory where business_id = ${businessId} order by id desc offset ${remembered} limit 1)`,
  );
}

/**
 * Notes how the provider fares, for the administrator; `failure` is a sentence of ours, never the provider's text. Answers
 * whether that is news. What a node noted itself is no measure, as another may have noted since; what is no news writes
 * nothing, as every draft comes by here.
 */
export async function recordProviderStatus(db: Db, provider: string, failure: string | null): Promise<boolean> {
  const noted = await selectRows(
    db,
    sql`insert into provider_status (provider, failure) select ${provider}, ${failure}
        where not exists (select from provider_status where provider = ${provider} and failure is not distinct from ${failure})
        on conflict (provider) do update set failure = excluded.failure
        returning provider`,
  );
  return noted.length > 0;
}

export async function readProvider(db: Db, provider: string): Promise<string | null> {
  const [row] = await selectRows<{ failure: string | null }>(
    db,
    sql`select failure from provider_status where provider = ${provider}`,
  );
  return row?.failure ?? null;
}
