// Restarts two nodes one after the other behind each shipped proxy, and one node behind Caddy, under 20 requests a second.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailbox } from '../tests/mailbox.ts';
import { startPostgres } from '../tests/postgres.ts';
import { type Product, startProduct } from '../tests/product.ts';
import { fill } from './drill/fill.ts';
import { type ProxyName, startProxy } from './rolling-restart/proxies.ts';
import { startTraffic } from './rolling-restart/traffic.ts';

const leastRequests = 500;

export async function measure(args: readonly string[]): Promise<boolean> {
  const [postgres, mailbox] = await Promise.all([startPostgres(), startMailbox()]);
  const databaseUrl = await postgres.create('rolling');
  const options = { databaseUrl, smtpUrl: mailbox.url };
  const filled = await startProduct(options);
  const path = await fill(filled, mailbox);
  const slug = path.replace('/thumbs-up-down/', '');
  const business = (await (await fetch(`${filled.url}/api/businesses/slug/${slug}`)).json()) as { id: number };
  await filled.stop();

  let good = true;
  const cases: [ProxyName, number][] = [
    ['nginx', 2],
    ['Caddy', 2],
    ['Caddy', 1],
  ];
  for (const [name, count] of cases.filter(([name]) => args.length === 0 || args.includes(name))) {
    const folder = mkdtempSync(join(tmpdir(), 'sayso-proxy-'));
    const env = { TRUST_PROXY: '1' };
    const node = { ...options, publicUrl: 'https://reviews.example.org', env };
    const nodes: Product[] = [];
    for (let made = 0; made < count; made += 1) nodes.push(await startProduct(node));
    const proxy = await startProxy(
      name,
      nodes.map(({ port }) => port),
      folder,
    );
    const traffic = startTraffic(proxy.port, slug, business.id);
    const began = performance.now();
    await sleep(3000);
    for (const one of nodes.toReversed()) {
      await one.kill('SIGTERM');
      await one.restart();
      await sleep(3000);
    }
    await sleep(Math.max(0, (leastRequests / 20) * 1150 - (performance.now() - began)));
    const { sent, posts, lost, slowestMs } = await traffic.stop();
    console.log(
      `${name}, ${count === 1 ? 'one node' : 'two nodes'}: ${lost.length} of ${sent} requests lost (${posts} of them POST); the slowest took ${(slowestMs / 1000).toFixed(1)} s.`,
    );
    for (const one of new Set(lost)) console.log(`  ${lost.filter((other) => other === one).length} x ${one}`);
    good = good && lost.length === 0 && sent >= leastRequests;
    await proxy.stop();
    await Promise.all(nodes.map((each) => each.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
  await Promise.all([postgres.stop(), mailbox.stop()]);
  return good;
}
