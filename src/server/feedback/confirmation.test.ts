import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { confirmAddress, confirmationToken, makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await db().execute(sql`truncate users, emails, rate_limit_counters cascade`);
});

const desk = 'desk@willow.example.org';
const db = () => test.services.database.db;
const emailsTo = (recipient: string) =>
  selectRows<{ subject: string; text: string }>(
    db(),
    sql`select subject, text from emails where recipient = ${recipient} order by id`,
  );
let visitors = 0;
/** Each message from a network of its own. */
const say = async (id: number, feedback: string) => {
  visitors += 1;
  const remoteAddress = `198.51.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
  const answer = await new TestBrowser(test.app).call(
    `POST /api/businesses/${id}/send-feedback`,
    { feedback },
    { remoteAddress },
  );
  expect(answer.statusCode).toBe(200);
};
type Owner = Awaited<ReturnType<typeof makeUser>>;
const stateOf = async ({ browser }: Owner, id: number) =>
  (await browser.call(`GET /api/businesses/${id}`)).json().business.feedbackEmailState;
const sendAgain = ({ browser }: Owner, id: number) => browser.call(`POST /api/businesses/${id}/feedback-confirmation`);
const confirm = (token: string) => new TestBrowser(test.app).call('POST /api/confirm-feedback-email', { token });
const moveTo = async ({ browser }: Owner, id: number, feedbackEmail: string) =>
  (await browser.call(`PATCH /api/businesses/${id}`, { feedbackEmail })).json().feedbackEmailState;
const anHourLater = () =>
  db().execute(sql`update rate_limit_counters set window_ends_at = now() where key like '%minute:%'`);
const emailStates = async ({ browser }: Owner, id: number) =>
  (await browser.call(`GET /api/businesses/${id}/feedback`))
    .json()
    .feedback.map(({ delivery }: { delivery: string }) => delivery)
    .toReversed();

describe('an address that is not the owner’s own', () => {
  it('gets one email in fixed words, and nothing else until it confirms', async () => {
    const { owner, business } = await makeBusiness(test, { fields: { name: 'Pay at https://evil.test/0 now' } });
    expect(await stateOf(owner, business.id)).toBe('waiting');
    await say(business.id, 'Words that a stranger wrote.');
    const [asked, ...more] = await emailsTo(desk);
    expect(more).toEqual([]);
    expect(asked?.subject).toBe('Confirm your address for messages from customers (Sayso)');
    expect(asked?.text).toContain('The business “Pay at evil test 0 now” wants messages from its customers');
    const links = asked?.text.match(/https?:\/\/\S+/g);
    expect(links).toEqual([
      expect.stringMatching(/^http:\/\/localhost:3000\/confirm-feedback-email\?token=[\w-]{43}$/),
    ]);
    expect(await emailStates(owner, business.id)).toEqual(['unconfirmed']);
    const { token } = { token: await confirmationToken(test, desk) };
    expect(await selectRows(db(), sql`select 1 from feedback_addresses where token_hash like ${`%${token}%`}`)).toEqual(
      [],
    );
  });

  it('gets what waited once it confirms, each message once, and every later one', async () => {
    const { owner, business } = await makeBusiness(test, { fields: { feedbackMail: 'full' } });
    await say(business.id, 'The first message of all.');
    await say(business.id, 'The second message of all.');
    const token = await confirmationToken(test, desk);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    for (const answer of [...answers, await confirm(token)]) expect(answer.json()).toEqual({ success: true });
    expect(await stateOf(owner, business.id)).toBe('confirmed');
    await say(business.id, 'The third message of all.');
    const words = (await emailsTo(desk)).slice(1).map(({ text }) => /> (.*)/.exec(text)?.[1]);
    expect(words).toEqual(['The first message of all.', 'The second message of all.', 'The third message of all.']);
    expect(await emailStates(owner, business.id)).toEqual(['delivered', 'delivered', 'delivered']);
  });

  it('gets no words of what waited at a medical practice', async () => {
    const { business } = await makeBusiness(test);
    await say(business.id, 'My tooth hurts since then.');
    await confirmAddress(test, desk);
    const [, notice, ...more] = await emailsTo(desk);
    expect(more).toEqual([]);
    expect(notice?.text).toContain('A customer sent you a private message. It is in your inbox, not in this email.');
    expect(notice?.text).not.toContain('tooth');
  });

  it('misses no message that arrives while it confirms, and gets none twice', async () => {
    const { owner, business } = await makeBusiness(test, { fields: { feedbackMail: 'full' } });
    const token = await confirmationToken(test, desk);
    const messages = Array.from({ length: 12 }, (_, n) => `Message number ${n + 1} of twelve`);
    const asked = messages.map((words) => say(business.id, words));
    await Promise.all([...asked.slice(0, 6), confirm(token), ...asked.slice(6), confirm(token)]);
    const words = (await emailsTo(desk)).slice(1).map(({ text }) => /> (.*)/.exec(text)?.[1]);
    expect(words.toSorted()).toEqual(messages.toSorted());
    expect(await emailStates(owner, business.id)).toEqual(Array(12).fill('delivered'));
  });

  it('gets one digest when more than twenty messages waited', async () => {
    const { owner, business } = await makeBusiness(test);
    for (let n = 1; n <= 21; n += 1) await say(business.id, `Message number ${n}`);
    await confirmAddress(test, desk);
    const [, digest, ...more] = await emailsTo(desk);
    expect(more).toEqual([]);
    expect(digest?.subject).toBe('Your private feedback so far (Sayso)');
    expect(digest?.text).toContain('21 messages arrived before this address was confirmed.');
    expect(new Set(await emailStates(owner, business.id))).toEqual(new Set(['delivered']));
  });

  it('is confirmed for every business of that owner, for good, and for nobody else', async () => {
    const { owner, business } = await makeBusiness(test);
    await confirmAddress(test, desk);
    expect(await moveTo(owner, business.id, 'other@willow.example.org')).toBe('waiting');
    expect(await moveTo(owner, business.id, desk)).toBe('confirmed');
    const second = await makeBusiness(test, { owner, fields: { name: 'Second Practice' } });
    expect(await stateOf(owner, second.business.id)).toBe('confirmed');
    const elsewhere = await makeBusiness(test);
    expect(await stateOf(elsewhere.owner, elsewhere.business.id)).toBe('waiting');
    const subjects = (await emailsTo(desk)).map(({ subject }) => subject);
    expect(subjects).toEqual(Array(2).fill('Confirm your address for messages from customers (Sayso)'));
  });

  it('is not needed for the owner’s own address, which then gets what waited', async () => {
    const { owner, business } = await makeBusiness(test);
    await say(business.id, 'Nobody greeted us at all.');
    expect(await moveTo(owner, business.id, owner.email)).toBe('confirmed');
    const [message, ...more] = await emailsTo(owner.email);
    expect([message?.subject, more]).toEqual(['Private feedback for Willow Street Family Dentistry (Sayso)', []]);
    expect(await emailStates(owner, business.id)).toEqual(['delivered']);
  });

  it('does not get what waited after the owner took every address away', async () => {
    const { owner, business } = await makeBusiness(test);
    await say(business.id, 'Nobody greeted us at all.');
    expect(await moveTo(owner, business.id, '')).toBe('none');
    expect(await emailStates(owner, business.id)).toEqual(['none']);
    await moveTo(owner, business.id, owner.email);
    expect(await emailsTo(owner.email)).toEqual([]);
  });

  it.each([
    ['the address', { feedbackEmail: 'spy@root.example.org' }],
    ['no address', { feedbackEmail: '' }],
    ['the words', { feedbackMail: 'full' }],
    ['both, among others', { city: 'Durham', feedbackEmail: 'spy@root.example.org', feedbackMail: 'full' }],
  ])('is the owner’s affair: an administrator cannot change %s', async (_, fields) => {
    const { owner, business } = await makeBusiness(test, {
      fields: { feedbackEmail: desk, googleCategory1: 'Dentist' },
    });
    const admin = await makeUser(test, { isAdmin: true });
    const read = async () => (await owner.browser.call(`GET /api/businesses/${business.id}`)).json();
    const before = await read();
    const answer = await admin.browser.call(`PATCH /api/businesses/${business.id}`, fields);
    expect([answer.statusCode, answer.json().error]).toEqual([
      403,
      'Only the owner can change the address and the form of private messages.',
    ]);
    expect(await read()).toEqual(before);
    expect(await emailsTo('spy@root.example.org')).toEqual([]);
    const same = { city: 'Durham', feedbackEmail: desk, feedbackMail: 'automatic' };
    expect((await admin.browser.call(`PATCH /api/businesses/${business.id}`, same)).statusCode).toBe(200);
    const own = await makeBusiness(test, { owner: admin });
    expect((await admin.browser.call(`PATCH /api/businesses/${own.business.id}`, fields)).statusCode).toBe(200);
  });
});

describe('the email to confirm', () => {
  it('is sent again at most once a minute and three times a day, and its earlier link ends', async () => {
    const { owner, business } = await makeBusiness(test);
    const first = await confirmationToken(test, desk);
    const early = await sendAgain(owner, business.id);
    expect([early.statusCode, early.json().error]).toEqual([
      429,
      'We sent this email a moment ago. Please wait a minute before you send it again.',
    ]);
    expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(60);
    for (const again of [2, 3]) {
      await anHourLater();
      expect((await sendAgain(owner, business.id)).json()).toEqual({ feedbackEmailState: 'waiting' });
      expect(await emailsTo(desk)).toHaveLength(again);
    }
    await anHourLater();
    const fourth = await sendAgain(owner, business.id);
    expect([fourth.statusCode, fourth.json().error]).toEqual([
      429,
      'No more confirmation emails can be sent today. Please try again tomorrow.',
    ]);
    const old = await confirm(first);
    expect([old.statusCode, old.json().error]).toEqual([404, 'This link no longer works.']);
    await confirmAddress(test, desk);
    expect((await sendAgain(owner, business.id)).json()).toEqual({ feedbackEmailState: 'confirmed' });
    expect(await emailsTo(desk)).toHaveLength(3);
  });

  it('is counted for the mailbox, however its address is spelled', async () => {
    const { owner, business } = await makeBusiness(test, { fields: { feedbackEmail: desk } });
    expect(await moveTo(owner, business.id, 'desk+new@willow.example.org')).toBe('unsent');
    expect(await emailsTo('desk+new@willow.example.org')).toEqual([]);
  });

  it('has a link that works for seven days, and only while a business uses the address', async () => {
    const { owner, business } = await makeBusiness(test);
    const token = await confirmationToken(test, desk);
    const age = (interval: string) =>
      db().execute(sql`update feedback_addresses set sent_at = now() - ${interval}::interval`);
    await moveTo(owner, business.id, owner.email);
    expect((await confirm(token)).statusCode).toBe(404);
    await moveTo(owner, business.id, desk);
    await age('7 days 1 minute');
    expect((await confirm(token)).statusCode).toBe(404);
    await age('6 days 23 hours');
    expect((await confirm(token)).statusCode).toBe(200);
    expect((await confirm('A'.repeat(43))).statusCode).toBe(404);
  });

  it('is asked for by the owner alone; for others, administrators included, the business is not there', async () => {
    const { business } = await makeBusiness(test);
    const stranger = await makeUser(test);
    const foreign = await sendAgain(stranger, business.id);
    const absent = await sendAgain(stranger, 999_999);
    expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body]);
    await anHourLater();
    expect((await sendAgain(await makeUser(test, { isAdmin: true }), business.id)).body).toBe(absent.body);
    const anonymous = await new TestBrowser(test.app).call(`POST /api/businesses/${business.id}/feedback-confirmation`);
    expect(anonymous.statusCode).toBe(401);
    expect(await emailsTo(desk)).toHaveLength(1);
  });

  it('goes to five new addresses of an owner a day; further ones are kept and asked later', async () => {
    const { owner, business } = await makeBusiness(test);
    for (const n of [2, 3, 4, 5])
      expect(await moveTo(owner, business.id, `desk${n}@willow.example.org`)).toBe('waiting');
    const sixth = 'desk6@willow.example.org';
    expect(await moveTo(owner, business.id, sixth)).toBe('unsent');
    const refused = await sendAgain(owner, business.id);
    expect([refused.statusCode, refused.json().error]).toEqual([
      429,
      'No more confirmation emails can be sent today. Please try again tomorrow.',
    ]);
    await say(business.id, 'Nobody greeted us at all.');
    expect(await emailStates(owner, business.id)).toEqual(['unconfirmed']);
    expect(await emailsTo(sixth)).toEqual([]);
    await db().execute(sql`delete from rate_limit_counters`);
    expect((await sendAgain(owner, business.id)).json()).toEqual({ feedbackEmailState: 'waiting' });
    await confirmAddress(test, sixth);
    expect(await emailsTo(sixth)).toHaveLength(2);
  });

  it('reaches one mailbox ten times a day, and then once for each owner, so that strangers block nobody', async () => {
    for (let n = 0; n < 10; n += 1) await makeBusiness(test);
    expect(await emailsTo(desk)).toHaveLength(10);
    const { owner, business } = await makeBusiness(test);
    expect(await emailsTo(desk)).toHaveLength(11);
    await db().execute(sql`delete from rate_limit_counters where key like 'confirmations minute%'`);
    expect((await sendAgain(owner, business.id)).statusCode).toBe(429);
    expect(await emailsTo(desk)).toHaveLength(11);
  });

  it('reaches one mailbox 20 times a day and no more, from however many accounts', async () => {
    for (let n = 0; n < 20; n += 1) await makeBusiness(test);
    expect(await emailsTo(desk)).toHaveLength(20);
    const { business } = await makeBusiness(test);
    expect(business).toMatchObject({ feedbackEmail: desk, feedbackEmailState: 'unsent' });
    expect(await emailsTo(desk)).toHaveLength(20);
  });

  it('is gone with its owner', async () => {
    const { owner } = await makeBusiness(test);
    await db().execute(sql`update emails set state = 'waiting'`);
    const admin = await makeUser(test, { isAdmin: true });
    expect((await admin.browser.call(`DELETE /api/admin/users/${owner.id}`)).statusCode).toBe(200);
    expect(await emailsTo(desk)).toEqual([]);
    expect(await selectRows(db(), sql`select 1 from feedback_addresses`)).toEqual([]);
  });
});

it('the attack: three businesses, a new address for each message, 60 strangers', async () => {
  const attacker = await makeUser(test);
  const ids: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const name = `Your parcel is held. Pay at https://evil.test/${n} now`;
    const { business } = await makeBusiness(test, { owner: attacker, fields: { name, feedbackEmail: attacker.email } });
    ids.push(business.id);
  }
  for (let n = 0; n < 60; n += 1) {
    const id = ids[n % 3] ?? 0;
    await attacker.browser.call(`PATCH /api/businesses/${id}`, { feedbackEmail: `stranger${n}@example.net` });
    await say(id, `Pay your customs fee at https://evil.test/${n} today.`);
  }
  const sent = await selectRows<{ subject: string; text: string }>(
    db(),
    sql`select subject, text from emails where recipient like 'stranger%'`,
  );
  expect(sent).toHaveLength(5);
  for (const { subject, text } of sent) {
    expect(subject).toBe('Confirm your address for messages from customers (Sayso)');
    expect(text).not.toContain('evil.test');
    expect(text).not.toContain('customs');
  }
});
