import { ownWordsId } from '../../contract/analytics/insights.ts';
import { type Db, selectPrepared } from '../db/database.ts';
import { draftsId } from './choice-rows.ts';
import { choicesMark, firstStep, visitKey } from './step-store.ts';

export interface Offered {
  readonly id: string;
  readonly label: string;
}

interface Draft {
  readonly businessId: number;
  readonly visit: string;
  /** `null` for typed sentiments. */
  readonly chosen: readonly (string | null)[];
  readonly offered: readonly Offered[];
}

// $1 business, $2 key of the visit, $3 chosen, $4 ids and $5 labels of what was offered
const countFirstDraft = `with
  visited as materialized (
    update visits set counted = array_append(counted, '${choicesMark}') from businesses
    where key = $2::text and expires_at > now() and '${choicesMark}' <> all(counted) and '${firstStep}' = any(counted)
      and businesses.id = $1::bigint
    returning businesses.id, greatest((now() at time zone businesses.time_zone)::date, businesses.time_zone_since) as day),
  chosen as (
    insert into sentiment_days as present (business_id, day, sentiment_id, n)
    select id, day, sentiment, 1 from visited, unnest($3::text[]) as sentiment order by sentiment
    on conflict (business_id, day, sentiment_id) do update set n = present.n + 1),
  last as (select ids, labels from offered_sentiments where business_id = $1::bigint order by id desc limit 1)
  insert into offered_sentiments (business_id, day, ids, labels)
  select id, day, $4::text[], $5::text[] from visited
  where not exists (select from last where ids = $4::text[] and labels = $5::text[])`;

/** Counts the choices of the first draft of a visit whose page has been opened, and of no other. */
export async function countChoices(tx: Db, { businessId, visit, chosen, offered }: Draft): Promise<void> {
  const ids = new Set([draftsId, ...chosen.map((id) => id ?? ownWordsId)]);
  await selectPrepared(tx, 'count choices', countFirstDraft, [
    businessId,
    visitKey(visit, businessId),
    [...ids],
    offered.map(({ id }) => id),
    offered.map(({ label }) => label),
  ]);
}
