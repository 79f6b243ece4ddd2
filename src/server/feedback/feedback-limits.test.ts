import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

const sleep = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('node:timers/promises', async (original) => ({ ...(await original<object>()), setTimeout: sleep }));

let test: TestApp;
afterEach(() => test.close());

const say = (id: number, feedback: string, browser = new TestBrowser(test.app), remoteAddress = '198.51.100.7') =>
  browser.call(`POST /api/businesses/${id}/send-feedback`, { feedback }, { remoteAddress });
/** A business whose feedback goes to its owner's own address. */
const ownBusiness = async (name = 'Willow Street Family Dentistry', owner?: Awaited<ReturnType<typeof makeUser>>) => {
  const own = owner ?? (await makeUser(test, { email: 'desk@willow.example.org' }));
  return makeBusiness(test, { owner: own, fields: { name, feedbackEmail: own.email } });
};
const emailsTo = () =>
  selectRows<{ subject: string; text: string }>(
    test.services.database.db,
    sql`select subject, text from emails where recipient = 'desk@willow.example.org' order by id`,
  );

describe('limits of private feedback', () => {
  it('lets a visitor write three times in ten minutes', async () => {
    test = await startApp();
    const { business } = await ownBusiness();
    const visitor = new TestBrowser(test.app);
    for (const n of [1, 2, 3]) expect((await say(business.id, `Message number ${n}`, visitor)).statusCode).toBe(200);
    const fourth = await say(business.id, 'Message number 4', visitor);
    expect([fourth.statusCode, fourth.json().error]).toEqual([429, 'Too many messages. Please try again later.']);
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('counts a message that is sent ten times at once as one: all ten are answered alike', async () => {
    test = await startApp();
    const { owner, business } = await ownBusiness();
    const asked = Array.from({ length: 10 }, () => {
      const visitor = new TestBrowser(test.app);
      visitor.cookies.set('visitor', 'AAAAAAAAAAAAAAAAAAAAAA');
      const body = { feedback: 'Nobody greeted us at all.' };
      return visitor.call(`POST /api/businesses/${business.id}/send-feedback`, body, {
        headers: { 'idempotency-key': 'one tap' },
      });
    });
    // The pauses of those who wait last until somebody is answered: on a slow machine that is more than a second.
    sleep.mockImplementation(async () => void (await Promise.race(asked)));
    const answers = await Promise.all(asked);
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200));
    expect((await owner.browser.call(`GET /api/businesses/${business.id}/feedback`)).json().unread).toBe(1);
  });

  it('keeps what is above 60 an hour and sends one digest for all of it', async () => {
    test = await startApp();
    const { owner, business } = await ownBusiness();
    for (let n = 0; n < 63; n += 1) {
      const answer = await say(business.id, `Message number ${n}`, undefined, `198.51.100.${n}`);
      expect(answer.statusCode).toBe(200);
    }
    const sent = await emailsTo();
    expect(sent).toHaveLength(61);
    expect(sent[60]?.subject).toBe('Several new messages for Willow Street Family Dentistry (Sayso)');
    const inbox = (await owner.browser.call(`GET /api/businesses/${business.id}/feedback?limit=1`)).json();
    expect([inbox.unread, inbox.feedback[0].delivery]).toEqual([63, 'delivered']);
  });

  it('keeps what is above 300 a day, and 500 of one owner, and goes on to answer customers', async () => {
    // A sixtieth of the limits: one email an hour and five a day for a business, eight for an owner.
    test = await startApp({ RATE_LIMIT_MULTIPLIER: '0.0167' });
    const first = await ownBusiness();
    const { id } = first.business;
    const end = (limit: string) =>
      test.services.database.db.execute(
        sql`update rate_limit_counters set window_ends_at = now() where key like ${`${limit}:%`}`,
      );
    for (let n = 0; n < 7; n += 1) {
      const answer = await say(id, `Message number ${n}`, undefined, `198.51.100.${n}`);
      expect([n, answer.statusCode]).toEqual([n, 200]);
      await end('feedback emails');
      await end('feedback digest');
    }
    const subjects = async () => (await emailsTo()).map((message) => message.subject);
    const one = 'Private feedback for Willow Street Family Dentistry (Sayso)';
    const digest = 'Several new messages for Willow Street Family Dentistry (Sayso)';
    expect(await subjects()).toEqual([one, one, one, one, one, digest, digest]);

    await test.services.database.db.execute(sql`delete from rate_limit_counters where key like 'business create:%'`);
    const second = await ownBusiness('Second Practice', first.owner);
    for (let n = 0; n < 5; n += 1) {
      const answer = await say(second.business.id, `Message number ${n}`, undefined, `198.51.100.${n}`);
      expect(answer.statusCode).toBe(200);
      await end('feedback emails');
    }
    // The owner's eighth of the day is the last; then one digest stands for all of their businesses.
    const other = 'Private feedback for Second Practice (Sayso)';
    const all = 'Several new feedback messages (Sayso)';
    expect((await subjects()).slice(7)).toEqual([other, other, other, all]);
    const inbox = (await first.owner.browser.call(`GET /api/businesses/${second.business.id}/feedback`)).json();
    expect(inbox.unread).toBe(5);
  });

  it('mails no word of it where the installation says so', async () => {
    test = await startApp({ FEEDBACK_MAIL: 'notice' });
    const { business } = await ownBusiness();
    expect((await say(business.id, 'My secret illness')).statusCode).toBe(200);
    const [message] = await emailsTo();
    expect(message?.subject).toBe('Private feedback for Willow Street Family Dentistry (Sayso)');
    expect(message?.text).not.toContain('secret');
    expect(message?.text).not.toContain('Anonymous');
  });
});
