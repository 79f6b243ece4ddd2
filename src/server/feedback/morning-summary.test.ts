import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dueMonday } from '../analytics/monday-dates.ts';
import { emailsTo, type Inbox, makeInbox, sendMessage } from '../testing/conversations.ts';
import { startApp, startNode, type TestApp } from '../testing/start-app.ts';
import { sendMorningSummaries } from './morning-summary.ts';

let test: TestApp;
let second: TestApp;
beforeAll(async () => {
  test = await startApp();
  second = await startNode(test);
});
afterAll(async () => {
  await second.close();
  await test.close();
});

const summaries = async (email: string) =>
  (await emailsTo(test, email)).filter(({ key }) => key.startsWith('inbox summary'));
const at = (iso: string) => new Date(iso);

it('IN-20 tells in the morning of a working day what is overdue, once over two nodes, to owners who chose it', async () => {
  const inbox = await makeInbox(test, { fields: { timeZone: 'America/New_York' } });
  const { owner } = inbox;
  for (const [n, since] of [
    '2026-11-12T18:00:00Z',
    '2026-11-16T18:00:00Z',
    '2026-11-19T18:00:00Z',
    '2026-11-22T18:00:00Z',
  ].entries()) {
    const { id } = await sendMessage(test, inbox, { feedback: `A secret message ${n}` });
    await test.services.database.db.execute(
      sql`update feedback set waiting_since = ${since}::timestamptz where id = ${id}`,
    );
    if (n === 2) await test.services.database.db.execute(sql`delete from rate_limit_counters`);
  }
  const run = (iso: string) =>
    Promise.all([test, second, test, second].map(({ services }) => sendMorningSummaries(services, dueMonday, at(iso))));
  const monday = '2026-11-23T13:30:00Z';
  await run(monday);
  expect(await summaries(owner.email)).toEqual([]);
  expect((await owner.browser.call('GET /api/user/email-preferences')).json()).toEqual({
    everyMessage: false,
    morningSummary: false,
    mondayEmail: true,
    newBrowser: true,
  });
  const only = { morningSummary: true, mondayEmail: false };
  const chosen = await owner.browser.call('PATCH /api/user/email-preferences', only);
  expect(chosen.json()).toMatchObject(only);
  // Sunday, Monday at 7:59 and at noon.
  for (const early of ['2026-11-22T13:30:00Z', '2026-11-23T12:59:00Z', '2026-11-23T17:00:00Z']) await run(early);
  expect(await summaries(owner.email)).toEqual([]);
  await run(monday);
  await run('2026-11-23T16:59:00Z');
  const [message, ...more] = await summaries(owner.email);
  expect(more).toEqual([]);
  expect(message?.subject).toBe('2 messages are waiting at Willow Street Family Dentistry (Sayso)');
  expect(message?.text).toContain(
    '2 private messages have waited longer than 2 working days. The oldest came in on Nov 12.',
  );
  expect(message?.text).not.toContain('secret');
  await run('2026-11-24T13:00:00Z');
  expect((await summaries(owner.email)).map(({ subject }) => subject)).toEqual([
    '2 messages are waiting at Willow Street Family Dentistry (Sayso)',
    '3 messages are waiting at Willow Street Family Dentistry (Sayso)',
  ]);
});

it('sends nothing when nothing is overdue, and nothing to a deactivated owner', async () => {
  const inbox = await makeInbox(test, { fields: { timeZone: 'UTC' } });
  const { owner } = inbox;
  const { id, url } = await sendMessage(test, inbox);
  await owner.browser.call('PATCH /api/user/email-preferences', { morningSummary: true });
  const { db } = test.services.database;
  await db.execute(sql`update feedback set waiting_since = '2026-12-07T12:00:00Z' where id = ${id}`);
  await sendMorningSummaries(test.services, dueMonday, at('2026-12-09T09:00:00Z'));
  expect(await summaries(owner.email)).toEqual([]);
  await sendMorningSummaries(test.services, dueMonday, at('2026-12-10T09:00:00Z'));
  const [message] = await summaries(owner.email);
  expect([message?.subject, message?.text]).toEqual([
    '1 message is waiting at Willow Street Family Dentistry (Sayso)',
    expect.stringContaining('1 private message has waited longer than 2 working days. It came in on Dec 7.'),
  ]);
  await owner.browser.call(`PATCH ${url}`, { state: 'done', version: 1 });
  await sendMorningSummaries(test.services, dueMonday, at('2026-12-11T09:00:00Z'));
  await db.execute(sql`update feedback set state = 'waiting' where id = ${id}`);
  await db.execute(sql`update users set is_active = false where id = ${owner.id}`);
  await sendMorningSummaries(test.services, dueMonday, at('2026-12-14T09:00:00Z'));
  expect(await summaries(owner.email)).toHaveLength(1);
});

it('IN-20 the subject counts the businesses with overdue messages, and holds no link that an owner wrote', async () => {
  const first = await makeInbox(test, { fields: { name: 'Van www.prize.example +1 555 123 4567', timeZone: 'UTC' } });
  const { owner } = first;
  const [second, third] = [await makeInbox(test, { owner }), await makeInbox(test, { owner })];
  const { db } = test.services.database;
  const waits = async (inbox: Inbox, since: string) => {
    const { id } = await sendMessage(test, inbox, { feedback: `Waits since ${since}` });
    await db.execute(sql`update feedback set waiting_since = ${since} where id = ${id}`);
    await db.execute(sql`delete from rate_limit_counters`);
  };
  await owner.browser.call('PATCH /api/user/email-preferences', { morningSummary: true });
  await waits(first, '2026-12-07T12:00:00Z');
  await waits(third, '2026-12-16T12:00:00Z');
  await sendMorningSummaries(test.services, dueMonday, at('2026-12-16T09:00:00Z'));
  await waits(second, '2026-12-08T12:00:00Z');
  await sendMorningSummaries(test.services, dueMonday, at('2026-12-17T09:00:00Z'));
  expect((await summaries(owner.email)).map(({ subject }) => subject)).toEqual([
    '1 message is waiting at Van prize example (Sayso)',
    '2 messages are waiting at 2 businesses (Sayso)',
  ]);
});
