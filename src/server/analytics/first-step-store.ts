import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { firstStepsDays } from '../../contract/constants.ts';
import { type Db, rows } from '../db/database.ts';
import { type Actor, visibleTo } from '../teams/visible-to.ts';

/** `null` if the user may not invite for the business. */
export async function readFirstSteps(db: Db, user: Actor, businessId: number) {
  const [found] = await rows(
    db,
    z.object({ isNew: z.boolean(), tried: z.boolean(), stored: z.array(z.string()) }),
    sql`select businesses.created_at > now() - make_interval(days => ${firstStepsDays}) as "isNew",
          exists (select from analytics_counts c where c.business_id = businesses.id
            and c.event = 'reviewsGenerated' and c.count > 0) as tried,
          array(select s.step from first_steps_done s where s.business_id = businesses.id) as stored
        from businesses where businesses.id = ${businessId} and ${visibleTo(user, 'manageInvitations')}`,
  );
  return found ?? null;
}
