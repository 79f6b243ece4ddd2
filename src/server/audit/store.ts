import { and, desc, lt, sql } from 'drizzle-orm';
import type { SessionUser } from '../../contract/accounts/calls.ts';
import type { AuditKind, AuditSubjectKind } from '../../contract/teams/audit.ts';
import { type Db, isoInstant } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import type { Session } from '../http/context.ts';
import { auditEvents } from './tables.ts';

/** For the administrators' log alone. */
export async function recordAudit(tx: Db, by: SessionUser | string, action: string, subject: string): Promise<void> {
  const who = typeof by === 'string' ? { userName: by } : { userId: by.id, userName: nameOf(by) };
  await tx.insert(auditEvents).values({ ...who, action, subject });
}

export const nameOf = ({ name, email }: { readonly name: string; readonly email: string }): string =>
  `${name} (${email})`;

/** The user, program or front-desk screen that acts, with the hashed network address. */
export interface AuditActor {
  readonly session: {
    readonly user: Pick<SessionUser, 'id' | 'name' | 'email'>;
    readonly program?: Session['program'];
  } | null;
  readonly ip: string | null;
  /** Present for a front-desk screen and for customers. */
  readonly name?: string;
  readonly isAdministrator?: boolean;
}

export interface AuditedAction {
  readonly businessId: number | null;
  readonly kind: AuditKind;
  /** Continues the name: "opened". */
  readonly action: string;
  readonly subject: string;
  readonly subjectKind?: AuditSubjectKind;
  readonly subjectId?: number;
}

/** Entries of "Who did what". They never hold a customer's words or address. */
export async function recordActions(tx: Db, by: AuditActor, ...actions: readonly AuditedAction[]): Promise<void> {
  if (actions.length === 0) return;
  const { isAdministrator = false, ip } = by;
  const who = { ...actorOf(by), ipHash: ip, isAdministrator };
  await tx.insert(auditEvents).values(actions.map((action) => ({ ...who, ...action })));
}

function actorOf({ session, name, isAdministrator }: AuditActor): { userId: number | null; userName: string } {
  if (session === null || name !== undefined) return { userId: null, userName: name ?? 'Someone' };
  const { user, program } = session;
  if (program) return { userId: null, userName: `API token “${program.name}”` };
  return { userId: user.id, userName: isAdministrator ? nameOf(user) : user.name };
}

/** The same statement for an address without an account, so that both take equal time. */
export async function recordFailedLogin(
  tx: Db,
  account: { readonly id: number; readonly email: string } | null,
  ip: string,
  wrong: 'password' | 'code' = 'password',
): Promise<void> {
  await tx.execute(
    sql`insert into audit_events (administrator_id, administrator, action, subject, kind, ip_hash, is_administrator)
        select ${account?.id ?? null}::bigint, 'Someone', ${`tried to sign in with a wrong ${wrong} to`},
          ${account?.email ?? ''}, 'sign-in', ${ip}, false
        where ${account?.id ?? null}::bigint is not null`,
  );
}

/** A sign-in belongs to the person; businesses show those of their team. */
export const recordSignIn = (
  tx: Db,
  user: Pick<SessionUser, 'id' | 'name' | 'email'>,
  ip: string | null,
  action: string,
  subject = '',
): Promise<void> =>
  recordActions(tx, { session: { user }, ip }, { businessId: null, kind: 'sign-in', action, subject });

export function readAdministratorsLog(db: Db, page: { readonly limit: number; readonly cursor: number | null }) {
  const { id, userName, action, subject, createdAt, isAdministrator } = auditEvents;
  return db
    .select({ id, administrator: userName, action, subject, createdAt: isoInstant(createdAt) })
    .from(auditEvents)
    .where(and(isAdministrator, page.cursor === null ? undefined : lt(id, page.cursor)))
    .orderBy(desc(id))
    .limit(page.limit);
}

export const deleteExpiredAuditEvents = (db: Db, keepDays: number): Promise<void> =>
  deleteInBatches(db, auditEvents, sql`created_at < now() - make_interval(days => ${keepDays})`);
