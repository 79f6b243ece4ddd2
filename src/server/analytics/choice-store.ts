import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ownWordsId } from '../../contract/analytics/insights.ts';
import type { Step } from '../../contract/analytics/steps.ts';
import { type Db, rows } from '../db/database.ts';
import { draftsId } from './choice-rows.ts';
import { choicesMark, visitKey } from './step-store.ts';

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

const firstStep: Step = 'opened';

/** Counts the choices of the first draft of a visit whose page has been opened, and of no other. */
export async function countChoices(tx: Db, { businessId, visit, chosen, offered }: Draft): Promise<void> {
  const first = await rows(
    tx,
    z.object({ day: z.string() }),
    sql`update visits set counted = array_append(counted, ${choicesMark}::text) from businesses
        where key = ${visitKey(visit, businessId)} and expires_at > now()
          and not ${choicesMark} = any(counted) and ${firstStep} = any(counted) and businesses.id = ${businessId}
        returning to_char(greatest((now() at time zone businesses.time_zone)::date, businesses.time_zone_since), 'YYYY-MM-DD') as day`,
  );
  const [visited] = first;
  if (!visited) return;
  const ids = new Set([draftsId, ...chosen.map((id) => id ?? ownWordsId)]);
  await tx.execute(
    sql`insert into sentiment_days as present (business_id, day, sentiment_id, n)
        select ${businessId}::bigint, ${visited.day}::date, id, 1 from json_array_elements_text(${JSON.stringify([...ids])}::json) as id
        order by id on conflict (business_id, day, sentiment_id) do update set n = present.n + 1`,
  );
  await rememberOffered(tx, businessId, visited.day, offered);
}

/** Inserts a row only if the list differs from the previous one. */
async function rememberOffered(tx: Db, businessId: number, day: string, offered: readonly Offered[]): Promise<void> {
  const list = (part: keyof Offered) =>
    sql`array(select json_array_elements_text(${JSON.stringify(offered.map((one) => one[part]))}::json))`;
  await tx.execute(
    sql`with new_list as (select ${list('id')} as ids, ${list('label')} as labels),
          last as (select ids, labels from offered_sentiments where business_id = ${businessId} order by id desc limit 1)
        insert into offered_sentiments (business_id, day, ids, labels)
        select ${businessId}::bigint, ${day}::date, ids, labels from new_list
        where not exists (select from last where last.ids = new_list.ids and last.labels = new_list.labels)`,
  );
}
