import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBusiness } from '../../src/server/testing/factories.ts';
import { type Model, startModel } from '../model.ts';
import { type Postgres, startPostgres } from '../postgres.ts';
import { type Node, startNode } from './node.ts';
import { type Fault, startProxyBefore } from './proxy.ts';

let postgres: Postgres;
let model: Model;
beforeAll(async () => {
  [postgres, model] = await Promise.all([startPostgres(), startModel()]);
});
afterAll(() => Promise.all([postgres.stop(), model.stop()]));

const sentiments = ['Friendly staff', 'Short wait', 'Clean rooms', 'Fair prices'];

it.each<Fault>(['cut', 'stall', 'half-open', 'slow'])(
  'F5: a model behind a network that fails leaves the customer with a draft of our own: %s',
  async (fault) => {
    const proxy = await startProxyBefore(model.url);
    const node: Node = await startNode({
      databaseUrl: await postgres.create(`model ${fault}`),
      env: { AI_PROVIDER: 'compatible', AI_MODEL: 'm', AI_BASE_URL: proxy.url, AI_DEADLINE_MS: '700' },
    });
    const { business } = await makeBusiness({ ...node, logged: [], close: node.stop });
    // A response that trickles and never ends.
    model.behave = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    };
    proxy.fail(fault);
    const draft = await node.browser().call('POST /api/reviews/generate', { sentiments, businessId: business.id });
    expect(draft.statusCode).toBe(200);
    const { review, marks } = draft.json();
    expect(review.split(/\s+/).length).toBeGreaterThanOrEqual(8);
    const marked = marks.flatMap(({ choice }: { choice: string }) => choice.split(', '));
    expect(marked.sort()).toEqual([...sentiments].sort());
    expect(proxy.connections()).toBeGreaterThan(0);
    await node.stop();
    await proxy.stop();
  },
);
