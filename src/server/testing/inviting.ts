import { sql } from 'drizzle-orm';
import { selectRows } from '../db/database.ts';
import { makeToken, tokenHash } from '../http/token.ts';
import type { TestApp } from './start-app.ts';

/** Turns invitations on, with a front-desk screen, an API token and a waiting invitation that the screen entered. */
export async function makeInviting(test: TestApp, businessId: number) {
  const [key, token] = [makeToken(), `sayso_${makeToken()}`];
  const [made] = await selectRows<{ deskId: string; tokenId: string; invitationId: string }>(
    test.services.database.db,
    sql`with changed as (update businesses set postal_address = '12 Juniper Street, Asheville, NC 28801',
            invitation_settings = '{"isOn": true}' where id = ${businessId}),
          desk as (insert into desks (business_id, name, key_hash)
            values (${businessId}, 'Front desk 1', ${tokenHash(key)}) returning id),
          token as (insert into api_tokens (business_id, name, token_hash)
            values (${businessId}, 'Practice software', ${tokenHash(token)}) returning id),
          invitation as (insert into invitations (business_id, person_hash, email, language, source, entered_by, desk_id, send_at)
            select ${businessId}, 'a hash', 'ana@example.org', 'en', 'desk', 'Front desk 1', id, now() + interval '1 day'
            from desk returning id)
        select (select id from desk)::text as "deskId", (select id from token)::text as "tokenId",
          (select id from invitation)::text as "invitationId"`,
  );
  if (!made) throw new Error('nothing was made');
  return { key, token, ...made };
}
