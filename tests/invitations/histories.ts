import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '../../src/server/db/migrate.ts';
import { openPostgres } from '../../src/server/db/postgres.ts';
import { startPostgres } from '../postgres.ts';
import { seededRandom } from '../raw-http/random.ts';
import type { Order, Work } from './node.ts';
import { type Business, type Found, Oracle } from './oracle.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Clocks change in these on different days, by an hour or by half of one, in either half of the year. */
const zones = [
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'America/Los_Angeles',
];
const windows = [
  [10, 18],
  [9, 12],
  [0, 24],
  [1, 3],
  [2, 3],
  [23, 24],
  [8, 20],
] as const;

export interface Outcome {
  readonly histories: number;
  readonly rounds: number;
  readonly days: number;
  readonly kills: number;
  readonly invitations: number;
  readonly reminders: number;
  readonly stopped: number;
  /** Texts that differ after names and tokens are taken out, by kind and business. */
  readonly variants: number;
  readonly faults: readonly string[];
}

export async function runHistories(options: { people: number; businesses: number; rounds: number; seed: number }) {
  const postgres = await startPostgres();
  try {
    const url = await postgres.create('histories');
    const database = openPostgres({ url, connections: 2, patient: true, onError: () => {} });
    await migrate(database);
    await database.close();
    return await simulate(url, options);
  } finally {
    await postgres.stop();
  }
}

async function simulate(
  url: string,
  { people, businesses: count, rounds, seed }: { people: number; businesses: number; rounds: number; seed: number },
): Promise<Outcome> {
  const { below } = seededRandom(seed);
  const random = () => below(1_000_000) / 1_000_000;
  const pick = <One>(from: readonly One[]): One => from[Math.floor(random() * from.length)] as One;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const businesses = await makeBusinesses(client, count, pick);
  const oracle = new Oracle();
  const each = Math.ceil(people / count);
  const personOf = (n: number) => `person${n}@example.org`;
  const writtenAs = (n: number) => pick([personOf(n), personOf(n).toUpperCase(), `person${n}+visit@example.org`]);
  const nodes = await Promise.all([Node.start(url), Node.start(url)]);
  const texts = new Map<string, Set<string>>();
  const days = 400;
  let now = Date.parse('2026-09-01T00:00:00Z');
  let kills = 0;
  let last = 0;
  let again: Work[] = [];
  for (let round = 0; round < rounds; round += 1) {
    now += Math.round(random() * 2 * ((days * dayMs) / rounds));
    const work: Work[] = again;
    again = [];
    for (const business of businesses) if (random() < 0.05) await changeSettings(client, business, pick, random, now);
    for (let n = 0; n < 6; n += 1) {
      const { id } = pick(businesses);
      const ones = Array.from({ length: 1 + Math.floor(random() * 30) }, () => Math.floor(random() * each));
      work.push({ do: 'enter', businessId: id, emails: ones.map(writtenAs) });
    }
    for (const kind of ['stop by link', 'stop by staff', 'open', 'open', 'open', 'cancel', 'forget'] as const)
      work.push({ do: kind, businessId: pick(businesses).id, emails: [writtenAs(Math.floor(random() * each))] });
    if (random() < 0.2) work.push({ do: 'erase' });
    for (const one of work)
      if (one.do === 'enter') for (const email of one.emails) oracle.of(one.businessId, email).entries.push(now);
    const isKilled = random() < 0.04;
    const done = await perform(nodes, now, work, isKilled ? { node: pick([0, 1]), after: random() * 60 } : null, url);
    if (isKilled) kills += 1;
    // What got no answer is tried again, as a mail program and a person would.
    again = done.lost;
    if (done.errors.length > 0) throw new Error(done.errors[0]);
    const found = await readEmails(client, last);
    last = found.at(-1)?.row ?? last;
    for (const one of found) {
      const business = businesses.find(({ id }) => id === one.businessId);
      if (!business) throw new Error(`an email of business ${one.businessId}`);
      oracle.check(business, one, now);
      const key = `${one.kind} ${one.businessId}`;
      texts.set(key, (texts.get(key) ?? new Set()).add(one.same));
    }
    // Binding from the next round on: in this one they ran at the same time as the emails were written.
    for (const one of work) {
      if (!('emails' in one) || done.lost.includes(one)) continue;
      for (const email of one.emails) {
        const person = oracle.of(one.businessId, email);
        if (one.do === 'stop by link' || one.do === 'stop by staff') person.stopped = true;
        const isJustInvited = person.invitedAt === now;
        if (one.do === 'open' && person.invitedAt !== null && !isJustInvited) person.opened = true;
      }
    }
  }
  for (const node of nodes) node.child.kill();
  await client.end();
  return {
    histories: oracle.people.size,
    rounds,
    days: Math.round((now - Date.parse('2026-09-01T00:00:00Z')) / dayMs),
    kills,
    invitations: oracle.invitations,
    reminders: oracle.reminders,
    stopped: [...oracle.people.values()].filter(({ stopped }) => stopped).length,
    variants: Math.max(0, ...[...texts.values()].map(({ size }) => size)),
    faults: oracle.faults,
  };
}

