import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeInbox, sendMessage } from '../testing/conversations.ts';
import { makeUser } from '../testing/factories.ts';
import { addToTeam } from '../testing/making-teams.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

const wanted = Number(process.env.ACTIONS ?? '300');
const atOnce = 8;

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '100000' });
});
afterAll(() => test.close());

/** The same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

it(`${wanted} random actions of three people leave ${wanted} entries, without a word of a customer`, async () => {
  const inbox = await makeInbox(test);
  const { id } = inbox.business;
  const dana = await makeUser(test, { name: 'Dana Whitfield' });
  const lee = await makeUser(test, { name: 'Lee Ott' });
  for (const { id: userId } of [dana, lee]) await addToTeam(test, id, userId, 'manager');
  const people = [inbox.owner, dana, lee];
  const message = await sendMessage(test, inbox, { feedback: 'Xylophone quartz at the front door.' });
  const base = `/api/businesses/${id}`;
  const random = seeded(29);
  const actions: readonly ((n: number) => readonly [string, object?])[] = [
    () => [`GET ${base}/feedback`],
    () => [`GET ${base}/feedback?query=xylophone`],
    () => [`GET ${message.url}`],
    () => [`GET ${base}/feedback.csv`],
    () => [`GET ${base}/people?email=sam%40example.org`],
    (n) => [`POST ${message.url}/notes`, { text: `A note about the quartz, number ${n}` }],
    (n) => [`PATCH ${base}`, { nickname: `Willow ${n}` }],
    (n) => [`POST /api/businesses/toggle-business-active/${id}`, { isActive: n % 2 === 0 }],
    () => [`POST ${base}/do-not-contact`, { email: 'sam@example.org' }],
    // Refused and absent actions leave none.
    () => [`GET ${base}/feedback/999999`],
    () => [`PATCH ${base}`, { timeZone: 'Nowhere/Else' }],
    () => [`DELETE ${base}/team/999999`],
  ];
  const count = async () =>
    (
      await selectRows<{ n: number }>(
        test.services.database.db,
        sql`select count(*)::int as n from audit_events where business_id = ${id}`,
      )
    )[0]?.n ?? 0;
  const before = await count();
  let done = 0;
  const refused = new Set<number>();
  for (let n = 0; done < wanted; n += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, wanted - done) }, (_, i) => {
      const person = people[Math.floor(random() * people.length)] ?? inbox.owner;
      const [call, body] = actions[Math.floor(random() * actions.length)]?.(n + i) ?? [''];
      return person.browser.call(call, body);
    });
    for (const { statusCode } of await Promise.all(batch)) {
      if (statusCode < 300) done += 1;
      else refused.add(statusCode);
    }
  }
  // 503: the concurrency limit, before anything happened.
  expect([...refused].filter((status) => status !== 503).sort()).toEqual([400, 404]);
  expect((await count()) - before).toBe(done);
  const stored = JSON.stringify(
    await selectRows(test.services.database.db, sql`select * from audit_events`),
  ).toLowerCase();
  for (const word of ['xylophone', 'quartz', 'sam@example.org', 'sam patient'])
    expect([word, stored.includes(word)]).toEqual([word, false]);
});
