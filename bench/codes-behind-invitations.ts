import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { startPostgres } from '../tests/postgres.ts';
import { startProduct } from '../tests/product.ts';
import type { Measure } from './main.ts';

const perBusiness = 25;

/** Codes while invitations go out through a slow mail server: `-- codes-behind-invitations [waiting] [codes] [ms an email]`. */
export const measure: Measure = async ([waiting = '10000', codes = '120', delay = '100']) => {
  const postgres = await startPostgres();
  const mail = await startSlowMail(Number(delay));
  const databaseUrl = await postgres.create('load');
  const product = await startProduct({ databaseUrl, smtpUrl: mail.url, env: { INVITES_DAILY: '1000000' } });
  try {
    const alone = await measureCodes(product.url, mail.at, 'before', 30);
    await seed(databaseUrl, Number(waiting) / perBusiness);
    while (mail.invitations().length === 0) await sleep(100);
    const times = await measureCodes(product.url, mail.at, 'meanwhile', Number(codes));
    const left = await countWaiting(databaseUrl);
    console.log(
      `${times.length} codes while invitations go out, ${delay} ms an email: median ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms, ` +
        `slowest ${at(times, 1)} ms from the request to the mail server (target: p95 below 2000 ms), with none median ${at(alone, 0.5)} ms, p95 ${at(alone, 0.95)} ms; ` +
        `${mail.invitations().length} invitations sent meanwhile, ${left} still waiting`,
    );
    const stops = await stopSome(product.url, databaseUrl, mail.invitations().slice(0, 50));
    console.log(
      `${stops.count} people stopped by a mail program's POST: recorded after ${stops.slowest} ms at most (target: 1000 ms)`,
    );
    return at(times, 0.95) < 2000 && left > 0 && stops.count === 50 && stops.slowest < 1000;
  } finally {
    await product.stop();
    await mail.stop();
    await postgres.stop();
  }
};

const at = (times: readonly number[], share: number): number =>
  Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN);

/** In order, from the request to the mail server. */
async function measureCodes(url: string, arrived: ReadonlyMap<string, number>, name: string, count: number) {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const email = `${name}${n}@clinic.example.org`;
    const began = performance.now();
    const answer = await post(`${url}/api/register`, { name: 'Dana', email, password: 'nine quiet harbors' });
    if (answer.status !== 201) throw new Error(`register answered ${answer.status}`);
    while (!arrived.has(email)) await sleep(2);
    times.push((arrived.get(email) ?? Number.NaN) - began);
  }
  return times.sort((one, other) => one - other);
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function startSlowMail(delayMs: number) {
  const at = new Map<string, number>();
  const tokens: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString('latin1');
      });
      stream.on('end', async () => {
        await sleep(delayMs);
        for (const { address } of session.envelope.rcptTo) at.set(address, performance.now());
        const [, token] =
          /^List-Unsubscribe: <[^>]*\/unsubscribe\/(i[\w-]{72})>/m.exec(raw.replace(/\r\n[ \t]+/g, ' ')) ?? [];
        if (token) tokens.push(token);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    at,
    invitations: () => tokens,
    stop: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const seed = (url: string, businesses: number) =>
  withClient(url, async (client) => {
    await client.query(
      `insert into users (name, email, email_verified) values ('Dana', 'dana@practice.example.org', true)`,
    );
    const settings = { isOn: true, fromHour: 0, toHour: 24, weekdays: [0, 1, 2, 3, 4, 5, 6] };
    await client.query(
      `insert into businesses (user_id, name, slug, city, state, feedback_email, contact_name, postal_address, invitation_settings)
       select 1, 'Practice ' || n, 'practice-' || n, 'Asheville', 'NC', 'desk@practice.example.org', 'Dana', '12 Juniper Street', $2
       from generate_series(1, $1) n`,
      [businesses, settings],
    );
    await client.query(
      `insert into invitations (business_id, person_hash, email, language, source, entered_by, send_at, created_at)
       select b.id, substr(translate(encode(sha256((b.id || ' ' || n)::bytea), 'base64'), '+/', '-_'), 1, 22),
         'patient' || n || '.' || b.id || '@example.org', 'en', 'list', 'Dana', now(), now() - interval '1 day'
       from businesses b, generate_series(1, $1) n`,
      [perBusiness],
    );
  });

const countWaiting = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      `select ((select count(*) from invitations where state = 'waiting')
         + (select count(*) from emails where state = 'waiting'))::int as n`,
    );
    return rows[0]?.n ?? 0;
  });

async function stopSome(url: string, databaseUrl: string, tokens: readonly string[]) {
  let slowest = 0;
  for (const token of tokens) {
    const began = performance.now();
    await fetch(`${url}/unsubscribe/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    slowest = Math.max(slowest, Math.round(performance.now() - began));
  }
  const { rows } = await withClient(databaseUrl, (client) => client.query('select 1 from unsubscribes'));
  return { count: rows.length, slowest };
}
