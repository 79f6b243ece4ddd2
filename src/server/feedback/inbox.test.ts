import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Inbox, makeInbox, sendMessage } from '../testing/conversations.ts';
import { makeUser } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => test.close());

const get = async ({ owner }: Inbox, url: string) => {
  const response = await owner.browser.call(`GET ${url}`);
  return response.statusCode === 200 ? response.json() : response.statusCode;
};
const textsOf = (page: { feedback: { feedback: string }[] }) => page.feedback.map(({ feedback }) => feedback);
const set = (id: number, columns: ReturnType<typeof sql>) =>
  test.services.database.db.execute(sql`update feedback set ${columns} where id = ${id}`);

describe('the list', () => {
  it('holds one business or all of the owner, newest first; those waiting, oldest first; page by page', async () => {
    const first = await makeInbox(test);
    const second = await makeInbox(test, { owner: first.owner, fields: { name: 'The second business' } });
    await sendMessage(test, await makeInbox(test), { feedback: 'For somebody else.' });
    for (let n = 1; n <= 6; n += 1)
      await sendMessage(test, n % 2 ? first : second, { feedback: `Message number ${n}` });
    const all = Array.from({ length: 6 }, (_, n) => `Message number ${6 - n}`);
    expect(textsOf(await get(first, '/api/feedback'))).toEqual(all);
    expect(textsOf(await get(first, '/api/feedback?state=waiting'))).toEqual(all.toReversed());
    expect(textsOf(await get(first, `/api/feedback?businessId=${second.business.id}`))).toEqual([
      all[0],
      all[2],
      all[4],
    ]);
    expect(textsOf(await get(first, first.at))).toEqual([all[1], all[3], all[5]]);
    for (const url of [
      '/api/feedback?limit=4',
      '/api/feedback?state=waiting&limit=4',
      '/api/feedback?query=message&limit=4',
    ]) {
      const page = await get(first, url);
      const rest = await get(first, `${url}&cursor=${page.nextCursor}`);
      expect([url, [...textsOf(page), ...textsOf(rest)].sort(), rest.nextCursor]).toEqual([url, all.toSorted(), null]);
    }
  });

  it('shows equal times page by page without losing one', async () => {
    const inbox = await makeInbox(test);
    for (let n = 1; n <= 5; n += 1) await sendMessage(test, inbox, { feedback: `At the same time ${n}` });
    const { db } = test.services.database;
    await db.execute(
      sql`update feedback set waiting_since = '2026-11-02T10:00:00.123456Z' where business_id = ${inbox.business.id}`,
    );
    for (const state of ['', '&state=waiting']) {
      const seen: string[] = [];
      for (let cursor = ''; ; ) {
        const page = await get(inbox, `${inbox.at}?limit=2${state}${cursor}`);
        seen.push(...textsOf(page));
        if (page.nextCursor === null) break;
        cursor = `&cursor=${page.nextCursor}`;
      }
      expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
    }
  });

  it('is narrowed by state, words, dates, address and assignee', async () => {
    const inbox = await makeInbox(test);
    const { owner, at } = inbox;
    const parking = await sendMessage(test, inbox, {
      feedback: 'El estacionamiento es muy pequeño.',
      email: null,
      name: 'José',
    });
    const phone = await sendMessage(test, inbox, { feedback: 'Your phone line is busy.', phone: '(828) 555-0147' });
    const bill = await sendMessage(test, inbox, { feedback: "The bill had an item; 100% wrong_ and O'Brien said so." });
    await set(parking.id, sql`created_at = '2026-10-01T00:00:00Z'`);
    await set(bill.id, sql`assignee_id = ${owner.id}`);
    await owner.browser.call(`PATCH ${phone.url}`, { state: 'done', version: 1 });
    const found = async (query: string) =>
      (await get(inbox, `${at}?${query}`)).feedback.map(({ id }: { id: number }) => id).sort();
    expect(await found('state=done')).toEqual([phone.id]);
    for (const [query, ids] of [
      ['pequeño', [parking.id]],
      ['PEQUE', [parking.id]],
      ['josé', [parking.id]],
      ['busy phone', [phone.id]],
      ['busy parking', []],
      ['828 555', [phone.id]],
      ['sam@example.org', [phone.id, bill.id]],
      ['100%', [bill.id]],
      ["o'brien", [bill.id]],
      ['%%', []],
      ["':* & zz", []],
      ['\\', 400],
    ] as const) {
      const page = await get(inbox, `${at}?query=${encodeURIComponent(query)}`);
      const got = typeof page === 'number' ? page : page.feedback.map(({ id }: { id: number }) => id).sort();
      expect([query, got]).toEqual([query, ids]);
    }
    expect(await found('from=2026-09-30T00:00:00Z&to=2026-10-01T00:00:01Z')).toEqual([parking.id]);
    expect(await found('to=2026-10-01T00:00:00Z')).toEqual([]);
    expect(await found('hasEmail=true')).toEqual([phone.id, bill.id]);
    expect(await found('assignee=me')).toEqual([bill.id]);
    expect(await found('assignee=none')).toEqual([parking.id, phone.id]);
  });

  it.each([
    'state=open',
    'query=a',
    `query=${'a'.repeat(101)}`,
    'from=yesterday',
    'from=2026-13-01T00:00:00Z',
    'from=0000-01-01T00:00:00Z',
    'from=2026-02-30T00:00:00Z',
    'to=2026-04-31T00:00:00Z',
    'cursor=2026-04-31T00:00:00.000000Z_5',
    'cursor=0000-01-01T00:00:00.000000Z_5',
    'hasEmail=yes',
    'assignee=7',
    'cursor=5',
    'cursor=2026-99-99T00:00:00.000000Z_5',
    'cursor=2026-11-02T10:00:00.123456Z_0',
    'limit=101',
    'state=done&state=waiting',
  ])('answers 400 to %s', async (query) => {
    expect(await get(await makeInbox(test), `/api/feedback?${query}`)).toBe(400);
  });

  it('finds a word of 5,000 letters and hundreds of words', async () => {
    const inbox = await makeInbox(test);
    await sendMessage(test, inbox, { feedback: 'x'.repeat(5000) });
    await sendMessage(test, inbox, { feedback: Array.from({ length: 900 }, (_, n) => `w${n}`).join(' ') });
    expect((await get(inbox, `${inbox.at}?query=${'x'.repeat(100)}`)).feedback).toHaveLength(1);
    expect((await get(inbox, `${inbox.at}?query=w899`)).feedback).toHaveLength(1);
  });

  it('names when each reply is due, by the calendar of the business', async () => {
    const inbox = await makeInbox(test, { fields: { timeZone: 'America/New_York', replyDays: 3 } });
    const { id, url } = await sendMessage(test, inbox);
    await set(id, sql`waiting_since = '2026-11-20T17:00:00Z'`);
    expect((await get(inbox, inbox.at)).feedback[0].dueAt).toBe('2026-11-26T05:00:00.000Z');
    await inbox.owner.browser.call(`PATCH ${url}`, { state: 'done', version: 1 });
    expect((await get(inbox, inbox.at)).feedback[0].dueAt).toBe(null);
  });
});

