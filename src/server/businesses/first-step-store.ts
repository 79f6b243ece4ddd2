import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Db, rows } from '../db/database.ts';
import { type Actor, visibleTo } from '../teams/visible-to.ts';
import { firstStepsDone } from './tables.ts';

type StoredStep = (typeof firstStepsDone.$inferInsert)['step'];

/** For a business that the caller has checked. */
export async function noteFirstStep(tx: Db, businessId: number, step: StoredStep): Promise<void> {
  await tx.insert(firstStepsDone).values({ businessId, step }).onConflictDoNothing();
}

/** False if the user may not invite for the business. */
export async function noteFirstStepOf(tx: Db, user: Actor, businessId: number, step: StoredStep): Promise<boolean> {
  const found = await rows(
    tx,
    z.object({}),
    sql`select from businesses where id = ${businessId} and ${visibleTo(user, 'manageInvitations')} for key share`,
  );
  if (found.length > 0) await noteFirstStep(tx, businessId, step);
  return found.length > 0;
}
