import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { auditLines, tokenOf } from '../testing/joining.ts';
import { addToTeam } from '../testing/making-teams.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../testing/start-app.ts';

const races = Number(process.env.RACES ?? '20');

let test: TestApp;
let second: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
  second = await startNode(test, { RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(async () => {
  await second.close();
  await test.close();
});

type Person = Awaited<ReturnType<typeof makeUser>>;

/** The person's session in a browser that talks to the other node. */
function atSecondNode({ browser }: Person): TestBrowser {
  const other = new TestBrowser(second.app);
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  return other;
}

let made = 0;

/** Maya's businesses `one` and `two`, the invitation to both, and Dana, who is on the team of `two`. */
async function invitedToBoth() {
  const [maya, dana] = [await makeUser(test, { name: 'Maya Lindqvist' }), await makeUser(test)];
  const one = (await makeBusiness(test, { owner: maya, fields: { name: 'Alder Bakery' } })).business.id;
  const two = (await makeBusiness(test, { owner: maya, fields: { name: 'Birch Bakery' } })).business.id;
  await addToTeam(test, two, dana.id, 'manager');
  made += 1;
  const email = `guest${made}@juniper.example`;
  const sent = await maya.browser.call(`POST /api/businesses/${one}/team`, {
    ...{ email, role: 'viewer', businessIds: [two], asLink: true },
  });
  const { id } = sent.json().invitation;
  const at = (business: number) => `/api/businesses/${business}/team-invitations/${id}`;
  const open = async () =>
    (
      await selectRows<{ ids: string[] }>(
        test.services.database.db,
        sql`select business_ids::text[] as ids from team_invitations where id = ${id}`,
      )
    )[0]?.ids.map(Number);
  const transfer = (browser = maya.browser) =>
    browser.call(`POST /api/businesses/${two}/transfer`, { userId: dana.id });
  return { maya, dana, one, two, email, at, open, transfer, token: tokenOf(sent.json().link) };
}

const statuses = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

it('after one business changed hands, is sent again and canceled for the other alone', async () => {
  const { maya, dana, one, two, email, at, transfer } = await invitedToBoth();
  expect((await transfer()).statusCode).toBe(200);
  const again = await maya.browser.call(`POST ${at(one)}`, { asLink: true });
  expect(again.json()).toMatchObject({ outcome: 'link', invitation: { businessCount: 1 } });
  const seen = await new TestBrowser(test.app).call(`GET /api/join/${tokenOf(again.json().link)}`);
  expect(seen.json().businessNames).toEqual(['Alder Bakery']);
  expect((await dana.browser.call(`GET /api/businesses/${two}/team`)).json().invitations).toEqual([]);
  for (const person of [maya, dana]) expect((await person.browser.call(`DELETE ${at(two)}`)).statusCode).toBe(404);
  expect((await maya.browser.call(`DELETE ${at(one)}`)).statusCode).toBe(200);
  expect((await auditLines(test, one)).slice(0, 2)).toEqual([
    `Maya Lindqvist canceled the invitation of ${email}`,
    `Maya Lindqvist sent the invitation again to ${email}`,
  ]);
  expect((await auditLines(test, two)).filter((line) => line.includes(email))).toEqual([
    `Maya Lindqvist invited ${email} as viewer`,
  ]);
});

it(`is sent again from both businesses at once: ${races} races on two nodes`, async () => {
  const both = await invitedToBoth();
  for (let n = 0; n < races; n += 1) {
    const { maya, one, two, at } = both;
    const answers = await Promise.all([
      maya.browser.call(`POST ${at(one)}`, { asLink: true }),
      atSecondNode(maya).call(`POST ${at(two)}`, { asLink: true }),
    ]);
    expect(statuses(answers)).toEqual([200, 200]);
  }
  expect((await both.open())?.sort()).toEqual([both.one, both.two]);
});

it(`is sent again while one business changes hands: ${races} races on two nodes`, async () => {
  for (let n = 0; n < races; n += 1) {
    const { maya, one, at, open, transfer } = await invitedToBoth();
    const answers = await Promise.all([
      maya.browser.call(`POST ${at(one)}`, { asLink: true }),
      transfer(atSecondNode(maya)),
    ]);
    expect(statuses(answers)).toEqual([200, 200]);
    expect(await open()).toEqual([one]);
  }
});

it(`is canceled from the other business while one changes hands: ${races} races on two nodes`, async () => {
  for (let n = 0; n < races; n += 1) {
    const { maya, one, at, open, transfer } = await invitedToBoth();
    const answers = await Promise.all([maya.browser.call(`DELETE ${at(one)}`), transfer(atSecondNode(maya))]);
    expect(statuses(answers)).toEqual([200, 200]);
    expect(await open()).toBeUndefined();
  }
});

it('goes on for the other business when one is deleted, and ends with the last', async () => {
  const { maya, one, two, open, token } = await invitedToBoth();
  await maya.browser.call(`DELETE /api/businesses/${two}`);
  expect(await open()).toEqual([one]);
  const { invitations } = (await maya.browser.call(`GET /api/businesses/${one}/team`)).json();
  expect(invitations).toMatchObject([{ businessCount: 1 }]);
  await maya.browser.call(`DELETE /api/businesses/${one}`);
  expect(await open()).toBeUndefined();
  expect((await new TestBrowser(test.app).call(`GET /api/join/${token}`)).statusCode).toBe(404);
});
