import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { makeInviting } from '../testing/inviting.ts';
import { auditLines } from '../testing/joining.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
let second: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '100' });
  second = await startNode(test, { RATE_LIMIT_MULTIPLIER: '100' });
});
afterAll(async () => {
  await second.close();
  await test.close();
});

const db = () => test.services.database.db;
async function inviting(fields: Record<string, unknown> = {}) {
  const { owner, business } = await makeBusiness(test, { fields });
  const made = await makeInviting(test, business.id);
  await db().execute(sql`delete from invitations where business_id = ${business.id}`);
  const at = `/api/businesses/${business.id}`;
  const invite = (people: readonly unknown[], more: Record<string, unknown> = {}) =>
    owner.browser.call(`POST ${at}/invitations`, { people, source: 'list', isEveryone: true, ...more });
  return { owner, business, at, invite, ...made };
}
type Inviting = Awaited<ReturnType<typeof inviting>>;
const stored = ({ business }: Pick<Inviting, 'business'>) =>
  selectRows<{
    email: string | null;
    first_name: string | null;
    state: string;
    send_at: Date;
    entered_by: string;
    source: string;
  }>(db(), sql`select * from invitations where business_id = ${business.id} order by id`);
const sentLongAgo = ({ business }: Inviting, days: number) =>
  db().execute(
    sql`update invitations set state = 'sent', sent_at = now() - make_interval(days => ${days}), send_at = null
        where business_id = ${business.id}`,
  );

