import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { listTables } from '../backups/table-rows.ts';
import { selectRows } from '../db/database.ts';
import { makeBusiness } from '../testing/factories.ts';
import { makeInviting } from '../testing/inviting.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';
import { sendInvitations } from './send.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '100' });
});
afterAll(() => test.close());

const four = ['Friendly staff', 'Long wait', 'Clear explanations', 'Not rushed'];
const invitedCount = 24;
const db = () => test.services.database.db;

interface Guest {
  readonly email: string;
  readonly token: string;
  readonly ip: string;
  readonly visit: string;
}

async function inviteGuests(): Promise<{ businessId: number; guests: Guest[] }> {
  const { owner, business } = await makeBusiness(test, { fields: { timeZone: 'UTC' } });
  await makeInviting(test, business.id);
  await db().execute(sql`delete from invitations`);
  const people = Array.from({ length: invitedCount }, (_, n) => ({ email: `guest${n}@example.org` }));
  const entered = await owner.browser.call(`POST /api/businesses/${business.id}/invitations`, {
    people,
    source: 'list',
    isEveryone: true,
  });
  expect(entered.json().accepted).toBe(invitedCount);
  // The next working days, at noon.
  for (const days of [1, 2, 3, 4]) {
    const noon = new Date(Date.now() + days * 86_400_000);
    noon.setUTCHours(12, 0, 0, 0);
    await sendInvitations(test.services, noon);
  }
  const emails = await selectRows<{ recipient: string; text: string }>(
    db(),
    sql`select recipient, text from emails where recipient like 'guest%' order by md5(recipient)`,
  );
  const guests = emails.map(({ recipient, text }, n) => ({
    email: recipient,
    token: /\/i\/(i[\w-]{80})/.exec(text)?.[1] ?? '',
    ip: `10.1.0.${n + 1}`,
    visit: createHash('sha256').update(recipient).digest('base64url').slice(0, 22),
  }));
  expect(guests).toHaveLength(invitedCount);
  // As after the delivery.
  await db().execute(sql`update emails set text = '', html = null, state = 'sent', sent_at = now()`);
  return { businessId: business.id, guests };
}

/** What the page sends for an invited customer who then says something anonymously. */
async function respond(businessId: number, { token, ip, visit }: Guest, n: number): Promise<void> {
  const browser = new TestBrowser(test.app);
  const send = async (line: string, body: object) => {
    const options = { remoteAddress: ip, headers: { 'idempotency-key': randomUUID() } };
    const answer = await browser.call(line, body, options);
    expect([line, answer.statusCode]).toEqual([line, 200]);
  };
  const steps = `POST /api/analytics/steps/${businessId}`;
  await send(steps, { visit, steps: ['opened'] });
  await send('POST /api/invitations/opened', { token });
  if (n % 2) {
    await send(steps, { visit, steps: ['good', 'four'] });
    await send('POST /api/reviews/generate', { sentiments: four, businessId, visit });
    await send(steps, { visit, steps: ['draft', 'google'] });
    await send(`POST /api/analytics/google-click/${businessId}`, {});
    await send('POST /api/invitations/went-on', { token });
    return;
  }
  await send(steps, { visit, steps: ['bad', 'publicToo'] });
  const feedback = `Nobody called back, ${createHash('sha256').update(ip).digest('hex')}.`;
  await send(`POST /api/businesses/${businessId}/send-feedback`, { feedback });
  await send(steps, { visit, steps: ['sent'] });
}

interface Row {
  readonly table: string;
  /** Every column, and what PostgreSQL knows of the row. */
  readonly values: Readonly<Record<string, unknown>>;
}

async function dumpWithSystemColumns(): Promise<Row[]> {
  const found: Row[] = [];
  for (const { name } of await listTables(db())) {
    const rows = await selectRows<{ row: Record<string, unknown>; xmin: string; place: number }>(
      db(),
      sql`select to_jsonb(t) as row, t.xmin::text as xmin, (row_number() over (order by t.ctid))::int as place
          from ${sql.identifier(name)} t`,
    );
    found.push(...rows.map(({ row, xmin, place }) => ({ table: name, values: { ...row, xmin: Number(xmin), place } })));
  }
  return found;
}

