import { execFileSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { personHash } from '../invitations/person-hash.ts';
import { makePersonToken } from '../invitations/person-token.ts';
import { addressOf, exampleLines } from '../testing/call-examples.ts';
import { makeInbox, sendMessage } from '../testing/conversations.ts';
import { makeUser } from '../testing/factories.ts';
import { makeInviting } from '../testing/inviting.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  execFileSync('node', ['scripts/build.mjs']);
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => test.close());

const db = () => test.services.database.db;

/** Limits count reads too. */
async function everyRow(): Promise<Record<string, string>> {
  const tables = await selectRows<{ name: string }>(
    db(),
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limit_counters' order by 1`,
  );
  const rows: Record<string, string> = {};
  for (const { name } of tables) {
    const found = await selectRows(db(), sql`select t::text as row from ${sql.identifier(name)} t order by 1`);
    rows[name] = JSON.stringify(found);
  }
  return rows;
}

it('every GET of the product, twice, by customers, owners and administrators, changes no row', async () => {
  const inbox = await makeInbox(test);
  const { owner, business } = inbox;
  const { id, code } = await sendMessage(test, inbox);
  const made = await makeInviting(test, business.id);
  const administrator = await makeUser(test, { isAdmin: true });
  const { secretKey } = test.services.config;
  const person = { businessId: business.id, personHash: personHash(secretKey, business.id, 'ana@example.org') };
  const token = makePersonToken(secretKey, person);
  await db().execute(
    sql`update invitations set person_hash = ${person.personHash}, state = 'sent', sent_at = now() where business_id = ${business.id}`,
  );
  const parameters = {
    id: `${business.id}`,
    businessId: `${business.id}`,
    slug: business.slug,
    feedbackId: `${id}`,
    code,
    userId: `${owner.id}`,
    ...made,
  };
  const calls = exampleLines
    .filter(([line]) => line.startsWith('GET '))
    .map(
      ([line, { input }]) => `${addressOf(line, parameters)}?${new URLSearchParams(input as Record<string, string>)}`,
    );
  const page = `/thumbs-up-down/${business.slug}`;
  const pages = [
    '/',
    page,
    `${page}?p=desk`,
    `/reply/${code}`,
    `/i/${token}`,
    `/unsubscribe/${token}`,
    `/desk/${made.key}`,
    '/readyz',
    '/livez',
    '/dashboard',
    '/robots.txt',
  ];
  const all = [...calls, ...pages.map((one) => `GET ${one}`)];
  // The first reading notes when the installation was first seen.
  await administrator.browser.call('GET /api/admin/health');
  const before = await everyRow();
  const seen = new Set<number>();
  for (const browser of [new TestBrowser(test.app), owner.browser, administrator.browser])
    for (const line of [...all, ...all]) {
      const { statusCode } = await browser.call(line);
      seen.add(statusCode);
      if (statusCode === 500) throw new Error(`${line} answered ${statusCode}`);
    }
  expect([...seen].sort()).toContain(200);
  expect(await everyRow()).toEqual(before);
});
