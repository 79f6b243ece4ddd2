import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeInbox, sendMessage } from './testing/conversations.ts';
import { makeBusiness, makeUser } from './testing/factories.ts';
import { auditLines } from './testing/joining.ts';
import { startApp, type TestApp } from './testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

type Browser = Awaited<ReturnType<typeof makeUser>>['browser'];
const refusedWith = async (browser: Browser, call: string) => {
  const { statusCode, body } = await browser.call(call);
  return statusCode === 200 ? 200 : [statusCode, JSON.parse(body).error];
};

it('a person downloads everything, or the messages of all businesses, 20 times an hour, and others still can', async () => {
  const { owner } = await makeBusiness(test);
  for (let n = 0; n < 10; n += 1)
    for (const file of ['export.zip', 'feedback.csv'])
      expect(await refusedWith(owner.browser, `GET /api/${file}`)).toBe(200);
  const { db } = test.services.database;
  const before = await db.$count(sql`audit_events`);
  for (const file of ['export.zip', 'feedback.csv'])
    expect(await refusedWith(owner.browser, `GET /api/${file}`)).toEqual([
      429,
      'Too many downloads. Please try again later.',
    ]);
  expect(await db.$count(sql`audit_events`)).toBe(before);
  expect(await refusedWith((await makeUser(test)).browser, 'GET /api/feedback.csv')).toBe(200);
});

it('a person downloads files of single businesses 60 times an hour', async () => {
  const { owner, business } = await makeBusiness(test);
  const files = [
    `GET /api/businesses/${business.id}/feedback.csv`,
    `GET /api/businesses/${business.id}/audit-events.csv`,
    `GET /api/analytics/${business.id}/insights.csv?from=2026-01-01&to=2026-01-31`,
  ];
  for (let n = 0; n < 20; n += 1) for (const file of files) expect(await refusedWith(owner.browser, file)).toBe(200);
  for (const file of files)
    expect(await refusedWith(owner.browser, file)).toEqual([429, 'Too many downloads. Please try again later.']);
});

it('the inbox is read 1,200 times an hour', async () => {
  const { owner } = await makeBusiness(test);
  await owner.browser.call('GET /api/feedback');
  const { db } = test.services.database;
  await db.execute(sql`update rate_limit_counters set taken = 1199 where key like 'inbox reads:%'`);
  expect(await refusedWith(owner.browser, 'GET /api/feedback')).toBe(200);
  expect(await refusedWith(owner.browser, 'GET /api/feedback')).toEqual([
    429,
    'Too many requests. Please try again later.',
  ]);
});

it('a file of all messages leaves an entry for each business with a message in it, and for no other', async () => {
  const inbox = await makeInbox(test);
  await sendMessage(test, inbox);
  const { business: quiet } = await makeBusiness(test, { owner: inbox.owner });
  const before = await auditLines(test, quiet.id);
  expect(await refusedWith(inbox.owner.browser, 'GET /api/feedback.csv')).toBe(200);
  expect((await auditLines(test, inbox.business.id))[0]).toMatch(/ downloaded all private messages as CSV$/);
  expect(await auditLines(test, quiet.id)).toEqual(before);
});
