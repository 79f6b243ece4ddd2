import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1', PUBLIC_URL: 'http://localhost:3000' });
});
afterAll(() => test.close());

const db = () => test.services.database.db;
/** As a screen without a login: another browser, from its own address. */
let addresses = 0;
function screen() {
  const browser = new TestBrowser(test.app);
  addresses += 1;
  const remoteAddress = `10.1.${addresses >> 8}.${addresses & 255}`;
  return (line: string, body?: unknown, headers: Record<string, string> = {}) =>
    browser.call(line, body, { remoteAddress, headers });
}

async function frontDesk() {
  const { owner, business } = await makeBusiness(test, { fields: { timeZone: 'America/New_York' } });
  const at = `/api/businesses/${business.id}`;
  const on = { isOn: true, postalAddress: '12 Juniper Street, Asheville, NC 28801' };
  await owner.browser.call(`PATCH ${at}/invitation-settings`, on);
  const made = (await owner.browser.call(`POST ${at}/desks`, { name: 'Front desk 1' })).json();
  const key = /\/desk\/([\w-]{43})$/.exec(made.address)?.[1] ?? '';
  const call = screen();
  const enter = (email: string, more: object = {}) => call(`POST /api/desk/${key}/invitations`, { email, ...more });
  return { owner, business, at, made, key, call, enter, read: async () => (await call(`GET /api/desk/${key}`)).json() };
}

