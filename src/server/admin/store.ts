import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { AdminBusiness, AdminUser } from '../../contract/admin/calls.ts';
import type { Keyword } from '../../contract/businesses/keywords.ts';
import { users } from '../accounts/tables.ts';
import { businessColumns, withDerivedFields } from '../businesses/store.ts';
import { businesses } from '../businesses/tables.ts';
import { type Db, isoInstant } from '../db/database.ts';
import { type Actor, roleOf } from '../teams/visible-to.ts';

export function readUsers(db: Db, ids: readonly number[]): Promise<AdminUser[]> {
  const { id, name, email, isAdmin, isActive, emailVerified, createdAt } = users;
  return db
    .select({
      ...{ id, name, email, isAdmin, isActive, emailVerified },
      createdAt: isoInstant(createdAt),
      businessCount: sql<number>`(select count(*)::int from businesses b where b.user_id = users.id)`,
      secondSteps: sql<AdminUser['secondSteps']>`json_build_object(
        'app', exists (select from totp_secrets t where t.user_id = users.id and t.confirmed_at is not null),
        'passkeys', (select count(*) from passkeys p where p.user_id = users.id),
        'recoveryCodes', (select count(*) from recovery_codes r where r.user_id = users.id and r.used_at is null))`,
      businesses: sql<
        AdminUser['businesses']
      >`coalesce((select json_agg(json_build_object('id', n.id, 'name', n.name, 'slug', n.slug) order by n.id desc)
        from (select b.id, b.name, b.slug from businesses b where b.user_id = users.id order by b.id desc limit 100) n),
        '[]')`,
    })
    .from(users)
    .where(inArray(id, [...ids]))
    .orderBy(desc(id));
}

export async function readBusinesses(db: Db, user: Actor, ids: readonly number[]): Promise<AdminBusiness[]> {
  const found = await db
    .select({
      ...businessColumns,
      role: roleOf(user),
      createdAt: isoInstant(businesses.createdAt),
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
  return found.map(withDerivedFields);
}
