import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { bigint, type Db, rows } from './db/database.ts';
import { type Actor, visibleTo } from './teams/visible-to.ts';

const totals = z.object({
  id: bigint,
  messages: bigint,
  savedReplies: bigint,
  people: bigint,
  invitations: bigint,
  places: bigint,
});
type Totals = z.infer<typeof totals>;
export type Counted = Exclude<keyof Totals, 'id'>;

/** One statement for all businesses of an owner, because there may be thousands. */
export async function countRows(db: Db, user: Actor): Promise<ReadonlyMap<number, Totals>> {
  const found = await rows(
    db,
    totals,
    sql`select businesses.id,
          (select count(*) from feedback f where f.business_id = businesses.id) as messages,
          (select count(*) from saved_replies s where s.business_id = businesses.id) as "savedReplies",
          1 + (select count(*) from memberships m where m.business_id = businesses.id) as people,
          (select count(*) from invitations i where i.business_id = businesses.id and i.email is not null) as invitations,
          (select count(*) from places p where p.business_id = businesses.id) as places
        from businesses where ${visibleTo(user, 'exportEverything')}`,
  );
  return new Map(found.map((row) => [row.id, row]));
}
