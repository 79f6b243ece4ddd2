import { afterEach, expect, it, vi } from 'vitest';
import { makeBusiness } from '../testing/factories.ts';
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

it('the built-in writer takes over when a business has used up its model drafts of the hour, up to ten times as many', async () => {
  // A twentieth of the limits: 10 drafts an hour by the model, 100 in all.
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
  const { business } = await makeBusiness(test);
  for (let n = 1; n <= 10; n += 1) expect((await draft(business.id)).statusCode).toBe(200);
  // Each unfit draft is asked for once more.
  expect(asked).toHaveBeenCalledTimes(20);
  for (let n = 11; n <= 100; n += 1) {
    const answer = await draft(business.id);
    expect([n, answer.statusCode]).toEqual([n, 200]);
    expect(answer.json().review.split(' ').length).toBeGreaterThan(7);
  }
  expect(asked).toHaveBeenCalledTimes(20);
  const refused = await draft(business.id);
  expect([refused.statusCode, refused.json().error]).toEqual([429, 'Too many requests. Please try again later.']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
