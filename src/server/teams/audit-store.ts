import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type AuditKind, auditKinds, auditSubjectKinds } from '../../contract/teams/audit.ts';
import { bigint, type Db, isoInstant, rows } from '../db/database.ts';
import { type Actor, visibleTo } from './visible-to.ts';

const entry = z.object({
  id: bigint,
  at: z.string(),
  userId: z.nullable(bigint),
  userName: z.string(),
  isAdministrator: z.boolean(),
  kind: z.enum(auditKinds),
  action: z.string(),
  subject: z.string(),
  subjectKind: z.nullable(z.enum(auditSubjectKinds)),
  subjectId: z.nullable(bigint),
});
export type StoredEntry = z.infer<typeof entry>;

export interface AuditPage {
  readonly kind?: AuditKind | undefined;
  readonly userId?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: number | undefined;
  readonly limit: number;
}

const startOf = (day: string): SQL => sql`(${day}::date::timestamp at time zone businesses.time_zone)`;

function conditions({ kind, userId, from, to, cursor }: AuditPage): SQL {
  const all = [
    sql`true`,
    ...(kind === undefined ? [] : [sql`e.kind = ${kind}`]),
    ...(userId === undefined ? [] : [sql`e.administrator_id = ${userId}`]),
    ...(from === undefined ? [] : [sql`e.created_at >= ${startOf(from)}`]),
    ...(to === undefined ? [] : [sql`e.created_at < ${startOf(to)} + interval '1 day'`]),
    ...(cursor === undefined ? [] : [sql`e.id < ${cursor}`]),
  ];
  return sql.join(all, sql` and `);
}

/** Entries of the business, and sign-ins of its people since they are on the team. Newest first. */
export function listEntries(db: Db, user: Actor, businessId: number, page: AuditPage): Promise<StoredEntry[]> {
  const newest = sql`and ${conditions(page)} order by e.id desc limit ${page.limit}`;
  return rows(
    db,
    entry,
    sql`select e.id, ${isoInstant(sql`e.created_at`)} as at, e.administrator_id as "userId", e.administrator as "userName",
          e.is_administrator as "isAdministrator", e.kind, e.action, e.subject, e.subject_kind as "subjectKind",
          e.subject_id as "subjectId"
        from businesses cross join lateral (
          (select e.* from audit_events e where e.business_id = businesses.id ${newest})
          union all
          (select e.* from (
              select businesses.user_id, coalesce(businesses.owner_since, '-infinity') as since
              union all select m.user_id, m.since from memberships m where m.business_id = businesses.id) p
            cross join lateral (select e.* from audit_events e where e.administrator_id = p.user_id
              and e.business_id is null and not e.is_administrator and e.created_at >= p.since ${newest}) e)) e
        where businesses.id = ${businessId} and ${visibleTo(user, 'readAudit')}
        order by e.id desc limit ${page.limit}`,
  );
}

const namesFrom = 10_000;

/** People with one of the newest entries, also those who left. */
export const listNames = (db: Db, user: Actor, businessId: number) =>
  rows(
    db,
    z.object({ userId: bigint, userName: z.string(), isAdministrator: z.boolean() }),
    sql`select distinct on (e.id) e.id as "userId", e.name as "userName", e.is_administrator as "isAdministrator" from businesses cross join lateral (
          select e.administrator_id as id, e.administrator as name, e.is_administrator, e.id as entry from audit_events e
          where e.business_id = businesses.id and e.administrator_id is not null order by e.id desc limit ${namesFrom}) e
        where businesses.id = ${businessId} and ${visibleTo(user, 'readAudit')} order by e.id, e.entry desc`,
  );
