import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { type Action, may, type Role } from '../../contract/permissions.ts';
import { addressOf, exampleLines } from '../testing/call-examples.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { makeInviting } from '../testing/inviting.ts';
import { addToTeam } from '../testing/making-teams.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
let id: number;
let key: string;
let token: string;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
  id = (await makeBusiness(test)).business.id;
  ({ key, token } = await makeInviting(test, id));
});
afterAll(() => test.close());

describe('the roles', () => {
  const owner: Role[] = ['owner'];
  const managers: Role[] = ['owner', 'manager'];
  const desk: Role[] = ['owner', 'manager', 'frontDesk'];
  const everyone: Role[] = ['owner', 'manager', 'frontDesk', 'viewer'];
  const withAdministrators = (roles: Role[]): Role[] => [...roles, 'administrator'];
  const table: { readonly [Name in Action]: readonly Role[] } = {
    list: everyone,
    view: withAdministrators(everyone),
    viewKeywords: ['administrator'],
    viewInsights: ['owner', 'manager', 'viewer', 'administrator'],
    viewPlaces: withAdministrators(everyone),
    edit: withAdministrators(managers),
    changeFeedbackEmails: owner,
    editPlaces: withAdministrators(managers),
    editNotes: withAdministrators(managers),
    delete: withAdministrators(owner),
    readFeedback: managers,
    changeFeedback: managers,
    answerFeedback: managers,
    assignFeedback: managers,
    exportPerson: managers,
    erasePerson: managers,
    inviteCustomer: desk,
    manageInvitations: managers,
    viewTeam: withAdministrators(everyone),
    manageTeam: owner,
    transfer: owner,
    requireSecondStep: owner,
    exportEverything: owner,
    readAudit: owner,
  };
  it.each(Object.entries(table))('that may %s', (action, roles) => {
    const allowed = withAdministrators(everyone).filter((role) => may(role, action as Action));
    expect(allowed).toEqual(roles);
  });
});

describe('neither an API token nor a front-desk key is a session', () => {
  const guarded = exampleLines.filter(([line]) => calls[line].access !== 'anyone');
  const url = (line: string) =>
    addressOf(line, { id: String(id), businessId: String(id), userId: '1', feedbackId: '1', day: '2026-01-05' });

  it.each(guarded.map(([line, { input }]) => [line, input] as const))('%s', async (line, input) => {
    const query = line.startsWith('GET') ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const answers = [];
    for (const authorization of [`Bearer ${key}`, `Bearer ${token}`]) {
      const { statusCode } = await new TestBrowser(test.app).call(`${url(line)}${query}`, input, {
        headers: { authorization },
      });
      answers.push(statusCode);
    }
    for (const secret of [key, token]) {
      const browser = new TestBrowser(test.app);
      browser.cookies.set('sid', secret);
      answers.push((await browser.call(`${url(line)}${query}`, input)).statusCode);
    }
    const takesToken = (line as string) === 'POST /api/businesses/{id}/invitations';
    expect(answers).toEqual([401, takesToken ? 200 : 401, 401, 401]);
  });

  it('a token opens its own business alone', async () => {
    const other = (await makeBusiness(test)).business.id;
    const answer = await new TestBrowser(test.app).call(
      `POST /api/businesses/${other}/invitations`,
      { people: [{ email: 'maria@example.org' }], isEveryone: true },
      { headers: { authorization: `Bearer ${token}` } },
    );
    expect(answer.statusCode).toBe(404);
  });
});

it('the front desk in the app opens for owner, manager and front desk alone', async () => {
  const statuses = [];
  for (const role of ['manager', 'frontDesk', 'viewer'] as const) {
    const person = await makeUser(test);
    await addToTeam(test, id, person.id, role);
    const desk = `/api/desk/business-${id}`;
    const invited = await person.browser.call(`POST ${desk}/invitations`, { email: `${role}@mail.example` });
    statuses.push([(await person.browser.call(`GET ${desk}`)).statusCode, invited.statusCode]);
  }
  expect(statuses).toEqual([
    [200, 200],
    [200, 200],
    [404, 404],
  ]);
});

it('who leaves the team keeps no way in: not by the list, the inbox, the desk or an older page', async () => {
  const person = await makeUser(test);
  await addToTeam(test, id, person.id, 'manager');
  await test.services.database.db.execute(sql`delete from memberships where user_id = ${person.id}`);
  for (const call of [`businesses/${id}`, `businesses/${id}/feedback`, `desk/business-${id}`, `businesses/${id}/team`])
    expect([call, (await person.browser.call(`GET /api/${call}`)).statusCode]).toEqual([call, 404]);
  expect((await person.browser.call('GET /api/businesses')).json()).toEqual([]);
  expect((await person.browser.call('GET /api/feedback')).json().feedback).toEqual([]);
});
