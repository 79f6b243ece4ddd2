import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { feedbackStates } from '../../contract/feedback/states.ts';
import { type Actor, visibleTo } from '../businesses/visible-to.ts';
import { bigint, type Db, rows } from '../db/database.ts';

const lockedMessage = z.object({ id: bigint, businessId: bigint, state: z.enum(feedbackStates), version: z.number() });

/** Locks owner, businesses and messages in this order, as all calls do, and tells other windows of the change. */
export async function lockVisibleMessages(tx: Db, user: Actor, ids: readonly number[]) {
  const wanted = sql`any(${`{${ids.join(',')}}`}::bigint[])`;
  await tx.execute(sql`select id from users where id = ${user.id} for key share`);
  await tx.execute(
    sql`update businesses set inbox_version = inbox_version + 1 where id in
          (select id from businesses where ${visibleTo(user, 'changeFeedback')}
             and id in (select business_id from feedback where id = ${wanted}) order by id for no key update)`,
  );
  return rows(
    tx,
    lockedMessage,
    sql`select f.id, f.business_id as "businessId", f.state, f.version from feedback f
        join businesses on businesses.id = f.business_id
        where f.id = ${wanted} and ${visibleTo(user, 'changeFeedback')} order by f.id for update of f`,
  );
}
