import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailsTo, makeInbox, sendMessage, typed } from '../testing/conversations.ts';
import { makeUser } from '../testing/factories.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
let second: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '100' });
  second = await startNode(test, { RATE_LIMIT_MULTIPLIER: '100' });
});
afterAll(async () => {
  await second.close();
  await test.close();
});

const reply = 'We are sorry that nobody told you. From now on the front desk will.';
const bakery = { googleCategory1: 'Bakery' };
let made = 0;
const newAddress = () => {
  made += 1;
  return `customer${made}@example.org`;
};

describe('a reply', () => {
  it('is never sent in the name of the product', async () => {
    const inbox = await makeInbox(test, { fields: { ...bakery, name: 'SAYSO!' } });
    const email = newAddress();
    const { url } = await sendMessage(test, inbox, { email });
    await inbox.owner.browser.call(`POST ${url}/replies`, { text: reply, version: 1 });
    const [message] = await emailsTo(test, email);
    expect(message).toMatchObject({ subject: 'A business on Sayso replied to you', from_name: 'A business on Sayso' });
  });

  it('IN-15 is emailed to the customer, shown on their page, and answers the message', async () => {
    const inbox = await makeInbox(test, {
      fields: { ...bakery, name: 'Juniper Street Bakery', timeZone: 'America/New_York' },
    });
    const email = newAddress();
    const { url, code } = await sendMessage(test, inbox, { email });
    await test.services.database.db.execute(
      sql`update feedback set created_at = '2026-11-15T03:30:00Z' where email = ${email}`,
    );
    const sent = await inbox.owner.browser.call(`POST ${url}/replies`, { text: reply, version: 1 });
    expect([sent.statusCode, sent.json()]).toEqual([
      201,
      { eventId: expect.any(Number), state: 'answered', version: 2, emailed: true, hadTooMany: false },
    ]);

    const [message, ...more] = await emailsTo(test, email);
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      subject: 'Juniper Street Bakery replied to you',
      from_name: 'Juniper Street Bakery',
      reply_to: null,
    });
    for (const text of [message?.text, message?.html]) {
      expect(text).toContain(`/reply/${code}`);
      expect(text).toContain(reply);
      expect(text).toContain('This is about the message you sent them on Nov 14. None of it is public.');
      expect(text).not.toContain('The wait was over an hour');
    }
    const page = (await new TestBrowser(test.app).call(`GET /api/replies/${code}`)).json();
    expect(page).toMatchObject({
      message: typed.feedback,
      state: 'answered',
      settled: null,
      entries: [{ from: 'business', text: reply, name: expect.stringMatching(/^Owner/) }],
      business: { name: 'Juniper Street Bakery', slug: inbox.business.slug },
    });
    const conversation = (await inbox.owner.browser.call(`GET ${url}`)).json();
    expect(conversation).toMatchObject({ state: 'answered', isRead: true, repliesLeft: 19, dueAt: null });
    expect(conversation.events).toMatchObject([{ kind: 'reply', text: reply, delivery: 'delivered' }]);
    expect(conversation.answeredAt).not.toBeNull();
  });

  it.each([
    ['a medical practice, by default', { googleCategory1: 'Dentist' }, {}, 'notice'],
    ['a pharmacy, by default', { googleCategory1: 'Pharmacy' }, {}, 'notice'],
    ['a bakery that has a dentist in its house', { ...bakery, googleCategory2: 'Dentist' }, {}, 'notice'],
    ['a bakery, by default', bakery, {}, 'full'],
    ['a practice that chose the whole text', { googleCategory1: 'Dentist', feedbackMail: 'full' }, {}, 'full'],
    ['a bakery that chose notices', { ...bakery, feedbackMail: 'notice' }, {}, 'notice'],
    [
      'a bakery whose operator wants notices',
      { ...bakery, feedbackMail: 'full' },
      { FEEDBACK_MAIL: 'notice' },
      'notice',
    ],
  ])('of %s', async (_who, fields, environment, mode) => {
    const node = await startNode(test, { RATE_LIMIT_MULTIPLIER: '100', ...environment });
    const owner = await makeUser(test);
    const inbox = await makeInbox(test, { owner, fields: { ...fields, feedbackEmail: owner.email } });
    const email = newAddress();
    const { id, url, code } = await sendMessage({ ...test, app: node.app }, inbox, { email });
    const browser = new TestBrowser(node.app);
    for (const [key, value] of inbox.owner.browser.cookies) browser.cookies.set(key, value);
    await new TestBrowser(node.app).call(`POST /api/replies/${code}`, { text: 'My son missed his first class.' });
    await browser.call(`POST ${url}/replies`, { text: reply, version: 2 });
    const [message] = await emailsTo(test, email);
    expect(message?.subject).toMatch(/ replied to you$/);
    expect(message?.text.includes(reply)).toBe(mode === 'full');

    const [first, again, ...more] = await emailsTo(test, inbox.owner.email);
    expect(more).toEqual([]);
    for (const [toOwner, words] of [
      [first, 'The wait was over an hour.'],
      [again, 'My son missed his first class.'],
    ] as const) {
      expect(toOwner?.text.includes(words)).toBe(mode === 'full');
      expect(toOwner?.text.includes('Sam Patient')).toBe(mode === 'full');
      expect(toOwner?.text).toContain(`/dashboard?tab=inbox&message=${inbox.business.id}-${id}\n`);
      expect(toOwner?.reply_to).toBe(mode === 'full' ? email : null);
    }
    await node.close();
  });

  it.each([
    'Please see https://example.org/offer today.',
    'Write to me: dana@example.org.',
    'Visit cheap-pills.example now.',
  ])('with a link is announced without its text: %s', async (text) => {
    const inbox = await makeInbox(test, { fields: bakery });
    const email = newAddress();
    const { url, code } = await sendMessage(test, inbox, { email });
    await inbox.owner.browser.call(`POST ${url}/replies`, { text, version: 1 });
    const [message] = await emailsTo(test, email);
    expect([message?.text.includes(code), message?.text.includes(text), message?.html?.includes(text)]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await new TestBrowser(test.app).call(`GET /api/replies/${code}`)).json().entries[0].text).toBe(text);
  });

  it('to somebody who left no address is only on the page', async () => {
    const inbox = await makeInbox(test);
    const { url, code } = await sendMessage(test, inbox, { email: null });
    const sent = await inbox.owner.browser.call(`POST ${url}/replies`, { text: reply, version: 1 });
    expect(sent.json()).toMatchObject({ emailed: false });
    const page = (await new TestBrowser(test.app).call(`GET /api/replies/${code}`)).json();
    expect(page.entries).toHaveLength(1);
  });

  it('to somebody who must not be contacted is only on the page', async () => {
    const inbox = await makeInbox(test, { fields: bakery });
    const email = newAddress();
    const { url } = await sendMessage(test, inbox, { email });
    const changed = await inbox.owner.browser.call(`PATCH ${url}`, { mayEmail: false });
    expect(changed.json()).toMatchObject({ mayEmail: false, version: 2 });
    const sent = await inbox.owner.browser.call(`POST ${url}/replies`, { text: reply, version: 2 });
    expect([sent.json().emailed, await emailsTo(test, email)]).toEqual([false, []]);
  });

  it('to a message from before there were codes gives the customer one by email, and is refused without an address', async () => {
    const inbox = await makeInbox(test, { fields: bakery });
    const email = newAddress();
    const { db } = test.services.database;
    const [known, unknown] = [
      await sendMessage(test, inbox, { email }),
      await sendMessage(test, inbox, { email: null, feedback: 'No address at all.' }),
    ];
    await db.execute(sql`update feedback set code_hash = null where business_id = ${inbox.business.id}`);
    const refused = await inbox.owner.browser.call(`POST ${unknown.url}/replies`, { text: reply, version: 1 });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'unreachable']);
    await inbox.owner.browser.call(`POST ${known.url}/replies`, { text: reply, version: 1 });
    const [, code] = /\/reply\/(\w{12})/.exec((await emailsTo(test, email))[0]?.text ?? '') ?? [];
    expect((await new TestBrowser(test.app).call(`GET /api/replies/${code}`)).json().entries).toHaveLength(1);
  });

  it('that asks for a change of a public review is blocked, and may be saved as a note', async () => {
    const inbox = await makeInbox(test);
    const { url } = await sendMessage(test, inbox);
    const text = "Could you take the review down? We'd refund you.";
    const blocked = await inbox.owner.browser.call(`POST ${url}/replies`, { text, version: 1 });
    expect([blocked.statusCode, blocked.json().code]).toEqual([422, 'policy']);
    expect(blocked.json().error.replace('’', "'")).toBe(
      "You can't ask about a public review or offer anything for it (Google Maps policy; 16 CFR 465.4).",
    );
    expect(blocked.json().matches[0].quote).toContain('review');
    expect((await inbox.owner.browser.call(`POST ${url}/notes`, { text })).statusCode).toBe(201);
    const { events, state } = (await inbox.owner.browser.call(`GET ${url}`)).json();
    expect([state, events.map((event: { kind: string }) => event.kind)]).toEqual(['waiting', ['note']]);
  });

  it.each([
    ['too short', { text: 'Too short', version: 1 }, 'A reply has 10 to 2,000 characters'],
    ['too long', { text: 'a'.repeat(2001), version: 1 }, 'A reply has 10 to 2,000 characters'],
    ['without a version', { text: reply }, 'Please check what you entered.'],
    ['with a version in words', { text: reply, version: '1' }, 'Please check what you entered.'],
    ['of another type', { text: [reply], version: 1 }, 'A reply has 10 to 2,000 characters'],
  ])('%s is refused', async (_what, body, sentence) => {
    const inbox = await makeInbox(test);
    const { url } = await sendMessage(test, inbox);
    const response = await inbox.owner.browser.call(`POST ${url}/replies`, body);
    expect([response.statusCode, response.json().error]).toEqual([400, sentence]);
  });

  it('sent twice with one key is sent once', async () => {
    const inbox = await makeInbox(test, { fields: bakery });
    const email = newAddress();
    const { url } = await sendMessage(test, inbox, { email });
    const once = { headers: { 'idempotency-key': 'one click' } };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        inbox.owner.browser.call(`POST ${url}/replies`, { text: reply, version: 1 }, once),
      ),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await emailsTo(test, email)).toHaveLength(1);
  });

  it('IN-16 of two colleagues at once, at two nodes: one is sent, the other gets both versions', async () => {
    const inbox = await makeInbox(test, { fields: bakery });
    const email = newAddress();
    const { url } = await sendMessage(test, inbox, { email });
    const other = new TestBrowser(second.app);
    for (const [key, value] of inbox.owner.browser.cookies) other.cookies.set(key, value);
    const texts = ['We now call people who wait longer.', 'The front desk will say so from now on.'];
    const answers = await Promise.all(
      [inbox.owner.browser, other].map((browser, at) =>
        browser.call(`POST ${url}/replies`, { text: texts[at], version: 1 }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
    const loser = answers.findIndex((answer) => answer.statusCode === 409);
    const { code, error, current, yours } = answers[loser]?.json() ?? {};
    expect([code, error]).toEqual([
      'changed',
      'Someone changed this conversation a moment ago. Your text was not sent, and nothing is lost.',
    ]);
    expect(yours).toBe(texts[loser]);
    expect(current).toMatchObject({
      version: 2,
      state: 'answered',
      events: [{ kind: 'reply', text: texts[1 - loser] }],
    });
    expect(await emailsTo(test, email)).toHaveLength(1);
    const again = await inbox.owner.browser.call(`POST ${url}/replies`, { text: yours, version: current.version });
    expect(again.statusCode).toBe(201);
    expect(await emailsTo(test, email)).toHaveLength(2);
  });

  it('to a conversation that a colleague just closed answers 409 with what happened', async () => {
    const inbox = await makeInbox(test);
    const { url } = await sendMessage(test, inbox);
    await inbox.owner.browser.call(`PATCH ${url}`, { state: 'done', version: 1 });
    const late = await inbox.owner.browser.call(`POST ${url}/replies`, { text: reply, version: 1 });
    expect([late.statusCode, late.json().yours, late.json().current.state]).toEqual([409, reply, 'done']);
  });

  it('is the last one after 20', async () => {
    const inbox = await makeInbox(test);
    const { url } = await sendMessage(test, inbox, { email: null });
    for (let version = 1; version <= 20; version += 1) {
      const sent = await inbox.owner.browser.call(`POST ${url}/replies`, { text: `Reply number ${version}.`, version });
      expect([version, sent.statusCode]).toEqual([version, 201]);
    }
    const more = await inbox.owner.browser.call(`POST ${url}/replies`, { text: reply, version: 21 });
    expect([more.statusCode, more.json().code]).toEqual([409, 'replies_used_up']);
    expect((await inbox.owner.browser.call(`GET ${url}`)).json().repliesLeft).toBe(0);
  });

  it('has room for 100 notes beside it', async () => {
    const inbox = await makeInbox(test);
    const { url } = await sendMessage(test, inbox);
    const note = () => inbox.owner.browser.call(`POST ${url}/notes`, { text: 'Dana knows the details.' });
    for (let at = 1; at <= 100; at += 1) expect([at, (await note()).statusCode]).toEqual([at, 201]);
    const more = await note();
    expect([more.statusCode, more.json()]).toEqual([
      409,
      { error: 'A message can hold 100 notes.', code: 'notes_used_up' },
    ]);
  });

  it.each(['', '+offers'])(
    'beyond the limit of emails to one person is on their page without an email, whoever used it up, however the address is spelled: %j',
    async (tag) => {
      const strict = await startNode(test, { RATE_LIMIT_MULTIPLIER: '0.25' });
      const [inbox, other] = [await makeInbox(test, { fields: bakery }), await makeInbox(test, { fields: bakery })];
      const email = newAddress();
      const again = email.replace('@', `${tag}@`);
      const first = await sendMessage(test, other, { email });
      const next = await sendMessage(test, inbox, { email: again });
      const as = ({ owner }: typeof inbox) => {
        const browser = new TestBrowser(strict.app);
        for (const [key, value] of owner.browser.cookies) browser.cookies.set(key, value);
        return browser;
      };
      expect((await as(other).call(`POST ${first.url}/replies`, { text: reply, version: 1 })).json()).toMatchObject({
        emailed: true,
        hadTooMany: false,
      });
      const stored = await as(inbox).call(`POST ${next.url}/replies`, { text: reply, version: 1 });
      expect([stored.statusCode, stored.json()]).toMatchObject([201, { emailed: false, hadTooMany: true }]);
      expect(await emailsTo(test, email)).toHaveLength(1);
      if (tag) expect(await emailsTo(test, again)).toEqual([]);
      const { events } = (await inbox.owner.browser.call(`GET ${next.url}`)).json();
      expect(events[0]).toMatchObject({ kind: 'reply', delivery: 'hadTooMany', deliveredAt: null });
      expect((await new TestBrowser(test.app).call(`GET /api/replies/${next.code}`)).json().entries).toMatchObject([
        { from: 'business', text: reply },
      ]);
      await strict.close();
    },
  );

  it('beyond an owner’s own limit of emails is not sent, and nothing of it stays', async () => {
    const strict = await startNode(test, { RATE_LIMIT_MULTIPLIER: '0.01' });
    const inbox = await makeInbox(test, { fields: bakery });
    const [first, next] = [
      await sendMessage(test, inbox, { email: newAddress() }),
      await sendMessage(test, inbox, { email: newAddress() }),
    ];
    const browser = new TestBrowser(strict.app);
    for (const [key, value] of inbox.owner.browser.cookies) browser.cookies.set(key, value);
    expect((await browser.call(`POST ${first.url}/replies`, { text: reply, version: 1 })).statusCode).toBe(201);
    const refused = await browser.call(`POST ${next.url}/replies`, { text: reply, version: 1 });
    expect([refused.statusCode, refused.json().error]).toEqual([
      429,
      'No more replies can be emailed today. Please try again tomorrow.',
    ]);
    expect((await inbox.owner.browser.call(`GET ${next.url}`)).json()).toMatchObject({ state: 'waiting', events: [] });
    await strict.close();
  });
});

describe('the history', () => {
  it('tells in order what happened', async () => {
    const inbox = await makeInbox(test);
    const { url, code } = await sendMessage(test, inbox);
    const { browser } = inbox.owner;
    const customer = new TestBrowser(test.app);
    await browser.call(`PATCH ${url}`, { isRead: true });
    await browser.call(`PATCH ${url}`, { isRead: false });
    await browser.call(`PATCH ${url}`, { isRead: true });
    await browser.call(`POST ${url}/notes`, { text: 'Dana knows the details.' });
    await browser.call(`POST ${url}/replies`, { text: reply, version: 1 });
    await customer.call(`POST /api/replies/${code}/settled`, { settled: false });
    await customer.call(`POST /api/replies/${code}`, { text: 'It happened again today.' });
    await browser.call(`PATCH ${url}`, { state: 'done', version: 4 });
    const { events } = (await browser.call(`GET ${url}`)).json();
    const told = events.map(({ kind, text, userName }: Record<string, string>) => [kind, text, userName !== '']);
    expect(told).toEqual([
      ['read', '', true],
      ['note', 'Dana knows the details.', true],
      ['reply', reply, true],
      ['settled', 'no', false],
      ['customer', 'It happened again today.', false],
      ['state', 'done', true],
    ]);
  });

  it('names an email that could not be delivered, and the page keeps the reply', async () => {
    const inbox = await makeInbox(test, { fields: bakery });
    const email = newAddress();
    const { url, code } = await sendMessage(test, inbox, { email });
    await inbox.owner.browser.call(`POST ${url}/replies`, { text: reply, version: 1 });
    await test.services.database.db.execute(sql`update emails set state = 'failed' where recipient = ${email}`);
    const { events } = (await inbox.owner.browser.call(`GET ${url}`)).json();
    expect(events[0]).toMatchObject({ kind: 'reply', delivery: 'failed' });
    expect((await new TestBrowser(test.app).call(`GET /api/replies/${code}`)).json().entries).toHaveLength(1);
  });
});
