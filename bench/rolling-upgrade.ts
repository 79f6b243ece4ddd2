// Upgrades two nodes behind nginx from a release to this version, one after the other, then adds a migration of a next release and rolls it back: `-- rolling-upgrade COMMIT [requests]`.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailbox } from '../tests/mailbox.ts';
import { startPostgres } from '../tests/postgres.ts';
import { type Product, startProduct } from '../tests/product.ts';
import { fill } from './drill/fill.ts';
import { top } from './drill/npm.ts';
import { checkOut } from './drill/previous.ts';
import { startProxy } from './rolling-restart/proxies.ts';
import { startTraffic } from './rolling-restart/traffic.ts';

export async function measure([commit = '242492ce39ee', requests = '10000']: readonly string[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-upgrade-'));
  const [postgres, mailbox] = await Promise.all([startPostgres({ durable: true }), startMailbox()]);
  const previous = checkOut(commit, join(folder, 'previous'));
  const next = makeNextRelease(join(folder, 'next'));
  const shared = {
    databaseUrl: await postgres.create('upgrade'),
    smtpUrl: mailbox.url,
    env: { TRUST_PROXY: '1' },
  };
  const first = await startProduct({
    databaseUrl: shared.databaseUrl,
    smtpUrl: mailbox.url,
    sources: previous.sources,
  });
  const path = await fill(first, mailbox);
  const slug = path.replace('/thumbs-up-down/', '');
  const business = (await (await fetch(`${first.url}/api/businesses/slug/${slug}`)).json()) as { id: number };
  await first.stop();

  const start = (sources?: string, port?: number) =>
    startProduct({
      ...shared,
      publicUrl: 'https://reviews.example.org',
      ...(sources ? { sources } : {}),
      ...(port ? { port } : {}),
    });
  const ended: string[] = [];
  const output = () => [...ended, ...nodes.map((node) => node.output())].flatMap((text) => text.split('\n'));
  const nodes: Product[] = [await start(previous.sources), await start(previous.sources)];
  const proxy = await startProxy(
    'nginx',
    nodes.map(({ port }) => port),
    folder,
  );
  const stages: [string, string | undefined][] = [
    ['to this version', undefined],
    ['to a next release with one more migration', next],
    ['back to this version', undefined],
  ];
  // A fifth of the requests goes through mixed versions of each stage, the rest through one version.
  const traffic = startTraffic(proxy.port, slug, business.id, 60);
  const began = performance.now();
  const rest = (Number(requests) / 60 / (stages.length + 1)) * 1000;
  await sleep(rest / 2);
  for (const [name, sources] of stages) {
    for (const at of [0, 1]) {
      const node = nodes[at] as Product;
      await node.stop();
      ended.push(node.output());
      nodes[at] = await start(sources, node.port);
      console.log(`  ${((performance.now() - began) / 1000).toFixed(0)} s: node ${at + 1} upgraded ${name}`);
      await sleep(rest / 2);
    }
  }
  while (traffic.sent() < Number(requests)) await sleep(100);
  const { sent, posts, lost, slowestMs } = await traffic.stop();
  console.log(
    `rolling upgrade from ${commit}, on, and back: ${lost.length} of ${sent} requests lost (${posts} of them POST); the slowest took ${(slowestMs / 1000).toFixed(1)} s.`,
  );
  for (const one of lost) {
    console.log(`  ${one}`);
    const id = /request ([\w-]{36})/.exec(one)?.[1];
    for (const line of output().filter((line) => id && line.includes(id))) console.log(`    ${line}`);
  }
  await proxy.stop();
  await Promise.all(nodes.map((each) => each.stop()));
  previous.remove();
  await Promise.all([postgres.stop(), mailbox.stop()]);
  rmSync(folder, { recursive: true, force: true });
  return lost.length === 0;
}

/** This version with a table more. */
function makeNextRelease(folder: string): string {
  for (const part of ['src', 'migrations', 'package.json', 'scripts', 'dist'])
    cpSync(join(top, part), join(folder, part), { recursive: true });
  symlinkSync(join(top, 'node_modules'), join(folder, 'node_modules'));
  const journalFile = join(folder, 'migrations/meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { idx: number; tag: string }[] };
  journal.entries.push({ idx: journal.entries.length, tag: 'next' });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(join(folder, 'migrations/next.sql'), 'create table next_release (id bigint primary key);');
  return folder;
}
