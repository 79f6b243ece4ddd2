import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../cleanup.ts';
import { selectRows } from '../db/database.ts';
import { confirmAddress, makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '100' });
});
afterAll(() => test.close());

const typed = {
  name: 'Sam Patient',
  email: 'sam@example.org',
  phone: '555 0100',
  feedback: 'The wait was over an hour.\nNobody said why.',
};

interface EmailRow {
  readonly key: string;
  readonly recipient: string;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
}
const emailsTo = (recipient: string): Promise<EmailRow[]> =>
  selectRows(
    test.services.database.db,
    sql`select * from emails where recipient = ${recipient} and subject not like 'Confirm your address%' order by id`,
  );

let made = 0;
/** A business with a mailbox of its own, which is confirmed. */
async function newBusiness() {
  made += 1;
  const feedbackEmail = `desk${made}@willow.example.org`;
  const business = await makeBusiness(test, { fields: { feedbackEmail, feedbackMail: 'full' } });
  await confirmAddress(test, feedbackEmail);
  return { ...business, feedbackEmail };
}
const send = (id: number, body: unknown, browser = new TestBrowser(test.app), headers = {}) =>
  browser.call(`POST /api/businesses/${id}/send-feedback`, body, { headers });

describe('private feedback', () => {
  it('is kept and mailed to the address in the database, as plain text that answers to the customer', async () => {
    const { owner, business, feedbackEmail } = await newBusiness();
    const sent = { ...typed, businessId: business.id, businessName: 'Evil', feedbackEmail: 'evil@example.org' };
    const response = await send(business.id, sent);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { success: true, code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/), replyDays: null },
    ]);

    const [message, ...more] = await emailsTo(feedbackEmail);
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      reply_to: 'sam@example.org',
      subject: 'Private feedback for Willow Street Family Dentistry (Sayso)',
      html: null,
    });
    expect(message?.text).toContain('> The wait was over an hour.\n> Nobody said why.');
    expect(message?.text).toContain('Name: Sam Patient\nEmail: sam@example.org\nPhone: 555 0100');
    expect(await emailsTo('sam@example.org')).toEqual([]);
    expect(await emailsTo('evil@example.org')).toEqual([]);

    const list = (await owner.browser.call(`GET /api/businesses/${business.id}/feedback`)).json();
    const answerHere = `Answer in Sayso:\nhttp://localhost:3000/dashboard?tab=inbox&message=${business.id}-${list.feedback[0].id}\n`;
    expect(message?.text).toContain(answerHere);
    expect(message?.text).toContain(
      'Please answer with the link below. A reply to this email also reaches the customer, but Sayso does not see it: the message stays waiting.',
    );
    expect(list).toEqual({
      feedback: [
        {
          id: expect.any(Number),
          businessId: business.id,
          businessName: business.name,
          ...typed,
          isRead: false,
          delivery: 'delivered',
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          state: 'waiting',
          version: 1,
          language: null,
          assigneeId: null,
          assigneeName: null,
          assignedBy: null,
          assignedAt: null,
          hasCode: true,
          hasEmail: true,
          mayEmail: true,
          snoozedUntil: null,
          waitingSince: list.feedback[0].createdAt,
          dueAt: expect.stringMatching(/T00:00:00\.000Z$/),
          answeredAt: null,
          doneAt: null,
        },
      ],
      unread: 1,
      nextCursor: null,
    });
  });

  it('of a medical practice is announced without its words, unless its owner chose them', async () => {
    const owner = await makeUser(test);
    const { business } = await makeBusiness(test, { owner, fields: { feedbackEmail: owner.email } });
    expect((await send(business.id, typed)).statusCode).toBe(200);
    const [message] = await emailsTo(owner.email);
    expect(message?.text).toContain('A customer sent you a private message. It is in your inbox, not in this email.');
    expect(message?.text).not.toMatch(/an hour|Sam Patient|555 0100/);
  });

  it('stands without a name and addresses', async () => {
    const { owner, business, feedbackEmail } = await newBusiness();
    const sent = { name: '', email: 'Not provided', phone: null, feedback: 'Nobody greeted us at all.' };
    expect((await send(business.id, sent)).statusCode).toBe(200);
    const [message] = await emailsTo(feedbackEmail);
    expect(message?.reply_to).toBeNull();
    expect(message?.text).toContain('Answer in Sayso:');
    expect(message?.text).not.toContain('reply to this email');
    const { feedback } = (await owner.browser.call(`GET /api/businesses/${business.id}/feedback`)).json();
    expect(feedback[0]).toMatchObject({ name: 'Anonymous', email: 'Not provided', phone: 'Not provided' });
  });

  it.each([
    ['too short', { ...typed, feedback: 'Too short' }, 'Please provide some feedback (minimum 10 characters)'],
    [
      'not words',
      { ...typed, feedback: ['The wait was long'] },
      'Please provide some feedback (minimum 10 characters)',
    ],
    ['a name with a line break', { ...typed, name: 'Sam\r\nBcc: all@example.org' }, 'Name is required'],
    [
      'an address with a line break',
      { ...typed, email: 'a@b.org\nBcc: c@d.org' },
      'Please enter a valid email address',
    ],
  ])('is refused when it is %s', async (_what, sent, sentence) => {
    const { business, feedbackEmail } = await newBusiness();
    const response = await send(business.id, sent);
    expect([response.statusCode, response.json().error]).toEqual([400, sentence]);
    expect(await emailsTo(feedbackEmail)).toEqual([]);
  });

  it('is refused for another business than that of the address', async () => {
    const { business } = await newBusiness();
    expect((await send(business.id, { ...typed, businessId: business.id + 1 })).statusCode).toBe(400);
    const absent = await send(999_999, typed);
    expect([absent.statusCode, absent.json().error]).toEqual([404, 'Business not found']);
  });

  it('is refused while the business is inactive', async () => {
    const { owner, business } = await newBusiness();
    await owner.browser.call(`POST /api/businesses/toggle-business-active/${business.id}`, { isActive: false });
    const response = await send(business.id, typed);
    expect([response.statusCode, response.json().error]).toEqual([403, 'This business is currently inactive.']);
  });

  it('with equal words from one visitor within a day makes one email', async () => {
    const { owner, business, feedbackEmail } = await newBusiness();
    const visitor = new TestBrowser(test.app);
    for (let time = 0; time < 3; time += 1) expect((await send(business.id, typed, visitor)).statusCode).toBe(200);
    expect(await emailsTo(feedbackEmail)).toHaveLength(1);
    expect((await owner.browser.call(`GET /api/businesses/${business.id}/feedback`)).json().unread).toBe(1);
    expect((await send(business.id, typed, new TestBrowser(test.app))).statusCode).toBe(200);
    expect(await emailsTo(feedbackEmail)).toHaveLength(2);
  });

  it('with equal words and a corrected name, email or phone is a message of its own, with its own code', async () => {
    const { owner, business, feedbackEmail } = await newBusiness();
    const tablet = new TestBrowser(test.app);
    const { feedback } = typed;
    const forms = [typed, { ...typed, email: 'sam.patient@example.org' }, { feedback }, typed, { feedback }];
    const codes = [];
    for (const form of forms) codes.push((await send(business.id, form, tablet)).json().code);
    const [first, corrected, anonymous] = codes;
    expect(codes).toEqual([first, corrected, anonymous, first, anonymous]);
    expect(new Set(codes).size).toBe(3);
    const list = (await owner.browser.call(`GET /api/businesses/${business.id}/feedback`)).json().feedback;
    expect(list.map(({ email }: { email: string }) => email)).toEqual([
      'Not provided',
      'sam.patient@example.org',
      'sam@example.org',
    ]);
    expect(await emailsTo(feedbackEmail)).toHaveLength(3);
    for (const change of [{ name: 'Sam Older' }, { phone: '555 0101' }])
      expect(codes).not.toContain((await send(business.id, { ...typed, ...change }, tablet)).json().code);
    // The same letters in other fields.
    const shifted = { name: 'Sam', email: '', phone: 'Patient', feedback };
    const other = { name: 'SamPatient', email: '', phone: '', feedback };
    const [one, two] = [await send(business.id, shifted, tablet), await send(business.id, other, tablet)];
    expect(one.json().code).not.toBe(two.json().code);
  });

  it('sent ten times at once with one key is kept once and answered ten times', async () => {
    const { owner, business, feedbackEmail } = await newBusiness();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        send(business.id, typed, new TestBrowser(test.app), { 'idempotency-key': 'one tap' }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await emailsTo(feedbackEmail)).toHaveLength(1);
    expect((await owner.browser.call(`GET /api/businesses/${business.id}/feedback`)).json().unread).toBe(1);
    const other = await send(business.id, { ...typed, phone: '1' }, new TestBrowser(test.app), {
      'idempotency-key': 'one tap',
    });
    expect(other.statusCode).toBe(422);
  });
});

