// Upgrades two nodes behind nginx from a release to this version, one after the other, and back; then once more, to a next release with one more migration, and back: `-- rolling-upgrade [commit, or the folder of a built one] [requests]`.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startMailbox } from '../tests/mailbox.ts';
import { startPostgres } from '../tests/postgres.ts';
import { type Product, startProduct } from '../tests/product.ts';
import { fill } from './drill/fill.ts';
import { top } from './drill/npm.ts';
import { checkOut } from './drill/previous.ts';
import { startProxy } from './rolling-restart/proxies.ts';
import { startTraffic } from './rolling-restart/traffic.ts';

/** Release 1.2.0. */
const lastRelease = '242492ce39ee';
const perSecond = 20;

export async function measure([from = lastRelease, requests = '10000']: readonly string[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-upgrade-'));
  const [postgres, mailbox] = await Promise.all([startPostgres({ durable: true }), startMailbox()]);
  const checkedOut = existsSync(from) ? null : checkOut(from, join(folder, 'previous'));
  const previous = checkedOut?.sources ?? from;
  const next = makeNextRelease(join(folder, 'next'));
  const shared = {
    databaseUrl: await postgres.create('upgrade'),
    smtpUrl: mailbox.url,
    env: { TRUST_PROXY: '1' },
  };
  const first = await startProduct({
    databaseUrl: shared.databaseUrl,
    smtpUrl: mailbox.url,
    sources: previous,
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
  const nodes: Product[] = [await start(previous), await start(previous)];
  const ports = nodes.map(({ port }) => port);
  const proxy = await startProxy('nginx', ports, folder);
  // Version 1.2.0 drops connections when it stops, so its nodes are taken out of the proxy first.
  const running = [previous, previous];
  const stages: [string, string | undefined][] = [
    ['to this version', undefined],
    [`back to ${from}`, previous],
    ['to this version again', undefined],
    ['to a next release with one more migration', next],
    ['back to this version', undefined],
  ];
  const before = await readClicks(shared.databaseUrl, business.id);
  const traffic = startTraffic(proxy.port, slug, business.id, perSecond);
  const began = performance.now();
  // Half of the requests of each stage go through mixed versions.
  const rest = (Number(requests) / perSecond / (stages.length + 1)) * 1000;
  await sleep(rest / 2);
  for (const [name, sources] of stages) {
    for (const at of [0, 1]) {
      const node = nodes[at] as Product;
      const isTakenOut = running[at] === previous;
      if (isTakenOut) {
        proxy.use(ports.filter((port) => port !== node.port));
        await sleep(3000);
      }
      await node.stop();
      ended.push(node.output());
      nodes[at] = await start(sources, node.port);
      running[at] = sources ?? top;
      if (isTakenOut) proxy.use(ports);
      console.log(`  ${((performance.now() - began) / 1000).toFixed(0)} s: node ${at + 1} went ${name}`);
      await sleep(rest / 2);
    }
  }
  while (traffic.sent() < Number(requests)) await sleep(100);
  const { sent, posts, lost, messages, clicks, slowestMs } = await traffic.stop();
  const stored = await readMessages(shared.databaseUrl, business.id);
  const times = (message: string) => stored.filter((one) => one === message).length;
  const lostWrites = messages.filter((message) => times(message) === 0).length;
  const doubled = messages.filter((message) => times(message) > 1).length;
  const counted = (await readClicks(shared.databaseUrl, business.id)) - before;
  console.log(
    `rolling upgrade from ${from} and back, on, and back: ${lost.length} of ${sent} requests lost (${posts} of them POST); the slowest took ${(slowestMs / 1000).toFixed(1)} s.`,
  );
  console.log(
    `of ${messages.length} acknowledged messages ${lostWrites} were lost and ${doubled} doubled; of ${clicks} acknowledged clicks ${counted} were counted.`,
  );
  for (const one of lost) {
    console.log(`  ${one}`);
    const id = /request ([\w-]{36})/.exec(one)?.[1];
    for (const line of output().filter((line) => id && line.includes(id))) console.log(`    ${line}`);
  }
  await proxy.stop();
  await Promise.all(nodes.map((each) => each.stop()));
  checkedOut?.remove();
  await Promise.all([postgres.stop(), mailbox.stop()]);
  rmSync(folder, { recursive: true, force: true });
  return lost.length + lostWrites + doubled === 0 && counted === clicks;
}

const readMessages = async (url: string, businessId: number): Promise<string[]> =>
  (await read<{ feedback: string }>(url, 'select feedback from feedback where business_id = $1', businessId)).map(
    ({ feedback }) => feedback,
  );

const readClicks = async (url: string, businessId: number): Promise<number> =>
  (
    await read<{ n: number }>(
      url,
      `select coalesce(sum(count), 0)::int as n from analytics_counts where business_id = $1 and event = 'googleLinkClicks'`,
      businessId,
    )
  )[0]?.n ?? 0;

async function read<Row extends pg.QueryResultRow>(url: string, statement: string, id: number): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, [id])).rows;
  } finally {
    await client.end();
  }
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
