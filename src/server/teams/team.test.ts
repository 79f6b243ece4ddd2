import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { auditLines, joinTeam, tokenOf } from '../testing/joining.ts';
import { addToTeam } from '../testing/making-teams.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../testing/start-app.ts';

const mail = { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'no-reply@sayso.example.org' };

let test: TestApp;
let maya: Awaited<ReturnType<typeof makeUser>>;
let id: number;
beforeAll(async () => {
  test = await startApp({ ...mail, RATE_LIMIT_MULTIPLIER: '100' });
  maya = await makeUser(test, { name: 'Maya Lindqvist' });
  id = await newBusiness('Juniper Street Dental');
});
afterAll(() => test.close());

const newBusiness = async (name: string): Promise<number> =>
  (await makeBusiness(test, { owner: maya, fields: { name } })).business.id;
const invite = (email: string, role = 'frontDesk', more: object = {}, business = id) =>
  maya.browser.call(`POST /api/businesses/${business}/team`, { email, role, ...more });
const linkFor = async (email: string, role = 'frontDesk', more: object = {}, business = id): Promise<string> =>
  tokenOf((await invite(email, role, { ...more, asLink: true }, business)).json().link);
const emailsTo = (recipient: string) =>
  selectRows<{ subject: string; text: string }>(
    test.services.database.db,
    sql`select subject, text from emails where recipient = ${recipient} order by id`,
  );
const team = async (browser = maya.browser, business = id) =>
  (await browser.call(`GET /api/businesses/${business}/team`)).json();

