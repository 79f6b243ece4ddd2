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

it(
  `${wanted} random actions of three people leave ${wanted} entries, without a word of a customer`,
  async () => {
    const inbox = await makeInbox(test);
    const { id } = inbox.business;
    const dana = await makeUser(test, { name: 'Dana Whitfield' });
    const lee = await makeUser(test, { name: 'Lee Ott' });
    for (const { id: userId } of [dana, lee]) await addToTeam(test, id, userId, 'manager');
    const people = [inbox.owner, dana, lee];
    const message = await sendMessage(test, inbox, { feedback: 'Xylophone quartz at the front door.' });
    const base = `/api/businesses/${id}`;
    const random = seeded(29);
    const actions: readonly (readonly [string, (n: number) => readonly [string, object?]])[] = [
      ['looked through the inbox,', () => [`GET ${base}/feedback`]],
      ['searched the inbox,', () => [`GET ${base}/feedback?query=xylophone`]],
      ['opened', () => [`GET ${message.url}`]],
      ['downloaded', () => [`GET ${base}/feedback.csv`]],
      ['exported', () => [`GET ${base}/people?email=sam%40example.org`]],
      ['added a note to', (n) => [`POST ${message.url}/notes`, { text: `A note about the quartz, number ${n}` }]],
      ['edited nickname of', (n) => [`PATCH ${base}`, { nickname: `Willow ${n}` }]],
      ['activated', () => [`POST /api/businesses/toggle-business-active/${id}`, { isActive: true }]],
      ['deactivated', () => [`POST /api/businesses/toggle-business-active/${id}`, { isActive: false }]],
      ['stopped', () => [`POST ${base}/do-not-contact`, { email: 'sam@example.org' }]],
      ['downloaded who did what as CSV', () => [`GET ${base}/audit-events.csv?kind=team`]],
      // Refused and absent actions leave none.
      ['', () => [`GET ${base}/feedback/999999`]],
      ['', () => [`PATCH ${base}`, { timeZone: 'Nowhere/Else' }]],
      ['', () => [`DELETE ${base}/team/999999`]],
    ];
    const [newest] = await selectRows<{ id: number }>(
      test.services.database.db,
      sql`select max(id)::int as id from audit_events`,
    );
    const countEntries = async () => {
      const found = await selectRows<{ action: string; n: number }>(
        test.services.database.db,
        sql`select action, count(*)::int as n from audit_events
            where business_id = ${id} and id > ${newest?.id ?? 0} group by action`,
      );
      return Object.fromEntries(found.map(({ action, n }) => [action, n]));
    };
    const done: Record<string, number> = {};
    let left = wanted;
    const refused: Record<number, number> = {};
    for (let n = 0; left > 0; n += atOnce) {
      const batch = Array.from({ length: Math.min(atOnce, left) }, async (_, i) => {
        const person = people[Math.floor(random() * people.length)] ?? inbox.owner;
        const [action, make] = actions[Math.floor(random() * actions.length)] ?? ['', () => ['']];
        const { statusCode } = await person.browser.call(...make(n + i));
        return { action, statusCode };
      });
      for (const { action, statusCode } of await Promise.all(batch)) {
        if (statusCode >= 300) refused[statusCode] = (refused[statusCode] ?? 0) + 1;
        else {
          done[action] = (done[action] ?? 0) + 1;
          left -= 1;
        }
      }
    }
    const entries = await countEntries();
    if (process.env.ACTIONS) console.info(JSON.stringify({ done, refused }, null, 1));
    // 503: the concurrency limit, before anything happened.
    expect(Object.keys(refused).filter((status) => status !== '503')).toEqual(['400', '404']);
    expect(entries).toEqual(done);
    expect(Object.values(entries).reduce((sum, n) => sum + n)).toBe(wanted);
    const stored = JSON.stringify(
      await selectRows(test.services.database.db, sql`select * from audit_events`),
    ).toLowerCase();
    for (const word of ['xylophone', 'quartz', 'sam@example.org', 'sam patient'])
      expect([word, stored.includes(word)]).toEqual([word, false]);
  },
  120_000 + wanted * 60,
);
