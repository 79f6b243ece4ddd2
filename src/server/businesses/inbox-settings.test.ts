import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => test.close());

it('a business has a time zone, a mode of emails and a promise, with defaults', async () => {
  const { owner, business } = await makeBusiness(test);
  const read = async () => (await owner.browser.call(`GET /api/businesses/${business.id}`)).json().business;
  const standard = { timeZone: 'UTC', feedbackMail: 'automatic', replyDays: 2, showsReplyDays: false };
  expect(await read()).toMatchObject(standard);
  const chosen = { timeZone: 'America/Denver', feedbackMail: 'notice', replyDays: 5, showsReplyDays: true };
  expect((await owner.browser.call(`PATCH /api/businesses/${business.id}`, chosen)).json()).toMatchObject(chosen);
  expect(await read()).toMatchObject(chosen);
  const other = await makeBusiness(test, { owner, fields: { timeZone: 'Asia/Calcutta' } });
  expect(other.business).toMatchObject({ timeZone: 'Asia/Calcutta' });
  const page = (await owner.browser.call(`GET /api/businesses/slug/${business.slug}`)).json();
  for (const field of Object.keys(chosen)) expect(page).not.toHaveProperty(field);
});

it('a business has a color for its prints, which the customer’s page does not hold', async () => {
  const { owner, business } = await makeBusiness(test);
  const change = async (color: string | null) =>
    (await owner.browser.call(`PATCH /api/businesses/${business.id}`, { color })).json().color;
  const page = async () => (await owner.browser.call(`GET /thumbs-up-down/${business.slug}`)).body;
  const before = await page();
  expect(business).toMatchObject({ color: null });
  expect(await change('#c2410c')).toBe('#c2410c');
  expect(await page()).toBe(before);
  expect(await change(null)).toBe(null);
  const other = await makeBusiness(test, { owner, fields: { color: '#00ff00' } });
  expect(other.business).toMatchObject({ color: '#00ff00' });
});

it.each([
  [{ timeZone: 'Mars/Olympus' }, 'Please choose a time zone from the list'],
  [{ timeZone: '+05:00' }, 'Please choose a time zone from the list'],
  [{ timeZone: 'US/Pacific-New' }, 'Please choose a time zone from the list'],
  [{ timeZone: 'AET' }, 'Please choose a time zone from the list'],
  [{ timeZone: '' }, 'Please choose a time zone from the list'],
  [{ timeZone: "UTC'; drop table feedback" }, 'Please choose a time zone from the list'],
  [{ timeZone: 5 }, 'Please choose a time zone from the list'],
  [{ color: 'petrol' }, 'Please choose a color'],
  [{ color: '#0D4F61' }, 'Please choose a color'],
  [{ color: '#0d4f61;' }, 'Please choose a color'],
  [{ color: '' }, 'Please choose a color'],
  [{ color: 5 }, 'Please choose a color'],
  [{ replyDays: 0 }, 'Please choose 1 to 5 working days'],
  [{ replyDays: 6 }, 'Please choose 1 to 5 working days'],
  [{ replyDays: 1.5 }, 'Please choose 1 to 5 working days'],
  [{ replyDays: '2' }, 'Please choose 1 to 5 working days'],
  [{ feedbackMail: 'never' }, 'Please check what you entered.'],
  [{ showsReplyDays: 'true' }, 'Please check what you entered.'],
])('%o is refused', async (fields, sentence) => {
  const { owner, business } = await makeBusiness(test);
  const answer = await owner.browser.call(`PATCH /api/businesses/${business.id}`, fields);
  expect([answer.statusCode, answer.json().error]).toEqual([400, sentence]);
});

it('the promise is shown to customers only if the owner wants it', async () => {
  const { owner, business } = await makeBusiness(test, { fields: { replyDays: 3 } });
  const send = async (feedback: string) =>
    (await owner.browser.call(`POST /api/businesses/${business.id}/send-feedback`, { feedback })).json().replyDays;
  expect(await send('Nobody greeted us at all.')).toBe(null);
  await owner.browser.call(`PATCH /api/businesses/${business.id}`, { showsReplyDays: true });
  expect(await send('And nobody said goodbye.')).toBe(3);
});

it('a stranger gets 404 before the database looks for the time zone and before the logo is read', async () => {
  const { business } = await makeBusiness(test);
  const { browser } = await makeUser(test);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  for (const fields of [{ timeZone: 'Asia/Tokyo' }, { logoUrl: 'data:image/png;base64,AAAA' }])
    expect([fields, (await browser.call(`PATCH /api/businesses/${business.id}`, fields)).statusCode]).toEqual([
      fields,
      404,
    ]);
  expect(JSON.stringify(query.mock.calls.map(([statement]) => statement))).not.toContain('pg_timezone_names');
  query.mockRestore();
});
