import { startPostgres } from '../tests/postgres.ts';
import { startProduct } from '../tests/product.ts';
import { attack } from '../tests/raw-http/campaign.ts';
import type { Measure } from './main.ts';

/** Malformed HTTP over raw sockets: `-- raw-http [requests] [seed]`, on both databases. */
export const measure: Measure = async ([requests = '20000', seed = String(Date.now() % 1_000_000)]) => {
  const postgres = await startPostgres();
  let good = true;
  for (const database of ['embedded database', 'PostgreSQL']) {
    const product = await startProduct({
      smtpUrl: 'smtp://127.0.0.1:1',
      publicUrl: 'https://sayso.example.org',
      ...(database === 'PostgreSQL' ? { databaseUrl: await postgres.create('raw') } : {}),
    });
    const began = performance.now();
    const found = await attack({ port: product.port, requests: Number(requests), seed: Number(seed) });
    const seconds = (performance.now() - began) / 1000;
    const statuses = [...found.byStatus].sort().map(([status, count]) => `${status}: ${count}`);
    console.log(
      [
        `${database}, seed ${seed}: ${found.sent} requests in ${seconds.toFixed(0)} s, ${found.answers} answers (${statuses.join(', ')})`,
        `  faults ${found.faults.length}, resets ${found.resets}, slowest ${found.slowestMs.toFixed(0)} ms, health answered ${found.healthChecks} times`,
      ].join('\n'),
    );
    for (const fault of found.faults) console.log(`  ${fault}`);
    good &&= found.faults.length === 0;
    await product.stop();
  }
  await postgres.stop();
  return good;
};
