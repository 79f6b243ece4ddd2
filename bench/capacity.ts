// What a core of a node and of the database serve, what tables grow by, and whether two nodes serve what one predicts: `-- capacity [visits]`.
import { randomUUID } from 'node:crypto';
import { startMailbox } from '../tests/mailbox.ts';
import { startPostgres } from '../tests/postgres.ts';
import { type Product, startProduct } from '../tests/product.ts';
import { backUp, growthOf, growthOfSums } from './capacity/growth.ts';
import type { Measure } from './main.ts';
import { print } from './rows.part.ts';
import { withClient } from './scale/seed-million.ts';
import { openConnection } from './visit/connection.ts';
import { costOf, cpuOf, replay, type Side, startSide } from './visit/side.ts';

const visitsADay = 10;
const peak = 5;
const messages = 300;
const rounds = 4;
/** How long rows of a visit stay, in days. Idempotency keys and visits stay for a day, counters for an hour and until the hourly cleanup. */
const daysKept = { visits: 1, idempotency_keys: 1, rate_limit_counters: 2 / 24 };

export const measure: Measure = async ([visits = '600']) => {
  const [postgres, mailbox] = await Promise.all([startPostgres({ durable: true }), startMailbox()]);
  const side = await startSide('capacity', { postgres, mailbox });
  try {
    await side.replay(200, true);
    const kept = await growthOf(side.databaseUrl, Number(visits), () => side.replay(Number(visits), false));
    const perMessage = await growthOf(side.databaseUrl, messages, () => sendMessages(side));
    const sumsUrl = await postgres.create('sums');
    const sums = await growthOfSums(sumsUrl);
    const rowsASecond = await backUp(sumsUrl);
    const [memory] = await withClient(
      side.databaseUrl,
      async (client) =>
        (
          await client.query<{ each: number }>(
            `select pg_total_relation_size('draft_memory')::float / count(*) as each from draft_memory`,
          )
        ).rows,
    );
    const { wal } = costOf(side);
    const { node, database, ratio } = await compareNodes(side, mailbox.url, postgres.pid(), Number(visits));
    const message = [...perMessage.values()].reduce((all, bytes) => all + bytes, 0);
    console.log(`a visit: ${node.toFixed(1)} ms of a node with all files, ${database.toFixed(1)} ms of the database`);
    console.log(
      `a core serves ${(1000 / node).toFixed(0)} visits/s as a node, ${(1000 / database).toFixed(0)} as the database`,
    );
    for (const [name, { rowsADay, bytesARow }] of sums)
      console.log(`${name}: ${rowsADay} rows a day of a business, ${bytesARow.toFixed(0)} B each`);
    for (const name of Object.keys(daysKept)) console.log(`${name}: ${kept.get(name)?.toFixed(0)} B a visit`);
    console.log(`draft_memory: ${memory?.each.toFixed(0)} B a row, at most 500 rows a business`);
    console.log(`a private message: ${message.toFixed(0)} B in all tables`);
    console.log(`a nightly backup writes and checks ${rowsASecond.toFixed(0)} rows/s`);
    const rowsAYear = 365 * [...sums.values()].reduce((all, { rowsADay }) => all + rowsADay, 0);
    const year = [...sums.values()].reduce((all, { rowsADay, bytesARow }) => all + 365 * rowsADay * bytesARow, 0) / 1e9;
    const short = Object.entries(daysKept).reduce((all, [name, days]) => all + days * (kept.get(name) ?? 0), 0);
    for (const businesses of [100, 10_000, 1_000_000]) {
      const atPeak = (businesses * visitsADay * peak) / 86_400;
      const shown = (figure: number) => figure.toLocaleString('en', { maximumSignificantDigits: 2 });
      console.log(
        [
          `${businesses.toLocaleString('en')} businesses: ${shown(atPeak)} visits/s at peak`,
          `${shown((atPeak * node) / 1000)} cores of nodes and ${shown((atPeak * database) / 1000)} of the database`,
          `${shown((atPeak * wal) / 1e6)} MB/s of WAL`,
          `${shown(businesses * year)} GB of sums a year, which a backup takes ${shown((businesses * rowsAYear) / rowsASecond / 3600)} hours for`,
          `${shown((businesses * visitsADay * short) / 1e9)} GB of rows that are deleted within a day`,
          `${shown((businesses * 365 * message) / 1e9)} GB of messages a year at one a day`,
        ].join('; '),
      );
    }
    return print([
      { what: 'two nodes against the prediction, apart by', value: Math.abs(ratio - 1), unit: '', reach: 0.2 },
    ]);
  } finally {
    await side.stop();
    await Promise.all([postgres.stop(), mailbox.stop()]);
  }
};

async function sendMessages({ product, businessId }: Side): Promise<void> {
  const connection = await openConnection(product.port);
  for (let n = 0; n < messages; n += 1) {
    const feedback = `The wait was longer than I was told, and nobody said why. Number ${n}.`;
    const body = JSON.stringify({ feedback, name: 'A Customer', email: '', phone: '', businessId });
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const path = `/api/businesses/${businessId}/send-feedback`;
    const { status } = await connection.send({ method: 'POST', path, body, headers });
    if (status !== 200) throw new Error(`a message answered ${status}`);
  }
  connection.close();
}

/** On each node. */
const visitsAtOnce = 16;

/** Replays on one node and on two in turn, all at full load. One node predicts how many visits two serve in the processor time that they get. */
async function compareNodes(
  { product, databaseUrl, calls, files }: Side,
  smtpUrl: string,
  postgres: number,
  visits: number,
) {
  const second = await startProduct({ databaseUrl, smtpUrl, publicUrl: product.url, env: { TRUST_PROXY: '1' } });
  const each = Math.ceil(visits / rounds);
  const measureOn = async (nodes: readonly Product[]) => {
    const read = () => ({
      node: nodes.reduce((sum, node) => sum + cpuOf(node.pid()), 0),
      database: cpuOf(postgres, true),
      seconds: performance.now() / 1000,
    });
    const before = read();
    await Promise.all(nodes.map(({ port }) => replay(port, [...calls, ...files], each / nodes.length, visitsAtOnce)));
    const after = read();
    return {
      node: after.node - before.node,
      database: after.database - before.database,
      seconds: after.seconds - before.seconds,
    };
  };
  const [ones, twos] = [[] as Used[], [] as Used[]];
  for (let round = 0; round <= rounds; round += 1) {
    const [one, two] = [await measureOn([product]), await measureOn([product, second])];
    // The first round lets V8 optimize.
    if (round > 0) ones.push(one);
    if (round > 0) twos.push(two);
  }
  await second.stop();
  const [one, two] = [ones, twos].map(sumUp) as [Used, Used];
  const all = each * rounds;
  const served = all / two.seconds;
  const predicted = (all * (two.node + two.database)) / (one.node + one.database) / two.seconds;
  const cores = (ms: number) => (ms / 1000 / two.seconds).toFixed(2);
  console.log(
    `two nodes served ${served.toFixed(0)} visits/s with ${cores(two.node)} cores, and ${cores(two.database)} of the database; ${(two.node / all).toFixed(1)} and ${(two.database / all).toFixed(1)} ms a visit; one node predicts ${predicted.toFixed(0)}`,
  );
  return { node: one.node / all, database: one.database / all, ratio: served / predicted };
}

interface Used {
  readonly node: number;
  readonly database: number;
  readonly seconds: number;
}

const sumUp = (some: readonly Used[]): Used =>
  some.reduce((sum, { node, database, seconds }) => ({
    node: sum.node + node,
    database: sum.database + database,
    seconds: sum.seconds + seconds,
  }));
