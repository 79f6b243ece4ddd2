import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../tests/postgres.ts';
import type { Measure } from './main.ts';
import { report } from './scale/compare.ts';
import { seed } from './scale/seed-million.ts';
import { load, quantile } from './server/load.ts';
import { type Started, startProduct, startRaw } from './server/start.ts';

const connections = 16;
const rounds = 7;

/** Throughput of a node: compared with plain node:http, after start, over time, and at ten times its capacity. `start`: start and memory alone. */
export const measure: Measure = async ([part]) => {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'sayso-bench-'));
  try {
    const databaseUrl = await postgres.create('server');
    await seed(databaseUrl, 1000);
    const words = ['oak', 'harbor', 'main', 'river', 'summit', 'cedar', 'lake', 'market', 'union', 'park', 'willow'];
    // The seed uses these words in its pages' names.
    const paths = Array.from({ length: 500 }, (_, n) => `/api/businesses/slug/${words[n % 11]}-street-${n + 1}`);
    const product = await startProduct({ DATABASE_URL: databaseUrl, SMTP_URL: 'smtp://127.0.0.1:1' });
    const results: boolean[] = [];
    if (part !== 'start') {
      const raw = await startRaw(databaseUrl);
      results.push(await compareWithRaw(product, raw.port, paths));
      await raw.stop();
    }
    results.push(await keepAsking(product, paths, 'PostgreSQL', 180));
    if (part !== 'start') results.push(await overload(product, paths));
    await product.stop();
    results.push(await startEmbedded(dataDir));
    return results.every(Boolean);
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

async function compareWithRaw(product: Started, rawPort: number, paths: readonly string[]): Promise<boolean> {
  const ours: number[] = [];
  const theirs: number[] = [];
  // Enough requests for V8 to optimize both.
  for (const port of [product.port, rawPort]) await load(port, paths, { connections, requests: 50_000 });
  for (let round = 0; round < rounds; round += 1) {
    ours.push((await load(product.port, paths, { connections, seconds: 1.5 })).perSecond);
    theirs.push((await load(rawPort, paths, { connections, seconds: 1.5 })).perSecond);
  }
  console.log(
    `     GET /api/businesses/slug/{slug}: ${median(ours).toFixed(0)} requests/s; raw node:http with the same query for each request ${median(theirs).toFixed(0)}`,
  );
  return report(
    'raw node:http against the product',
    median(theirs) / median(ours),
    'times',
    1 / 0.7,
    '(0.7 the other way round)',
  );
}

async function keepAsking(product: Started, paths: readonly string[], on: string, limit: number): Promise<boolean> {
  const sizes: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await load(product.port, paths, { connections, requests: 10_000 });
    sizes.push(product.residentMB());
  }
  const [first = 0] = sizes;
  const growth = (sizes.at(-1) ?? 0) / first;
  const good = report(
    `resident after 10,000 requests, ${on}`,
    first,
    'MB',
    limit,
    `then ${sizes
      .slice(1)
      .map((size) => size.toFixed(0))
      .join(', ')}`,
  );
  return report(`resident after 40,000 against 10,000 requests, ${on}`, growth, 'times', 1.1) && good;
}

/** Alternates between normal and overloaded rounds, so that load on the machine affects both. Compares the medians. */
async function overload(product: Started, paths: readonly string[]): Promise<boolean> {
  const usual: number[] = [];
  const saturated: number[] = [];
  const refused: number[] = [];
  let silent = 0;
  let others = 0;
  for (let round = 0; round < rounds; round += 1) {
    const few = await load(product.port, paths, { connections, seconds: 1.5 });
    const many = await load(product.port, paths, { connections: connections * 10, seconds: 1.5, pauseMs: 50 });
    usual.push(quantile(few.times.get(200) ?? [], 0.99));
    saturated.push(quantile(many.times.get(200) ?? [], 0.99));
    refused.push(...(many.times.get(503) ?? []));
    silent += many.silent;
    others += [...many.times.keys()].filter((status) => status !== 200 && status !== 503).length;
  }
  console.log(
    `     usual p99 ${shown(usual)} ms; ten times as many: p99 ${shown(saturated)} ms; ${refused.length} turned away, median ${median(refused).toFixed(1)} ms; without Retry-After ${silent}; other answers ${others}`,
  );
  const ratio = median(saturated) / median(usual);
  const good = report('p99 of answers under 10x overload against usual', ratio, 'times', 2);
  return good && refused.length > 0 && silent === 0 && others === 0;
}

const shown = (rounds: readonly number[]): string =>
  `${median(rounds).toFixed(1)} (${rounds.map((one) => one.toFixed(1)).join(', ')})`;

async function startEmbedded(dataDir: string): Promise<boolean> {
  const first = await startProduct({ DATA_DIR: dataDir });
  await first.stop();
  const again: Started[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const started = await startProduct({ DATA_DIR: dataDir });
    again.push(started);
    if (turn < 2) await started.stop();
  }
  const last = again.at(-1);
  if (!last) return false;
  const cpu = (started: readonly Started[]) => `CPU time ${median(started.map((one) => one.startCpuMs))} ms`;
  let good = report(
    'start to first answer, embedded, folder exists',
    median(again.map((one) => one.firstAnswer)),
    'ms',
    1500,
    cpu(again),
  );
  good = report('start to first answer, embedded, new folder', first.firstAnswer, 'ms', 2400, cpu([first])) && good;
  // A missing page also needs a database read.
  good = (await keepAskingEmbedded(last)) && good;
  await last.stop();
  return good;
}

async function keepAskingEmbedded(product: Started): Promise<boolean> {
  await load(product.port, ['/api/businesses/slug/not-there'], { connections, requests: 10_000 });
  return report('resident after 10,000 requests, embedded', product.residentMB(), 'MB', 240);
}