async function makeBusinesses(client: pg.Client, count: number, pick: <One>(from: readonly One[]) => One) {
  await client.query(
    `insert into users (name, email, email_verified) values ('Dana', 'dana@practice.example.org', true)`,
  );
  const made: Business[] = [];
  for (let n = 0; n < count; n += 1) {
    const timeZone = zones[n % zones.length] ?? 'UTC';
    const [fromHour, toHour] = windows[n % windows.length] ?? [10, 18];
    const settings = {
      fromHour,
      toHour,
      weekdays: n % 3 === 0 ? [1, 2, 3, 4, 5] : [0, 1, 2, 3, 4, 5, 6],
      dailyMax: pick([3, 25, 40, 200]),
      cooldownDays: pick([90, 180, 365]),
      sendsReminder: true,
      isPaused: false,
    };
    const { rows } = await client.query<{ id: string }>(
      `insert into businesses (user_id, name, slug, city, state, feedback_email, contact_name, time_zone, postal_address, invitation_settings)
       values (1, 'Juniper Street Dental', $1, 'Asheville', 'NC', 'desk@practice.example.org', 'Dana', $2, '12 Juniper Street', $3) returning id`,
      [`practice-${n}`, timeZone, { ...settings, isOn: true }],
    );
    made.push({ id: Number(rows[0]?.id), timeZone, settings, isActive: true, sentOn: new Map(), mostOn: new Map() });
  }
  return made;
}

async function changeSettings(
  client: pg.Client,
  business: Business,
  pick: <One>(from: readonly One[]) => One,
  random: () => number,
  now: number,
): Promise<void> {
  const { settings } = business;
  const today = new Date(now).toISOString().slice(0, 10);
  for (const offset of [-1, 0, 1]) {
    const day = new Date(Date.parse(today) + offset * dayMs).toISOString().slice(0, 10);
    business.mostOn.set(day, Math.max(business.mostOn.get(day) ?? 0, settings.dailyMax));
  }
  settings.isPaused = random() < 0.15;
  settings.sendsReminder = random() < 0.85;
  settings.dailyMax = pick([3, 25, 40, 200]);
  business.isActive = random() < 0.9;
  await client.query(
    `update businesses set is_active = $2, invitation_settings = invitation_settings || $3 where id = $1`,
    [business.id, business.isActive, settings],
  );
}

class Node {
  child: ChildProcess;
  readonly waiting = new Map<number, (error: string | null) => void>();

  private constructor(child: ChildProcess) {
    this.child = child;
  }

  static async start(url: string): Promise<Node> {
    const node = new Node(fork(join(import.meta.dirname, 'node.ts'), [url]));
    await node.attach();
    return node;
  }

  async restart(url: string): Promise<void> {
    this.child = fork(join(import.meta.dirname, 'node.ts'), [url]);
    await this.attach();
  }

  private attach(): Promise<void> {
    return new Promise((ready) => {
      this.child.on('message', ({ id, error = '' }: { id: number; error?: string }) => {
        if (id === 0) ready();
        this.waiting.get(id)?.(error);
        this.waiting.delete(id);
      });
      this.child.once('exit', () => {
        for (const [, lost] of this.waiting) lost(null);
        this.waiting.clear();
      });
    });
  }

  /** An empty string when done, null when the node died first. */
  order(order: Order): Promise<string | null> {
    return new Promise((done) => {
      if (!this.child.connected) return done(null);
      this.waiting.set(order.id, done);
      this.child.send(order, (failed) => {
        if (failed && this.waiting.delete(order.id)) done(null);
      });
    });
  }

  kill(): Promise<void> {
    return new Promise((gone) => {
      this.child.once('exit', () => gone());
      this.child.kill('SIGKILL');
    });
  }
}

let orders = 0;

async function perform(
  nodes: readonly Node[],
  now: number,
  work: readonly Work[],
  killing: { readonly node: number; readonly after: number } | null,
  url: string,
): Promise<{ lost: Work[]; errors: string[] }> {
  const clock = new Date(now).toISOString();
  const lost: Work[] = [];
  const errors: string[] = [];
  const order = async (one: Work, node: Node | undefined): Promise<void> => {
    orders += 1;
    const answer = (await node?.order({ id: orders, now: clock, work: one })) ?? null;
    if (answer === null && one.do !== 'send' && one.do !== 'erase') lost.push(one);
    if (answer) errors.push(answer);
  };
  const all = Promise.all([
    ...work.map((one, index) => order(one, nodes[index % nodes.length])),
    ...nodes.map((node) => order({ do: 'send' }, node)),
  ]);
  if (killing) {
    await sleep(killing.after);
    const node = nodes[killing.node];
    await node?.kill();
    await all;
    await node?.restart(url);
    // A transaction of the dead process ends before the emails are counted.
    await untilIdle(url);
  }
  await all;
  return { lost, errors };
}

async function untilIdle(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const busy = async () =>
    (
      await client.query(
        `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
      )
    ).rows.length > 0;
  while (await busy()) await sleep(5);
  await client.end();
}

async function readEmails(client: pg.Client, last: number): Promise<(Found & { row: number; same: string })[]> {
  const { rows } = await client.query<{
    id: string;
    key: string;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    headers: object;
    from_name: string;
    reply_to: string;
  }>(`select * from emails where id > $1 order by id`, [last]);
  return rows.map(({ id, key, recipient, subject, text, html, headers, from_name, reply_to }) => {
    const [, token = ''] = /\/i\/(i[\w-]{80})/.exec(text) ?? [];
    const businessId = Buffer.from(token.slice(1), 'base64url').readUIntBE(0, 6);
    const same = JSON.stringify([subject, text, html, headers, from_name, reply_to])
      .replaceAll(token, 'TOKEN')
      .replaceAll(/Hi [^,]+,/g, 'Hi NAME,')
      // The reminder is announced while it is on.
      .replaceAll(' We may remind you once.', '');
    return {
      row: Number(id),
      email: recipient,
      kind: key.startsWith('reminder') ? 'reminder' : 'invitation',
      businessId,
      same,
    };
  });
}
