import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { signIn } from '../../../contract/constants.ts';
import { bigint, type Db, rows } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { pendingSignIns } from './tables.ts';

export async function savePending(tx: Db, pending: Omit<typeof pendingSignIns.$inferInsert, 'createdAt'>) {
  await tx.insert(pendingSignIns).values(pending);
}

const pendingRow = z.object({
  step: z.enum(['second step', 'set up']),
  id: bigint,
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  isActive: z.boolean(),
  sessionEpoch: z.number(),
});
export type Pending = z.infer<typeof pendingRow> & { readonly tokenHash: string };

/** `null` once the password, the role or the state of the account changed. A deactivated account is returned. */
export async function findPending(db: Db, tokenHash: string): Promise<Pending | null> {
  const [row] = await rows(
    db,
    pendingRow,
    sql`select p.step, u.id, u.name, u.email, u.is_admin as "isAdmin", u.is_active as "isActive",
          u.session_epoch as "sessionEpoch"
        from pending_sign_ins p join users u on u.id = p.user_id
        where p.token_hash = ${tokenHash} and (u.session_epoch = p.session_epoch or not u.is_active)
          and p.created_at > now() - make_interval(secs => ${signIn.pendingLifetime})`,
  );
  return row ? { ...row, tokenHash } : null;
}

/** False for the second of two requests that finish the same sign-in. */
export async function consumePending(tx: Db, tokenHash: string): Promise<boolean> {
  const own = eq(pendingSignIns.tokenHash, tokenHash);
  return (await tx.delete(pendingSignIns).where(own).returning({ userId: pendingSignIns.userId })).length > 0;
}

export const deleteExpiredPending = (db: Db): Promise<void> =>
  deleteInBatches(db, pendingSignIns, sql`created_at < now() - make_interval(secs => ${signIn.pendingLifetime})`);
