import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
afterEach(async () => {
  vi.unstubAllGlobals();
  await test.close();
});

const sentiments = ['Friendly staff', 'Long wait', 'Clear explanations', 'Not rushed'];
let address = 0;
/** From a new network address each time: the limits of one address are lower than those of a business. */
const draft = (businessId: number) => {
  address += 1;
  const remoteAddress = `198.51.${Math.floor(address / 250)}.${(address % 250) + 1}`;
  return new TestBrowser(test.app).call(
    'POST /api/reviews/generate',
    { sentiments, businessType: 'healthcare', businessId },
    { remoteAddress },
  );
};

/** A twentieth of the limits: 10 drafts an hour by the model, 100 that are remembered. Its answers are unfit. */
async function startWithModel() {
  test = await startApp({
    RATE_LIMIT_MULTIPLIER: '0.05',
    AI_PROVIDER: 'compatible',
    AI_MODEL: 'm',
    AI_BASE_URL: 'https://model.example.org/v1',
  });
  const asked = vi.fn(async () =>
    Response.json({
      id: 'x',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [{ index: 0, message: { role: 'assistant', content: 'Fine.' }, finish_reason: 'stop' }],
    }),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

it('the built-in writer takes over when a business has used up its model drafts of the hour, however many are asked for', async () => {
  const asked = await startWithModel();
  const { owner, business } = await makeBusiness(test);
  for (let n = 1; n <= 10; n += 1) expect((await draft(business.id)).statusCode).toBe(200);
  // Each unfit draft is asked for once more.
  expect(asked).toHaveBeenCalledTimes(20);
  for (let n = 11; n <= 100; n += 1) {
    const answer = await draft(business.id);
    expect([n, answer.statusCode]).toEqual([n, 200]);
    expect(answer.json().review.split(' ').length).toBeGreaterThan(7);
  }
  expect(asked).toHaveBeenCalledTimes(20);
  const { db } = test.services.database;
  const stored = () =>
    selectRows(
      db,
      sql`select (select count(*)::int from draft_memory) as remembered, (select draft_number from businesses) as number`,
    );
  expect(await stored()).toEqual([{ remembered: 100, number: 100 }]);
  for (let n = 101; n <= 110; n += 1) {
    const answer = await draft(business.id);
    expect([n, answer.statusCode]).toEqual([n, 200]);
    expect(answer.json().review.split(' ').length).toBeGreaterThan(7);
  }
  expect(await stored()).toEqual([{ remembered: 100, number: 100 }]);
  const counts = (await owner.browser.call(`GET /api/analytics/${business.id}`)).json();
  expect(counts.reviewsGenerated).toBe(110);
});

it('drafts of the wizard, which have no business yet, count by the signed-in user', async () => {
  const asked = await startWithModel();
  const [owner, other] = [await makeUser(test), await makeUser(test)];
  const wizard = ({ browser }: typeof owner) => {
    address += 1;
    const remoteAddress = `198.51.${Math.floor(address / 250)}.${(address % 250) + 1}`;
    return browser.call('POST /api/reviews/generate', { sentiments, businessType: 'healthcare' }, { remoteAddress });
  };
  const askedBy = async (user: typeof owner) => {
    const before = asked.mock.calls.length;
    expect((await wizard(user)).statusCode).toBe(200);
    return asked.mock.calls.length > before;
  };
  const first = [];
  for (let n = 0; n < 11; n += 1) first.push(await askedBy(owner));
  expect(first).toEqual([...Array(10).fill(true), false]);
  expect(await askedBy(other)).toBe(true);
});
