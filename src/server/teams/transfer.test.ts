import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { personOf } from '../invitations/person-of.ts';
import { makePersonToken } from '../invitations/person-token.ts';
import { invitationEmails } from '../invitations/unsubscribe-kind.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { auditLines } from '../testing/joining.ts';
import { addToTeam } from '../testing/making-teams.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '100' });
});
afterAll(() => test.close());

const emailsTo = (recipient: string) =>
  selectRows<{ subject: string }>(
    test.services.database.db,
    sql`select subject from emails where recipient = ${recipient} and kind = 'ownership'`,
  );

async function makeTwo() {
  const maya = await makeUser(test, { name: 'Maya Lindqvist' });
  const dana = await makeUser(test, { name: 'Dana Whitfield' });
  const { business } = await makeBusiness(test, { owner: maya, fields: { name: 'Juniper Street Dental' } });
  await addToTeam(test, business.id, dana.id, 'manager');
  return { maya, dana, id: business.id };
}

it('TM-7 the owner hands over to a person of the team, becomes a manager, and both get an email', async () => {
  const { maya, dana, id } = await makeTwo();
  await maya.browser.call(`PATCH /api/businesses/${id}`, { feedbackEmail: maya.email });
  const answer = await maya.browser.call(`POST /api/businesses/${id}/transfer`, { userId: dana.id });
  expect(answer.json()).toEqual({ success: true });
  const { people } = (await dana.browser.call(`GET /api/businesses/${id}/team`)).json();
  expect(people.map((one: { name: string; role: string }) => [one.name, one.role])).toEqual([
    ['Dana Whitfield', 'owner'],
    ['Maya Lindqvist', 'manager'],
  ]);
  expect(await emailsTo(dana.email)).toEqual([{ subject: 'You are now the owner of Juniper Street Dental' }]);
  expect(await emailsTo(maya.email)).toEqual([{ subject: 'Juniper Street Dental has a new owner' }]);
  expect((await auditLines(test, id))[0]).toBe('Maya Lindqvist transferred the ownership to Dana Whitfield');
  // Messages go on to the confirmed address until the new owner changes it.
  const { business } = (await dana.browser.call(`GET /api/businesses/${id}`)).json();
  expect([business.feedbackEmail, business.feedbackEmailState, business.role]).toEqual([
    maya.email,
    'confirmed',
    'owner',
  ]);
  for (const [call, body] of [
    [`POST /api/businesses/${id}/transfer`, { userId: maya.id }],
    [`GET /api/businesses/${id}/audit-events`, undefined],
    [`DELETE /api/businesses/${id}`, {}],
  ] as const)
    expect([call, (await maya.browser.call(call, body)).statusCode]).toEqual([call, 404]);
});

it('TM-8 keeps since when each is on the team', async () => {
  const { maya, dana, id } = await makeTwo();
  const { db } = test.services.database;
  await db.execute(sql`update businesses set created_at = '2025-03-01T10:00:00Z' where id = ${id}`);
  await db.execute(sql`update memberships set since = '2026-02-01T10:00:00Z' where business_id = ${id}`);
  const joined = async () => {
    const { people } = (await maya.browser.call(`GET /api/businesses/${id}/team`)).json();
    return people.map((one: { name: string; role: string; since: string }) => [
      one.name,
      one.role,
      one.since.slice(0, 10),
    ]);
  };
  const transfer = (from: typeof maya, to: typeof maya) =>
    from.browser.call(`POST /api/businesses/${id}/transfer`, { userId: to.id });
  expect((await transfer(maya, dana)).statusCode).toBe(200);
  expect(await joined()).toEqual([
    ['Dana Whitfield', 'owner', '2026-02-01'],
    ['Maya Lindqvist', 'manager', '2025-03-01'],
  ]);
  expect((await transfer(dana, maya)).statusCode).toBe(200);
  expect(await joined()).toEqual([
    ['Maya Lindqvist', 'owner', '2025-03-01'],
    ['Dana Whitfield', 'manager', '2026-02-01'],
  ]);
  const today = new Date().toISOString().slice(0, 10);
  const admin = await makeUser(test, { isAdmin: true });
  const lee = await makeUser(test, { name: 'Lee Ott' });
  await db.execute(sql`update users set is_active = false where id = ${maya.id}`);
  await admin.browser.call(`POST /api/admin/businesses/${id}/transfer`, { userId: lee.id });
  const { people } = (await lee.browser.call(`GET /api/businesses/${id}/team`)).json();
  expect([people[0].name, people[0].since.slice(0, 10)]).toEqual(['Lee Ott', today]);
});

