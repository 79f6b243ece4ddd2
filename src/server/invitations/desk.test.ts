import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { joinTeam } from '../testing/joining.ts';
import { addToTeam } from '../testing/making-teams.ts';
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
    expect(accepted).toMatchObject({ outcome: 'accepted', address: 'ma…@example.org', sendsAt: before.sendsAt });
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
      address: 'ear…@example.org',
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
    const member = await makeUser(test);
    await addToTeam(test, business.id, member.id, 'viewer');
    for (const { email } of [owner, member])
      expect((await enter(email)).json()).toMatchObject({ ...none, outcome: 'team' });
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
    // A name that a manager chose is not taken for a person.
    const [entry] = (await one.owner.browser.call(`GET ${one.at}/audit-events?kind=invitations`)).json().entries;
    expect(entry).toMatchObject({ userName: 'front-desk screen “Front desk 1”', action: 'canceled' });
    const again = (await one.enter('maria@example.org')).json();
    await db().execute(sql`update invitations set state = 'sent', sent_at = now() where id = ${again.line.id}`);
    expect((await undo(one, again.line.id)).json().code).toBe('not_waiting');
  });

  it('FD-15 shows first names and the time of each entry, so that two lines can be told apart', async () => {
    const { enter, read } = await frontDesk();
    await enter('marion@example.org', { firstName: 'Marion' });
    await enter('margot@example.org', { firstName: 'n/a' });
    const { today } = await read();
    expect(today).toMatchObject([
      { address: 'mar…@example.org', firstName: null },
      { address: 'mar…@example.org', firstName: 'Marion' },
    ]);
    expect(Math.abs(Date.now() - Date.parse(today[0].enteredAt))).toBeLessThan(60_000);
  });

  it('FD-16 is in the app too: its signed-in owner needs no key, and no one else gets in that way', async () => {
    const { owner, business, call, enter, read } = await frontDesk();
    const stranger = await makeBusiness(test, {});
    const own = `/api/desk/business-${business.id}`;
    await enter('jo@example.org');
    const opened = (await owner.browser.call(`GET ${own}`)).json();
    expect(opened).toMatchObject({
      deskName: expect.stringMatching(/^Owner /),
      businessName: business.name,
      today: [],
    });
    const { line } = (await owner.browser.call(`POST ${own}/invitations`, { email: 'maria@example.org' })).json();
    expect((await owner.browser.call(`GET ${own}`)).json().today).toEqual([line]);
    expect((await read()).today).toHaveLength(1);
    for (const other of [call, stranger.owner.browser.call.bind(stranger.owner.browser)]) {
      expect((await other(`GET ${own}`)).json()).toEqual({
        error: 'This screen was turned off. Ask your manager.',
        code: 'not_found',
      });
      expect((await other(`POST ${own}/invitations`, { email: 'al@example.org' })).statusCode).toBe(404);
      expect((await other(`DELETE ${own}/invitations/${line.id}`)).statusCode).toBe(404);
      expect((await other(`POST ${own}/do-not-contact`, { email: 'al@example.org' })).statusCode).toBe(404);
    }
    expect((await owner.browser.call(`DELETE ${own}/invitations/${line.id}`)).statusCode).toBe(200);
    expect((await owner.browser.call(`GET ${own}`)).json().today).toMatchObject([{ id: line.id, state: 'canceled' }]);
  });

  it('FD-16 shows a signed-in person their own entries alone, also beside somebody of the same name', async () => {
    const { owner, at, business } = await frontDesk();
    const [first, second] = [await makeUser(test, { name: 'Sam Lee' }), await makeUser(test, { name: 'Sam Lee' })];
    for (const sam of [first, second]) await joinTeam(owner, business.id, sam, 'frontDesk');
    const desk = `/api/desk/business-${business.id}`;
    await first.browser.call(`POST ${desk}/invitations`, { email: 'maria@example.net' });
    const mine = (await first.browser.call(`GET ${desk}`)).json();
    expect(mine.today).toHaveLength(1);
    expect((await second.browser.call(`GET ${desk}`)).json().today).toEqual([]);
    const again = (await second.browser.call(`POST ${desk}/invitations`, { email: 'maria@example.net' })).json();
    expect(again).toMatchObject({ outcome: 'waiting', line: null });
    const undo = `DELETE ${desk}/invitations/${mine.today[0].id}`;
    expect((await second.browser.call(undo)).statusCode).toBe(404);
    expect((await first.browser.call(undo)).statusCode).toBe(200);
    const { invitations: listed } = (await owner.browser.call(`GET ${at}/invitations`)).json();
    expect(listed).toMatchObject([{ enteredBy: 'Sam Lee' }]);
  });

  it('FD-16 gets a new address on request: the old one ends at once, today’s list stays', async () => {
    const { owner, at, made, key, call, enter } = await frontDesk();
    const stranger = await makeBusiness(test, {});
    await enter('maria@example.org');
    const renewal = `POST ${at}/desks/${made.id}/address`;
    expect((await stranger.owner.browser.call(renewal)).statusCode).toBe(404);
    expect((await call(`GET /api/desk/${key}`)).statusCode).toBe(200);
    const renewed = (await owner.browser.call(renewal)).json();
    expect(renewed).toMatchObject({ id: made.id, name: 'Front desk 1' });
    expect(renewed.address).toMatch(/^http:\/\/localhost:3000\/desk\/[\w-]{43}$/);
    expect((await call(`GET /api/desk/${key}`)).statusCode).toBe(404);
    const next = (await call(`GET /api/desk/${renewed.address.split('/').at(-1)}`)).json();
    expect(next.today).toHaveLength(1);
    await owner.browser.call(`DELETE ${at}/desks/${made.id}`);
    expect((await owner.browser.call(renewal)).statusCode).toBe(404);
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

  it('is off while its owner’s account is deactivated', async () => {
    const { owner, key, call, enter } = await frontDesk();
    const setActive = (isActive: boolean) =>
      db().execute(sql`update users set is_active = ${isActive} where id = ${owner.id}`);
    await setActive(false);
    expect((await call(`GET /api/desk/${key}`)).statusCode).toBe(404);
    expect((await enter('maria@example.org')).statusCode).toBe(404);
    await setActive(true);
    expect((await enter('maria@example.org')).json().outcome).toBe('accepted');
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
