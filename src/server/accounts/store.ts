import { and, between, eq, ne, type SQL, sql } from 'drizzle-orm';
import { accountLimits } from '../../contract/accounts/calls.ts';
import type { Db } from '../db/database.ts';
import { withdrawFromDeactivated } from '../mail/outbox.ts';
import { credentials, users } from './tables.ts';

/** Comes before the lock of the user (docs/locks.md). */
export async function lockAddress(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${addressLocks}, hashtext(${email}))`);
}

const addressLocks = 7_264_003;

export type LoginRow = NonNullable<Awaited<ReturnType<typeof findForLogin>>>;

export async function findForLogin(db: Db, email: string) {
  const { id, name, isAdmin, isActive, sessionEpoch } = users;
  const { failuresInARow, passwordHash } = credentials;
  const [row] = await db
    .select({ id, name, email: users.email, isAdmin, isActive, sessionEpoch, failuresInARow, passwordHash })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(and(eq(users.email, email), users.emailVerified));
  return row ?? null;
}

export async function findUserByEmail(db: Db, email: string) {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function findUser(db: Db, id: number) {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

export async function lockUser(tx: Db, id: number) {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row ?? null;
}

export async function ensureUser(tx: Db, name: string, email: string): Promise<void> {
  await tx.insert(users).values({ name, email }).onConflictDoNothing({ target: users.email });
}

/** `null` if the address is already verified: a registration never changes a verified account. */
export async function activateUser(
  tx: Db,
  registration: { readonly email: string; readonly name: string; readonly passwordHash: string | null },
): Promise<number | null> {
  const { email, name, passwordHash } = registration;
  const [user] = await tx
    .insert(users)
    .values({ email, name, emailVerified: true })
    .onConflictDoUpdate({
      target: users.email,
      set: { name, emailVerified: true },
      setWhere: eq(users.emailVerified, false),
    })
    .returning({ id: users.id });
  if (!user) return null;
  if (passwordHash !== null) await setPassword(tx, user.id, passwordHash);
  return user.id;
}

export async function setPassword(tx: Db, userId: number, passwordHash: string): Promise<void> {
  await tx
    .insert(credentials)
    .values({ userId, passwordHash })
    .onConflictDoUpdate({ target: credentials.userId, set: { passwordHash, failuresInARow: 0 } });
}

export async function markVerified(tx: Db, userId: number): Promise<void> {
  await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}

export async function countLoginFailure(tx: Db, userId: number): Promise<number> {
  const [row] = await tx
    .update(credentials)
    .set({ failuresInARow: sql`${credentials.failuresInARow} + 1` })
    .where(eq(credentials.userId, userId))
    .returning({ failures: credentials.failuresInARow });
  return row?.failures ?? 0;
}

export async function clearLoginFailures(tx: Db, userId: number): Promise<void> {
  const mayClear = between(credentials.failuresInARow, 1, accountLimits.loginFailuresInARow - 1);
  await tx
    .update(credentials)
    .set({ failuresInARow: 0 })
    .where(and(eq(credentials.userId, userId), mayClear));
}

export async function setActive(tx: Db, userId: number, isActive: boolean): Promise<void> {
  const [user] = await tx.update(users).set({ isActive }).where(eq(users.id, userId)).returning({ email: users.email });
  const ownerAddress = (id: SQL) => sql`(select u.email from users u where u.id = ${id} and u.is_active)`;
  if (user && !isActive) await withdrawFromDeactivated(tx, user.email, ownerAddress);
}

export async function setAdmin(tx: Db, userId: number, isAdmin: boolean): Promise<void> {
  await tx.update(users).set({ isAdmin }).where(eq(users.id, userId));
}

const administratorsLock = 7_264_002;

/** Locks: until the transaction ends, no other node can delete or demote one of them. */
export async function lockOtherAdministrators(tx: Db, userId: number): Promise<number[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${administratorsLock})`);
  const isActiveAdministrator = and(users.isAdmin, users.isActive, users.emailVerified);
  const others = tx
    .select({ id: users.id })
    .from(users)
    .where(and(isActiveAdministrator, ne(users.id, userId)));
  return (await others).map(({ id }) => id);
}

export function listAdministrators(db: Db) {
  return db.select().from(users).where(eq(users.isAdmin, true)).orderBy(users.id);
}
