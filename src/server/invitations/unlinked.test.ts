import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeInbox, sendMessage } from '../testing/conversations.ts';
import { makeInviting } from '../testing/inviting.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';
import { personHash } from './person-hash.ts';
import { makePersonToken } from './person-token.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => test.close());

const db = () => test.services.database.db;
const sentiments = ['Friendly staff', 'Short wait', 'Clean rooms', 'Fair prices'];

/** All values of all rows, by table. */
async function everyValue(): Promise<Map<string, Record<string, unknown>[]>> {
  const tables = await selectRows<{ name: string }>(
    db(),
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found = new Map<string, Record<string, unknown>[]>();
  for (const { name } of tables) found.set(name, await selectRows(db(), sql`select * from ${sql.identifier(name)}`));
  return found;
}

it('nothing in tables or logs joins a message, a draft or a tap with an invitation', async () => {
  const inbox = await makeInbox(test);
  const { business } = inbox;
  await makeInviting(test, business.id);
  const { secretKey } = test.services.config;
  const people = ['ana', 'jo', 'sam', 'kim', 'lee'].map((name) => {
    const hash = personHash(secretKey, business.id, `${name}@example.org`);
    return { name, hash, token: makePersonToken(secretKey, { businessId: business.id, personHash: hash }) };
  });
  await db().execute(sql`delete from invitations`);
  for (const { name, hash } of people)
    await db().execute(
      sql`insert into invitations (business_id, person_hash, email, language, state, source, entered_by, sent_at)
          values (${business.id}, ${hash}, ${`${name}@example.org`}, 'en', 'sent', 'list', 'Dana', now() - interval '1 day')`,
    );
  const before = (await everyValue()).get('invitations');
  const [ana, jo] = people;
  // What the page does for two of the five, who write and post without their names.
  for (const person of [ana, jo]) {
    const customer = new TestBrowser(test.app);
    await customer.call('POST /api/invitations/opened', { token: person?.token });
    await sendMessage(test, inbox, { name: '', email: '', phone: '', feedback: 'I waited for over an hour.' });
    await customer.call('POST /api/reviews/generate', { businessId: business.id, sentiments });
    await customer.call('POST /api/invitations/went-on', { token: person?.token });
    await customer.call(`POST /api/analytics/google-click/${business.id}`);
  }
  const after = await everyValue();
  const rows = after.get('invitations') ?? [];
  // Two flags, and no time, no number and no order of theirs.
  const changed = rows.flatMap((row) => {
    const was = before?.find(({ id }) => id === row.id) ?? {};
    return Object.keys(row).filter((key) => JSON.stringify(row[key]) !== JSON.stringify(was[key]));
  });
  expect(changed.toSorted()).toEqual(['has_gone_on', 'has_gone_on', 'is_opened', 'is_opened']);
  const ofPeople = people.flatMap(({ name, hash, token }) => [`${name}@example.org`, hash, token]);
  for (const [table, stored] of after) {
    if (table === 'invitations') continue;
    const text = JSON.stringify(stored);
    expect([table, ofPeople.filter((value) => text.includes(value))]).toEqual([table, []]);
  }
  const logged = test.logged.join('');
  expect(
    [...ofPeople, ...people.map(({ token }) => token.slice(0, 20))].filter((value) => logged.includes(value)),
  ).toEqual([]);
});
