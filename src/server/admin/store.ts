import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SessionUser } from '../../contract/accounts.ts';
import type { AdminBusiness, AdminUser } from '../../contract/admin.ts';
import { externalHosts } from '../../contract/external-links.ts';
import type { Keyword } from '../../contract/keywords.ts';
import { users } from '../accounts/tables.ts';
import { businessColumns, withDerivedFields } from '../businesses/store.ts';
import { businesses } from '../businesses/tables.ts';
import { type Db, isoInstant, selectRows } from '../db/database.ts';
import { auditEvents } from './tables.ts';

const anyOf = (ids: readonly number[]): SQL => sql`any(${`{${ids.join(',')}}`}::bigint[])`;

export async function readUsers(db: Db, ids: readonly number[]): Promise<AdminUser[]> {
  const rows = await selectRows<AdminUser>(
    db,
    sql`select u.id, u.name, u.email, u.is_admin as "isAdmin", u.is_active as "isActive",
          u.email_verified as "emailVerified", ${isoInstant(sql`u.created_at`)} as "createdAt",
          (select count(*)::int from businesses b where b.user_id = u.id) as "businessCount",
          coalesce((select json_agg(json_build_object('id', n.id, 'name', n.name, 'slug', n.slug) order by n.id desc)
            from (select b.id, b.name, b.slug from businesses b where b.user_id = u.id order by b.id desc limit 100) n),
            '[]') as businesses
        from users u where u.id = ${anyOf(ids)} order by u.id desc`,
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

export async function readBusinesses(db: Db, ids: readonly number[]): Promise<AdminBusiness[]> {
  const found = await db
    .select({
      ...businessColumns,
      createdAt: isoInstant(sql`businesses.created_at`),
      user: { id: users.id, name: users.name, email: users.email },
      isOwnerActive: users.isActive,
      keywords: sql<
        Keyword[]
      >`coalesce((select json_agg(json_build_object('keyword', k.keyword, 'isLocalSeo', k.is_local_seo)
        order by k.position) from business_keywords k where k.business_id = businesses.id), '[]')`,
    })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.userId))
    .where(inArray(businesses.id, [...ids]))
    .orderBy(desc(businesses.id));
  return found.map((row) => ({ ...withDerivedFields(row), foreignLinks: externalHosts(row).length > 0 }));
}

export async function recordAudit(tx: Db, by: SessionUser | string, action: string, subject: string): Promise<void> {
  const who = typeof by === 'string' ? { administrator: by } : { administratorId: by.id, administrator: nameOf(by) };
  await tx.insert(auditEvents).values({ ...who, action, subject });
}

export const nameOf = ({ name, email }: { readonly name: string; readonly email: string }): string =>
  `${name} (${email})`;

export async function readAuditEvents(db: Db, page: { readonly limit: number; readonly cursor: number | null }) {
  const rows = await selectRows<{
    id: number;
    administrator: string;
    action: string;
    subject: string;
    createdAt: string;
  }>(
    db,
    sql`select id, administrator, action, subject, ${isoInstant(sql`created_at`)} as "createdAt" from audit_events
        where ${page.cursor === null ? sql`true` : sql`id < ${page.cursor}`} order by id desc limit ${page.limit}`,
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
