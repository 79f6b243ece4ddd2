import { and, asc, eq, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { invitationMax } from '../../contract/invitations/limits.ts';
import type { KeyLine } from '../../contract/invitations/settings.ts';
import { type AuditActor, type AuditedAction, recordActions } from '../audit/store.ts';
import { bigint, type Db, rows } from '../db/database.ts';
import type { Services, Session } from '../http/context.ts';
import { tokenHash } from '../http/token.ts';
import { type Actor, ofVisibleBusiness } from '../teams/visible-to.ts';
import { apiTokens, desks } from './tables.ts';

type KeyRow = Pick<typeof apiTokens.$inferSelect, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>;

const lineOf = ({ id, name, createdAt, lastUsedAt }: KeyRow): KeyLine => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const ofBusiness = (user: Actor, businessId: number) => ofVisibleBusiness(user, 'manageInvitations', businessId);

export async function listDesks(db: Db, user: Actor, businessId: number): Promise<KeyLine[]> {
  const open = and(eq(desks.businessId, businessId), isNull(desks.endedAt), ofBusiness(user, businessId));
  return (await db.select().from(desks).where(open).orderBy(asc(desks.id))).map(lineOf);
}

export async function listTokens(db: Db, user: Actor, businessId: number): Promise<KeyLine[]> {
  const own = and(eq(apiTokens.businessId, businessId), ofBusiness(user, businessId));
  return (await db.select().from(apiTokens).where(own).orderBy(asc(apiTokens.id))).map(lineOf);
}

interface NewKey {
  readonly businessId: number;
  readonly madeBy: number;
  readonly name: string;
}

/** `null` at the limit. */
export async function insertDesk(tx: Db, { businessId, madeBy, name }: NewKey, key: string): Promise<number | null> {
  const open = await tx.$count(desks, and(eq(desks.businessId, businessId), isNull(desks.endedAt)));
  if (open >= invitationMax.desks) return null;
  const [row] = await tx
    .insert(desks)
    .values({ businessId, madeBy, name, keyHash: tokenHash(key) })
    .returning();
  return row?.id ?? null;
}

export async function insertToken(tx: Db, { businessId, madeBy, name }: NewKey, token: string): Promise<number | null> {
  const made = await tx.$count(apiTokens, eq(apiTokens.businessId, businessId));
  if (made >= invitationMax.tokens) return null;
  const [row] = await tx
    .insert(apiTokens)
    .values({ businessId, madeBy, name, tokenHash: tokenHash(token) })
    .returning();
  return row?.id ?? null;
}

/** `null` unless the screen is open. */
export async function replaceDeskKey(
  tx: Db,
  user: Actor,
  { id, deskId }: { readonly id: number; readonly deskId: number },
  key: string,
): Promise<{ id: number; name: string } | null> {
  const [row] = await tx
    .update(desks)
    .set({ keyHash: tokenHash(key), madeBy: user.id })
    .where(and(eq(desks.id, deskId), eq(desks.businessId, id), isNull(desks.endedAt), ofBusiness(user, id)))
    .returning({ id: desks.id, name: desks.name });
  return row ?? null;
}

export async function endDesk(tx: Db, user: Actor, businessId: number, id: number): Promise<string | null> {
  const [ended] = await tx
    .update(desks)
    .set({ endedAt: sql`now()` })
    .where(and(eq(desks.id, id), eq(desks.businessId, businessId), isNull(desks.endedAt), ofBusiness(user, businessId)))
    .returning({ name: desks.name });
  return ended?.name ?? null;
}

export async function deleteToken(tx: Db, user: Actor, businessId: number, id: number): Promise<string | null> {
  const [deleted] = await tx
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), eq(apiTokens.businessId, businessId), ofBusiness(user, businessId)))
    .returning({ name: apiTokens.name });
  return deleted?.name ?? null;
}

