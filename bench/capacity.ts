// What a core of a node and of the database serve, what tables grow by, and whether two nodes serve what one predicts: `-- capacity [visits]`.
import { randomUUID } from 'node:crypto';
import { startMailbox } from '../tests/mailbox.ts';
import { startPostgres } from '../tests/postgres.ts';
import { startProduct } from '../tests/product.ts';
import { bytesOfSums, growthOf, sumTables } from './capacity/growth.ts';
import type { Measure } from './main.ts';
import { print } from './rows.part.ts';
import { openConnection } from './visit/connection.ts';
import { costOf, cpuOf, replay, type Side, startSide } from './visit/side.ts';

const visitsADay = 10;
const peak = 5;
const messages = 300;
/** Rows of a business's day: eight steps, three of them by place, a language, the sentiments with two sums, clicks and drafts. */
const rowsADay: Record<(typeof sumTables)[number], number> = {
  steps: 8,
  steps_by_place: 3,
  steps_by_language: 1,
  sentiment_days: 26,
  analytics_counts: 3,
};
/** How long rows of a visit stay, in days. Idempotency keys and visits stay for a day, counters for an hour and until the hourly cleanup. */
const daysKept = { visits: 1, idempotency_keys: 1, rate_limit_counters: 2 / 24 };

export const measure: Measure = async ([visits = '600']) => {
  const [postgres, mailbox] = await Promise.all([startPostgres({ durable: true }), startMailbox()]);
  const side = await startSide('capacity', { postgres, mailbox });
  try {
    await side.replay(200, true);
    const kept = await growthOf(side.databaseUrl, Number(visits), () => side.replay(Number(visits), false));
    const perMessage = await growthOf(side.databaseUrl, messages, () => sendMessages(side));
    const sums = await bytesOfSums(await postgres.create('sums'));
    const { node, database, wal, ratio } = await compareNodes(side, postgres.pid(), Number(visits));
    const bytesADay = (name: (typeof sumTables)[number]) => rowsADay[name] * (sums.get(name) ?? 0);
    const message = [...perMessage.values()].reduce((all, bytes) => all + bytes, 0);
    console.log(`a visit: ${node.toFixed(1)} ms of a node with all files, ${database.toFixed(1)} ms of the database`);
    console.log(
      `a core serves ${(1000 / node).toFixed(0)} visits/s as a node, ${(1000 / database).toFixed(0)} as the database`,
    );
    for (const name of sumTables)
      console.log(
        `${name}: ${sums.get(name)?.toFixed(0)} B a row, ${rowsADay[name]} rows and ${(bytesADay(name) / 1000).toFixed(1)} kB a day of a business`,
      );
    for (const name of Object.keys(daysKept)) console.log(`${name}: ${kept.get(name)?.toFixed(0)} B a visit`);
    console.log(`a private message: ${message.toFixed(0)} B in all tables`);
    const year = (365 * sumTables.reduce((all, name) => all + bytesADay(name), 0)) / 1e9;
    const short = Object.entries(daysKept).reduce((all, [name, days]) => all + days * (kept.get(name) ?? 0), 0);
    for (const businesses of [100, 10_000, 1_000_000]) {
      const atPeak = (businesses * visitsADay * peak) / 86_400;
      console.log(
        [
          `${businesses.toLocaleString('en')} businesses: ${atPeak.toPrecision(2)} visits/s at peak`,
          `${((atPeak * node) / 1000).toPrecision(2)} cores of nodes and ${((atPeak * database) / 1000).toPrecision(2)} of the database`,
          `${((atPeak * wal) / 1e6).toPrecision(2)} MB/s of WAL`,
          `${(businesses * year).toPrecision(2)} GB of sums a year`,
          `${((businesses * visitsADay * short) / 1e9).toPrecision(2)} GB of rows that are deleted within a day`,
          `${((businesses * 365 * message) / 1e9).toPrecision(2)} GB of messages a year at one a day`,
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

/** One node predicts how many visits two nodes serve with the processor time that they get, both with as many visitors as they take. */
async function compareNodes(side: Side, postgres: number, visits: number) {
  const { database, wal, all: node } = costOf(side);
  const { product, databaseUrl } = side;
  const second = await startProduct({ databaseUrl, publicUrl: product.url, env: { TRUST_PROXY: '1' } });
  const recorded = [...side.calls, ...side.files];
  const both = (count: number) => Promise.all([product, second].map(({ port }) => replay(port, recorded, count, 8)));
  await both(200);
  const cpu = () => ({ nodes: cpuOf(product.pid()) + cpuOf(second.pid()), database: cpuOf(postgres, true) });
  const [before, began] = [cpu(), performance.now()];
  await both(visits);
  const [after, seconds] = [cpu(), (performance.now() - began) / 1000];
  await second.stop();
  const [nodes, databases] = [after.nodes - before.nodes, after.database - before.database];
  const served = (2 * visits) / seconds;
  const predicted = (nodes + databases) / (node + database) / seconds;
  console.log(
    `two nodes served ${served.toFixed(0)} visits/s with ${(nodes / 1000 / seconds).toFixed(2)} cores, and ${(databases / 1000 / seconds).toFixed(2)} of the database; one node predicts ${predicted.toFixed(0)}`,
  );
  return { node, database, wal, ratio: served / predicted };
}
