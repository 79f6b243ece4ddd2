import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MadeBusiness, makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
let owner: Awaited<ReturnType<typeof makeUser>>;
let administrator: Awaited<ReturnType<typeof makeUser>>;
let business: MadeBusiness;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
  ({ owner, business } = await makeBusiness(test));
  administrator = await makeUser(test, { isAdmin: true });
});
afterAll(() => test.close());

const anyone = () => new TestBrowser(test.app);
const four = ['Friendly staff', 'Long wait', 'Clear explanations', 'Not rushed'];
const account = { email: 'dana@example.org', password: 'four green bicycles' };

/** Every kind of text that a customer or an owner can send, with `typed` in it. */
const places: readonly (readonly [string, (typed: string) => Promise<{ statusCode: number; json(): unknown }>])[] = [
  [
    'feedback',
    (typed) =>
      anyone().call(`POST /api/businesses/${business.id}/send-feedback`, { feedback: `They were kind ${typed}` }),
  ],
  [
    'name under feedback',
    (name) => anyone().call(`POST /api/businesses/${business.id}/send-feedback`, { name, feedback: 'They were kind.' }),
  ],
  ['own sentiment', (own) => anyone().call('POST /api/reviews/generate', { sentiments: [...four.slice(1), own] })],
  ['name of a person', (name) => anyone().call('POST /api/register', { name, ...account })],
  ['name of a business', (name) => owner.browser.call(`PATCH /api/businesses/${business.id}`, { name })],
  ['contact name', (contactName) => owner.browser.call(`PATCH /api/businesses/${business.id}`, { contactName })],
  ['nickname', (nickname) => owner.browser.call(`PATCH /api/businesses/${business.id}`, { nickname })],
  [
    'keyword',
    (keyword) => owner.browser.call(`POST /api/businesses/${business.id}/keywords`, { keyword, isLocalSeo: true }),
  ],
  ['search', (typed) => administrator.browser.call(`GET /api/admin/users?search=${encodeURIComponent(typed)}`)],
];

describe.each(places)('a text: %s', (place, send) => {
  it('may have 30 combining marks on a letter, but not 31', async () => {
    const few = await send(`Zoe${'\u0323'.repeat(30)}`);
    if (place !== 'own sentiment') expect(few.statusCode).toBeLessThan(300);
    const many = await send(`Zoe${'\u0323'.repeat(31)}`);
    expect(many.statusCode).toBe(400);
    expect((await send('\u0323'.repeat(31))).statusCode).toBe(400);
  });

  it('may be written from right to left, but not contain direction overrides', async () => {
    const hebrew = await send('שלום');
    if (place !== 'own sentiment') expect(hebrew.statusCode).toBeLessThan(300);
    for (const override of ['\u202e', '\u202a', '\u2066', '\u2069'])
      expect((await send(`Willow ${override}txt.exe`)).statusCode).toBe(400);
  });
});

it('lists that are too long are rejected', async () => {
  const sentiments = Array(30_000).fill('');
  const answer = await anyone().call('POST /api/reviews/generate', { sentiments });
  expect([answer.statusCode, answer.json().error]).toEqual([400, '"sentiments" can hold at most 100 entries.']);
});

describe('a body', () => {
  const send = (headers: Record<string, string>) =>
    anyone().call('POST /api/logout', undefined, { payload: '{}', headers });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'Application/JSON; charset="utf-8"',
  ])('is JSON in UTF-8: %s', async (type) => {
    expect((await send({ 'content-type': type })).statusCode).toBe(200);
  });

  it.each([
    'application/json; charset=utf-7',
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1; charset=utf-8',
    'text/plain',
  ])('is rejected in any other type: %s', async (type) => {
    const answer = await send({ 'content-type': type });
    expect([answer.statusCode, answer.json().error]).toEqual([415, 'Please send JSON.']);
  });

  it.each(['gzip', 'br', 'deflate', 'identity'])('is rejected with Content-Encoding %s', async (encoding) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    expect((await send(headers)).statusCode).toBe(415);
  });
});