/** Ends what a person could still use after losing the role. The caller locked the business. */
export async function endKeysOf(
  tx: Db,
  by: AuditActor,
  { businessId, userId, isOwner }: { readonly businessId: number; readonly userId: number; readonly isOwner: boolean },
): Promise<void> {
  const isTheirs = ({ madeBy }: typeof desks | typeof apiTokens) =>
    isOwner ? or(eq(madeBy, userId), isNull(madeBy)) : eq(madeBy, userId);
  const ended = await tx
    .update(desks)
    .set({ endedAt: sql`now()` })
    .where(and(eq(desks.businessId, businessId), isNull(desks.endedAt), isTheirs(desks)))
    .returning({ id: desks.id, name: desks.name });
  const revoked = await tx
    .delete(apiTokens)
    .where(and(eq(apiTokens.businessId, businessId), isTheirs(apiTokens)))
    .returning({ id: apiTokens.id, name: apiTokens.name });
  await recordActions(
    tx,
    by,
    ...ended.map((desk) => keyAction(businessId, 'desk', desk, keyEnds.desk)),
    ...revoked.map((token) => keyAction(businessId, 'token', token, keyEnds.token)),
  );
}

export const keyEnds = { desk: 'ended the front-desk screen', token: 'revoked the API token' } as const;

export const keyAction = (
  businessId: number,
  subjectKind: 'desk' | 'token',
  { id, name }: { readonly id: number; readonly name: string },
  action: string,
): AuditedAction => ({ businessId, kind: 'settings', action, subject: `“${name}”`, subjectKind, subjectId: id });

export interface Desk {
  /** `null` for the front desk of a signed-in user. */
  readonly id: number | null;
  /** That user; `null` for a screen. */
  readonly userId: number | null;
  readonly businessId: number;
  readonly name: string;
}

const ofActiveOwner = sql`exists (select from businesses b join users u on u.id = b.user_id
  where b.id = ${desks.businessId} and u.is_active)`;
/** Keys of a deactivated account sleep, and those of a deleted one are dead. */
const ofActiveMaker = (madeBy: SQLWrapper): SQL =>
  sql`(${madeBy} is null or exists (select from users m where m.id = ${madeBy} and m.is_active))`;

export async function findDesk(db: Db, key: string): Promise<Desk | null> {
  const [row] = await db
    .select({ id: desks.id, businessId: desks.businessId, name: desks.name })
    .from(desks)
    .where(and(eq(desks.keyHash, tokenHash(key)), isNull(desks.endedAt), ofActiveOwner, ofActiveMaker(desks.madeBy)));
  return row ? { ...row, userId: null } : null;
}

export async function noteDeskUse(tx: Db, id: number): Promise<void> {
  await tx.update(desks).set({ lastUsedAt: sql`now()` }).where(eq(desks.id, id));
}

const tokenPrefix = 'sayso_';
export const apiToken = (secret: string): string => `${tokenPrefix}${secret}`;

const programRow = z.object({
  id: bigint,
  name: z.string(),
  email: z.string(),
  businessId: bigint,
  tokenName: z.string(),
  tokenId: bigint,
  isStale: z.boolean(),
});

/** Whoever holds the token acts as the owner, but on this business alone and never as an administrator. */
export async function readApiToken({ database: { db } }: Services, token: string): Promise<Session | null> {
  if (!/^sayso_[\w-]{43}$/.test(token)) return null;
  const hash = tokenHash(token);
  const [row] = await rows(
    db,
    programRow,
    sql`select u.id, u.name, u.email, b.id as "businessId", t.name as "tokenName", t.id as "tokenId",
          coalesce(t.last_used_at < now() - interval '1 minute', true) as "isStale"
        from api_tokens t join businesses b on b.id = t.business_id join users u on u.id = b.user_id
        where t.token_hash = ${hash} and u.is_active and u.email_verified and ${ofActiveMaker(sql`t.made_by`)}`,
  );
  if (!row) return null;
  const { id, name, email, businessId, tokenName, tokenId, isStale } = row;
  if (isStale) await db.update(apiTokens).set({ lastUsedAt: sql`now()` }).where(eq(apiTokens.id, tokenId));
  return {
    tokenHash: hash,
    isRecent: false,
    user: { id, name, email, isAdmin: false, isActive: true, emailVerified: true },
    program: { businessId, name: tokenName },
  };
}
