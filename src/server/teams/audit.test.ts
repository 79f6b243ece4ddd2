import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeInbox, sendMessage } from '../testing/conversations.ts';
import { makeUser } from '../testing/factories.ts';
import { makeInviting } from '../testing/inviting.ts';
import { auditLines, joinTeam } from '../testing/joining.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
let maya: Awaited<ReturnType<typeof makeUser>>;
let dana: Awaited<ReturnType<typeof makeUser>>;
let inbox: Awaited<ReturnType<typeof makeInbox>>;
let id: number;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
  maya = await makeUser(test, { name: 'Maya Lindqvist' });
  dana = await makeUser(test, { name: 'Dana Whitfield' });
  inbox = await makeInbox(test, { owner: maya });
  id = inbox.business.id;
  await joinTeam(maya, id, dana, 'manager');
});
afterAll(() => test.close());

type Answer = Awaited<ReturnType<TestBrowser['call']>>;
const ok = (answer: Answer): Answer => {
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return answer;
};
const tomorrow = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);
const log = async (query = '') =>
  (await maya.browser.call(`GET /api/businesses/${id}/audit-events${query}`)).json() as {
    entries: { id: number; userName: string; action: string; subject: string; kind: string }[];
    nextCursor: number | null;
    people: { id: number; name: string }[];
  };

