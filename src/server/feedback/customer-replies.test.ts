import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectRows } from '../db/database.ts';
import { emailsTo, makeInbox, sendMessage, typed } from '../testing/conversations.ts';
import { confirmAddress } from '../testing/factories.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
let second: TestApp;
beforeAll(async () => {
  test = await startApp({ SECRET_KEY: 'a secret for tests that is long enough' });
  second = await startNode(test);
});
afterAll(async () => {
  await second.close();
  await test.close();
});
beforeEach(async () => {
  await test.services.database.db.execute(sql`delete from rate_limit_counters`);
});

const customer = () => new TestBrowser(test.app);
const gone =
  'Check the code for a typo. If it is right, we no longer have the message. We keep private messages for 2 years.';
const wrong = 'ZZZZZZZZZZZZ';

describe('the code', () => {
  it('has 12 characters that nobody misreads, and is stored as a hash alone', async () => {
    const inbox = await makeInbox(test);
    const { code } = await sendMessage(test, inbox);
    expect(code).toMatch(/^[0-9ABCDEFGHJKMNPQRSTVWXYZ]{12}$/);
    const once = { headers: { 'idempotency-key': 'one tap' } };
    const url = `POST /api/businesses/${inbox.business.id}/send-feedback`;
    const [first, again] = [
      await customer().call(url, { ...typed, name: 'Ann' }, once),
      await customer().call(url, { ...typed, name: 'Ann' }, once),
    ];
    expect(again.headers['idempotent-replay']).toBe('true');
    expect(again.json()).toEqual(first.json());
    for (const table of ['feedback', 'feedback_events', 'idempotency_keys', 'emails', 'rate_limit_counters']) {
      const rows = JSON.stringify(
        await selectRows(test.services.database.db, sql`select * from ${sql.identifier(table)}`),
      );
      expect([table, rows.includes(code), rows.includes(first.json().code)]).toEqual([table, false, false]);
    }
  });

  it('is the same for a message that the same customer sends again that day', async () => {
    const inbox = await makeInbox(test);
    const browser = customer();
    const url = `POST /api/businesses/${inbox.business.id}/send-feedback`;
    const codes = [(await browser.call(url, typed)).json().code, (await browser.call(url, typed)).json().code];
    expect(codes[1]).toBe(codes[0]);
    const other = (await customer().call(url, typed)).json().code;
    expect(other).not.toBe(codes[0]);
  });

  it.each([
    ['with hyphens', (code: string) => code.replace(/(.{3})(?=.)/g, '$1-')],
    ['in lower case with spaces', (code: string) => ` ${code.toLowerCase().replace(/(.{4})(?=.)/g, '$1 ')} `],
    [
      'with O for 0 and I or l for 1',
      (code: string) => code.replaceAll('0', 'O').replace('1', 'I').replaceAll('1', 'l'),
    ],
    ['with long dashes', (code: string) => `${code.slice(0, 6)}–${code.slice(6)}`],
  ])('is accepted %s', async (_how, write) => {
    const inbox = await makeInbox(test);
    const { code } = await sendMessage(test, inbox);
    const answer = await customer().call(`GET /api/replies/${encodeURIComponent(write(code))}`);
    expect([answer.statusCode, answer.json().code]).toEqual([200, code]);
  });

  it('IN-18 that is wrong, too short or of an erased message gets the same answer', async () => {
    const inbox = await makeInbox(test);
    const { code, url } = await sendMessage(test, inbox);
    await inbox.owner.browser.call(`DELETE ${url}`);
    const answers = [];
    for (const typed of [code, wrong, 'ABC', `${wrong}Z`, '%E2%80%AE', '__proto__'])
      answers.push(await customer().call(`GET /api/replies/${typed}`));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(6).fill(404));
    expect(new Set(answers.map((answer) => answer.body))).toEqual(
      new Set([JSON.stringify({ error: gone, code: 'not_found' })]),
    );
  });

  it('names how long messages are kept', async () => {
    const short = await startNode(test, { FEEDBACK_KEEP_DAYS: '90' });
    const answer = await new TestBrowser(short.app).call(`GET /api/replies/${wrong}`);
    expect(answer.json().error).toBe(
      'Check the code for a typo. If it is right, we no longer have the message. We keep private messages for 90 days.',
    );
    await short.close();
  });

  it('can be guessed ten times an hour at all nodes together, and right ones are not counted', async () => {
    const inbox = await makeInbox(test);
    const { code } = await sendMessage(test, inbox);
    for (let n = 0; n < 12; n += 1) expect((await customer().call(`GET /api/replies/${code}`)).statusCode).toBe(200);
    const guess = (node: TestApp, line: string, body?: unknown) => new TestBrowser(node.app).call(line, body);
    const statuses = [];
    for (let n = 0; n < 4; n += 1) {
      statuses.push((await guess(test, `GET /api/replies/${wrong}`)).statusCode);
      statuses.push((await guess(second, `POST /api/replies/${wrong}`, { text: 'Let me in, please.' })).statusCode);
      statuses.push((await guess(second, `DELETE /api/replies/${wrong}`)).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
    const refused = await customer().call(`GET /api/replies/${wrong}`);
    expect([refused.statusCode, refused.json().error]).toEqual([429, 'Too many attempts. Please try again later.']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is never refused for the wrong codes that others typed at the same address', async () => {
    const inbox = await makeInbox(test);
    const { code } = await sendMessage(test, inbox);
    for (let n = 0; n < 11; n += 1) await customer().call(`GET /api/replies/${wrong}`);
    expect((await customer().call(`GET /api/replies/${code}`)).statusCode).toBe(200);
    const answered = await customer().call(`POST /api/replies/${code}`, { text: 'Thank you for asking.' });
    expect(answered.statusCode).toBe(200);
  });

  it('that is wrong is counted before it is answered, however many are tried at once', async () => {
    const guesses = Array.from({ length: 14 }, () => customer().call(`GET /api/replies/${wrong}`));
    const statuses = (await Promise.all(guesses)).map((answer) => answer.statusCode).sort();
    expect(statuses).toEqual([...Array(10).fill(404), ...Array(4).fill(429)]);
  });
});

describe('the customer', () => {
  it('writes back: the message waits again, unread, and the business gets an email', async () => {
    const feedbackEmail = 'desk.of.the.page@example.org';
    const inbox = await makeInbox(test, { fields: { feedbackEmail, feedbackMail: 'full' } });
    await confirmAddress(test, feedbackEmail);
    const { code, url } = await sendMessage(test, inbox);
    await inbox.owner.browser.call(`PATCH ${url}`, { state: 'done', isRead: true, version: 1 });
    const before = (await inbox.owner.browser.call(`GET ${url}`)).json();
    const once = { headers: { 'idempotency-key': 'one tap' } };
    for (const replayed of [undefined, 'true']) {
      const sent = await customer().call(`POST /api/replies/${code}`, { text: 'It happened\nagain.' }, once);
      expect([sent.statusCode, sent.json(), sent.headers['idempotent-replay']]).toEqual([
        200,
        { success: true },
        replayed,
      ]);
    }
    const after = (await inbox.owner.browser.call(`GET ${url}`)).json();
    expect(after).toMatchObject({ state: 'waiting', isRead: false, version: 3, doneAt: null });
    expect(after.waitingSince > before.waitingSince).toBe(true);
    expect(after.events.at(-1)).toMatchObject({ kind: 'customer', text: 'It happened\nagain.', delivery: 'delivered' });
    const emails = (await emailsTo(test, feedbackEmail)).filter(({ text }) => text.includes('> It happened\n> again.'));
    expect(emails).toHaveLength(1);
  });

  it.each([
    ['nothing', {}],
    ['too little', { text: 'Too short' }],
    ['too much', { text: 'a'.repeat(2001) }],
    ['another type', { text: { $gt: '' } }],
    ['control characters', { text: 'A bell \u0007 rings here.' }],
  ])('cannot send %s', async (_what, body) => {
    const { code } = await sendMessage(test, await makeInbox(test));
    const answer = await customer().call(`POST /api/replies/${code}`, body);
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'A message has 10 to 2,000 characters']);
  });

  it('writes five messages a day, also when all come at once at two nodes', async () => {
    const inbox = await makeInbox(test);
    const { code, url } = await sendMessage(test, inbox);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        new TestBrowser((n % 2 ? test : second).app).call(`POST /api/replies/${code}`, {
          text: `Message number ${n}.`,
        }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([...Array(5).fill(200), ...Array(3).fill(429)]);
    const refused = answers.find((answer) => answer.statusCode === 429);
    expect(refused?.json().error).toBe('You can write 5 messages a day. Please try again tomorrow.');
    expect((await inbox.owner.browser.call(`GET ${url}`)).json().events).toHaveLength(5);
    expect((await customer().call(`GET /api/replies/${code}`)).json().messagesLeft).toBe(0);
    await test.services.database.db.execute(sql`update feedback_events set created_at = now() - interval '25 hours'`);
    expect((await customer().call(`POST /api/replies/${code}`, { text: 'The day after.' })).statusCode).toBe(200);
  });

  it('says that it is settled, or not yet, and each answer counts once until the next reply', async () => {
    const inbox = await makeInbox(test);
    const { code, url } = await sendMessage(test, inbox);
    const settle = (settled: unknown) => customer().call(`POST /api/replies/${code}/settled`, { settled });
    const read = async () => (await inbox.owner.browser.call(`GET ${url}`)).json();
    const shown = async () => (await customer().call(`GET /api/replies/${code}`)).json().settled;
    await inbox.owner.browser.call(`POST ${url}/replies`, { text: 'We are sorry about the wait.', version: 1 });
    expect(await shown()).toBe(null);
    for (let n = 0; n < 2; n += 1) expect((await settle(true)).json()).toEqual({ success: true });
    expect([await shown(), await read()]).toMatchObject([true, { state: 'done', settled: true }]);
    await test.services.database.db.execute(
      sql`update feedback_events set created_at = created_at - interval '61 seconds'`,
    );
    await settle(false);
    expect([await shown(), await read()]).toMatchObject([false, { state: 'waiting', settled: false, isRead: false }]);
    const { events, version } = await read();
    expect(events.map((event: { text: string }) => event.text).slice(1)).toEqual(['yes', 'no']);
    await inbox.owner.browser.call(`POST ${url}/replies`, { text: 'It is mended now, thank you.', version });
    expect(await shown()).toBe(null);
    for (const typed of ['true', 1, null, undefined]) expect((await settle(typed)).statusCode).toBe(400);
  });

  it('changes the answer as often as the customer likes, with one line a minute in the conversation', async () => {
    const inbox = await makeInbox(test);
    const { code, url } = await sendMessage(test, inbox);
    const read = async () => (await inbox.owner.browser.call(`GET ${url}`)).json();
    const answersOf = async () =>
      (await read()).events
        .filter(({ kind }: { kind: string }) => kind === 'settled')
        .map(({ text }: { text: string }) => text);
    const settle = (settled: boolean) => customer().call(`POST /api/replies/${code}/settled`, { settled });
    for (const settled of [true, false, true, false]) expect((await settle(settled)).statusCode).toBe(200);
    expect([await answersOf(), await read()]).toMatchObject([['no'], { state: 'waiting', settled: false }]);
    await test.services.database.db.execute(
      sql`update feedback_events set created_at = created_at - interval '61 seconds'`,
    );
    await settle(true);
    expect([await answersOf(), await read()]).toMatchObject([['no', 'yes'], { state: 'done', settled: true }]);
  });

  it('deletes the message for good, with its emails, and the deletion is recorded without any words', async () => {
    const inbox = await makeInbox(test, { fields: { googleCategory1: 'Bakery' } });
    const email = 'leaving.customer@example.org';
    const { code, url } = await sendMessage(test, inbox, { email });
    await inbox.owner.browser.call(`POST ${url}/replies`, { text: 'We are sorry about the wait.', version: 1 });
    expect(await emailsTo(test, email)).toHaveLength(1);
    expect((await customer().call(`DELETE /api/replies/${code}`)).json()).toEqual({ success: true });
    expect((await inbox.owner.browser.call(`GET ${url}`)).statusCode).toBe(404);
    expect((await customer().call(`GET /api/replies/${code}`)).json().error).toBe(gone);
    expect(await emailsTo(test, email)).toEqual([]);
    const [event] = await selectRows(
      test.services.database.db,
      sql`select * from audit_events order by id desc limit 1`,
    );
    expect(event).toMatchObject({
      administrator: 'A customer',
      action: 'deleted their',
      subject: expect.stringMatching(/^message \d+$/),
      business_id: String(inbox.business.id),
    });
  });

  it('of a business that is switched off reads and deletes, but cannot write', async () => {
    const inbox = await makeInbox(test);
    const { code } = await sendMessage(test, inbox);
    await inbox.owner.browser.call(`POST /api/businesses/toggle-business-active/${inbox.business.id}`, {
      isActive: false,
    });
    const page = (await customer().call(`GET /api/replies/${code}`)).json();
    expect([page.message, page.business.isActive]).toEqual([typed.feedback, false]);
    const refused = await customer().call(`POST /api/replies/${code}`, { text: 'Is anybody there?' });
    expect([refused.statusCode, refused.json().error]).toEqual([403, 'This business is currently inactive.']);
    expect((await customer().call(`DELETE /api/replies/${code}`)).statusCode).toBe(200);
  });

  it('of another business or of nobody never sees what the team notes', async () => {
    const inbox = await makeInbox(test);
    const { code, url } = await sendMessage(test, inbox);
    await inbox.owner.browser.call(`POST ${url}/notes`, { text: 'The hygienist was out that morning.' });
    await inbox.owner.browser.call(`PATCH ${url}`, { isRead: true });
    const page = await customer().call(`GET /api/replies/${code}`);
    expect(page.json().entries).toEqual([]);
    expect(page.body).not.toMatch(/hygienist|isRead|sam@example\.org|555 0100|assignee/);
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('opens a page that asks the database for no note, however many there are', async () => {
    const inbox = await makeInbox(test);
    const { code, url } = await sendMessage(test, inbox);
    await inbox.owner.browser.call(`POST ${url}/notes`, { text: 'The hygienist was out that morning.' });
    const query = vi.spyOn(pg.Client.prototype, 'query');
    expect((await customer().call(`GET /api/replies/${code}`)).statusCode).toBe(200);
    expect((await customer().call(`POST /api/replies/${code}/settled`, { settled: true })).statusCode).toBe(200);
    const reads = query.mock.calls
      .map((asked) => JSON.stringify(asked))
      .filter((asked) => /select .*from \\?"?feedback_events/.test(asked));
    query.mockRestore();
    expect(reads.length).toBeGreaterThan(1);
    for (const read of reads) expect(read).toMatch(/"customer"|'customer'/);
  });
});