describe('changes', () => {
  it('of the state need the version that was seen', async () => {
    const inbox = await makeInbox(test);
    const { url } = await sendMessage(test, inbox);
    const { browser } = inbox.owner;
    const done = await browser.call(`PATCH ${url}`, { state: 'done', version: 1 });
    expect(done.json()).toMatchObject({ state: 'done', version: 2 });
    const late = await browser.call(`PATCH ${url}`, { state: 'answered', version: 1 });
    expect([late.statusCode, late.json().code, late.json().yours]).toEqual([409, 'changed', null]);
    expect(late.json().current).toMatchObject({ state: 'done', version: 2 });
    for (const body of [
      {},
      { state: 'open' },
      { state: 1 },
      { isRead: 'true' },
      { version: 2 },
      { state: 'done', version: '2' },
    ])
      expect([body, (await browser.call(`PATCH ${url}`, body)).statusCode]).toEqual([body, 400]);
    const reopened = await browser.call(`PATCH ${url}`, { state: 'waiting', version: 2 });
    expect(reopened.json()).toMatchObject({ state: 'waiting', version: 3 });
    expect((await get(inbox, url)).doneAt).toBe(null);
  });

  it('of a selection are made together, leave out what is foreign, gone or changed, and can be undone', async () => {
    const inbox = await makeInbox(test);
    const { browser } = inbox.owner;
    const elsewhere = await makeInbox(test);
    const foreign = await sendMessage(test, elsewhere);
    const { since } = await get(elsewhere, '/api/feedback/changes');
    const [one, two, three] = [
      await sendMessage(test, inbox, { feedback: 'The first message.' }),
      await sendMessage(test, inbox, { feedback: 'The second message.' }),
      await sendMessage(test, inbox, { feedback: 'The third message.' }),
    ];
    await browser.call(`PATCH ${two.url}`, { state: 'answered', version: 1 });
    const messages = [one, two, three, foreign, { id: 999_999 }].map(({ id }) => ({
      id,
      state: 'done',
      version: id === two.id ? 2 : 1,
    }));
    await browser.call(`PATCH ${three.url}`, { state: 'answered', version: 1 });
    const { before, skipped } = (await browser.call('POST /api/feedback/states', { messages })).json();
    expect(skipped).toEqual([three.id, foreign.id, 999_999]);
    expect(before).toEqual([
      { id: one.id, state: 'waiting', version: 2, snoozedUntil: null },
      { id: two.id, state: 'answered', version: 3, snoozedUntil: null },
    ]);
    expect((await get(inbox, one.url)).state).toBe('done');
    await browser.call('POST /api/feedback/states', { messages: before });
    expect([(await get(inbox, one.url)).state, (await get(inbox, two.url)).state]).toEqual(['waiting', 'answered']);
    const none = await browser.call('POST /api/feedback/states', { messages: [{ id: foreign.id, state: 'done' }] });
    const absent = await browser.call('POST /api/feedback/states', { messages: [{ id: 999_999, state: 'done' }] });
    expect([none.statusCode, none.body]).toEqual([404, absent.body]);
    expect((await get(elsewhere, `/api/feedback/changes?since=${since}`)).changed).toBe(false);
    const many = Array.from({ length: 101 }, (_, n) => ({ id: n + 1, state: 'done' }));
    for (const body of [
      {},
      { messages: [] },
      { messages: many },
      { messages: [{ id: one.id, state: 'gone' }] },
      {
        messages: [
          { id: one.id, state: 'waiting' },
          { id: two.id, state: 'done' },
          { id: one.id, state: 'done' },
        ],
      },
      { messages: [one.id] },
    ])
      expect((await browser.call('POST /api/feedback/states', body)).statusCode).toBe(400);
  });

  it('are noticed by another window with one cheap call', async () => {
    const inbox = await makeInbox(test);
    const { owner } = inbox;
    const changes = (since = '') => get(inbox, `/api/feedback/changes?since=${since}`);
    let { since } = await changes();
    const expectChange = async (work: () => Promise<unknown>) => {
      expect((await changes(since)).changed).toBe(false);
      await work();
      const now = await changes(since);
      expect(now.changed).toBe(true);
      since = now.since;
    };
    let sent: Awaited<ReturnType<typeof sendMessage>> | undefined;
    await expectChange(async () => {
      sent = await sendMessage(test, inbox);
    });
    const { url, id, code } = sent ?? { url: '', id: 0, code: '' };
    await expectChange(() => owner.browser.call(`PATCH ${url}`, { isRead: true }));
    await expectChange(() => owner.browser.call(`POST ${url}/notes`, { text: 'Dana knows the details.' }));
    await expectChange(() =>
      owner.browser.call(`POST ${url}/replies`, { text: 'We are sorry about that.', version: 1 }),
    );
    await expectChange(() => owner.browser.call(`POST /api/replies/${code}/settled`, { settled: false }));
    await expectChange(() => owner.browser.call(`POST /api/replies/${code}`, { text: 'It happened again.' }));
    await expectChange(() => owner.browser.call('POST /api/feedback/states', { messages: [{ id, state: 'done' }] }));
    await expectChange(() => owner.browser.call(`DELETE ${url}`));
    await sendMessage(test, await makeInbox(test));
    expect((await changes(since)).changed).toBe(false);
  });
});

