import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { signIn } from '../../../contract/constants.ts';
import { bigint, type Db, rows } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { lostDevices } from './tables.ts';

/** A second request keeps the first one's link, so that each of its emails still works. */
export async function saveLostDevice(tx: Db, userId: number, seed: string, tokenHash: string): Promise<string> {
  const [row] = await tx
    .insert(lostDevices)
    .values({ userId, seed, tokenHash })
    .onConflictDoUpdate({
      target: lostDevices.userId,
      set: { createdAt: sql`case when ${lostDevices.startedAt} is null then now() else ${lostDevices.createdAt} end` },
    })
    .returning({ seed: lostDevices.seed });
  return row?.seed ?? seed;
}

const lostRow = z.object({
  userId: bigint,
  seed: z.string(),
  name: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  startedAt: z.nullable(z.coerce.date()),
});

const linkHours = 24;

/** An unused link works for a day. */
export async function findLostDevice(db: Db, tokenHash: string) {
  const [row] = await rows(
    db,
    lostRow,
    sql`select l.user_id as "userId", l.seed, u.name, u.email, u.is_active as "isActive", l.started_at as "startedAt"
        from lost_devices l join users u on u.id = l.user_id where l.token_hash = ${tokenHash}
          and (l.started_at is not null or l.created_at > now() - make_interval(hours => ${linkHours}))`,
  );
  return row ?? null;
}

/** `null` if it had started before. */
export async function startWaiting(tx: Db, userId: number): Promise<Date | null> {
  const [row] = await tx
    .update(lostDevices)
    .set({ startedAt: sql`now()` })
    .where(and(eq(lostDevices.userId, userId), isNull(lostDevices.startedAt)))
    .returning({ startedAt: lostDevices.startedAt });
  return row?.startedAt ?? null;
}

export async function deleteLostDevice(tx: Db, userId: number): Promise<boolean> {
  const own = eq(lostDevices.userId, userId);
  return (await tx.delete(lostDevices).where(own).returning({ userId: lostDevices.userId })).length > 0;
}

const isOver = sql`${lostDevices.startedAt} <= now() - make_interval(hours => ${signIn.lostDeviceHours})`;

export async function listOver(db: Db): Promise<number[]> {
  const over = await db.select({ userId: lostDevices.userId }).from(lostDevices).where(isOver).limit(100);
  return over.map(({ userId }) => userId);
}

/** True on one node alone, and never once a person stopped it. */
export async function takeOver(tx: Db, userId: number): Promise<boolean> {
  const taken = await tx
    .delete(lostDevices)
    .where(and(eq(lostDevices.userId, userId), isNotNull(lostDevices.startedAt), isOver))
    .returning({ userId: lostDevices.userId });
  return taken.length > 0;
}

export const deleteUnusedLostDevices = (db: Db): Promise<void> =>
  deleteInBatches(
    db,
    lostDevices,
    sql`started_at is null and created_at < now() - make_interval(hours => ${linkHours})`,
  );
