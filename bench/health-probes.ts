import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../tests/postgres.ts';
import type { Measure } from './main.ts';
import { report } from './scale/compare.ts';
import { load, quantile } from './server/load.ts';
import { startProduct } from './server/start.ts';

const checks = 130;

/** Health probes of a load balancer while 64 connections request /readyz, at the default limits. */
export const measure: Measure = async () => {
  const postgres = await startPostgres();
  try {
    const product = await startProduct({
      DATABASE_URL: await postgres.create('health'),
      SMTP_URL: 'smtp://127.0.0.1:1',
      RATE_LIMIT_MULTIPLIER: '1',
    });
    const flood = load(product.port, ['/readyz'], { connections: 64, seconds: 5 });
    const times: number[] = [];
    let failed = 0;
    for (let check = 0; check < checks; check += 1) {
      const began = performance.now();
      const { status } = await fetch(`http://127.0.0.1:${product.port}/healthz`);
      times.push(performance.now() - began);
      if (status !== 200) failed += 1;
      await sleep(10);
    }
    const asked = await flood;
    await product.stop();
    const counts = [...asked.times].map(([status, all]) => `${all.length} x ${status}`).join(', ');
    return report(
      `failed of ${checks} health checks, 64 connections on /readyz`,
      failed,
      'checks',
      0,
      `median ${quantile(times, 0.5).toFixed(1)} ms, worst ${quantile(times, 1).toFixed(0)} ms; /readyz ${counts}`,
    );
  } finally {
    await postgres.stop();
  }
};