describe('a front-desk screen', () => {
  it('invites one person after the other and shows today’s masked lines alone', async () => {
    const desk = await frontDesk();
    const { enter, read, business, owner, at } = desk;
    const page = `http://localhost:3000/thumbs-up-down/${business.slug}`;
    expect((await read()).codeLink).toBe(page);
    for (const [name, kind] of [
      ['Front desk', 'desk'],
      ['Phone', 'phone'],
    ])
      await owner.browser.call(`POST ${at}/places`, { name, kind });
    const before = await read();
    expect(before).toMatchObject({
      deskName: 'Front desk 1',
      businessName: business.name,
      codeLink: `${page}?p=front-desk`,
      phoneLink: `${page}?p=phone`,
      languages: [{ code: 'en', name: 'English' }],
      hold: null,
      timeZone: 'America/New_York',
      today: [],
    });
    const accepted = (await enter('Maria@Example.org', { firstName: 'Maria', language: 'en' })).json();
    expect(accepted).toMatchObject({ outcome: 'accepted', address: 'm…@example.org', sendsAt: before.sendsAt });
    expect(accepted.line.at).toBe(before.sendsAt);
    expect((await enter('maria@example.org')).json()).toMatchObject({
      outcome: 'waiting',
      line: { id: accepted.line.id },
    });
    expect((await enter('jo@example.org')).json().outcome).toBe('accepted');
    await db().execute(
      sql`update invitations set created_at = now() - interval '2 days' where email = 'jo@example.org'`,
    );
    const after = await read();
    expect(after.today).toEqual([accepted.line]);
    expect(JSON.stringify(after)).not.toContain('maria');
  });

  it('says when a person was invited, that they stopped, or that they belong to the team, and no more', async () => {
    const { enter, owner, business, call, key, read } = await frontDesk();
    await enter('earlier@example.org');
    await db().execute(
      sql`update invitations set state = 'sent', send_at = null, sent_at = '2026-09-12T16:00:00Z' where business_id = ${business.id}`,
    );
    const none = { line: null, invitedOn: null, againFrom: null };
    const sendsAt = expect.any(String);
    expect((await enter('earlier@example.org')).json()).toEqual({
      ...none,
      outcome: 'invited',
      address: 'e…@example.org',
      invitedOn: '2026-09-12',
      againFrom: '2027-03-11',
      sendsAt,
    });
    const stopped = await call(`POST /api/desk/${key}/do-not-contact`, { email: 'sam@example.org' });
    expect(stopped.json()).toEqual({ address: 's…@example.org' });
    expect((await enter('sam@example.org')).json()).toEqual({
      ...none,
      outcome: 'unsubscribed',
      address: 's…@example.org',
      sendsAt,
    });
    expect((await enter(owner.email)).json()).toMatchObject({ ...none, outcome: 'team' });
    expect((await enter('not an address')).statusCode).toBe(400);
    expect((await read()).today).toHaveLength(1);
  });

  it('undoes its own line of today while it waits', async () => {
    const one = await frontDesk();
    const other = await frontDesk();
    const { line } = (await one.enter('maria@example.org')).json();
    const undo = (desk: typeof one, id = line.id) => desk.call(`DELETE /api/desk/${desk.key}/invitations/${id}`);
    expect((await undo(other)).statusCode).toBe(404);
    expect([(await undo(one)).statusCode, (await undo(one)).statusCode]).toEqual([200, 409]);
    expect((await one.read()).today).toMatchObject([{ id: line.id, state: 'canceled' }]);
    const again = (await one.enter('maria@example.org')).json();
    await db().execute(sql`update invitations set state = 'sent', sent_at = now() where id = ${again.line.id}`);
    expect((await undo(one, again.line.id)).json().code).toBe('not_waiting');
  });

  it('a wrong, a malformed and a revoked key get the same 404, and a right key is never locked out', async () => {
    const { owner, at, made, key, call } = await frontDesk();
    const kept = (await owner.browser.call(`POST ${at}/desks`, { name: 'Tablet, room 2' })).json();
    expect((await owner.browser.call(`DELETE ${at}/desks/${made.id}`)).statusCode).toBe(200);
    expect((await owner.browser.call(`DELETE ${at}/desks/${made.id}`)).statusCode).toBe(404);
    const answers = [];
    for (const wrong of [key, 'A'.repeat(43), 'x', '%F0%9F%91%8D']) {
      const { statusCode, body } = await call(`GET /api/desk/${wrong}`);
      answers.push(`${statusCode} ${body}`);
      const posted = await call(`POST /api/desk/${wrong}/invitations`, { email: 'maria@example.org' });
      answers.push(`${posted.statusCode} ${posted.body}`);
    }
    expect(new Set(answers)).toEqual(
      new Set(['404 {"error":"This screen was turned off. Ask your manager.","code":"not_found"}']),
    );
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await call(`GET /api/desk/${'B'.repeat(43)}`)).statusCode);
    expect(statuses).toEqual([404, 404, 429, 429]);
    const right = kept.address.split('/').at(-1);
    expect((await call(`GET /api/desk/${right}`)).statusCode).toBe(200);
  });

  it('its key is stored as a hash, shown once and in no log', async () => {
    const { owner, at, key, call } = await frontDesk();
    await call(`GET /api/desk/${key}`);
    const stored = JSON.stringify(await selectRows(db(), sql`select * from desks`));
    const settings = (await owner.browser.call(`GET ${at}/invitation-settings`)).body;
    expect([stored, settings, test.logged.join('')].filter((text) => text.includes(key))).toEqual([]);
  });

  it('enters 60 people an hour and no more, a retry counts once', async () => {
    const { enter, call, key } = await frontDesk();
    for (let n = 0; n < 3; n += 1) {
      const retried = await call(
        `POST /api/desk/${key}/invitations`,
        { email: 'maria@example.org' },
        { 'idempotency-key': 'one tap' },
      );
      expect(retried.json().outcome).toBe('accepted');
    }
    const statuses = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await enter(`p${n}@example.org`)).statusCode);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([59, 429]);
  });

  it('stores nothing while invitations are off, and reading changes no row', async () => {
    const { owner, at, enter, read, key, call } = await frontDesk();
    await owner.browser.call(`PATCH ${at}/invitation-settings`, { isOn: false });
    expect((await enter('maria@example.org')).json()).toMatchObject({ outcome: 'off', sendsAt: null, line: null });
    const rows = () =>
      selectRows(
        db(),
        sql`select (select json_agg(d) from desks d) as desks, (select count(*) from invitations) as invitations,
              (select json_agg(r) from rate_limit_counters r) as limits`,
      );
    const before = await rows();
    expect((await read()).hold).toBe('off');
    await call(`GET /api/desk/${key}`);
    expect(await rows()).toEqual(before);
  });
});

