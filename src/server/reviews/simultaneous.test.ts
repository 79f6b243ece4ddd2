import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { makeBusiness } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

const sentiments = ['Friendly staff', 'Long wait', 'Clear explanations', 'Not rushed'];

/** A model that takes its time and then writes nothing that could be a review. */
const model = createServer((_, response) => {
  const message = { role: 'assistant', content: 'Hello.' };
  const completion = { id: 'x', object: 'chat.completion', created: 1, model: 'm', choices: [{ index: 0, message }] };
  setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(completion)), 50);
});
await new Promise<void>((ready) => model.listen(0, '127.0.0.1', ready));
afterAll(() => void model.close());
const providerDown = {
  AI_PROVIDER: 'compatible',
  AI_MODEL: 'm',
  AI_API_KEY: 'k',
  AI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
  AI_DEADLINE_MS: '60000',
};

it.each([
  ['the built-in writer', {}],
  ['the built-in writer after a model', providerDown],
])('two customers at the same moment get different drafts from %s', async (_, environment) => {
  const test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000', ...environment });
  try {
    const { business } = await makeBusiness(test);
    const drafts: string[] = [];
    for (let pair = 0; pair < 20; pair += 1) {
      drafts.push(...(await Promise.all([draftFor(test, business.id), draftFor(test, business.id)])));
    }
    const ofTwo = drafts.filter((_, at) => at % 2 === 0).map((one, at) => [one, drafts[2 * at + 1]]);
    expect(ofTwo.filter(([one, other]) => one === other)).toEqual([]);
    const long = drafts.filter((text) => text.split(' ').length > 8);
    expect(new Set(long).size).toBe(long.length);
  } finally {
    await test.close();
  }
});

async function draftFor(test: TestApp, businessId: number): Promise<string> {
  const answer = await new TestBrowser(test.app).call('POST /api/reviews/generate', { sentiments, businessId });
  expect(answer.statusCode).toBe(200);
  return answer.json().review;
}