describe('an invitation by email', () => {
  it('is refused above the limit of a day, which counts all businesses of a user, and a link still works', async () => {
    const ed = await makeUser(test);
    const [first, second] = [await makeBusiness(test, { owner: ed }), await makeBusiness(test, { owner: ed })];
    const strict = await startNode(test, { ...mail, RATE_LIMIT_MULTIPLIER: '0.03' });
    const owner = new TestBrowser(strict.app);
    owner.cookies.set('sid', ed.browser.cookies.get('sid') ?? '');
    const ask = ({ business }: typeof first, email: string, asLink = false) =>
      owner.call(`POST /api/businesses/${business.id}/team`, { email, role: 'viewer', asLink });
    expect((await ask(first, 'first.stranger@example.org')).statusCode).toBe(201);
    const refused = await ask(second, 'second.stranger@example.org');
    expect([refused.statusCode, refused.json().error]).toEqual([
      429,
      'No more invitations can be emailed today. Please copy the link instead.',
    ]);
    expect((await ask(second, 'second.stranger@example.org', true)).statusCode).toBe(201);
    await strict.close();
  });

  it('counts in the half of a day that all new accounts have together, and not for an account of more than 30 days', async () => {
    const made = await makeBusiness(test, { owner: await makeUser(test) });
    const ask = (email: string) =>
      made.owner.browser.call(`POST /api/businesses/${made.business.id}/team`, { email, role: 'viewer' });
    const { db } = test.services.database;
    expect((await ask('third.stranger@example.org')).statusCode).toBe(201);
    const counter = sql`key like 'newcomers, team invitations of all:%'`;
    const before = await selectRows<{ taken: number }>(db, sql`select taken from rate_limit_counters where ${counter}`);
    await db.execute(sql`update rate_limit_counters set taken = 2000000000 where ${counter}`);
    const refused = await ask('fourth.stranger@example.org');
    expect([refused.statusCode, refused.json().error]).toEqual([
      429,
      'No more invitations can be emailed today. Please copy the link instead.',
    ]);
    await db.execute(sql`update users set created_at = now() - interval '31 days' where id = ${made.owner.id}`);
    expect((await ask('fourth.stranger@example.org')).statusCode).toBe(201);
    await db.execute(sql`update rate_limit_counters set taken = ${before[0]?.taken ?? 0} where ${counter}`);
  });

  it('TM-1 says who invites, to what, in which role and until when, and joins with a button alone', async () => {
    const priya = await makeUser(test, { name: 'Priya Nair', email: 'priya.nair@juniper.example' });
    // relaticle A4: addresses are compared without case; A6: the email names the inviter and the role.
    const answer = await invite('Priya.Nair@Juniper.example', 'frontDesk', {
      line: 'This is where we print the codes.',
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { outcome: 'sent', link: null }]);
    const [email] = await emailsTo(priya.email);
    expect(email?.subject).toBe('Maya Lindqvist invited you to Juniper Street Dental');
    expect(email?.text).toContain(
      "Maya Lindqvist invited you to join Juniper Street Dental as front desk. You'll be able to invite customers and print codes. You won't see private messages.",
    );
    expect(email?.text).toContain('“This is where we print the codes.”');
    const monthDay = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
    const inSevenDays = new Date(Date.now() + 7 * 86_400_000).toLocaleDateString('en-US', monthDay);
    expect(email?.text).toContain(
      `This invitation expires on ${inSevenDays}. If you don't know Maya, you can ignore this email.`,
    );
    const token = /\/join\/([\w-]{43})/.exec(email?.text ?? '')?.[1] ?? '';

    // relaticle A1: reading, as an email scanner does, changes nothing.
    for (const browser of [new TestBrowser(test.app), priya.browser]) {
      const seen = (await browser.call(`GET /api/join/${token}`)).json();
      expect(seen).toMatchObject({
        businessNames: ['Juniper Street Dental'],
        inviterName: 'Maya Lindqvist',
        role: 'frontDesk',
        isForYou: browser === priya.browser,
      });
    }
    expect((await priya.browser.call('GET /api/businesses')).json()).toEqual([]);
    const joined = await priya.browser.call(`POST /api/join/${token}`);
    expect(joined.json()).toEqual({ businesses: [{ id, name: 'Juniper Street Dental', role: 'frontDesk' }] });
    expect((await priya.browser.call('GET /api/businesses')).json()).toMatchObject([{ id, role: 'frontDesk' }]);
    // Single use.
    expect((await priya.browser.call(`POST /api/join/${token}`)).statusCode).toBe(404);
    expect((await auditLines(test, id)).slice(0, 2)).toEqual([
      'Priya Nair joined as front desk',
      'Maya Lindqvist invited priya.nair@juniper.example as front desk',
    ]);
  });

  it('TM-2 opened with another account, names both addresses and stays usable', async () => {
    const token = await linkFor('right@juniper.example');
    const other = await makeUser(test, { email: 'private@mail.example' });
    // relaticle A2: no dead end.
    const seen = (await other.browser.call(`GET /api/join/${token}`)).json();
    expect([seen.email, seen.yourEmail, seen.isForYou]).toEqual([
      'right@juniper.example',
      'private@mail.example',
      false,
    ]);
    const refused = await other.browser.call(`POST /api/join/${token}`);
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { error: 'This invitation is for another email address.', code: 'other_address' },
    ]);
    const right = await makeUser(test, { email: 'right@juniper.example' });
    expect((await right.browser.call(`POST /api/join/${token}`)).statusCode).toBe(200);
  });

  it('lets its address register where registration is by invitation', async () => {
    const invited = await startNode(test, { REGISTRATION: 'invited' });
    await linkFor('new.person@juniper.example');
    await new TestBrowser(invited.app).call('POST /api/register', {
      name: 'New Person',
      email: 'new.person@juniper.example',
      password: 'nine quiet harbors',
    });
    expect((await emailsTo('new.person@juniper.example')).map(({ subject }) => subject)).toEqual([
      'Your Sayso verification code',
    ]);
    await invited.close();
  });

  it('lets no one register once its inviter is deactivated or its business is deleted', async () => {
    const invited = await startNode(test, { REGISTRATION: 'invited' });
    const { db } = test.services.database;
    const ed = await makeUser(test, { name: 'Ed' });
    const business = (await makeBusiness(test, { owner: ed })).business.id;
    const gone = (await makeBusiness(test, { owner: maya })).business.id;
    const asked = { role: 'viewer', asLink: true };
    await ed.browser.call(`POST /api/businesses/${business}/team`, { email: 'friend@juniper.example', ...asked });
    await maya.browser.call(`POST /api/businesses/${gone}/team`, { email: 'too.late@juniper.example', ...asked });
    await db.execute(sql`update users set is_active = false where id = ${ed.id}`);
    await maya.browser.call(`DELETE /api/businesses/${gone}`);
    for (const email of ['friend@juniper.example', 'too.late@juniper.example']) {
      const typed = { name: 'New', email, password: 'nine quiet harbors' };
      await new TestBrowser(invited.app).call('POST /api/register', typed);
      expect([email, await emailsTo(email)]).toEqual([email, []]);
    }
    await invited.close();
  });

  it('TM-3 sent again, has a new link and lets the old one go; canceled, it is gone', async () => {
    const email = 'again@juniper.example';
    const first = await linkFor(email);
    const again = await invite(email, 'viewer');
    expect(again.json()).toMatchObject({ outcome: 'sentAgain', invitation: { role: 'viewer', email } });
    const { invitations } = await team();
    const open = invitations.filter((one: { email: string }) => one.email === email);
    expect(open).toMatchObject([{ role: 'viewer', isExpired: false, delivery: 'waiting' }]);
    const browser = new TestBrowser(test.app);
    expect((await browser.call(`GET /api/join/${first}`)).statusCode).toBe(404);
    const url = `/api/businesses/${id}/team-invitations/${open[0].id}`;
    const second = tokenOf((await maya.browser.call(`POST ${url}`, { asLink: true })).json().link);
    expect((await browser.call(`GET /api/join/${second}`)).statusCode).toBe(200);
    expect((await maya.browser.call(`DELETE ${url}`)).statusCode).toBe(200);
    expect((await maya.browser.call(`DELETE ${url}`)).statusCode).toBe(404);
    const gone = await browser.call(`GET /api/join/${second}`);
    expect([gone.statusCode, gone.json().error]).toEqual([
      404,
      'This invitation no longer works. Please ask for a new one.',
    ]);
  });

  it('TM-3 expires after 7 days, and then still names the person to ask', async () => {
    const late = await makeUser(test, { email: 'late@juniper.example' });
    const token = await linkFor(late.email);
    await test.services.database.db.execute(
      sql`update team_invitations set expires_at = now() - interval '1 minute' where email = ${late.email}`,
    );
    expect((await late.browser.call(`GET /api/join/${token}`)).json()).toMatchObject({
      isExpired: true,
      inviterName: 'Maya Lindqvist',
    });
    expect((await late.browser.call(`POST /api/join/${token}`)).statusCode).toBe(404);
  });

  it.each([
    ['oneself', () => maya.email, 409, 'You are already on this team.'],
    [
      'a member',
      async () => {
        const dana = await makeUser(test, { name: 'Dana Whitfield' });
        await addToTeam(test, id, dana.id, 'manager');
        return dana.email;
      },
      409,
      'Dana Whitfield is already on this team, as manager. You can change roles on the Team page.',
    ],
    ['no address', () => 'priya', 400, 'Please enter a valid email'],
  ])('to %s is refused at the address', async (_, address, status, sentence) => {
    const answer = await invite(await address());
    expect([answer.statusCode, answer.json().fields]).toEqual([status, { email: sentence }]);
  });

  it.each([
    ['a link in the line', { line: 'Look at evil.example/now' }],
    ['a line too long', { line: 'x'.repeat(201) }],
    ['an unknown role', { role: 'owner' }],
    ['the administrators’ role', { role: 'administrator' }],
    ['someone else’s business', { businessIds: ['x'] }],
  ])('with %s is refused', async (_, more) => {
    expect((await invite('somebody@juniper.example', 'viewer', more)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await emailsTo('somebody@juniper.example')).toEqual([]);
  });

  it('to several businesses opens all of them, and none of another owner', async () => {
    const [one, two] = [await newBusiness('Alder Bakery'), await newBusiness('Birch Bakery')];
    const foreign = (await makeBusiness(test)).business.id;
    // An owner of other businesses: one account, several roles.
    const { owner: guest, business: own } = await makeBusiness(test);
    const refused = await invite(guest.email, 'manager', { businessIds: [foreign] }, one);
    expect([refused.statusCode, refused.json().error]).toEqual([404, 'Business not found']);
    const token = await linkFor(guest.email, 'manager', { businessIds: [two] }, one);
    expect((await guest.browser.call(`GET /api/join/${token}`)).json().businessNames).toEqual([
      'Alder Bakery',
      'Birch Bakery',
    ]);
    await guest.browser.call(`POST /api/join/${token}`);
    const roles = (await guest.browser.call('GET /api/businesses')).json() as { id: number; role: string }[];
    expect(roles.map((business) => [business.id, business.role])).toEqual([
      [own.id, 'owner'],
      [two, 'manager'],
      [one, 'manager'],
    ]);
  });

  it('leaves out a team that its person is on already, and is over when no other is left', async () => {
    const [one, two] = [await newBusiness('Hazel Bakery'), await newBusiness('Ivy Bakery')];
    const dana = await makeUser(test);
    const asManager = await linkFor(dana.email, 'manager', {}, one);
    const asViewer = await linkFor(dana.email, 'viewer', { businessIds: [one] }, two);
    const seen = () => dana.browser.call(`GET /api/join/${asViewer}`);
    expect((await seen()).json().businessNames).toEqual(['Hazel Bakery', 'Ivy Bakery']);
    await dana.browser.call(`POST /api/join/${asManager}`);
    // As a viewer, she would not join the first: there she stays a manager.
    expect((await seen()).json().businessNames).toEqual(['Ivy Bakery']);
    await addToTeam(test, two, dana.id, 'frontDesk');
    expect((await seen()).statusCode).toBe(404);
    expect((await dana.browser.call(`POST /api/join/${asViewer}`)).statusCode).toBe(404);
  });

  it('TM-4 becomes a link where no email is set up', async () => {
    const quiet = await startNode(test);
    const browser = new TestBrowser(quiet.app);
    for (const [name, value] of maya.browser.cookies) browser.cookies.set(name, value);
    const answer = await browser.call(`POST /api/businesses/${id}/team`, {
      email: 'paper@juniper.example',
      role: 'viewer',
    });
    expect(answer.json()).toMatchObject({ outcome: 'link', link: expect.stringContaining('/join/') });
    expect((await team(browser)).sendsEmail).toBe(false);
    expect(await emailsTo('paper@juniper.example')).toEqual([]);
    await quiet.close();
  });
});

