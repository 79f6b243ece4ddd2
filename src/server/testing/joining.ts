import { sql } from 'drizzle-orm';
import { selectRows } from '../db/database.ts';
import type { makeUser } from './factories.ts';
import type { TestApp, TestBrowser } from './start-app.ts';

/** Invites by a link and joins, as two people do. */
export async function joinTeam(
  owner: { readonly browser: TestBrowser },
  businessId: number,
  person: Pick<Awaited<ReturnType<typeof makeUser>>, 'email' | 'browser'>,
  role: string,
): Promise<void> {
  const invited = await owner.browser.call(`POST /api/businesses/${businessId}/team`, {
    email: person.email,
    role,
    asLink: true,
  });
  if (invited.statusCode !== 201) throw new Error(`inviting answered ${invited.statusCode}: ${invited.body}`);
  const joined = await person.browser.call(`POST /api/join/${tokenOf(invited.json().link)}`);
  if (joined.statusCode !== 200) throw new Error(`joining answered ${joined.statusCode}: ${joined.body}`);
}

export const tokenOf = (link: string): string => new URL(link).pathname.slice('/join/'.length);

/** "Dana opened message 7", newest first. */
export async function auditLines(test: TestApp, businessId: number): Promise<string[]> {
  const found = await selectRows<{ line: string }>(
    test.services.database.db,
    sql`select trim(administrator || ' ' || action || ' ' || subject) as line from audit_events
        where business_id = ${businessId} order by id desc`,
  );
  return found.map(({ line }) => line);
}
