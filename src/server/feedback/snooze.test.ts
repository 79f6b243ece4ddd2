import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../contract/time/days.ts';
import { localDate } from '../../contract/time/zones.ts';
import { selectRows } from '../db/database.ts';
import { type Inbox, makeInbox, sendMessage } from '../testing/conversations.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => test.close());

const zone = 'Pacific/Auckland';
const inDays = (days: number) => addDays(localDate(new Date(), zone), days);
const newInbox = () => makeInbox(test, { fields: { timeZone: zone } });
const get = async ({ owner }: Inbox, url: string) => (await owner.browser.call(`GET ${url}`)).json();
const change = ({ owner }: Inbox, ...messages: object[]) =>
  owner.browser.call('POST /api/feedback/states', { messages });
const snooze = (inbox: Inbox, id: number, snoozedUntil: string | null) =>
  change(inbox, { id, state: 'waiting', snoozedUntil });
const listed = async (inbox: Inbox, state: string) =>
  (await get(inbox, `/api/feedback?state=${state}`)).feedback.map(({ id }: { id: number }) => id);
/** As if its day had begun. */
const wake = (id: number) =>
  test.services.database.db.execute(sql`update feedback set snoozed_until = now() where id = ${id}`);

describe('IN-21 a message can be snoozed until a day', () => {
  it('leaves the waiting list and its counts, and comes back by itself', async () => {
    const inbox = await newInbox();
    const { id, url } = await sendMessage(test, inbox);
    await sendMessage(test, inbox, { feedback: 'Nobody picked up the phone.' });
    const day = inDays(7);
    const reply = await snooze(inbox, id, day);
    expect(reply.json().before).toEqual([{ id, state: 'waiting', version: 2, snoozedUntil: null }]);
    expect(await listed(inbox, 'waiting')).not.toContain(id);
    expect(await listed(inbox, 'snoozed')).toEqual([id]);
    expect(await get(inbox, '/api/feedback/counts')).toMatchObject({ waiting: 1, snoozed: 1 });
    expect(await get(inbox, '/api/feedback/unread')).toMatchObject([{ waiting: 1 }]);
    const { state, snoozedUntil, events } = await get(inbox, url);
    expect([state, snoozedUntil]).toEqual(['waiting', day]);
    expect(events.map(({ kind, text }: Record<string, string>) => [kind, text])).toEqual([['state', day]]);
    const csv = (await inbox.owner.browser.call(`GET ${inbox.at}.csv`)).body;
    expect(csv).toContain(`snoozed until ${day}`);

    const { since } = await get(inbox, '/api/feedback/changes');
    await wake(id);
    expect((await get(inbox, `/api/feedback/changes?since=${since}`)).changed).toBe(true);
    expect(await listed(inbox, 'waiting')).toContain(id);
    expect(await get(inbox, '/api/feedback/counts')).toMatchObject({ waiting: 2, snoozed: 0 });
    expect((await get(inbox, url)).snoozedUntil).toBeNull();
    expect((await inbox.owner.browser.call(`GET ${inbox.at}.csv`)).body).not.toContain('snoozed');
  });

  it('is in the history in words that a node of 1.2.0 reads', async () => {
    const inbox = await newInbox();
    const { id } = await sendMessage(test, inbox);
    await snooze(inbox, id, inDays(3));
    await snooze(inbox, id, null);
    await snooze(inbox, id, inDays(5));
    await change(inbox, { id, state: 'done' });
    const stored = await selectRows<{ kind: string; text: string }>(
      test.services.database.db,
      sql`select kind, text from feedback_events where feedback_id = ${id} order by id`,
    );
    expect(stored.map(({ kind, text }) => [kind, text])).toEqual([
      ['state', inDays(3)],
      ['state', 'waiting'],
      ['state', inDays(5)],
      ['state', 'done'],
    ]);
  });

  it('begins its day in the time zone of the business', async () => {
    const inbox = await newInbox();
    const { id } = await sendMessage(test, inbox);
    const day = inDays(1);
    await snooze(inbox, id, day);
    const [row] = await selectRows<{ local: string }>(
      test.services.database.db,
      sql`select to_char(snoozed_until at time zone 'Pacific/Auckland', 'YYYY-MM-DD HH24:MI') as local from feedback where id = ${id}`,
    );
    expect(row?.local).toBe(`${day} 00:00`);
  });

  it('is late again once it is back, because the customer has waited all the time', async () => {
    const inbox = await newInbox();
    const { id } = await sendMessage(test, inbox);
    await test.services.database.db.execute(
      sql`update feedback set waiting_since = now() - interval '20 days' where id = ${id}`,
    );
    expect((await get(inbox, '/api/feedback/counts')).late).toBe(1);
    await snooze(inbox, id, inDays(2));
    expect((await get(inbox, '/api/feedback/counts')).late).toBe(0);
    await wake(id);
    expect((await get(inbox, '/api/feedback/counts')).late).toBe(1);
  });

  it.each([
    ['today', inDays(0)],
    ['yesterday', inDays(-1)],
    ['in 91 days', inDays(91)],
    ['on February 31', '2027-02-31'],
    ['at some time', 'x'.repeat(10_000)],
    ['on day 7', 7],
  ])('not %s', async (_, day) => {
    const inbox = await newInbox();
    const { id } = await sendMessage(test, inbox);
    const reply = await change(inbox, { id, state: 'waiting', snoozedUntil: day });
    expect(reply.statusCode).toBe(400);
    expect((await get(inbox, '/api/feedback/counts')).snoozed).toBe(0);
  });

  it('at most 90 days, and only what waits', async () => {
    const inbox = await newInbox();
    const { id } = await sendMessage(test, inbox);
    expect((await change(inbox, { id, state: 'done', snoozedUntil: inDays(3) })).statusCode).toBe(400);
    expect((await snooze(inbox, id, inDays(90))).statusCode).toBe(200);
  });

  it('is undone exactly: a snooze, a snooze of another day, and Done of a snoozed message', async () => {
    const inbox = await newInbox();
    const { id, url } = await sendMessage(test, inbox);
    const first = (await snooze(inbox, id, inDays(3))).json().before;
    await change(inbox, ...first);
    expect((await get(inbox, url)).snoozedUntil).toBeNull();
    await snooze(inbox, id, inDays(3));
    const second = (await snooze(inbox, id, inDays(5))).json().before;
    await change(inbox, ...second);
    expect((await get(inbox, url)).snoozedUntil).toBe(inDays(3));
    const third = (await change(inbox, { id, state: 'done' })).json().before;
    expect(await get(inbox, url)).toMatchObject({ state: 'done', snoozedUntil: null });
    await change(inbox, ...third);
    expect(await get(inbox, url)).toMatchObject({ state: 'waiting', snoozedUntil: inDays(3) });
  });

  it('changes nothing for the second of two tabs', async () => {
    const inbox = await newInbox();
    const { id, url } = await sendMessage(test, inbox);
    const tabs = [3, 9].map((days) => change(inbox, { id, state: 'waiting', snoozedUntil: inDays(days), version: 1 }));
    const skipped = (await Promise.all(tabs)).map((reply) => reply.json().skipped.length);
    expect(skipped.sort()).toEqual([0, 1]);
    expect((await get(inbox, url)).events).toHaveLength(1);
  });

  it('ends when the customer writes again, when it is answered, and when the state changes', async () => {
    const inbox = await newInbox();
    const { id, code, url } = await sendMessage(test, inbox);
    const snoozed = async () => (await get(inbox, url)).snoozedUntil;
    await snooze(inbox, id, inDays(3));
    await new TestBrowser(test.app).call(`POST /api/replies/${code}`, { text: 'Nobody has called me back.' });
    expect(await snoozed()).toBeNull();
    await snooze(inbox, id, inDays(3));
    const { version } = await get(inbox, url);
    await inbox.owner.browser.call(`POST ${url}/replies`, { text: 'Thank you for telling us.', version });
    expect(await snoozed()).toBeNull();
    await change(inbox, { id, state: 'waiting' });
    expect(await snoozed()).toBeNull();
    await snooze(inbox, id, inDays(3));
    await inbox.owner.browser.call(`PATCH ${url}`, { state: 'done' });
    await inbox.owner.browser.call(`PATCH ${url}`, { state: 'waiting' });
    expect(await snoozed()).toBeNull();
  });

  it('is in everything that an owner downloads', async () => {
    const inbox = await newInbox();
    const { id } = await sendMessage(test, inbox);
    await snooze(inbox, id, inDays(3));
    const [, contents] = await get(inbox, '/api/export');
    const { rows } = contents.files.find(({ name }: { name: string }) => name.endsWith('/messages.csv'));
    expect(rows).toBe(1);
  });

  it("someone else's message stays as it is", async () => {
    const inbox = await newInbox();
    const { id, url } = await sendMessage(test, inbox);
    const other = await newInbox();
    expect((await snooze(other, id, inDays(3))).statusCode).toBe(404);
    expect((await get(inbox, url)).snoozedUntil).toBeNull();
  });
});
