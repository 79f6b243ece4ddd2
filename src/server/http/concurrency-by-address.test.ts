import { EventEmitter, once } from 'node:events';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limitConcurrency } from './concurrency-limits.ts';
import { jsonLog } from './log.ts';

let app: FastifyInstance;
let work: EventEmitter;
let atWork: number;
beforeEach(() => {
  app = fastify();
  work = new EventEmitter().setMaxListeners(200);
  atWork = 0;
  app.decorateRequest('session', null);
  limitConcurrency(
    app,
    jsonLog(() => {}),
  );
  for (const pool of ['calls', 'pages'] as const)
    app.get(`/${pool}`, { config: { pool } }, async () => {
      atWork += 1;
      work.emit('started');
      await once(work, 'end');
      return '';
    });
});
afterEach(async () => {
  work.emit('end');
  await app.close();
});

const ask = async (pool: string, remoteAddress: string) =>
  (await app.inject({ method: 'GET', url: `/${pool}`, remoteAddress })).statusCode;
const asksOf = (count: number, pool: string, addressOf: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => ask(pool, addressOf(n)));
async function settled(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
/** Ends whatever is at work, until everything was answered. */
async function endAll<Result>(answers: readonly Promise<Result>[]): Promise<Result[]> {
  let isOver = false;
  const all = Promise.all(answers).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    work.emit('end');
    await new Promise((resolve) => setImmediate(resolve));
  }
  return all;
}

describe.each(['calls', 'pages'])('the concurrency limit of %s', (pool) => {
  it('serves 16 phones behind one address at once, and refuses none', async () => {
    const phones = asksOf(16, pool, () => '203.0.113.7');
    await settled();
    expect(await endAll(phones)).toEqual(Array(16).fill(200));
  });

  it('lets a burst of one address wait, and others through', async () => {
    const burst = asksOf(150, pool, () => '203.0.113.7');
    await settled();
    expect(atWork).toBe(6);
    const started = once(work, 'started');
    const other = ask(pool, '198.51.100.7');
    await started;
    expect(atWork).toBe(7);
    const codes = await endAll([...burst, other]);
    expect(codes.filter((code) => code === 503)).toHaveLength(150 - 6 - 32);
    expect(codes.at(-1)).toBe(200);
  });

  it('leaves room for others beside one machine with an IPv4 address and an IPv6 /48', async () => {
    const machine = [...asksOf(30, pool, () => '203.0.113.7'), ...asksOf(30, pool, (n) => `2001:db8:1:${n + 1}::7`)];
    await settled();
    expect(atWork).toBe(12);
    const other = ask(pool, '2001:db8:2::7');
    await settled();
    expect(atWork).toBe(13);
    expect(await endAll([...machine, other])).toEqual(Array(61).fill(200));
  });
});