describe('the people of a team', () => {
  it('are listed with name, address, role and date to everyone on it, and invitations to the owner alone', async () => {
    const business = await newBusiness('Cedar Clinic');
    const theo = await makeUser(test, { name: 'Theo Ramos' });
    await joinTeam(maya, business, theo, 'frontDesk');
    await invite('open@juniper.example', 'viewer', {}, business);
    const seen = await team(theo.browser, business);
    // relaticle A7: name, role and date, not an address alone.
    expect(seen.people).toMatchObject([
      { name: 'Maya Lindqvist', email: maya.email, role: 'owner', since: expect.any(String) },
      { name: 'Theo Ramos', email: theo.email, role: 'frontDesk', since: expect.any(String) },
    ]);
    expect(seen.invitations).toEqual([]);
    expect((await team(maya.browser, business)).invitations).toHaveLength(1);
  });

  it('TM-5 lose a role at the next request', async () => {
    const business = await newBusiness('Dogwood Clinic');
    const dana = await makeUser(test, { name: 'Dana Whitfield' });
    await joinTeam(maya, business, dana, 'manager');
    const inbox = `GET /api/businesses/${business}/feedback`;
    const person = `/api/businesses/${business}/team/${dana.id}`;
    expect((await dana.browser.call(inbox)).statusCode).toBe(200);
    await maya.browser.call(`PATCH ${person}`, { role: 'viewer' });
    expect((await dana.browser.call(inbox)).statusCode).toBe(404);
    expect((await dana.browser.call(`GET /api/analytics/${business}/daily`)).statusCode).toBe(200);
    await maya.browser.call(`DELETE ${person}`);
    expect((await dana.browser.call(`GET /api/businesses/${business}`)).statusCode).toBe(404);
    expect((await auditLines(test, business)).slice(0, 2)).toEqual([
      'Maya Lindqvist removed Dana Whitfield',
      'Maya Lindqvist changed the role from manager to viewer of Dana Whitfield',
    ]);
  });

  it('TM-6 leave by themselves with their assigned messages and their mailbox; the owner cannot', async () => {
    const business = await newBusiness('Elm Clinic');
    const dana = await makeUser(test, { name: 'Dana Whitfield' });
    await joinTeam(maya, business, dana, 'manager');
    await maya.browser.call(`PATCH /api/businesses/${business}`, { feedbackEmail: dana.email });
    await new TestBrowser(test.app).call(`POST /api/businesses/${business}/send-feedback`, {
      feedback: 'The door was hard to open.',
    });
    const [message] = (await dana.browser.call(`GET /api/businesses/${business}/feedback`)).json().feedback;
    const assignee = `POST /api/businesses/${business}/feedback/${message.id}/assignee`;
    expect((await maya.browser.call(assignee, { userId: dana.id })).json()).toEqual({
      assigneeId: dana.id,
      assigneeName: 'Dana Whitfield',
    });
    const assigned = async () =>
      (await dana.browser.call(`GET /api/businesses/${business}/feedback`)).json().feedback[0];
    expect(await assigned()).toMatchObject({ assignedBy: 'Maya Lindqvist', assignedAt: expect.stringMatching(/^20/) });
    expect((await team(dana.browser, business)).assignedToMe).toBe(1);
    await dana.browser.call(assignee, { userId: null });
    expect(await assigned()).toMatchObject({ assignedBy: null, assignedAt: null });
    await dana.browser.call(assignee, { userId: dana.id });
    expect(await assigned()).toMatchObject({ assigneeName: 'Dana Whitfield', assignedBy: null });
    const left = await dana.browser.call(`DELETE /api/businesses/${business}/team/${dana.id}`);
    expect([left.statusCode, left.json()]).toEqual([200, { unassigned: 1 }]);
    expect((await maya.browser.call(`GET /api/businesses/${business}`)).json().business.feedbackEmail).toBe(maya.email);
    // relaticle A8: the owner gets the reason, and a way that exists (A3).
    const refused = await maya.browser.call(`DELETE /api/businesses/${business}/team/${maya.id}`);
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      'The owner cannot leave. Transfer the ownership first.',
    ]);
  });

  it.each([
    ['removed', (person: string) => maya.browser.call(`DELETE ${person}`)],
    [
      'deactivated',
      (person: string) =>
        test.services.database.db.execute(
          sql`update users set is_active = false where id = ${Number(person.split('/').at(-1))}`,
        ),
    ],
    [
      'deleted',
      async (person: string) => {
        const admin = await makeUser(test, { isAdmin: true });
        return admin.browser.call(`DELETE /api/admin/users/${person.split('/').at(-1)}`);
      },
    ],
    ['front desk only', (person: string) => maya.browser.call(`PATCH ${person}`, { role: 'frontDesk' })],
  ])('take their keys along once they are %s; those of others work on', async (end, lose) => {
    const business = await newBusiness('Gingko Clinic');
    const dana = await makeUser(test, { name: 'Dana Whitfield' });
    await addToTeam(test, business, dana.id, 'manager');
    const at = `/api/businesses/${business}`;
    const make = async ({ browser }: typeof maya, name: string) => {
      const desk = (await browser.call(`POST ${at}/desks`, { name })).json();
      const { token } = (await browser.call(`POST ${at}/api-tokens`, { name })).json();
      return { desk, token: token as string };
    };
    const opens = async ({ desk, token }: Awaited<ReturnType<typeof make>>) => {
      const screen = await new TestBrowser(test.app).call(`GET /api/desk/${desk.address.split('/').at(-1)}`);
      const program = await test.app.inject({
        method: 'POST',
        url: `${at}/invitations`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: { people: [{ email: 'sam@example.net' }], isEveryone: true },
      });
      return [screen.statusCode, program.statusCode === 401 ? 'refused' : 'known'];
    };
    const [own, theirs, renewed] = [await make(maya, 'Own'), await make(dana, 'Theirs'), await make(maya, 'Renewed')];
    const { address } = (await dana.browser.call(`POST ${at}/desks/${renewed.desk.id}/address`)).json();
    const seen = { ...renewed, desk: { ...renewed.desk, address } };
    for (const one of [own, theirs, seen]) expect(await opens(one)).toEqual([200, 'known']);
    await lose(`${at}/team/${dana.id}`);
    expect([await opens(own), await opens(theirs), await opens(seen)]).toEqual([
      [200, 'known'],
      [404, 'refused'],
      [404, 'known'],
    ]);
    // The account's own end is not an act at the business.
    if (end === 'deactivated') return;
    if (end === 'deleted') {
      expect((await auditLines(test, business))[0]).toMatch(/ deleted the account of Dana Whitfield$/);
      return;
    }
    expect(await auditLines(test, business)).toEqual(
      expect.arrayContaining([
        'Maya Lindqvist ended the front-desk screen “Theirs”',
        'Maya Lindqvist ended the front-desk screen “Renewed”',
        'Maya Lindqvist revoked the API token “Theirs”',
      ]),
    );
  });

  it('cannot come back with an older invitation once they were removed', async () => {
    const business = await newBusiness('Fir Clinic');
    const pat = await makeUser(test);
    const token = await linkFor(pat.email, 'manager', {}, business);
    await addToTeam(test, business, pat.id, 'viewer');
    await maya.browser.call(`DELETE /api/businesses/${business}/team/${pat.id}`);
    expect((await pat.browser.call(`POST /api/join/${token}`)).statusCode).toBe(404);
  });

  it('TM-9 are 50 at most, with 20 open invitations and 10 emails an hour', async () => {
    const ed = await makeUser(test);
    const business = (await makeBusiness(test, { owner: ed })).business.id;
    const { db } = test.services.database;
    const single = await startNode(test, {
      SMTP_URL: 'smtp://127.0.0.1:25',
      MAIL_FROM: 'no-reply@sayso.example.org',
    });
    const browser = new TestBrowser(single.app);
    for (const [name, value] of ed.browser.cookies) browser.cookies.set(name, value);
    const status = async (n: number, asLink: boolean) =>
      (
        await browser.call(`POST /api/businesses/${business}/team`, {
          email: `p${n}@g.example`,
          role: 'viewer',
          asLink,
        })
      ).statusCode;
    for (let n = 0; n < 10; n += 1) expect(await status(n, false)).toBe(201);
    expect(await status(10, false)).toBe(429);
    for (let n = 10; n < 20; n += 1) expect(await status(n, true)).toBe(201);
    expect(await status(20, true)).toBe(409);
    expect(await status(5, true)).toBe(201);
    await db.execute(sql`delete from team_invitations where ${business} = any(business_ids)`);
    await db.execute(
      sql`with made as (insert into users (name, email, email_verified)
            select 'Member', 'member' || n || '@g.example', true from generate_series(1, 49) n returning id)
          insert into memberships (business_id, user_id, role) select ${business}, id, 'viewer' from made`,
    );
    const full = await browser.call(`POST /api/businesses/${business}/team`, {
      email: 'one.more@g.example',
      role: 'viewer',
    });
    expect([full.statusCode, full.json().error]).toEqual([409, 'A team can have 50 people.']);
    await single.close();
  });
});