describe('entering people', () => {
  it('R1 R2 R8 answers for each row why it was left out, and stores the others', async () => {
    const one = await inviting({ feedbackEmail: 'desk@juniper.example.org' });
    const { owner, invite, at } = one;
    expect((await invite([{ email: 'earlier@example.org' }])).json().accepted).toBe(1);
    await sentLongAgo(one, 60);
    await owner.browser.call(`POST ${at}/do-not-contact`, { email: 'Stopped@Example.org' });
    const answer = (
      await invite([
        { email: 'Maria@Example.org', firstName: 'Maria' },
        { email: 'maria@example.org ' },
        { email: 'maria+visit@example.org' },
        { email: 'not an address' },
        { email: 'earlier@example.org' },
        { email: 'stopped@example.org' },
        { email: owner.email.toUpperCase() },
        { email: 'desk@juniper.example.org' },
        { email: 'jo@example.org', firstName: 'Visit evil.com', language: 'tlh' },
      ])
    ).json();
    expect(answer).toMatchObject({
      accepted: 2,
      perDay: 25,
      rejected: [
        { row: 1, reason: 'twice' },
        { row: 2, reason: 'twice' },
        { row: 3, reason: 'unreadable' },
        { row: 4, reason: 'invited' },
        { row: 5, reason: 'unsubscribed' },
        { row: 6, reason: 'team' },
        { row: 7, reason: 'team' },
      ],
    });
    expect((await invite([{ email: 'maria@example.org' }])).json().rejected).toEqual([{ row: 0, reason: 'waiting' }]);
    expect(await stored(one)).toMatchObject([
      { email: 'earlier@example.org' },
      { email: 'maria@example.org', first_name: 'Maria', state: 'waiting', source: 'list' },
      { email: 'jo@example.org', first_name: null, language: 'en' },
    ]);
    await sentLongAgo(one, 181);
    expect((await invite([{ email: 'earlier@example.org' }])).json().accepted).toBe(1);
  });

  it('R1 an address entered twice at once on two nodes is stored once', async () => {
    const one = await inviting();
    const browsers = [one.owner.browser, new TestBrowser(second.app), one.owner.browser, new TestBrowser(second.app)];
    for (const browser of browsers)
      for (const [key, value] of one.owner.browser.cookies) browser.cookies.set(key, value);
    const people = Array.from({ length: 20 }, (_, n) => ({ email: `person${n}@example.org` }));
    const answers = await Promise.all(
      browsers.map((browser) =>
        browser.call(`POST ${one.at}/invitations`, { people, source: 'list', isEveryone: true }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await stored(one)).toHaveLength(20);
  });

  it('R4 spreads a list over days, leaves out what would take longer than 30 days, and a check says the same', async () => {
    const one = await inviting({ timeZone: 'America/New_York' });
    const { owner, at, invite, business } = one;
    await owner.browser.call(`PATCH ${at}/invitation-settings`, { dailyMax: 3, weekdays: [0, 1, 2, 3, 4, 5, 6] });
    const people = Array.from({ length: 100 }, (_, n) => ({ email: `patient${n}@example.org` }));
    const check = (await owner.browser.call(`POST ${at}/invitations/check`, { people })).json();
    const ahead = (await owner.browser.call(`POST ${at}/invitations/check`, { people, ahead: 50 })).json();
    expect(await stored(one)).toEqual([]);
    const answer = (await invite(people)).json();
    expect(answer).toEqual(check);
    expect([answer.accepted, answer.rejected.length, ahead.accepted]).toEqual([
      answer.accepted,
      100 - answer.accepted,
      answer.accepted - 50,
    ]);
    expect([87, 90]).toContain(answer.accepted);
    expect(new Set(answer.rejected.map(({ reason }: { reason: string }) => reason))).toEqual(new Set(['late']));
    const days = await selectRows<{ n: number; hour: number }>(
      db(),
      sql`select count(*)::int as n, extract(hour from send_at at time zone 'America/New_York')::int as hour
          from invitations where business_id = ${business.id} group by send_at`,
    );
    expect(new Set(days.map(({ n, hour }) => `${n} at ${hour}`))).toEqual(new Set(['3 at 10']));
  });

  it('holds 5,000 waiting people of a business and no more', async () => {
    const one = await inviting();
    await db().execute(
      sql`insert into invitations (business_id, person_hash, email, language, source, entered_by, send_at)
          select ${one.business.id}, 'h' || n, n || '@example.org', 'en', 'list', 'Dana', now() + interval '40 days'
          from generate_series(1, 4999) n`,
    );
    const people = [{ email: 'first@example.org' }, { email: 'second@example.org' }];
    const check = async (ahead: number) =>
      (await one.owner.browser.call(`POST ${one.at}/invitations/check`, { people, ahead })).json();
    expect(await check(0)).toMatchObject({ accepted: 1, rejected: [{ row: 1, reason: 'full' }] });
    // The rows of the same list that were checked before take the room too.
    expect(await check(1)).toMatchObject({ accepted: 0, rejected: [{ reason: 'full' }, { reason: 'full' }] });
    const answer = (await one.invite(people)).json();
    expect(answer).toMatchObject({ accepted: 1, rejected: [{ row: 1, reason: 'full' }] });
  });

  it('is refused without the declaration, above 100 people, and while invitations are off', async () => {
    const one = await inviting();
    const many = Array.from({ length: 101 }, (_, n) => ({ email: `p${n}@example.org` }));
    for (const [people, more] of [
      [[{ email: 'a@example.org' }], { isEveryone: false }],
      [[{ email: 'a@example.org' }], { isEveryone: undefined }],
      [many, {}],
      [[], {}],
      [[{ email: 'a@example.org'.repeat(50) }], {}],
      ['a@example.org', {}],
      [[{ email: ['a@example.org'] }], {}],
      [[null], {}],
      [[{ email: 'a@example.org', firstName: 'é'.normalize('NFD').repeat(500) }], {}],
    ] as const)
      expect((await one.invite(people as unknown[], more)).statusCode).toBe(400);
    expect((await one.invite([{ email: `${'a\u0301'.repeat(150)}@example.org` }])).json().rejected).toEqual([
      { row: 0, reason: 'unreadable' },
    ]);
    expect((await one.invite([{ email: 'x'.repeat(9_000_000) }])).statusCode).toBe(413);
    await one.owner.browser.call(`PATCH ${one.at}/invitation-settings`, { isOn: false });
    const off = await one.invite([{ email: 'a@example.org' }]);
    expect([off.statusCode, off.json().code]).toEqual([409, 'invitations_off']);
    expect(await stored(one)).toEqual([]);
  });

  it('a repeated request enters nobody twice and gets the same reply', async () => {
    const one = await inviting();
    const once = { headers: { 'idempotency-key': 'a list' } };
    const body = { people: [{ email: 'maria@example.org' }], source: 'list', isEveryone: true };
    const answers = await Promise.all(
      [1, 2, 3].map(() => one.owner.browser.call(`POST ${one.at}/invitations`, body, once)),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await stored(one)).toHaveLength(1);
  });
});

describe('the list of invitations', () => {
  it('shows masked addresses in pages, and neither a full address nor who opened or was reminded', async () => {
    const one = await inviting();
    await one.invite(Array.from({ length: 60 }, (_, n) => ({ email: `patient${n}@clinic.example.org` })));
    await db().execute(
      sql`update invitations set state = (array['sent', 'reminded'])[1 + id % 2], sent_at = now(), is_opened = id % 3 = 0
          where business_id = ${one.business.id}`,
    );
    const first = (await one.owner.browser.call(`GET ${one.at}/invitations?state=sent`)).json();
    const next = (await one.owner.browser.call(`GET ${one.at}/invitations?cursor=${first.nextCursor}`)).json();
    expect([first.invitations.length, next.invitations.length, next.nextCursor]).toEqual([50, 10, null]);
    expect(first.invitations[0]).toEqual({
      id: expect.any(Number),
      address: 'pat…@clinic.example.org',
      firstName: null,
      language: 'en',
      source: 'list',
      enteredBy: expect.stringMatching(/^Owner /),
      state: 'sent',
      at: expect.any(String),
      enteredAt: expect.any(String),
    });
    expect(new Set(first.invitations.map((line: { state: string }) => line.state))).toEqual(new Set(['sent']));
    expect(first.totals).toMatchObject({ invited: 60, opened: 20, waiting: 0 });
    expect(JSON.stringify([first, next])).not.toContain('patient');
  });

  it('IS-11 finds one person by the whole address, and only in the business of its owner', async () => {
    const [one, other] = [await inviting(), await inviting()];
    for (const { invite } of [one, other])
      await invite([{ email: 'maria.lopez@gmail.com', firstName: 'MARIA' }, { email: 'marialuisa@gmail.com' }]);
    const find = (email: string, browser = one.owner.browser) =>
      browser.call(`GET ${one.at}/invitations?email=${encodeURIComponent(email)}`);
    const answer = (await find(' Maria.Lopez@gmail.com ')).json();
    expect(answer.invitations).toMatchObject([{ address: 'mar…@gmail.com', firstName: 'Maria', state: 'waiting' }]);
    expect(answer.totals).toMatchObject({ invited: 0, waiting: 2 });
    expect((await find('maria@gmail.com')).json().invitations).toEqual([]);
    const half = await find('maria');
    expect([half.statusCode, Object.keys(half.json().fields)]).toEqual([400, ['email']]);
    expect((await find('maria.lopez@gmail.com', other.owner.browser)).statusCode).toBe(404);
    expect(test.logged.join('')).not.toMatch(/maria\.lopez/i);
  });

  it('records who asked whether somebody is a customer, without the address, and no look at the whole list', async () => {
    const one = await inviting();
    const ask = (line: string, body?: object) => one.owner.browser.call(`${line.replace(' ', ` ${one.at}/`)}`, body);
    const people = (...emails: string[]) => ({ people: emails.map((email) => ({ email })) });
    await ask('GET invitations');
    await ask('GET invitations?state=waiting');
    await ask('GET invitations?email=maria.lopez@example.org');
    await ask('POST invitations/check', people('maria.lopez@example.org'));
    await ask('POST invitations/check', people('maria.lopez@example.org', 'jo@example.org'));
    const name = (await one.owner.browser.call('GET /api/user')).json().name;
    const lines = await auditLines(test, one.business.id);
    expect(lines.filter((line) => line.includes('looked up'))).toEqual([
      `${name} looked up the invitations of 2 people`,
      `${name} looked up one person's invitations`,
      `${name} looked up one person's invitations`,
    ]);
    expect(lines.join()).not.toMatch(/maria|@/i);
    const stranger = await makeUser(test);
    const foreign = await stranger.browser.call(`POST ${one.at}/invitations/check`, people('jo@example.org'));
    expect([foreign.statusCode, (await auditLines(test, one.business.id)).length]).toEqual([404, lines.length]);
  });

  it('hides "opened" and "went on" while they would name a person', async () => {
    const one = await inviting();
    await one.invite([{ email: 'maria@example.org' }]);
    await db().execute(sql`update invitations set state = 'sent', sent_at = now(), is_opened = true`);
    const { totals } = (await one.owner.browser.call(`GET ${one.at}/invitations`)).json();
    expect(totals).toMatchObject({ invited: 1, opened: null, wentOn: null });
  });

  it('keeps the totals of a day when the time zone changes', async () => {
    const one = await inviting();
    await db().execute(sql`delete from invitation_totals`);
    await one.invite(['a', 'b', 'c', 'd', 'e'].map((name) => ({ email: `${name}@example.org` })));
    await db().execute(sql`update invitations set state = 'sent', sent_at = now(), is_opened = true`);
    await db().execute(sql`insert into invitation_totals (business_id, day, opened, went_on)
      select id, (now() at time zone time_zone)::date, 4, 0 from businesses where id = ${one.business.id}`);
    const opened = async () => (await one.owner.browser.call(`GET ${one.at}/invitations`)).json().totals.opened;
    for (const timeZone of ['Etc/GMT-14', 'Etc/GMT+12', 'UTC']) {
      expect((await one.owner.browser.call(`PATCH ${one.at}`, { timeZone })).statusCode).toBe(200);
      expect([timeZone, await opened()]).toEqual([timeZone, null]);
    }
  });

  it('cancels a waiting invitation once, and never a sent or foreign one', async () => {
    const one = await inviting();
    await one.invite([{ email: 'maria@example.org' }, { email: 'jo@example.org' }]);
    const [jo, maria] = (await one.owner.browser.call(`GET ${one.at}/invitations`)).json().invitations;
    const cancel = (id: number, browser = one.owner.browser) => browser.call(`DELETE ${one.at}/invitations/${id}`);
    const stranger = await makeUser(test);
    expect((await cancel(jo.id, stranger.browser)).statusCode).toBe(404);
    expect([(await cancel(jo.id)).statusCode, (await cancel(jo.id)).statusCode]).toEqual([200, 409]);
    await db().execute(sql`update invitations set state = 'sent', sent_at = now() where id = ${maria.id}`);
    expect((await cancel(maria.id)).json()).toMatchObject({ code: 'not_waiting' });
    // Canceled before it went out, so that the corrected address can be entered.
    expect((await one.invite([{ email: 'jo@example.org' }])).json().accepted).toBe(1);
  });
});
