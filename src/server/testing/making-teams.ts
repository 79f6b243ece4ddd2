import { sql } from 'drizzle-orm';
import type { Role } from '../../contract/permissions.ts';
import { selectRows } from '../db/database.ts';
import { makeToken, tokenHash } from '../http/token.ts';
import type { TestApp } from './start-app.ts';

let made = 0;

/** Gives a business a front-desk person, an open invitation, and the member if there is one. */
export async function makeTeam(
  test: TestApp,
  businessId: number,
  member: { readonly userId: number; readonly role: Role } | null,
) {
  made += 1;
  const token = makeToken();
  const email = `mate${made}@example.org`;
  const { db } = test.services.database;
  const [row] = await selectRows<{ userId: string; teamInvitationId: string }>(
    db,
    sql`with mate as (insert into users (name, email, email_verified) values ('Mate', ${email}, true) returning id),
          joined as (insert into memberships (business_id, user_id, role) select ${businessId}, id, 'frontDesk' from mate),
          asked as (insert into team_invitations (business_ids, email, role, token_hash, invited_by, expires_at)
            select array[${businessId}::bigint], ${`asked.${email}`}, 'viewer', ${tokenHash(token)}, user_id, now() + interval '7 days'
            from businesses where id = ${businessId} returning id)
        select (select id from mate)::text as "userId", (select id from asked)::text as "teamInvitationId"`,
  );
  if (!row) throw new Error('no team was made');
  if (member) await addToTeam(test, businessId, member.userId, member.role);
  return { token, ...row };
}

export const addToTeam = (test: TestApp, businessId: number, userId: number, role: Role) =>
  test.services.database.db.execute(
    sql`insert into memberships (business_id, user_id, role) values (${businessId}, ${userId}, ${role})`,
  );
