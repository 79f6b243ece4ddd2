import { and, eq, sql } from 'drizzle-orm';
import { type Db, selectRows } from '../db/database.ts';
import { credentials, users } from './tables.ts';

/** What a login compares with. `passwordHash` is that of the newest open registration for an unverified address. */
export interface LoginRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly isActive: boolean;
  readonly emailVerified: boolean;
  readonly passwordHash: string | null;
  readonly sessionEpoch: number;
  readonly failuresInARow: number;
}

export async function findForLogin(db: Db, email: string): Promise<LoginRow | null> {
  const [row] = await selectRows<LoginRow>(
    db,
    sql`select u.id, u.name, u.email, u.is_admin as "isAdmin", u.is_active as "isActive", u.email_verified as "emailVerified",
          u.session_epoch as "sessionEpoch",
          coalesce(c.failures_in_a_row, 0) as "failuresInARow",
          coalesce(c.password_hash, (select r.password_hash from registrations r
            where r.email = u.email order by r.created_at desc limit 1)) as "passwordHash"
        from users u left join credentials c on c.user_id = u.id where u.email = ${email}`,
  );
  return row ? { ...row, id: Number(row.id) } : null;
}

export async function findUserByEmail(db: Db, email: string) {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function findUser(db: Db, id: number) {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** The person behind an address, from its first registration on. */
export async function keepUnverifiedUser(tx: Db, name: string, email: string): Promise<void> {
  await tx.insert(users).values({ name, email }).onConflictDoNothing({ target: users.email });
}

/**
 * Verifies an address and gives it the name and password of the registration whose code was typed. Null when it was
 * verified before: nothing of a verified account is changed by a registration.
 */
export async function activateUser(
  tx: Db,
  registration: { readonly email: string; readonly name: string; readonly passwordHash: string },
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
  await setPassword(tx, user.id, passwordHash);
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

export async function countLoginFailure(db: Db, userId: number): Promise<void> {
  await db
    .update(credentials)
    .set({ failuresInARow: sql`${credentials.failuresInARow} + 1` })
    .where(eq(credentials.userId, userId));
}

export async function clearLoginFailures(db: Db, userId: number): Promise<void> {
  await db
    .update(credentials)
    .set({ failuresInARow: 0 })
    .where(and(eq(credentials.userId, userId), sql`${credentials.failuresInARow} > 0`));
}

export async function setActive(tx: Db, userId: number, isActive: boolean): Promise<void> {
  await tx.update(users).set({ isActive }).where(eq(users.id, userId));
}

export function listAdministrators(db: Db) {
  return db.select().from(users).where(eq(users.isAdmin, true)).orderBy(users.id);
}