describe('each action leaves one entry, without a word of a customer', () => {
  const secret = {
    name: 'Ilse Ravn',
    email: 'ilse.ravn@example.org',
    phone: '555 0101',
    feedback: 'The crown fell out.',
  };

  it('AU-1 for everything that people do at a business', async () => {
    const message = await sendMessage(test, inbox, secret);
    const { deskId, tokenId, invitationId } = await makeInviting(test, id);
    const before = (await auditLines(test, id)).length;
    const base = `/api/businesses/${id}`;
    const about = encodeURIComponent(secret.email);
    const calls: readonly (readonly [string, object | undefined, string])[] = [
      [`GET ${base}/feedback`, undefined, 'Dana Whitfield looked through the inbox, 1 message'],
      [`GET ${base}/feedback?query=crown`, undefined, 'Dana Whitfield searched the inbox, 1 message'],
      [`GET /api/feedback`, undefined, 'Dana Whitfield looked through the inbox, 1 message'],
      [`GET ${message.url}`, undefined, `Dana Whitfield opened message ${message.id}`],
      [
        `POST ${message.url}/notes`,
        { text: 'Called Ilse Ravn back.' },
        `Dana Whitfield added a note to message ${message.id}`,
      ],
      [
        `POST ${message.url}/replies`,
        { text: 'We are sorry, Ilse. Please come in.', version: 1 },
        `Dana Whitfield answered message ${message.id}`,
      ],
      [
        `POST ${message.url}/assignee`,
        { userId: maya.id },
        `Dana Whitfield assigned message ${message.id} to Maya Lindqvist`,
      ],
      [
        'POST /api/feedback/states',
        { messages: [{ id: message.id, state: 'waiting', snoozedUntil: tomorrow }] },
        `Dana Whitfield marked message ${message.id} as snoozed until ${tomorrow}`,
      ],
      [
        'POST /api/feedback/states',
        { messages: [{ id: message.id, state: 'done' }] },
        `Dana Whitfield marked message ${message.id} as done`,
      ],
      [`PATCH ${message.url}`, { state: 'waiting' }, `Dana Whitfield marked message ${message.id} as waiting`],
      [`PATCH ${message.url}`, { mayEmail: false }, `Dana Whitfield stopped emails about message ${message.id}`],
      [`PATCH ${message.url}`, { mayEmail: true }, `Dana Whitfield allowed emails about message ${message.id}`],
      [
        `GET /api/analytics/${id}/insights.csv?from=2026-01-01&to=2026-01-31`,
        undefined,
        'Dana Whitfield downloaded Insights as CSV',
      ],
      [`GET ${base}/feedback.csv`, undefined, 'Dana Whitfield downloaded all private messages as CSV'],
      [`GET /api/feedback.csv`, undefined, 'Dana Whitfield downloaded all private messages as CSV'],
      [`GET ${base}/people?email=${about}`, undefined, "Dana Whitfield exported one person's data"],
      [
        `POST ${base}/invitations`,
        { people: [{ email: 'maria@example.org' }], source: 'list', isEveryone: true },
        'Dana Whitfield invited 1 customer of a list',
      ],
      [`DELETE ${base}/invitations/${invitationId}`, {}, 'Dana Whitfield canceled an invitation'],
      [
        `PATCH ${base}/invitation-settings`,
        { dailyMax: 10 },
        'Dana Whitfield changed the invitation settings: daily max',
      ],
      [`POST ${base}/desks`, { name: 'Front desk 2' }, 'Dana Whitfield added the front-desk screen “Front desk 2”'],
      [`DELETE ${base}/desks/${deskId}`, {}, 'Dana Whitfield ended the front-desk screen “Front desk 1”'],
      [`DELETE ${base}/api-tokens/${tokenId}`, {}, 'Dana Whitfield revoked the API token “Practice software”'],
      [`POST ${base}/do-not-contact`, { email: secret.email }, "Dana Whitfield stopped one person's invitations"],
      [
        `PATCH ${base}`,
        { city: 'Asheville', nickname: 'Willow' },
        `Dana Whitfield edited city, nickname of ${inbox.business.name} (${inbox.business.slug})`,
      ],
      [`DELETE ${message.url}`, {}, `Dana Whitfield deleted message ${message.id}`],
      [`DELETE ${base}/people`, { email: secret.email }, "Dana Whitfield erased one person's 0 private messages"],
    ];
    for (const [call, body, line] of calls) {
      ok(await dana.browser.call(call, body));
      expect([call, (await auditLines(test, id))[0]]).toEqual([call, line]);
    }
    expect((await auditLines(test, id)).length - before).toBe(calls.length);
    const stored = JSON.stringify(await selectRows(test.services.database.db, sql`select * from audit_events`));
    for (const word of ['Ilse', 'ilse.ravn', '555 0101', 'crown', 'Called', 'sorry', 'maria@'])
      expect([word, stored.includes(word)]).toEqual([word, false]);
  });

  it('for a selection, with the count', async () => {
    const { db } = test.services.database;
    const messages: { id: number }[] = [];
    for (let n = 0; n < 3; n += 1) messages.push(await sendMessage(test, inbox, { feedback: `A selection ${n}.` }));
    const states = (state: string) => ({ messages: messages.map((one) => ({ id: one.id, state })) });
    const before = await auditLines(test, id);
    ok(await dana.browser.call('POST /api/feedback/states', states('done')));
    ok(await dana.browser.call('POST /api/feedback/states', states('done')));
    expect(await auditLines(test, id)).toEqual(['Dana Whitfield marked 3 messages as done', ...before]);
    ok(await dana.browser.call('POST /api/feedback/states', states('waiting')));
    await db.execute(sql`update businesses set offers_marking_done = true where id = ${id}`);
    await db.execute(sql`update feedback set waiting_since = now() - interval '3 days' where business_id = ${id}`);
    const { marked } = ok(await dana.browser.call('POST /api/feedback/older', { markDone: true })).json();
    expect((await auditLines(test, id))[0]).toBe(`Dana Whitfield marked ${marked} messages as done`);
    expect(marked).toBeGreaterThanOrEqual(3);
  });

  it('for a front-desk screen that stops the emails to a person', async () => {
    const { key } = await makeInviting(test, id);
    ok(await new TestBrowser(test.app).call(`POST /api/desk/${key}/do-not-contact`, { email: secret.email }));
    expect((await auditLines(test, id))[0]).toMatch(
      /^front-desk screen “Front desk .* stopped one person's invitations$/,
    );
  });

  it('for everything of an owner as one file', async () => {
    ok(await maya.browser.call('GET /api/export.zip'));
    expect((await auditLines(test, id))[0]).toBe('Maya Lindqvist downloaded everything as one ZIP file');
  });

  it('but not for a download that fails at its start', async () => {
    const { db } = test.services.database;
    const before = await auditLines(test, id);
    await db.execute(sql`alter table feedback rename column state to state_away`);
    for (const call of [`GET /api/businesses/${id}/feedback.csv`, 'GET /api/feedback.csv'])
      expect([call, (await maya.browser.call(call)).statusCode]).toEqual([call, 500]);
    await db.execute(sql`alter table feedback rename column state_away to state`);
    expect(await auditLines(test, id)).toEqual(before);
  });

  it('AU-2 and nothing happens if its entry cannot be written', async () => {
    const { db } = test.services.database;
    const message = await sendMessage(test, inbox, {});
    await db.execute(
      sql`create function refuse_entry() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`,
    );
    await db.execute(sql`create trigger refuse_entry before insert on audit_events execute function refuse_entry()`);
    const tried: readonly (readonly [string, object | undefined])[] = [
      [`GET ${message.url}`, undefined],
      [`POST ${message.url}/notes`, { text: 'Nobody was here.' }],
      [`DELETE ${message.url}`, {}],
      [`GET /api/businesses/${id}/feedback.csv`, undefined],
      [`PATCH /api/businesses/${id}/team/${dana.id}`, { role: 'viewer' }],
      [`POST /api/businesses/${id}/transfer`, { userId: dana.id }],
      [`DELETE /api/businesses/${id}`, {}],
    ];
    for (const [call, body] of tried)
      expect([call, (await maya.browser.call(call, body)).statusCode]).toEqual([call, 500]);
    await db.execute(sql`drop trigger refuse_entry on audit_events`);
    const [state] = await selectRows(
      db,
      sql`select b.user_id::int as owner, m.role, (select count(*)::int from feedback_events where feedback_id = ${message.id}) as events
          from businesses b join memberships m on m.business_id = b.id where b.id = ${id}`,
    );
    expect(state).toEqual({ owner: maya.id, role: 'manager', events: 0 });
  });
});

