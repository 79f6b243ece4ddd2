// One customer's visit in Chromium (thumbs up, four choices, draft, copy, Google) on PostgreSQL: requests, commits, WAL, and processor time of both servers. `-- visit [visits]`
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { mailboxes, makeBusiness, signUp } from '../tests/accounts.ts';
import { browserFlags, findBrowser } from '../tests/browser.ts';
import { startMailbox } from '../tests/mailbox.ts';
import { startPostgres } from '../tests/postgres.ts';
import { startProduct } from '../tests/product.ts';
import type { Measure } from './main.ts';
import { print } from './rows.part.ts';

interface Cost {
  readonly commits: number;
  readonly wal: number;
  readonly node: number;
  readonly database: number;
}

export const measure: Measure = async ([visits = '40']) => {
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = await postgres.create('visit');
  const mailbox = await startMailbox();
  const product = await startProduct({ databaseUrl, smtpUrl: mailbox.url });
  mailboxes.set(product.url, mailbox);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const read = async (): Promise<Cost> => {
    // Backends report their counts once a second.
    await sleep(1500);
    const { rows } = await database.query<{ commits: number; wal: number }>(
      `select xact_commit::int as commits, (pg_current_wal_insert_lsn() - '0/0')::float as wal from pg_stat_database
       where datname = current_database()`,
    );
    const [row] = rows;
    if (!row) throw new Error('no statistics');
    return { ...row, node: cpuOf(product.pid()), database: cpuOf(postgres.pid(), true) };
  };
  try {
    const context = await browser.newContext({ baseURL: product.url });
    await signUp(context.request);
    const { slug } = await makeBusiness(context.request);
    await context.close();
    let requests = 0;
    const visit = async () => {
      const own = await browser.newContext({ baseURL: product.url });
      await own.grantPermissions(['clipboard-write']);
      const page = await own.newPage();
      page.on('request', (request) => {
        if (request.url().startsWith(product.url)) requests += 1;
      });
      await postReview(page, `/thumbs-up-down/${slug}`);
      await own.close();
    };
    for (let warm = 0; warm < 5; warm += 1) await visit();
    requests = 0;
    const before = await read();
    const began = performance.now();
    for (let made = 0; made < Number(visits); made += 1) await visit();
    const seconds = (performance.now() - began) / 1000;
    const after = await read();
    await sleep(seconds * 1000);
    const idle = await read();
    const per = (name: keyof Cost) => (after[name] - before[name] - (idle[name] - after[name])) / Number(visits);
    console.log(
      `${visits} visits, ${(requests / Number(visits)).toFixed(1)} requests each; work without visits is subtracted`,
    );
    return print([
      { what: 'commits of a visit', value: per('commits'), unit: '', reach: 9 },
      { what: 'WAL of a visit', value: per('wal'), unit: 'B', reach: 6000 },
      { what: 'processor time of the node', value: per('node'), unit: 'ms', reach: 9 },
      { what: 'processor time of the database', value: per('database'), unit: 'ms', reach: 5 },
    ]);
  } finally {
    await database.end();
    await browser.close();
    await product.stop();
    await mailbox.stop();
    await postgres.stop();
  }
};

async function postReview(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Thumbs up: good' }).click();
  const choices = page.getByRole('group', { name: 'Sentiments' }).locator('[aria-pressed]');
  for (const pick of ['Friendly staff', 'They listen', 'Short wait', 'Clean office'])
    await choices.filter({ hasText: pick }).click();
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await page.getByRole('button', { name: 'Copy and Post Review' }).click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /Google/ }).click();
  await (await opened).close();
}

/** Milliseconds of a process and of its children, ended ones too. */
function cpuOf(pid: number, withChildren = false): number {
  const read = (one: number) => {
    const fields = readFileSync(`/proc/${one}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0, parent] = [
      fields[11],
      fields[12],
      fields[13],
      fields[14],
      fields[1],
    ];
    return { parent, ms: (user + system + (withChildren && one === pid ? endedUser + endedSystem : 0)) * 10 };
  };
  if (!withChildren) return read(pid).ms;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      try {
        return read(Number(name));
      } catch {
        return { parent: 0, ms: 0 };
      }
    })
    .filter(({ parent }) => parent === pid)
    .reduce((sum, { ms }) => sum + ms, read(pid).ms);
}