describe('settings', () => {
  const patch = async (change: object) => {
    const desk = await frontDesk();
    return desk.owner.browser.call(`PATCH ${desk.at}/invitation-settings`, change);
  };

  it('are off and careful at first, and need a postal address', async () => {
    const { owner, business } = await makeBusiness(test, { fields: { googleCategory1: 'Bakery' } });
    const clinic = await makeBusiness(test, { owner });
    const read = async (id: number) =>
      (await owner.browser.call(`GET /api/businesses/${id}/invitation-settings`)).json();
    expect(await read(business.id)).toMatchObject({
      isOn: false,
      isPaused: false,
      afterDays: 1,
      fromHour: 10,
      toHour: 18,
      weekdays: [1, 2, 3, 4, 5],
      sendsReminder: true,
      dailyMax: 25,
      cooldownDays: 180,
      namesBusiness: true,
      ownSentence: '',
      basis: 'agreed',
      replyTo: null,
      postalAddress: '',
      feedbackEmail: 'desk@willow.example.org',
      emailFailsSince: null,
      desks: [],
      tokens: [],
    });
    expect((await read(clinic.business.id)).namesBusiness).toBe(false);
    const on = await owner.browser.call(`PATCH /api/businesses/${business.id}/invitation-settings`, { isOn: true });
    expect([on.statusCode, on.json().fields]).toEqual([
      400,
      { postalAddress: 'Enter a postal address first. The law asks for it in every email.' },
    ]);
  });

  it.each([
    [{ afterDays: 3 }],
    [{ fromHour: 18, toHour: 10 }],
    [{ fromHour: 18 }],
    [{ toHour: 25 }],
    [{ weekdays: [] }],
    [{ weekdays: [7] }],
    [{ dailyMax: 0 }],
    [{ dailyMax: 201 }],
    [{ dailyMax: 1.5 }],
    [{ cooldownDays: 89 }],
    [{ cooldownDays: 366 }],
    [{ ownSentence: 'x'.repeat(161) }],
    [{ ownSentence: 'See evil.example.com for more.' }],
    [{ postalAddress: 'https://evil.example.com' }],
    [{ postalAddress: '' }],
    [{ postalAddress: 'One line\nand another' }],
    [{ replyTo: 'nobody' }],
    [{ basis: 'none' }],
    [{ isOn: 'yes' }],
  ])('refuse %j', async (change) => {
    expect((await patch(change)).statusCode).toBe(400);
  });

  it('lint the own sentence', async () => {
    const refused = await patch({ ownSentence: 'Mention your 5-star visit and get 10% off your next cleaning!' });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'policy']);
    expect(refused.json().fields.ownSentence).toEqual(expect.any(String));
    const allowed = await patch({ ownSentence: 'We’ve moved the entrance to the courtyard side.' });
    expect(allowed.json().ownSentence).toBe('We’ve moved the entrance to the courtyard side.');
  });

  it('hold 20 screens and 10 tokens, and are the owner’s alone', async () => {
    const { owner, at } = await frontDesk();
    await db().execute(sql`delete from rate_limit_counters`);
    for (const [path, max] of [
      ['desks', 19],
      ['api-tokens', 10],
    ] as const) {
      const statuses = [];
      for (let n = 0; n <= max; n += 1) {
        if (n % 9 === 0) await db().execute(sql`delete from rate_limit_counters`);
        statuses.push((await owner.browser.call(`POST ${at}/${path}`, { name: `Number ${n}` })).statusCode);
      }
      expect([path, statuses.indexOf(409)]).toEqual([path, max]);
    }
    const administrator = await makeUser(test, { isAdmin: true });
    for (const line of [`GET ${at}/invitations`, `GET ${at}/invitation-settings`])
      expect((await administrator.browser.call(line)).statusCode).toBe(404);
  });

  it('send the owner a test, with links that lead to the public page', async () => {
    const { owner, at, business } = await frontDesk();
    expect((await owner.browser.call(`POST ${at}/test-invitation`)).json()).toEqual({ email: owner.email });
    const [sent] = await selectRows<{ text: string; headers: object }>(
      db(),
      sql`select * from emails where recipient = ${owner.email} and key like 'test invitation %'`,
    );
    expect(sent?.text).toContain(`http://localhost:3000/thumbs-up-down/${business.slug}`);
    expect(sent?.text).not.toContain('/i/');
  });
});