describe('the owner reads the log', () => {
  it('AU-4 with the sign-ins of the team since each joined, and the failed ones', async () => {
    const browser = new TestBrowser(test.app);
    const wrong = await browser.call('POST /api/login', { email: dana.email, password: 'not this one' });
    expect(wrong.statusCode).toBe(401);
    ok(await browser.call('POST /api/login', dana));
    const { entries } = await log('?kind=sign-in');
    expect(
      entries.slice(0, 2).map(({ userName, action, subject }) => `${userName} ${action} ${subject}`.trim()),
    ).toEqual([
      'Dana Whitfield signed in from a browser',
      `Someone tried to sign in with a wrong password to ${dana.email}`,
    ]);
    // Dana's first login was before she joined.
    expect(
      entries.filter(({ userName, action }) => userName === 'Dana Whitfield' && action === 'signed in'),
    ).toHaveLength(1);
    await new TestBrowser(test.app).call('POST /api/login', { email: 'nobody@example.org', password: 'not this one' });
    expect((await log('?kind=sign-in')).entries).toHaveLength(entries.length);
  });

  it('with signing out, ended browsers and new passwords', async () => {
    const kim = await makeUser(test, { name: 'Kim Vale' });
    await joinTeam(maya, id, kim, 'viewer');
    const signedIn = async () => {
      const browser = new TestBrowser(test.app);
      ok(await browser.call('POST /api/login', kim));
      return browser;
    };
    const [first, second, third] = [await signedIn(), await signedIn(), await signedIn()];
    const { browsers } = ok(await first.call('GET /api/security/browsers')).json();
    const other = browsers.find((one: { isThis: boolean }) => !one.isThis);
    ok(await first.call(`DELETE /api/security/browsers/${other.id}`));
    ok(await first.call('POST /api/security/browsers/end-others'));
    ok(await first.call('POST /api/logout'));
    // The session is over: a second click says nothing.
    ok(await first.call('POST /api/logout'));
    ok(await second.call('POST /api/logout'));
    ok(await third.call('POST /api/logout'));
    const fourth = await signedIn();
    ok(await fourth.call('POST /api/logout-everywhere'));
    const { entries } = await log(`?userId=${kim.id}&kind=sign-in`);
    expect(entries.map(({ action }) => action)).toEqual([
      'signed out everywhere',
      'signed in',
      'signed out',
      'signed all other browsers out',
      'signed another browser out',
      'signed in',
      'signed in',
      'signed in',
    ]);
  });

  it('page by page, by person, kind and day, also people who left', async () => {
    const theo = await makeUser(test, { name: 'Theo Ramos' });
    await joinTeam(maya, id, theo, 'manager');
    for (let n = 0; n < 60; n += 1) ok(await theo.browser.call(`GET /api/businesses/${id}/feedback`));
    ok(await theo.browser.call(`DELETE /api/businesses/${id}/team/${theo.id}`));
    const first = await log(`?userId=${theo.id}`);
    const second = await log(`?userId=${theo.id}&cursor=${first.nextCursor}`);
    expect([first.entries.length, second.entries.length, second.nextCursor]).toEqual([50, 12, null]);
    expect(first.entries[0]).toMatchObject({ action: 'left the team', subject: '' });
    expect(first.people).toContainEqual({ id: theo.id, name: 'Theo Ramos' });
    expect((await log(`?userId=${theo.id}&kind=messages`)).entries).toHaveLength(50);
    expect((await log('?to=2026-01-01')).entries).toEqual([]);
    expect((await log('?from=2026-01-01')).entries).toHaveLength(50);
    for (const bad of ['?kind=other', '?from=yesterday', '?cursor=x', '?userId=0'])
      expect([bad, (await maya.browser.call(`GET /api/businesses/${id}/audit-events${bad}`)).statusCode]).toEqual([
        bad,
        400,
      ]);
  });

  it('AU-6 as CSV, and nobody else does', async () => {
    const csv = ok(await maya.browser.call(`GET /api/businesses/${id}/audit-events.csv`)).body;
    expect(csv.split('\r\n')[0]).toBe('\ufeff"Time","Time zone","Person","Number","Role","Kind","Action","Subject"');
    expect(csv).toContain(`"Dana Whitfield","${dana.id}","","messages","answered","message `);
    for (const call of ['audit-events', 'audit-events.csv'])
      expect((await dana.browser.call(`GET /api/businesses/${id}/${call}`)).statusCode).toBe(404);
  });

  it('AU-7 which the database keeps as it is: no call changes or deletes an entry', async () => {
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE'])
      expect((await maya.browser.call(`${method} /api/businesses/${id}/audit-events`)).statusCode).toBe(405);
  });
});
