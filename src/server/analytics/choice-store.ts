import { ownWordsId } from '../../contract/analytics/insights.ts';
import { type Db, selectPrepared } from '../db/database.ts';
import { addOne } from './add-one.ts';

/** Counts visits with a draft, beside the sentiments. */
export const draftsId = 'drafts';

export interface Offered {
  readonly id: string;
  readonly label: string;
}

export interface Choices {
  /** `null` for typed sentiments. */
  readonly chosen: readonly (string | null)[];
  readonly offered: readonly Offered[];
}

// $1 business, $2 day, $3 chosen, $4 ids and $5 labels of what was offered
const countChoices = `with
  ${addOne('chosen', {
    table: 'sentiment_days',
    shared: { business_id: '$1::bigint', day: '$2::date' },
    each: ['sentiment_id', '$3::text[]'],
  })},
  last as (select ids, labels from offered_sentiments where business_id = $1::bigint order by id desc limit 1)
  insert into offered_sentiments (business_id, day, ids, labels)
  select $1::bigint, $2::date, $4::text[], $5::text[]
  where not exists (select from last where ids = $4::text[] and labels = $5::text[])`;

/** The caller has counted the draft, so that no other transaction adds to the same sums. */
export async function addChoices(tx: Db, businessId: number, day: string, { chosen, offered }: Choices): Promise<void> {
  const ids = new Set([draftsId, ...chosen.map((id) => id ?? ownWordsId)]);
  await selectPrepared(tx, 'count choices', countChoices, [
    businessId,
    day,
    [...ids],
    offered.map(({ id }) => id),
    offered.map(({ label }) => label),
  ]);
}
