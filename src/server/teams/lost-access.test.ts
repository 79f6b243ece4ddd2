import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { personOf } from '../invitations/person-of.ts';
import { makePersonToken } from '../invitations/person-token.ts';
import { invitationEmails } from '../invitations/unsubscribe-kind.ts';
import { confirmAddress, makeBusiness, makeUser } from '../testing/factories.ts';
import { addToTeam } from '../testing/making-teams.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
let mona: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '100' });
  mona = await makeUser(test, { name: 'Mona', isAdmin: true });
});
afterAll(() => test.close());

/** A business whose messages and replies go to its manager's confirmed mailbox. */
async function makeTwo() {
  const maya = await makeUser(test, { name: 'Maya Lindqvist' });
  const dana = await makeUser(test, { name: 'Dana Whitfield' });
  const { business } = await makeBusiness(test, { owner: maya, fields: { feedbackMail: 'full' } });
  const { id } = business;
  await addToTeam(test, id, dana.id, 'manager');
  await sendTo(maya, id, dana.email);
  await confirmAddress(test, dana.email);
  return { maya, dana, id };
}
type Person = Awaited<ReturnType<typeof makeUser>>;

async function sendTo(owner: Person, id: number, feedbackEmail: string) {
  const changed = await owner.browser.call(`PATCH /api/businesses/${id}`, { feedbackEmail });
  expect(changed.statusCode).toBe(200);
  await test.services.database.db.execute(
    sql`update businesses set invitation_settings = coalesce(invitation_settings, '{}')
          || jsonb_build_object('replyTo', ${feedbackEmail}::text) where id = ${id}`,
  );
}

let sent = 0;
/** The mailboxes that get the words of a new message. */
async function mailboxes(id: number): Promise<string[]> {
  sent += 1;
  const feedback = `The door was hard to open, for the ${sent}th time.`;
  const answer = await new TestBrowser(test.app).call(`POST /api/businesses/${id}/send-feedback`, { feedback });
  expect(answer.statusCode).toBe(200);
  const found = await selectRows<{ recipient: string }>(
    test.services.database.db,
    sql`select recipient from emails where text like ${`%${feedback}%`}`,
  );
  return found.map(({ recipient }) => recipient);
}

async function replyTo(id: number): Promise<string | null> {
  const [row] = await selectRows<{ address: string | null }>(
    test.services.database.db,
    sql`select invitation_settings->>'replyTo' as address from businesses where id = ${id}`,
  );
  return row?.address ?? null;
}

describe('private messages no longer go to the mailbox of', () => {
  it.each(['viewer', 'frontDesk'])('a manager who becomes %s', async (role) => {
    const { maya, dana, id } = await makeTwo();
    expect(await mailboxes(id)).toEqual([dana.email]);
    const changed = await maya.browser.call(`PATCH /api/businesses/${id}/team/${dana.id}`, { role });
    expect(changed.statusCode).toBe(200);
    expect([await mailboxes(id), await replyTo(id)]).toEqual([[maya.email], null]);
  });

  it('a manager whose account is deleted', async () => {
    const { maya, dana, id } = await makeTwo();
    expect((await mona.browser.call(`DELETE /api/admin/users/${dana.id}`)).statusCode).toBe(200);
    expect([await mailboxes(id), await replyTo(id)]).toEqual([[maya.email], null]);
  });

  it('the former owner after an administrator transferred the business', async () => {
    const { maya, dana, id } = await makeTwo();
    await sendTo(maya, id, maya.email);
    await maya.browser.call(`POST /api/businesses/toggle-active/${maya.id}`, { isActive: false });
    const moved = await mona.browser.call(`POST /api/admin/businesses/${id}/transfer`, { userId: dana.id });
    expect(moved.statusCode).toBe(200);
    expect([await mailboxes(id), await replyTo(id)]).toEqual([[dana.email], null]);
  });

  it.each<[string, (dana: Person) => ReturnType<TestBrowser['call']>]>([
    ['by an administrator', ({ id }) => mona.browser.call(`POST /api/admin/toggle-active/${id}`, { isActive: false })],
    [
      'by the person',
      ({ id, browser }) => browser.call(`POST /api/businesses/toggle-active/${id}`, { isActive: false }),
    ],
  ])('a manager whose account is deactivated %s, until it is active again', async (_, deactivate) => {
    const { maya, dana, id } = await makeTwo();
    expect((await deactivate(dana)).statusCode).toBe(200);
    expect(await mailboxes(id)).toEqual([]);
    expect((await maya.browser.call(`GET /api/businesses/${id}/feedback`)).json().feedback).toHaveLength(1);
    await mona.browser.call(`POST /api/admin/toggle-active/${dana.id}`, { isActive: true });
    expect(await mailboxes(id)).toEqual([dana.email]);
  });
});

