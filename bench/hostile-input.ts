import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../tests/postgres.ts';
import type { Measure } from './main.ts';
import { report } from './scale/compare.ts';
import { seed } from './scale/seed-million.ts';
import { quantile } from './server/load.ts';
import { type Started, startProduct } from './server/start.ts';

const requests = 120;
const connections = 4;

// In descending order of their classes, so that sorting takes the most steps.
const marks = (length: number): string => '\u0345'.repeat(length / 2) + '\u0334'.repeat(length / 2);

/** Ordinary text of the same length for comparison, then the slowest body of each kind. */
const bodies: readonly (readonly [what: string, path: string, body: unknown])[] = [
  ['ordinary words, too many', '/api/businesses/999999/send-feedback', { feedback: 'word '.repeat(4000) }],
  ['marks as feedback', '/api/businesses/999999/send-feedback', { feedback: marks(20_000) }],
  ['marks within one letter', '/api/businesses/999999/send-feedback', { feedback: `a${marks(20_000)}` }],
  ['short runs of marks', '/api/businesses/999999/send-feedback', { feedback: `a${marks(30)}`.repeat(226) }],
  ['30,000 sentiments', '/api/reviews/generate', { sentiments: Array(30_000).fill('') }],
  ['marks as a name', '/api/register', { name: marks(540), email: marks(1000), password: marks(90_000) }],
];

/** Measures how long customers wait for their page while one address sends the worst bodies at the default limits. */
export const measure: Measure = async () => {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await postgres.create('hostile');
    await seed(databaseUrl, 10);
    const results: boolean[] = [];
    for (const [what, path, body] of bodies) {
      // A fresh node for each kind, because limits count per minute.
      const product = await startProduct({
        DATABASE_URL: databaseUrl,
        SMTP_URL: 'smtp://127.0.0.1:1',
        RATE_LIMIT_MULTIPLIER: '1',
      });
      results.push(await attack(product, what, path, JSON.stringify(body)));
      await product.stop();
    }
    return results.every(Boolean);
  } finally {
    await postgres.stop();
  }
};

async function attack({ port, cpuMs }: Started, what: string, path: string, body: string): Promise<boolean> {
  const page = '/thumbs-up-down/oak-street-1';
  const idle: number[] = [];
  for (let warm = 0; warm < 60; warm += 1) idle.push((await ask(port, page)).ms);
  const cpuBefore = cpuMs();
  const statuses = new Map<number, number>();
  let left = requests;
  let isOver = false;
  const attacker = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (left-- > 0) {
      const { status } = await ask(port, path, body, agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    agent.destroy();
  };
  const attacks = Promise.all(Array.from({ length: connections }, attacker)).then(() => {
    isOver = true;
  });
  const times: number[] = [];
  do {
    times.push((await ask(port, page)).ms);
    await sleep(5);
  } while (!isOver);
  await attacks;
  const answers = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
  return report(
    `customer's page during ${what}`,
    quantile(times, 0.5),
    'ms',
    20,
    `idle ${quantile(idle.slice(20), 0.5).toFixed(1)} ms, worst ${quantile(times, 1).toFixed(0)} ms of ${times.length}; ${answers}; ${((cpuMs() - cpuBefore) / requests).toFixed(1)} ms of processor time a request`,
  );
}

function ask(port: number, path: string, body?: string, agent?: Agent): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  return new Promise((done, fail) => {
    const asked = request(
      {
        port,
        host: '127.0.0.1',
        path,
        ...(agent ? { agent } : {}),
        ...(body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' } }),
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => done({ status: answer.statusCode ?? 0, ms: performance.now() - began }));
      },
    );
    asked.once('error', fail);
    asked.end(body);
  });
}
