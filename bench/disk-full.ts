import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeThroughCrashes } from '../tests/crash.ts';
import { startMailbox } from '../tests/mailbox.ts';
import { type Postgres, startPostgres } from '../tests/postgres.ts';
import { type Product, startProduct } from '../tests/product.ts';
import type { Measure } from './main.ts';

/** A small disk that can be filled and emptied. */
interface Disk {
  readonly folder: string;
  readonly fill: () => void;
  readonly empty: () => void;
  readonly remove: () => void;
}

/** The database uses up its reserved space first. */
const fillingMs = 300_000;

/** Fills the disk under each database while clients write: `-- disk-full [rounds] [acknowledged writes a round]`. */
export const measure: Measure = async ([rounds = '3', acknowledged = '100']) => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    console.log('  A small disk to fill can be mounted by root on Linux only, so nothing was measured.');
    return false;
  }
  const size = { rounds: Number(rounds), acknowledgedPerRound: Number(acknowledged) };
  const embedded = await fillUnder('embedded', size);
  return (await fillUnder('PostgreSQL', size)) && embedded;
};

async function fillUnder(
  database: 'embedded' | 'PostgreSQL',
  size: { readonly rounds: number; readonly acknowledgedPerRound: number },
): Promise<boolean> {
  const disk = mountDisk(database === 'embedded' ? 90 : 200);
  const mailbox = await startMailbox();
  const postgres = database === 'PostgreSQL' ? await startPostgres({ durable: true, under: disk.folder }) : null;
  const product = await startProduct({
    smtpUrl: mailbox.url,
    ...(postgres ? { databaseUrl: await postgres.create('full') } : { dataDir: join(disk.folder, 'data') }),
  });
  const seen = new Set<string>();
  try {
    const found = await writeThroughCrashes({
      product,
      mailbox,
      ...size,
      feedbackLength: 4000,
      crash: async () => {
        disk.fill();
        seen.add(await (postgres ? watchPostgres(product, postgres) : watchEmbedded(product)));
        disk.empty();
        if (postgres && !postgres.isRunning()) await postgres.restart();
        if (!postgres) await product.restart();
      },
    });
    const writes = Object.values(found.acknowledged).reduce((sum, n) => sum + n, 0);
    const troubles = [...found.lost, ...found.doubled, ...found.emails];
    console.log(`${database}: the disk was full ${size.rounds} times, ${writes} acknowledged writes`);
    for (const line of seen) console.log(`  ${line}`);
    console.log(
      `  lost ${found.lost.length}, doubled ${found.doubled.length}, wrong emails ${found.emails.length}; next acknowledged write after at most ${found.slowestReturn} ms`,
    );
    for (const trouble of troubles.slice(0, 20)) console.log(`  ${trouble}`);
    return troubles.length === 0;
  } finally {
    await product.stop();
    await postgres?.stop();
    await mailbox.stop();
    disk.remove();
  }
}

/** The product exits with an explanation and does not start while the disk is full. */
async function watchEmbedded(product: Product): Promise<string> {
  const saidBefore = product.output().length;
  for (const end = Date.now() + 60_000; product.ended() === null && Date.now() < end; ) await sleep(100);
  const sentence = product
    .output()
    .slice(saidBefore)
    .split('\n')
    .findLast((line) => line.startsWith('The disk is full.'));
  if (product.ended() !== 1 || !sentence) {
    throw new Error(`The product ended with ${product.ended()} and said:\n${product.output().slice(-3000)}`);
  }
  return `the product ended with 1 and the sentence "${sentence}"`;
}

/** Writes are answered 503. Stored data can still be read, unless the database itself stopped. */
async function watchPostgres(product: Product, postgres: Postgres): Promise<string> {
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${product.port}${path}`, {
      signal: AbortSignal.timeout(5000),
      ...(body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, text: await answer.text(), retry: answer.headers.get('retry-after') };
  };
  for (const end = Date.now() + fillingMs; Date.now() < end; await sleep(100)) {
    const write = await ask('/api/forgot-password', { email: 'nobody@example.org' });
    if (write.status === 200) continue;
    if (write.status !== 503 || write.retry === null || !write.text.includes('Please try again in a moment.'))
      throw new Error(`A write was answered ${write.status} ${write.text}`);
    // Long enough for every client to be rejected, and for the database to try to recover.
    await sleep(3000);
    const [page, read, alive] = await Promise.all(
      ['/thumbs-up-down/crash-dental', '/api/businesses/slug/crash-dental', '/healthz'].map((path) => ask(path)),
    );
    if (product.ended() !== null) throw new Error(`The product ended.\n${product.output().slice(-3000)}`);
    const server = postgres.isRunning() ? 'PostgreSQL went on' : 'PostgreSQL ended itself';
    return `writes were answered 503 "${JSON.parse(write.text).error}"; ${server}; the customer's page answered ${page?.status}, a read ${read?.status}, /healthz ${alive?.status}`;
  }
  throw new Error('The disk was full, and no write was refused.');
}

function mountDisk(megabytes: number): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'sayso-disk', folder]);
  const unmount = () => {
    if (!existsSync(folder)) return;
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true });
  };
  process.once('exit', unmount);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    // Concurrent writes use up the last megabyte.
    fill: () => {
      const { bavail, bsize } = statfsSync(folder);
      execFileSync('fallocate', ['-l', String(Math.max(1, bavail - 256) * bsize), ballast]);
    },
    empty: () => rmSync(ballast, { force: true }),
    remove: unmount,
  };
}
