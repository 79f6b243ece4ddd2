import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeInbox, sendMessage } from '../testing/conversations.ts';
import { makeUser } from '../testing/factories.ts';
import { addToTeam } from '../testing/making-teams.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
const sent: string[] = [];
const { query } = pg.Client.prototype;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [string | { text: string }];
    sent.push(typeof statement === 'string' ? statement : statement.text);
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
});
afterAll(async () => {
  pg.Client.prototype.query = query;
  await test.close();
});

async function statementsOf(browser: TestBrowser, call: string): Promise<string[]> {
  // The first call touches the session and opens connections.
  for (let n = 0; n < 2; n += 1) {
    sent.length = 0;
    expect([call, (await browser.call(call)).statusCode]).toEqual([call, 200]);
  }
  return sent.filter((statement) => !/^(?:begin|commit|set )/.test(statement));
}

it('lists of a team of 50 take as many statements as those of one person, and the slug call knows no team', async () => {
  const inbox = await makeInbox(test);
  const { owner, business } = inbox;
  const { id } = business;
  const message = await sendMessage(test, inbox);
  const manager = await makeUser(test);
  const lists = [
    'GET /api/businesses',
    'GET /api/feedback',
    `GET /api/businesses/${id}/feedback`,
    `GET ${message.url}`,
    'GET /api/feedback/counts',
    `GET /api/businesses/${id}/team`,
  ];
  const count = async (browser: TestBrowser) => {
    const counts: [string, number][] = [];
    for (const call of lists) counts.push([call, (await statementsOf(browser, call)).length]);
    return counts;
  };
  const slug = `GET /api/businesses/slug/${business.slug}`;
  const anyone = new TestBrowser(test.app);
  const ofSlug = await statementsOf(anyone, slug);
  const alone = await count(owner.browser);
  await addToTeam(test, id, manager.id, 'manager');
  await test.services.database.db.execute(
    sql`with mates as (insert into users (name, email, email_verified)
          select 'Mate ' || n, 'mate-' || n || '@example.org', true from generate_series(1, 48) n returning id)
        insert into memberships (business_id, user_id, role) select ${id}, id, 'manager' from mates`,
  );
  const { people } = (await owner.browser.call(`GET /api/businesses/${id}/team`)).json();
  expect(people).toHaveLength(50);
  expect(await count(owner.browser)).toEqual(alone);
  expect(await count(manager.browser)).toEqual(alone);
  expect(await statementsOf(anyone, slug)).toEqual(ofSlug);
  expect(ofSlug).toHaveLength(1);
  expect(ofSlug[0]).not.toContain('memberships');
  if (process.env.PRINT_STATEMENTS) console.info(JSON.stringify([...alone, [slug, ofSlug.length]]));
});
