import { EventEmitter, once } from 'node:events';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitConcurrency } from './concurrency-limits.ts';
import type { Session } from './context.ts';
import { jsonLog } from './log.ts';

let app: FastifyInstance;
let work: EventEmitter;
beforeEach(() => {
  app = fastify({ requestIdHeader: 'request-id' });
  work = new EventEmitter().setMaxListeners(100);
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    request.session = { user: { id: Number(request.headers['x-user']) } } as Session;
  });
  limitConcurrency(
    app,
    jsonLog(() => {}),
  );
  const busyUntilTheEnd = async ({ id }: { id: string }) => {
    work.emit(`started ${id}`);
    await once(work, 'end');
    return '';
  };
  app.get('/archive', { config: { pool: 'exports' } }, busyUntilTheEnd);
  app.post('/logo', { config: { pool: 'logos' } }, busyUntilTheEnd);
});
afterEach(async () => {
  work.emit('end');
  await app.close();
});

const asks = { archive: { method: 'GET' }, logo: { method: 'POST', payload: { logo: 'x'.repeat(20_000) } } } as const;
let made = 0;

/** Whether the request is at work; it stays so until the end of the test. */
async function holds(what: keyof typeof asks, user: number, address: string): Promise<boolean> {
  made += 1;
  const id = `request ${made}`;
  const headers = { 'x-user': `${user}`, 'request-id': id };
  const answer = app.inject({ ...asks[what], url: `/${what}`, headers, remoteAddress: address });
  const status = await Promise.race([
    once(work, `started ${id}`).then(() => 'at work'),
    answer.then((a) => a.statusCode),
  ]);
  if (status !== 'at work') expect(status).toBe(503);
  return status === 'at work';
}

it.each(['archive', 'logo'] as const)(
  'one machine, with its IPv4 address and an IPv6 /48, leaves room for the %s of others',
  async (what) => {
    const machine = [
      '203.0.113.7',
      '203.0.113.7',
      '203.0.113.7',
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `2001:db8:1:${n}::7`),
    ];
    let held = 0;
    for (const [user, address] of machine.entries()) held += (await holds(what, user, address)) ? 1 : 0;
    expect(held).toBe(4);
    expect(await holds(what, 100, '198.51.100.1')).toBe(true);
    expect(await holds(what, 101, '198.51.100.1')).toBe(true);
  },
);

it.each([
  ['archive', 1],
  ['logo', 2],
] as const)('the %s of one user takes %i places at most, from however many addresses', async (what, most) => {
  let held = 0;
  for (let n = 1; n < 12; n += 1) held += (await holds(what, 7, `203.0.113.${n}`)) ? 1 : 0;
  expect(held).toBe(most);
  expect(await holds(what, 8, '198.51.100.1')).toBe(true);
});

it('two archives are sent to one address at a time, whoever asks', async () => {
  const office = '203.0.113.7';
  expect([await holds('archive', 1, office), await holds('archive', 2, office)]).toEqual([true, true]);
  expect(await holds('archive', 3, office)).toBe(false);
});
