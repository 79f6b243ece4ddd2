// Kills the primary of two PostgreSQL servers while clients write, and promotes its synchronous standby: `-- failover [runs] [acknowledged writes before each kill]`.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Findings, writeThroughCrashes } from '../tests/crash.ts';
import { startMailbox } from '../tests/mailbox.ts';
import { startPostgres } from '../tests/postgres.ts';
import { startProduct } from '../tests/product.ts';
import type { Measure } from './main.ts';

export const measure: Measure = async ([runs = '10', acknowledged = '180']) => {
  let [writes, wrong, slowest] = [0, 0, 0];
  for (let run = 1; run <= Number(runs); run += 1) {
    const found = await failOver(Number(acknowledged));
    const made = Object.values(found.acknowledged).reduce((sum, count) => sum + count, 0);
    console.log(
      `run ${run}: ${made} acknowledged, ${found.unknown} repeated, lost ${found.lost.length}, doubled ${found.doubled.length}, wrong emails ${found.emails.length}; the next write ${found.slowestReturn} ms after the promotion`,
    );
    for (const trouble of [...found.lost, ...found.doubled, ...found.emails].slice(0, 10)) console.log(`  ${trouble}`);
    writes += made;
    wrong += found.lost.length + found.doubled.length + found.emails.length;
    slowest = Math.max(slowest, found.slowestReturn);
  }
  console.log(
    `${runs} failovers, ${writes} acknowledged writes: ${wrong} lost, doubled or wrong; writes again after at most ${slowest} ms. No node was restarted.`,
  );
  return wrong === 0;
};

async function failOver(acknowledgedPerRound: number): Promise<Findings> {
  const mailbox = await startMailbox();
  const primary = await startPostgres({ durable: true });
  const address = new URL(await primary.create('failover'));
  const standby = await startPostgres({ durable: true, standbyOf: primary.url });
  await ask(primary.url, "alter system set synchronous_standby_names = '*'");
  await ask(primary.url, 'select pg_reload_conf()');
  const hosts = `${address.host},${new URL(standby.url).host}`;
  const databaseUrl = `${address.href.replace(address.host, hosts)}?target_session_attrs=read-write`;
  const product = await startProduct({ databaseUrl, smtpUrl: mailbox.url });
  try {
    return await writeThroughCrashes({
      product,
      mailbox,
      rounds: 1,
      acknowledgedPerRound,
      crash: async () => {
        await primary.kill();
        await sleep(1000);
        await ask(standby.url, 'select pg_promote()');
        if (product.ended() !== null) throw new Error(`The product ended with its database.\n${product.output()}`);
      },
    });
  } finally {
    await product.stop();
    await Promise.all([primary.stop(), standby.stop(), mailbox.stop()]);
  }
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