it('keeps “never write to me again” for the business and for all businesses of the new owner', async () => {
  const { maya, dana, id } = await makeTwo();
  const later = (await makeBusiness(test, { owner: maya })).business.id;
  const others = (await makeBusiness(test, { owner: dana })).business.id;
  await addToTeam(test, later, dana.id, 'manager');
  const on = { isOn: true, postalAddress: '12 Juniper Street, Asheville, NC 28801' };
  for (const [owner, one] of [
    [maya, id],
    [maya, later],
    [dana, others],
  ] as const)
    await owner.browser.call(`PATCH /api/businesses/${one}/invitation-settings`, on);
  const isStopped = async (one: number, email: string) => {
    const asked = { people: [{ email }], source: 'list', isEveryone: true };
    const { rejected } = (await dana.browser.call(`POST /api/businesses/${one}/invitations`, asked)).json();
    return rejected[0]?.reason === 'unsubscribed';
  };
  const stopped = 'stopped@patients.example';
  await maya.browser.call(`POST /api/businesses/${id}/do-not-contact`, { email: stopped });
  const { secretKey } = test.services.config;
  const byLink = 'link@patients.example';
  const token = makePersonToken(secretKey, personOf({ secretKey }, { id: later, ownerId: maya.id }, byLink));
  await maya.browser.call(`POST /api/businesses/${later}/transfer`, { userId: dana.id });
  expect([await isStopped(later, stopped), await isStopped(others, stopped)]).toEqual([true, true]);
  // An email sent before the transfer.
  await invitationEmails.stop(test.services, token);
  expect([await isStopped(later, byLink), await isStopped(others, byLink)]).toEqual([true, true]);
  await dana.browser.call(`DELETE /api/businesses/${later}/do-not-contact`, { email: stopped });
  expect([await isStopped(later, stopped), await isStopped(others, stopped)]).toEqual([false, false]);
});

it('ends the open invitations of the former owner', async () => {
  const { maya, dana, id } = await makeTwo();
  const invited = { email: 'sam@juniper.example', role: 'manager', asLink: true };
  const { link } = (await maya.browser.call(`POST /api/businesses/${id}/team`, invited)).json();
  await maya.browser.call(`POST /api/businesses/${id}/transfer`, { userId: dana.id });
  expect((await dana.browser.call(`GET /api/businesses/${id}/team`)).json().invitations).toEqual([]);
  expect((await dana.browser.call(`GET /api${new URL(link).pathname}`)).statusCode).toBe(404);
});

it('hands over to nobody outside the team, to no deactivated account and not to the owner', async () => {
  const { maya, dana, id } = await makeTwo();
  const stranger = await makeUser(test);
  const status = async (userId: number) =>
    (await maya.browser.call(`POST /api/businesses/${id}/transfer`, { userId })).statusCode;
  expect([await status(stranger.id), await status(maya.id), await status(999_999)]).toEqual([404, 409, 404]);
  await dana.browser.call(`POST /api/businesses/toggle-active/${dana.id}`, { isActive: false });
  expect(await status(dana.id)).toBe(409);
});

it('administrators see a team, and hand over only a business whose owner is deactivated', async () => {
  const { maya, dana, id } = await makeTwo();
  const mona = await makeUser(test, { name: 'Mona', isAdmin: true });
  const line = `POST /api/admin/businesses/${id}/transfer`;
  expect((await mona.browser.call(`GET /api/businesses/${id}/team`)).json().people).toHaveLength(2);
  const early = await mona.browser.call(line, { userId: dana.id });
  expect([early.statusCode, early.json().code]).toEqual([409, 'owner_active']);
  await maya.browser.call(`POST /api/businesses/toggle-active/${maya.id}`, { isActive: false });
  // Administrators may not read private messages, so they cannot take a business for themselves.
  expect((await mona.browser.call(line, { userId: mona.id })).statusCode).toBe(409);
  expect((await mona.browser.call(line, { userId: dana.id })).json()).toEqual({ success: true });
  const log = (await dana.browser.call(`GET /api/businesses/${id}/audit-events`)).json();
  expect(log.entries[0]).toMatchObject({ userName: 'Mona', isAdministrator: true, kind: 'team' });
  const [newest] = (await mona.browser.call('GET /api/admin/activity')).json();
  expect(newest.action).toContain('transferred the ownership of Juniper Street Dental');
});

it('AU-5 a deleted person leaves the team, and the audit log keeps the name', async () => {
  const { maya, dana, id } = await makeTwo();
  await dana.browser.call(`GET /api/businesses/${id}/feedback`);
  const mona = await makeUser(test, { isAdmin: true });
  expect((await mona.browser.call(`DELETE /api/admin/users/${dana.id}`)).statusCode).toBe(200);
  expect((await maya.browser.call(`GET /api/businesses/${id}/team`)).json().people).toHaveLength(1);
  expect(await auditLines(test, id)).toContain('Dana Whitfield looked through the inbox, 0 messages');
});