describe('the counts', () => {
  it('IN-17 tell states, unread and late messages, and the time to the first reply in working days', async () => {
    const inbox = await makeInbox(test, { fields: { timeZone: 'UTC' } });
    const { owner, business } = inbox;
    const other = await makeInbox(test, { owner, fields: { name: 'The second business' } });
    await sendMessage(test, other, { feedback: 'In the other business.' });
    const now = new Date();
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1) ids.push((await sendMessage(test, inbox, { feedback: `Message number ${n}` })).id);
    await set(ids[0] ?? 0, sql`waiting_since = now() - interval '20 days'`);
    await set(ids[1] ?? 0, sql`state = 'done', is_read = true`);
    // The last Monday that is at least a week ago: whole working days after it.
    const monday = new Date(
      Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - ((now.getUTCDay() + 6) % 7) - 7),
    );
    for (const [index, days] of [1, 2, 3].entries())
      await set(
        ids[index + 2] ?? 0,
        sql`state = 'answered', created_at = ${monday.toISOString()}::timestamptz, waiting_since = ${monday.toISOString()}::timestamptz,
          answered_at = ${monday.toISOString()}::timestamptz + make_interval(days => ${days}::int)`,
      );
    const counts = await get(inbox, `/api/feedback/counts?businessId=${business.id}`);
    expect(counts).toEqual({
      waiting: 1,
      snoozed: 0,
      mine: 0,
      answered: 3,
      done: 1,
      unread: 4,
      late: 1,
      lastReplyAt: null,
      firstReply: { answered: 3, medianWorkingDays: 2, p90WorkingDays: 3 },
      older: 0,
    });
    expect(await get(inbox, '/api/feedback/counts')).toMatchObject({ waiting: 2, unread: 5, late: 1 });
    expect(await get(inbox, '/api/feedback/unread')).toEqual([
      { businessId: other.business.id, unread: 1, waiting: 1 },
      { businessId: business.id, unread: 4, waiting: 1 },
    ]);
    const stranger = await makeUser(test);
    const foreign = await stranger.browser.call(`GET /api/feedback/counts?businessId=${business.id}`);
    const absent = await stranger.browser.call('GET /api/feedback/counts?businessId=999999');
    expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body]);
  });

  it('offer once to mark everything before today as done', async () => {
    const inbox = await makeInbox(test, { fields: { timeZone: 'Pacific/Auckland' } });
    const { owner, business } = inbox;
    const { db } = test.services.database;
    const old = await sendMessage(test, inbox, { feedback: 'Before there was an inbox.' });
    const today = await sendMessage(test, inbox, { feedback: 'From today, unread.' });
    await set(old.id, sql`waiting_since = now() - interval '2 days'`);
    expect((await get(inbox, '/api/feedback/counts')).older).toBe(0);
    await db.execute(sql`update businesses set offers_marking_done = true where id = ${business.id}`);
    expect((await get(inbox, '/api/feedback/counts')).older).toBe(1);
    const admin = await makeUser(test, { isAdmin: true });
    expect((await admin.browser.call('POST /api/feedback/older', { markDone: true })).json()).toEqual({ marked: 0 });
    expect((await owner.browser.call('POST /api/feedback/older', { markDone: 'yes' })).statusCode).toBe(400);
    expect((await owner.browser.call('POST /api/feedback/older', { markDone: true })).json()).toEqual({ marked: 1 });
    expect([(await get(inbox, old.url)).state, (await get(inbox, today.url)).state]).toEqual(['done', 'waiting']);
    expect((await get(inbox, old.url)).events).toMatchObject([{ kind: 'state', text: 'done' }]);
    await set(today.id, sql`waiting_since = now() - interval '2 days'`);
    expect((await get(inbox, '/api/feedback/counts')).older).toBe(0);
    expect((await owner.browser.call('POST /api/feedback/older', { markDone: true })).json()).toEqual({ marked: 0 });
  });
});

it('an administrator sees none of another owner in any list, count or poll', async () => {
  const inbox = await makeInbox(test);
  const { url } = await sendMessage(test, inbox, { feedback: 'A very private sentence.' });
  const admin = await makeUser(test, { isAdmin: true });
  const { browser } = admin;
  expect((await browser.call('GET /api/feedback')).json()).toEqual({ feedback: [], unread: 0, nextCursor: null });
  expect((await browser.call('GET /api/feedback?query=private')).json().feedback).toEqual([]);
  expect((await browser.call('GET /api/feedback/counts')).json()).toMatchObject({
    waiting: 0,
    unread: 0,
    late: 0,
    older: 0,
  });
  expect((await browser.call('GET /api/feedback/unread')).json()).toEqual([]);
  for (const line of [`GET ${url}`, `POST ${url}/notes`, `POST ${url}/replies`])
    expect((await browser.call(line, { text: 'A note of an administrator.', version: 1 })).statusCode).toBe(404);
});
