import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBusiness } from '../../src/server/testing/factories.ts';
import { type Postgres, startPostgres } from '../postgres.ts';
import { type Node, startNode } from './node.ts';
import { startProxyBefore } from './proxy.ts';

let postgres: Postgres;
let proxy: Awaited<ReturnType<typeof startProxyBefore>>;
let node: Node;
let owner: Awaited<ReturnType<typeof makeBusiness>>['owner'];
let id: number;
let databases = 0;
beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  databases += 1;
  proxy = await startProxyBefore(await postgres.create(`faults${databases}`));
  node = await startNode({ databaseUrl: proxy.url });
  const made = await makeBusiness({ ...node, logged: [], close: node.stop });
  owner = made.owner;
  id = made.business.id;
});
afterEach(async () => {
  await node.stop();
  await proxy.stop();
});
afterAll(() => postgres.stop());

const patient = { timeout: 20_000, interval: 100 };
const busy = { error: 'The service is busy. Please try again in a moment.', code: 'busy' };
const texts = async (): Promise<string[]> =>
  (await owner.browser.call(`GET /api/businesses/${id}/feedback`))
    .json()
    .feedback.map((item: { feedback: string }) => item.feedback);

describe.each(['cut', 'stall', 'half-open'] as const)(
  'F2 and F3: a database behind a network that fails: %s',
  (fault) => {
    it('means 503 for every call, never for the health of the node, and service again by itself', async () => {
      proxy.fail(fault);
      // More than the pool has connections.
      const calls = Array.from({ length: 5 }, () => [
        node.browser().call('GET /api/businesses/slug/nobody'),
        owner.browser.call('GET /api/user'),
        node.browser().call(`POST /api/analytics/google-click/${id}`),
      ]);
      const [alive, ...answers] = await Promise.all([node.browser().call('GET /healthz'), ...calls.flat()]);
      expect(alive.statusCode).toBe(200);
      for (const answer of answers) {
        expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toMatchObject([503, '1', busy]);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
      proxy.heal();
      await vi.waitFor(async () => expect((await owner.browser.call('GET /api/user')).statusCode).toBe(200), patient);
      await vi.waitFor(async () => expect((await node.browser().call('GET /readyz')).statusCode).toBe(200), patient);
    });

    it('loses nothing acknowledged, and what was not is there once when it is repeated with its key', async () => {
      const visitor = node.browser();
      const send = (feedback: string, key: string) =>
        visitor.call(`POST /api/businesses/${id}/send-feedback`, { feedback }, { headers: { 'idempotency-key': key } });
      expect((await send('They found the time for me.', randomUUID())).statusCode).toBe(200);
      const key = randomUUID();
      const asked = Promise.all([send('The waiting room was cold.', key), send('The waiting room was cold.', key)]);
      // Some of them are in the middle of their transactions.
      await new Promise((next) => setImmediate(next));
      proxy.fail(fault);
      for (const { statusCode } of await asked) expect([200, 503]).toContain(statusCode);
      proxy.heal();
      await vi.waitFor(async () => {
        expect((await send('The waiting room was cold.', key)).statusCode).toBe(200);
      }, patient);
      expect(await texts()).toEqual(['The waiting room was cold.', 'They found the time for me.']);
    });
  },
);

it('F3: a slow network makes slow answers, and right ones', async () => {
  proxy.fail('slow');
  const answers = await Promise.all([
    node.browser().call('GET /api/businesses/slug/nobody'),
    owner.browser.call(`GET /api/businesses/${id}`),
    node.browser().call(`POST /api/analytics/google-click/${id}`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 200, 200]);
});