/** Kendall's tau: 1 when both orders are the same, about 0 when they have nothing to do with each other. */
function similarity(order: readonly number[]): number {
  let sum = 0;
  for (let one = 0; one < order.length; one++)
    for (let other = one + 1; other < order.length; other++) sum += Math.sign((order[other] ?? 0) - (order[one] ?? 0));
  return sum / ((order.length * (order.length - 1)) / 2);
}

const asNumber = (value: unknown): number => {
  if (typeof value === 'number' || typeof value === 'boolean') return Number(value);
  const time = Date.parse(String(value));
  return Number.isNaN(time) ? Number.NaN : time;
};

it('nothing in the tables or the log links what an invited customer did to the invitation', async () => {
  const { businessId, guests } = await inviteGuests();
  const came = guests.filter((_, n) => n % 4 !== 3);
  for (const [n, guest] of came.entries()) await respond(businessId, guest, n);
  const dumped = await dumpWithSystemColumns();
  const invitations = dumped.filter(({ table }) => table === 'invitations').map(({ values }) => values);
  const ofGuest = ({ email }: Guest) => invitations.find((row) => row.email === email);

  // What the reminder needs is there.
  expect(guests.map((guest) => ofGuest(guest)?.is_opened)).toEqual(guests.map((guest) => came.includes(guest)));
  expect(invitations.filter((row) => row.has_gone_on)).toHaveLength(came.length / 2);

  // No column of the invitations, nor the order or the transaction of their rows, has the order in which people came.
  for (const column of Object.keys(invitations[0] ?? {})) {
    const order = came.map((guest) => asNumber(ofGuest(guest)?.[column]));
    if (order.some(Number.isNaN)) continue;
    const ordered = Math.abs(similarity(order));
    expect([column, ordered < 0.45]).toEqual([column, true]);
  }

  // Nobody's rows of other tables were written in the same transaction as one invitation alone.
  const writtenWith = new Map<unknown, number>();
  for (const { xmin } of invitations) writtenWith.set(xmin, (writtenWith.get(xmin) ?? 0) + 1);
  expect(Math.min(...came.map((guest) => writtenWith.get(ofGuest(guest)?.xmin) ?? 0))).toBeGreaterThanOrEqual(
    came.length,
  );

  // No other table names a guest, a token or a hash of them.
  const limitNames = Object.values(calls).flatMap((call) => (call.limits ?? []).map(({ name }) => name));
  for (const guest of guests) {
    const { person_hash, id, email_key } = ofGuest(guest) ?? {};
    const identities = [guest.email, guest.token, person_hash, email_key].map(String);
    const hashed = [...identities, String(id), `${id} ${businessId}`, `${businessId} ${id}`].flatMap((one) =>
      (['hex', 'base64url'] as const).map((form) => createHash('sha256').update(one).digest(form).slice(0, 24)),
    );
    const limited = limitNames.flatMap((name) => hashed.map((one) => `${name}:${one}`));
    const naming = dumped.filter(({ table, values }) => {
      if (table === 'invitations' || (table === 'emails' && values.recipient === guest.email)) return false;
      const text = JSON.stringify(values);
      return [...identities, ...hashed, ...limited].some((one) => text.includes(one));
    });
    expect([guest.email, naming.map(({ table }) => table)]).toEqual([guest.email, []]);
    const log = test.logged.join('');
    expect([...identities, ...hashed].filter((one) => log.includes(one))).toEqual([]);
  }

  // A retry's key would keep the time of the call.
  const keys = dumped.filter(({ table }) => table === 'idempotency_keys');
  expect(keys.filter(({ values }) => JSON.stringify(values.reply) === '{"success":true}')).toHaveLength(
    came.length / 2,
  );
});
