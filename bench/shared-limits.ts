import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailServer } from '../src/server/testing/mail-server.ts';
import { startPostgres } from '../tests/postgres.ts';
import { startProduct } from '../tests/product.ts';
import type { Measure } from './main.ts';
import { withClient } from './scale/seed-million.ts';

const codeMaxMs = 5000;
const otherMaxMs = 60_000;
const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const fields = {
  name: 'Willow Street',
  city: 'Asheville',
  state: 'NC',
  contactName: 'Dana',
  googleCategory1: 'Bakery',
  reviewUrl: 'https://g.page/r/willow/review',
};

/** One owner uses up every shared limit at once; another one's work is timed. The argument is RATE_LIMIT_MULTIPLIER. */
export const measure: Measure = async ([multiplier = '10']) => {
  const postgres = await startPostgres();
  const mail = await startMailServer();
  // Addresses at slow domains are answered after 30 s, at one domain never taken.
  mail.recipient = async (address) => {
    if (address.endsWith('.slow.test')) await sleep(30_000, undefined, { ref: false });
    return address.endsWith('.slow.test') || address.endsWith('@deferring.test') ? 450 : null;
  };
  const databaseUrl = await postgres.create('shared_limits');
  const env = { RATE_LIMIT_MULTIPLIER: multiplier, TRUST_PROXY: '1' };
  const product = await startProduct({ databaseUrl, smtpUrl: mail.url, env });
  try {
    const sql = (text: string, values: unknown[] = []) =>
      withClient(databaseUrl, async (client) => (await client.query(text, values)).rows as Record<string, unknown>[]);
    const ownerOf = async (email: string, address: string) => {
      const token = createHash('sha256').update(email).digest('base64url');
      await sql(
        `with u as (insert into users (name, email, email_verified) values ('Dana', $1, true) returning id)
          insert into sessions (token_hash, user_id) select $2, id from u`,
        [email, createHash('sha256').update(token).digest('base64url')],
      );
      return caller(product.url, { cookie: `sid=${token}`, 'x-forwarded-for': address });
    };
    const [greedyAddress, otherAddress] = ['198.51.100.7', '203.0.113.9'];
    const anyone = caller(product.url, { 'x-forwarded-for': otherAddress });
    const crowd = caller(product.url, { 'x-forwarded-for': greedyAddress });
    const settings = { isOn: true, isPaused: false, fromHour: 0, toHour: 24, weekdays: [0, 1, 2, 3, 4, 5, 6] };
    const open = async (call: Caller, feedbackEmail: string) => {
      const { id } = await call('POST /api/businesses', { ...fields, feedbackEmail });
      const postalAddress = '12 Juniper Street, Asheville';
      await sql('update businesses set postal_address = $1, invitation_settings = $2 where id = $3', [
        postalAddress,
        settings,
        id,
      ]);
      return Number(id);
    };
    const due = (id: number, count: number, domain: string) =>
      sql(
        `insert into invitations (business_id, person_hash, owner_hash, email, language, source, entered_by, send_at, created_at)
         select $1::bigint, 'p' || $1::bigint || ' ' || n, 'o' || $1::bigint || ' ' || n, 'p' || n || '@' || $3, 'en', 'list', 'Dana', now(), now() - interval '1 day'
         from generate_series(1, $2::int) n`,
        [id, count, domain],
      );
    const messageOf = async (from: Caller, id: number, email: string) => {
      await from(`POST /api/businesses/${id}/send-feedback`, { feedback: `The bread was cold, ${email}.`, email });
      const [row] = await sql('select id, version from feedback where business_id = $1 order by id desc', [id]);
      return row ?? {};
    };
    const reply = async (call: Caller, id: number, message: Record<string, unknown>) =>
      call(`POST /api/businesses/${id}/feedback/${message.id}/replies`, {
        text: 'Thank you, we will call you.',
        version: message.version,
      });

    const [greedy, other] = [
      await ownerOf('greedy@example.org', greedyAddress),
      await ownerOf('other@example.org', otherAddress),
    ];
    const otherId = await open(other, 'other@example.org');
    const otherMessage = await messageOf(anyone, otherId, 'sam@example.net');
    const ids: number[] = [];
    for (let n = 0; n < 10; n += 1) ids.push(await open(greedy, 'greedy@example.org'));
    const [first = 0] = ids;
    for (const id of ids) await due(id, 30, id === first ? 'deferring.test' : `mail${id}.example.org`);
    let replies = 0;
    let codes = 0;
    // The limits of one address and one owner end both loops early.
    for (let n = 0; n < 20; n += 1)
      await messageOf(crowd, first, `x@r${n}.slow.test`)
        .then((message) => reply(greedy, first, message))
        .then(() => (replies += 1))
        .catch(() => null);
    for (let n = 0; n < 25; n += 1)
      await crowd('POST /api/register', account(`x@c${n}.slow.test`))
        .then(() => (codes += 1))
        .catch(() => null);
    console.log(`RATE_LIMIT_MULTIPLIER=${multiplier}: ${replies} replies and ${codes} codes to slow domains`);
    let isOver = false;
    const loop = async (work: () => Promise<unknown>) => {
      while (!isOver) await work().catch(() => sleep(20));
    };
    const today = new Date().toISOString().slice(0, 10);
    const insights = (id: number) => `GET /api/analytics/${id}/insights?from=${today}&to=${today}`;
    const draft = (id: number) => ({
      businessId: id,
      sentiments: ['fresh bread', 'kind staff', 'fair price', 'short wait'],
    });
    const load = [
      ...Array.from({ length: 6 }, () => loop(() => greedy(insights(first)))),
      ...Array.from({ length: 6 }, () => loop(() => greedy(`PATCH /api/businesses/${first}`, { logoUrl: logo }))),
      ...Array.from({ length: 6 }, () => loop(() => greedy('POST /api/reviews/generate', draft(first)))),
      loop(() => greedy(`PATCH /api/businesses/${first}`, { feedbackEmail: `n${randomUUID()}@k.slow.test` })),
    ];
    await sleep(2000);

    const arrival = async (to: string) => {
      while (!mail.taken.some((raw) => raw.includes(`\r\nTo: ${to}\r\n`) || raw.startsWith(`To: ${to}\r\n`)))
        await sleep(20);
    };
    const longest: [string, number, number][] = [];
    const time = async (what: string, max: number, times: number, work: (n: number) => Promise<unknown>) => {
      let worst = 0;
      let good = 0;
      for (let n = 0; n < times; n += 1) {
        const began = performance.now();
        const late = sleep(otherMaxMs + 30_000, 'late' as const, { ref: false });
        const result = await Promise.race([
          work(n).then(
            () => 'good' as const,
            (error: unknown) => String(error),
          ),
          late,
        ]);
        worst = Math.max(worst, performance.now() - began);
        if (result === 'good') good += 1;
        else console.log(`  ${what}: ${result}`);
      }
      console.log(
        `${what}: the other owner got ${good} of ${times}, longest wait ${Math.round(worst)} ms (target: ${max} ms)`,
      );
      longest.push([what, good === times ? worst : Number.POSITIVE_INFINITY, max]);
    };
    await due(otherId, 5, 'invited.example.net');
    await Promise.all([
      time('codes', codeMaxMs, 5, async (n) => {
        await anyone('POST /api/register', account(`new${n}@example.com`));
        await arrival(`new${n}@example.com`);
      }),
      time('invitations', otherMaxMs, 1, () =>
        Promise.all([1, 2, 3, 4, 5].map((n) => arrival(`p${n}@invited.example.net`))),
      ),
      time('reply', otherMaxMs, 1, async () => {
        await reply(other, otherId, otherMessage);
        await arrival('sam@example.net');
      }),
      time('confirmation', otherMaxMs, 1, async () => {
        await other(`PATCH /api/businesses/${otherId}`, { feedbackEmail: 'desk@example.net' });
        await arrival('desk@example.net');
      }),
      time('drafts', otherMaxMs, 10, () => anyone('POST /api/reviews/generate', draft(otherId))),
      time('logo', otherMaxMs, 5, () => other(`PATCH /api/businesses/${otherId}`, { logoUrl: logo })),
      time('Insights', otherMaxMs, 10, () => other(insights(otherId))),
    ]);
    isOver = true;
    await Promise.all(load);
    const [spent] = await sql(
      `select (select count(*) from emails where is_bulk and state = 'sent')::int as sent,
         (select count(*) from emails where state = 'waiting')::int as waiting`,
    );
    console.log(`the greedy owner meanwhile: ${spent?.sent} bulk emails sent of all, ${spent?.waiting} emails waiting`);
    return longest.every(([, worst, max]) => worst <= max);
  } finally {
    await product.kill();
    mail.hangUp();
    await mail.close();
    await postgres.stop();
  }
};

const account = (email: string) => ({
  name: 'Dana',
  email,
  username: email,
  password: 'nine quiet harbors',
  confirmPassword: 'nine quiet harbors',
});

type Caller = (line: string, body?: object) => Promise<Record<string, unknown>>;

const caller =
  (url: string, more: Readonly<Record<string, string>>): Caller =>
  async (line, body) => {
    const [method = 'GET', path = '/'] = line.split(' ');
    const headers = { 'content-type': 'application/json', ...more };
    const answer = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${line} answered ${answer.status}: ${text.slice(0, 200)}`);
    return JSON.parse(text) as Record<string, unknown>;
  };