describe('while they wait for the mail server, emails follow', () => {
  const waiting = async () =>
    selectRows<{ kind: string; recipient: string; replyTo: string | null }>(
      test.services.database.db,
      sql`select kind, recipient, reply_to as "replyTo" from emails
          where state = 'waiting' and kind in ('feedback', 'assigned', 'invitation') order by kind`,
    );
  it.each<[string, boolean, (two: Awaited<ReturnType<typeof makeTwo>>) => ReturnType<TestBrowser['call']>]>([
    ['a removal', true, ({ maya, dana, id }) => maya.browser.call(`DELETE /api/businesses/${id}/team/${dana.id}`)],
    [
      'a role without messages',
      true,
      ({ maya, dana, id }) => maya.browser.call(`PATCH /api/businesses/${id}/team/${dana.id}`, { role: 'viewer' }),
    ],
    ['the deletion of the account', true, ({ dana }) => mona.browser.call(`DELETE /api/admin/users/${dana.id}`)],
    [
      'the deactivation of the account',
      false,
      ({ dana }) => dana.browser.call(`POST /api/businesses/toggle-active/${dana.id}`, { isActive: false }),
    ],
  ])('%s', async (_, goesToOwner, lose) => {
    const { db } = test.services.database;
    const two = await makeTwo();
    const { maya, dana, id } = two;
    await db.execute(sql`delete from emails`);
    expect(await mailboxes(id)).toEqual([dana.email]);
    await db.execute(sql`insert into emails (key, kind, owner_id, recipient, reply_to, subject, text) values
      (${`assigned ${id}`}, 'assigned', ${dana.id}, ${dana.email}, null, 'Assigned', ''),
      (${`invitation ${id}`}, 'invitation', ${maya.id}, 'sam@example.net', ${dana.email}, 'How was it?', '')`);
    await db.execute(sql`insert into invitations (business_id, email, language, source, entered_by, state, email_key)
      values (${id}, 'sam@example.net', 'en', 'list', 'Dana', 'sent', ${`invitation ${id}`})`);
    await db.execute(sql`update emails set state = 'waiting'`);
    expect((await lose(two)).statusCode).toBe(200);
    const invitation = { kind: 'invitation', recipient: 'sam@example.net', replyTo: maya.email };
    const message = { kind: 'feedback', recipient: maya.email, replyTo: null };
    expect(await waiting()).toEqual(goesToOwner ? [message, invitation] : [invitation]);
  });
});

it('customers’ answers to invitations go to the owner while the chosen account is deactivated', async () => {
  const { maya, dana, id } = await makeTwo();
  const repliesTo = async () =>
    (await maya.browser.call(`GET /api/businesses/${id}/invitation-settings`)).json().repliesTo;
  expect(await repliesTo()).toBe(dana.email);
  await dana.browser.call(`POST /api/businesses/toggle-active/${dana.id}`, { isActive: false });
  expect(await repliesTo()).toBe(maya.email);
});

it('a transfer by an administrator ends the keys of the former owner, and keeps what customers stopped', async () => {
  const { maya, dana, id } = await makeTwo();
  const { secretKey } = test.services.config;
  const at = `/api/businesses/${id}`;
  const desk = (await maya.browser.call(`POST ${at}/desks`, { name: 'Own' })).json();
  const kept = (await dana.browser.call(`POST ${at}/desks`, { name: 'Hers' })).json();
  const opened = async ({ address }: { address: string }) =>
    (await new TestBrowser(test.app).call(`GET /api/desk/${address.split('/').at(-1)}`)).statusCode;
  const other = (await makeBusiness(test, { owner: dana })).business.id;
  for (const one of [id, other])
    await (one === id ? maya : dana).browser.call(`PATCH /api/businesses/${one}/invitation-settings`, {
      isOn: true,
      postalAddress: '12 Juniper Street, Asheville, NC 28801',
    });
  const sam = 'sam@patients.example';
  const token = makePersonToken(secretKey, personOf({ secretKey }, { id, ownerId: maya.id }, sam));
  await invitationEmails.stop(test.services, token);
  await mona.browser.call(`POST /api/admin/toggle-active/${maya.id}`, { isActive: false });
  await mona.browser.call(`POST /api/admin/businesses/${id}/transfer`, { userId: dana.id });
  expect([await opened(desk), await opened(kept)]).toEqual([404, 200]);
  for (const one of [id, other]) {
    const asked = { people: [{ email: sam }], source: 'list', isEveryone: true };
    const { rejected } = (await dana.browser.call(`POST /api/businesses/${one}/invitations`, asked)).json();
    expect(rejected[0]?.reason).toBe('unsubscribed');
  }
});

it('a transfer by an administrator leaves no mailbox of the former owner, and both people are told', async () => {
  const { db } = test.services.database;
  const { maya, dana, id } = await makeTwo();
  const own = `maya.at.home.${id}@mail.example`;
  await sendTo(maya, id, own);
  await confirmAddress(test, own);
  expect(await mailboxes(id)).toEqual([own]);
  await mona.browser.call(`POST /api/admin/toggle-active/${maya.id}`, { isActive: false });
  const moved = await mona.browser.call(`POST /api/admin/businesses/${id}/transfer`, { userId: dana.id });
  expect(moved.statusCode).toBe(200);
  expect([await mailboxes(id), await replyTo(id)]).toEqual([[dana.email], null]);
  const kept = await selectRows(
    db,
    sql`select from feedback_addresses where user_id = ${dana.id} and email = ${own} and confirmed_at is not null`,
  );
  expect(kept).toEqual([]);
  const told = await selectRows<{ recipient: string; text: string }>(
    db,
    sql`select recipient, text from emails where kind = 'ownership' and recipient in (${maya.email}, ${dana.email}) order by id`,
  );
  expect(told.map(({ recipient }) => recipient)).toEqual([dana.email, maya.email]);
  for (const { text } of told) expect(text).toContain('administrator of this site transferred the ownership');
});