describe('the inbox', () => {
  it('is read page by page, newest first, marked and emptied', async () => {
    const { owner, business } = await newBusiness();
    for (const n of [1, 2, 3, 4, 5]) await send(business.id, { ...typed, feedback: `Message number ${n}` });
    const at = `/api/businesses/${business.id}/feedback`;
    const first = (await owner.browser.call(`GET ${at}?limit=3`)).json();
    const words = (page: { feedback: { feedback: string }[] }) => page.feedback.map((item) => item.feedback);
    expect(words(first)).toEqual(['Message number 5', 'Message number 4', 'Message number 3']);
    const second = (await owner.browser.call(`GET ${at}?limit=3&cursor=${first.nextCursor}`)).json();
    expect([words(second), second.nextCursor]).toEqual([['Message number 2', 'Message number 1'], null]);

    const { id } = first.feedback[0];
    expect((await owner.browser.call(`PATCH ${at}/${id}`, { isRead: true })).json()).toMatchObject({
      id,
      isRead: true,
    });
    expect((await owner.browser.call(`PATCH ${at}/${id}`, { isRead: 'true' })).statusCode).toBe(400);
    expect((await owner.browser.call(`GET ${at}`)).json().unread).toBe(4);
    const once = { headers: { 'idempotency-key': 'erased' } };
    for (const replayed of [undefined, 'true']) {
      const answer = await owner.browser.call(`DELETE ${at}/${id}`, undefined, once);
      expect([answer.json(), answer.headers['idempotent-replay']]).toEqual([{ success: true }, replayed]);
    }
    expect((await owner.browser.call(`DELETE ${at}/${id}`)).statusCode).toBe(404);
    expect((await owner.browser.call(`GET ${at}?limit=101`)).statusCode).toBe(400);
  });

  it("is closed to someone else's eyes and hands, administrators included", async () => {
    const { owner, business } = await newBusiness();
    const elsewhere = await newBusiness();
    await send(business.id, typed);
    const at = `/api/businesses/${business.id}/feedback`;
    const { id } = (await owner.browser.call(`GET ${at}`)).json().feedback[0];
    const admin = await makeUser(test, { isAdmin: true });
    for (const { browser } of [elsewhere.owner, admin]) {
      for (const [line, body] of [
        [`GET ${at}`, undefined],
        [`GET ${at}.csv`, undefined],
        [`PATCH ${at}/${id}`, { isRead: true }],
        [`DELETE ${at}/${id}`, undefined],
        [`PATCH /api/businesses/${elsewhere.business.id}/feedback/${id}`, { isRead: true }],
      ] as const) {
        const foreign = await browser.call(line, body);
        const absent = await browser.call(line.replace(`businesses/${business.id}`, 'businesses/999999'), body);
        expect([line, foreign.statusCode, foreign.body]).toEqual([line, 404, absent.body]);
      }
    }
    const stranger = new TestBrowser(test.app);
    expect((await stranger.call(`GET ${at}`)).statusCode).toBe(401);
    expect((await stranger.call(`GET ${at}.csv`)).statusCode).toBe(401);
    expect((await owner.browser.call(`GET ${at}`)).json().unread).toBe(1);
    const unread = async (browser: TestBrowser) => (await browser.call('GET /api/feedback/unread')).json();
    expect(await unread(owner.browser)).toEqual([{ businessId: business.id, unread: 1, waiting: 1 }]);
    expect(await unread((await makeUser(test)).browser)).toEqual([]);
    expect(await unread((await makeUser(test, { isAdmin: true })).browser)).toEqual([]);
    expect((await new TestBrowser(test.app).call('GET /api/feedback/unread')).statusCode).toBe(401);
  });

  it('is taken home as a table in which nothing is a formula', async () => {
    const { owner, business } = await newBusiness();
    const starts = ['=1+1 and more', '+1 and even more', '-1 and even more', '@SUM(1) and more', '|calc and more'];
    starts.push('＝1+1 and more', '＋1 and even more', '－1 and even more', '＠SUM(1) and more');
    for (const feedback of starts) await send(business.id, { ...typed, feedback });
    await send(business.id, { ...typed, name: 'Ann "A", B', feedback: 'First line\nsecond, "line"' });
    const response = await owner.browser.call(`GET /api/businesses/${business.id}/feedback.csv`);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="feedback-${business.slug}.csv"`,
      'cache-control': 'no-store',
    });
    const rows = response.body.replace(/^\ufeff/, '').split('\r\n');
    expect(rows).toHaveLength(12);
    expect(rows[0]).toBe(
      '"Date","Time zone","Business","Name","Email","Phone","Feedback","Read","State","Answered after (hours)","Notes"',
    );
    expect(rows[1]).toMatch(
      /^"\d{4}-\d\d-\d\d \d\d:\d\d","UTC","Willow Street Family Dentistry","Ann ""A"", B","sam@example\.org","555 0100","First line\nsecond, ""line""","no","waiting","",""$/,
    );
    const cells = rows.slice(2, 11).map((row) => row.split('","')[6]);
    expect(cells).toEqual(starts.toReversed().map((one) => `'${one}`));
  });

  it('is taken home as a table in which nothing is a formula where a semicolon ends a cell', async () => {
    const { owner, business } = await newBusiness();
    const parts = ['Kind; =1+1 and more', 'Kind;"=1+1 and more"', 'Kind staff\n=1+1 and more', ';-1 and even more'];
    parts.push('Kind; a - b = c, and 5-7 people\nwaited.');
    for (const feedback of parts) await send(business.id, { ...typed, feedback });
    const { body } = await owner.browser.call(`GET /api/businesses/${business.id}/feedback.csv`);
    for (const cell of [
      `"Kind;' =1+1 and more"`,
      `"Kind;'""=1+1 and more"""`,
      `"Kind staff\n'=1+1 and more"`,
      `";'-1 and even more"`,
      `"Kind; a - b = c, and 5-7 people\nwaited."`,
    ])
      expect(body).toContain(cell);
  });

  it('is taken home for all businesses at once, in the time zone of each', async () => {
    const zones = ['America/New_York', 'Asia/Tokyo'];
    const owner = await makeUser(test);
    for (const timeZone of zones) {
      const { business } = await makeBusiness(test, { owner, fields: { name: `Shop in ${timeZone}`, timeZone } });
      await send(business.id, { ...typed, feedback: `Nobody greeted us in ${timeZone}.` });
    }
    await test.services.database.db.execute(
      sql`update feedback set created_at = '2026-11-23T02:05:09Z' where feedback like 'Nobody greeted us in %'`,
    );
    const elsewhere = await newBusiness();
    await send(elsewhere.business.id, { ...typed, feedback: 'Nobody may see this one.' });
    const response = await owner.browser.call('GET /api/feedback.csv');
    expect(response.headers).toMatchObject({ 'content-disposition': 'attachment; filename="feedback.csv"' });
    const [, newest, oldest, ...more] = response.body.split('\r\n');
    expect(newest).toMatch(/^"2026-11-23 11:05","Asia\/Tokyo","Shop in Asia\/Tokyo","Sam Patient"/);
    expect(oldest).toMatch(/^"2026-11-22 21:05","America\/New_York","Shop in America\/New_York","Sam Patient"/);
    expect(more).toEqual(['']);
  });

  it('forgets what is older than it may keep', async () => {
    const { owner, business } = await newBusiness();
    await send(business.id, typed);
    await send(business.id, { ...typed, feedback: 'A newer message than that.' });
    await test.services.database.db.execute(
      sql`update feedback set created_at = now() - interval '731 days'
          where business_id = ${business.id} and feedback = ${typed.feedback}`,
    );
    await cleanUp(test.services);
    const { feedback } = (await owner.browser.call(`GET /api/businesses/${business.id}/feedback`)).json();
    expect(feedback.map((item: { feedback: string }) => item.feedback)).toEqual(['A newer message than that.']);
  });
});
