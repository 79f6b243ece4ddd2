import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { bigint, type Db, rows } from '../../db/database.ts';
import { listPasskeys } from './passkey-store.ts';
import { passkeys, recoveryCodes, totpSecrets } from './tables.ts';

export interface SecondSteps {
  readonly app: boolean;
  readonly passkeys: number;
  readonly recoveryCodes: number;
}

const stepsRow = z.object({ app: z.boolean(), passkeys: bigint, recoveryCodes: bigint });

/** Passkeys of another host do not work, and still count: the person chose a second step. */
export async function readSecondSteps(db: Db, userId: number): Promise<SecondSteps> {
  const [row] = await rows(
    db,
    stepsRow,
    sql`select exists (select from totp_secrets where user_id = ${userId} and confirmed_at is not null) as app,
          (select count(*) from passkeys where user_id = ${userId}) as passkeys,
          (select count(*) from recovery_codes where user_id = ${userId} and used_at is null) as "recoveryCodes"`,
  );
  if (!row) throw new Error('no second steps were read');
  return row;
}

/** One of the user's teams asks for it; the owner is on the team. */
export async function isRequiredByTeam(db: Db, userId: number): Promise<boolean> {
  const [row] = await rows(
    db,
    z.object({ is: z.boolean() }),
    sql`select exists (select from businesses b where b.requires_second_step and (b.user_id = ${userId}
          or exists (select from memberships m where m.business_id = b.id and m.user_id = ${userId}))) as "is"`,
  );
  return row?.is === true;
}

export const hasSecondStep = ({ app, passkeys }: SecondSteps): boolean => app || passkeys > 0;

export async function saveNewSecret(tx: Db, userId: number, sealed: string): Promise<boolean> {
  const saved = await tx
    .insert(totpSecrets)
    .values({ userId, sealed })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { sealed, lastStep: 0, createdAt: sql`now()` },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId });
  return saved.length > 0;
}

const secretRow = z.object({ sealed: z.string(), isOn: z.boolean(), seconds: bigint });

/** With the database's time, because a node's clock may be wrong. */
export async function findSecret(db: Db, userId: number) {
  const [row] = await rows(
    db,
    secretRow,
    sql`select sealed, confirmed_at is not null as "isOn", floor(extract(epoch from now())) as seconds
        from totp_secrets where user_id = ${userId}`,
  );
  return row ?? null;
}

/** False for a step that was accepted before, or an older one. */
export async function consumeStep(tx: Db, userId: number, step: number): Promise<boolean> {
  const taken = await tx
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId });
  return taken.length > 0;
}

export async function confirmSecret(tx: Db, userId: number, sealed: string): Promise<boolean> {
  const confirmed = await tx
    .update(totpSecrets)
    .set({ confirmedAt: sql`now()` })
    .where(and(eq(totpSecrets.userId, userId), eq(totpSecrets.sealed, sealed), isNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId });
  return confirmed.length > 0;
}

export async function deleteSecret(tx: Db, userId: number): Promise<boolean> {
  const own = and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt));
  return (await tx.delete(totpSecrets).where(own).returning({ userId: totpSecrets.userId })).length > 0;
}

export async function replaceRecoveryCodes(tx: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
}

export async function listRecoveryHashes(db: Db, userId: number): Promise<string[]> {
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  return (await db.select({ hash: recoveryCodes.hash }).from(recoveryCodes).where(unused)).map(({ hash }) => hash);
}

/** True for one of two browsers that use the same code at once. */
export async function consumeRecoveryCode(tx: Db, userId: number, hash: string): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt)))
    .returning({ hash: recoveryCodes.hash });
  return used.length > 0;
}

export async function readSecurity(db: Db, userId: number) {
  const [app] = await db
    .select({ since: totpSecrets.confirmedAt })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId));
  const [codes] = await db
    .select({
      total: count(),
      left: sql<number>`(count(*) filter (where ${recoveryCodes.usedAt} is null))::int`,
      madeAt: sql<Date | null>`min(${recoveryCodes.createdAt})`,
    })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  const [password] = await rows(
    db,
    z.object({ has: z.boolean() }),
    sql`select exists (select from credentials where user_id = ${userId}) as has`,
  );
  return {
    hasPassword: password?.has === true,
    appSince: app?.since?.toISOString() ?? null,
    passkeys: (await listPasskeys(db, userId)).map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      addedAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    recoveryCodes: codes?.madeAt
      ? { left: Number(codes.left), total: Number(codes.total), madeAt: new Date(codes.madeAt).toISOString() }
      : null,
  };
}

/** Everything at once: the last second step takes the recovery codes with it. */
export async function deleteSecondSteps(tx: Db, userId: number): Promise<boolean> {
  const had = hasSecondStep(await readSecondSteps(tx, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  await deleteRecoveryCodes(tx, userId);
  return had;
}

export async function deleteRecoveryCodes(tx: Db, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
