import { setTimeout as sleep } from 'node:timers/promises';
import { makeBusiness } from '../src/server/testing/factories.ts';
import { startMailServer } from '../src/server/testing/mail-server.ts';
import { startNode } from '../tests/faults/node.ts';
import { type Fault, startProxyBefore } from '../tests/faults/proxy.ts';
import { startModel } from '../tests/model.ts';
import { startPostgres } from '../tests/postgres.ts';
import type { Measure } from './main.ts';
import { report } from './scale/compare.ts';
import { withClient } from './scale/seed-million.ts';

const faults: readonly Fault[] = ['cut', 'stall', 'half-open'];
const deadlineMs = 2000;

/** Response times while the network to the database, the mail server or the model fails, and the time to recover. */
export const measure: Measure = async () => {
  const [postgres, mailServer, model] = await Promise.all([startPostgres(), startMailServer(), startModel()]);
  const url = await postgres.create('faults');
  const [database, mail, endpoint] = await Promise.all([
    startProxyBefore(url),
    startProxyBefore(mailServer.url),
    startProxyBefore(model.url),
  ]);
  const node = await startNode({
    databaseUrl: database.url,
    smtpUrl: mail.url,
    env: {
      AI_PROVIDER: 'compatible',
      AI_MODEL: 'm',
      AI_BASE_URL: endpoint.url,
      AI_DEADLINE_MS: String(deadlineMs),
    },
  });
  const { owner, business } = await makeBusiness({ ...node, logged: [], close: node.stop });
  const timed = async (line: string, body?: unknown, browser = node.browser()) => {
    const began = performance.now();
    const { statusCode } = await browser.call(line, body);
    return { statusCode, ms: performance.now() - began };
  };
  const results: boolean[] = [];

  const mixed = (turn: number) =>
    [
      () => timed('GET /api/businesses/slug/nobody'),
      () => timed(`POST /api/analytics/google-click/${business.id}`),
      () => timed('GET /api/businesses', undefined, owner.browser),
      () => timed(`POST /api/businesses/${business.id}/send-feedback`, { feedback: `Nobody greeted us, ${turn}.` }),
    ][turn % 4]?.();
  for (const fault of faults) {
    await Promise.all(Array.from({ length: 32 }, (_, turn) => mixed(turn)));
    const running = Array.from({ length: 16 }, (_, turn) => mixed(turn));
    database.fail(fault);
    const waves = [...running];
    for (let wave = 0; wave < 10; wave += 1) {
      waves.push(...Array.from({ length: 16 }, (_, turn) => mixed(turn)));
      await sleep(500);
    }
    const answers = (await Promise.all(waves)).filter((answer) => answer !== undefined);
    const odd = answers.filter(({ statusCode }) => ![200, 404, 503].includes(statusCode)).length;
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    database.heal();
    const healed = performance.now();
    while ((await timed('GET /api/businesses', undefined, owner.browser)).statusCode !== 200) await sleep(20);
    results.push(odd === 0);
    results.push(report(`database ${fault}: slowest of ${answers.length} answers`, slowest, 'ms', 3000, `odd ${odd}`));
    results.push(report(`database ${fault}: served again after`, performance.now() - healed, 'ms', 5000));
  }
  await withClient(url, async (client) => {
    await client.query('begin; lock table businesses in access exclusive mode');
    const answers = (await Promise.all(Array.from({ length: 64 }, (_, turn) => mixed(turn)))).filter(
      (answer) => answer !== undefined,
    );
    const odd = answers.filter(({ statusCode }) => statusCode !== 503).length;
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    results.push(report(`table locked: slowest of ${answers.length} answers`, slowest, 'ms', 3000, `not 503: ${odd}`));
  });
  for (const fault of faults) {
    mail.fail(fault);
    const email = `${fault}@example.org`;
    const { ms } = await timed('POST /api/register', {
      name: 'Dana Whitfield',
      email,
      password: 'four green bicycles',
    });
    results.push(report(`mail server ${fault}: register`, ms, 'ms', 1000));
    mail.heal();
  }
  model.behave = 'hang';
  for (const fault of [...faults, 'slow'] as const) {
    endpoint.fail(fault);
    const body = {
      sentiments: ['Friendly staff', 'Short wait', 'Clean rooms', 'Fair prices'],
      businessId: business.id,
    };
    const { ms, statusCode } = await timed('POST /api/reviews/generate', body);
    results.push(statusCode === 200);
    results.push(report(`model ${fault}: draft`, ms, 'ms', deadlineMs + 100));
    endpoint.heal();
  }
  await node.stop();
  await Promise.all([database.stop(), mail.stop(), endpoint.stop()]);
  await Promise.all([postgres.stop(), mailServer.close(), model.stop()]);
  return results.every(Boolean);
};