it.each<[string, boolean, object | undefined]>([
  ['POST /api/businesses/{id}/team', false, { email: 'sam@juniper.example', role: 'manager', asLink: true }],
  ['POST /api/businesses/{id}/team-invitations/{invitation}', false, { asLink: true }],
  ['DELETE /api/businesses/{id}/team-invitations/{invitation}', false, undefined],
  ['DELETE /api/businesses/{id}/team/{dana}', false, undefined],
  ['PATCH /api/businesses/{id}', false, { feedbackEmail: 'thief@mail.example' }],
  ['PATCH /api/businesses/{id}/invitation-settings', false, { replyTo: 'thief@mail.example' }],
  ['GET /api/businesses/{id}/feedback.csv', false, undefined],
  ['GET /api/feedback.csv', false, undefined],
  ['GET /api/export.zip', false, undefined],
  ['POST /api/businesses/toggle-active/{maya}', false, { isActive: false }],
  ['POST /api/admin/toggle-active/{dana}', true, { isActive: false }],
  ['POST /api/admin/businesses/{id}/transfer', true, { userId: 1 }],
])('%s asks for a confirmation 15 minutes after the sign-in', async (call, isOfAdministrator, body) => {
  const { maya, dana, id } = await makeTwo();
  const asked = { email: 'priya@juniper.example', role: 'viewer', asLink: true };
  const { invitation } = (await maya.browser.call(`POST /api/businesses/${id}/team`, asked)).json();
  const person = isOfAdministrator ? await makeUser(test, { isAdmin: true }) : maya;
  await test.services.database.db.execute(
    sql`update sessions set authenticated_at = now() - interval '16 minutes' where user_id = ${person.id}`,
  );
  const address = call
    .replace('{id}', `${id}`)
    .replace('{invitation}', `${invitation.id}`)
    .replace('{dana}', `${dana.id}`)
    .replace('{maya}', `${maya.id}`);
  const refused = await person.browser.call(address, body);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirm_needed']);
  const confirmed = await person.browser.call('POST /api/security/confirm', { password: person.password });
  expect(confirmed.statusCode).toBe(200);
  expect((await person.browser.call(address, body)).body).not.toContain('confirm_needed');
});

describe('a stored reply is replayed only to people who still have the permission:', () => {
  const ways: readonly [string, (two: Awaited<ReturnType<typeof makeTwo>>) => Promise<unknown>][] = [
    ['not after a removal', ({ maya, dana, id }) => maya.browser.call(`DELETE /api/businesses/${id}/team/${dana.id}`)],
    [
      'not after a lesser role',
      ({ maya, dana, id }) => maya.browser.call(`PATCH /api/businesses/${id}/team/${dana.id}`, { role: 'viewer' }),
    ],
  ];
  const headersFor = (id: number) => ({ 'idempotency-key': `one tap at ${id}` });
  it.each(ways)('%s', async (_, end) => {
    const two = await makeTwo();
    const { dana, id } = two;
    const headers = headersFor(id);
    const at = `/api/businesses/${id}`;
    await dana.browser.call(`PATCH ${at}/invitation-settings`, { isOn: true, postalAddress: '12 Juniper Street' });
    const lines: readonly [string, object][] = [
      [`POST ${at}/desks`, { name: 'Front desk 1' }],
      [`POST ${at}/saved-replies`, { name: 'Thanks', text: 'Thank you for telling us.' }],
      [`DELETE ${at}/people`, { email: 'sam@example.net' }],
      [`POST /api/desk/business-${id}/invitations`, { email: 'maria@example.net' }],
    ];
    const all = async () => {
      const got = [];
      for (const [line, body] of lines) {
        const { statusCode, headers: told } = await dana.browser.call(line, body, { headers });
        got.push([line, statusCode < 300 ? 'done' : statusCode, told['idempotent-replay'] ?? 'no replay']);
      }
      return got;
    };
    const each = (...rest: unknown[]) => lines.map(([line]) => [line, ...rest]);
    expect(await all()).toEqual(each('done', 'no replay'));
    expect(await all()).toEqual(each('done', 'true'));
    await end(two);
    expect(await all()).toEqual(each(404, 'no replay'));
  });

  it('but a retry of a transfer, which takes the permission away, still gets its own reply', async () => {
    const { maya, dana, id } = await makeTwo();
    const transfer = () =>
      maya.browser.call(`POST /api/businesses/${id}/transfer`, { userId: dana.id }, { headers: headersFor(id) });
    expect([(await transfer()).statusCode, (await transfer()).json()]).toEqual([200, { success: true }]);
  });
});
