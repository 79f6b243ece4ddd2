import { and, count, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Config } from '../../config/config.ts';
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

/** One of the teams of the user `u` asks for it; the owner is on the team. */
const isRequiredByTeam = sql`(exists (select from businesses b where b.user_id = u.id and b.requires_second_step)
  or exists (select from memberships m join businesses b on b.id = m.business_id and b.requires_second_step
    where m.user_id = u.id))`;

const isRequiredOf = ({ requireSecondFactor: who }: Config): SQL => {
  if (who === 'everyone') return sql`true`;
  return who === 'administrators' ? sql`(u.is_admin or ${isRequiredByTeam})` : isRequiredByTeam;
};

export async function isRequired(db: Db, config: Config, { id }: { readonly id: number }): Promise<boolean> {
  const [row] = await rows(
    db,
    z.object({ is: z.boolean() }),
    sql`select ${isRequiredOf(config)} as "is" from users u where u.id = ${id}`,
  );
  return row?.is === true;
}

/** Asked of the user `u` at each request, because a requirement may be younger than the session. */
export const lacksSecondStep = (config: Config): SQL =>
  sql`(not exists (select from passkeys k where k.user_id = u.id)
    and not exists (select from totp_secrets t where t.user_id = u.id and t.confirmed_at is not null)
    and ${isRequiredOf(config)})`;

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
