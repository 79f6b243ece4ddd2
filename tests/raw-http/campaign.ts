import { setTimeout as sleep } from 'node:timers/promises';
import { type Exchange, exchange, type RawAnswer } from './exchange.ts';
import { type Kind, type KindName, kinds } from './kinds.ts';
import { seededRandom } from './random.ts';

interface Campaign {
  readonly sent: number;
  readonly answers: number;
  readonly byStatus: ReadonlyMap<number, number>;
  /** Broken rules, with the kind of request and its bytes. */
  readonly faults: readonly string[];
  /** Connections that were reset before a response. */
  readonly resets: number;
  readonly slowestMs: number;
  readonly healthChecks: number;
}

interface Options {
  readonly port: number;
  readonly requests: number;
  readonly seed: number;
  /** Below the product's concurrency limit, so that nothing is rejected. */
  readonly connections?: number;
  /** Ends early after this number of faults. */
  readonly maxFaults?: number;
}

/** Sends malformed requests of every kind while health probes run. */
export async function attack({ port, requests, seed, connections = 12, maxFaults = 20 }: Options): Promise<Campaign> {
  const random = seededRandom(seed);
  const names = Object.keys(kinds) as KindName[];
  const byStatus = new Map<number, number>();
  const faults: string[] = [];
  let [sent, answers, resets, slowestMs, healthChecks] = [0, 0, 0, 0, 0];
  let isOver = false;

  async function client(): Promise<void> {
    while (sent < requests && faults.length < maxFaults) {
      const name = names[sent++ % names.length] ?? 'mutated';
      const request = (kinds[name] as Kind)(random);
      const answer = await exchange(port, request);
      slowestMs = Math.max(slowestMs, answer.milliseconds);
      answers += answer.answers.length;
      for (const { status } of answer.answers) byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      const isReset = answer.wasReset && answer.answers.length === 0;
      if (isReset) resets += 1;
      const wrong = wrongIn(answer, isReset ? 0 : request.answers, name);
      if (wrong) faults.push(`${name}: ${wrong}\n${JSON.stringify(request.bytes.toString('latin1').slice(0, 600))}`);
    }
  }
  async function watch(): Promise<void> {
    while (!isOver) {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(6000) }).catch(
        String,
      );
      if (typeof answer === 'string' || answer.status !== 200) faults.push(`health: ${JSON.stringify(answer)}`);
      healthChecks += 1;
      await sleep(100);
    }
  }
  const watching = watch();
  await Promise.all(Array.from({ length: connections }, client));
  isOver = true;
  await watching;
  return { sent, answers, byStatus, faults, resets, slowestMs, healthChecks };
}

function wrongIn({ answers, rest, isHanging }: Exchange, owed: number, name: KindName): string | null {
  if (isHanging) return `no end within 6 s, after ${answers.length} answers`;
  if (answers.length < owed) return `${answers.length} of ${owed} answers, then ${JSON.stringify(rest.slice(0, 200))}`;
  if (rest !== '' && owed > 0) return `something else came: ${JSON.stringify(rest.slice(0, 200))}`;
  if (name !== 'pipelined' && answers.some(({ body }) => body.startsWith('{"status":"ok"'))) return 'smuggled';
  for (const answer of answers) {
    const wrong = wrongWith(answer);
    if (wrong) return `${answer.status} ${wrong}`;
  }
  return null;
}

const always = [
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^(?:strict-origin-when-cross-origin|no-referrer)$/],
  ['content-security-policy', /^default-src 'self'; .*frame-ancestors 'none'/],
  ['cross-origin-opener-policy', /^same-origin-allow-popups$/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['permissions-policy', /./],
  ['strict-transport-security', /^max-age=31536000; includeSubDomains$/],
  ['cache-control', /./],
] as const;

function wrongWith({ status, headers, body }: RawAnswer): string | null {
  if (status >= 500) return 'is a failure of ours';
  for (const [name, value] of always) if (!value.test(headers.get(name) ?? '')) return `without ${name}`;
  for (const name of ['server', 'x-powered-by']) if (headers.has(name)) return `with ${name}`;
  const type = headers.get('content-type') ?? '';
  if (body === '' || (status < 500 && type.startsWith('text/html') && /^(?:[\da-f]+\r\n)?<!doctype html/i.test(body)))
    return null;
  if (type !== 'application/json; charset=utf-8') return `as ${type}`;
  if (status < 400) return null;
  const { error, code } = JSON.parse(Buffer.from(body, 'latin1').toString('utf8')) as Record<string, unknown>;
  return typeof error === 'string' && typeof code === 'string' ? null : 'without error and code';
}
