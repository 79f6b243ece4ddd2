import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1', PUBLIC_URL: 'http://localhost:3000' });
});
afterAll(() => test.close());

const db = () => test.services.database.db;
async function inviting() {
  const { owner, business } = await makeBusiness(test);
  const at = `/api/businesses/${business.id}`;
  const on = { isOn: true, postalAddress: '12 Juniper Street, Asheville, NC 28801' };
  await owner.browser.call(`PATCH ${at}/invitation-settings`, on);
  await owner.browser.call(`POST ${at}/desks`, { name: 'Front desk 1' });
  return { owner, business, at };
}

describe('settings', () => {
  const patch = async (change: object) => {
    const { owner, at } = await inviting();
    return owner.browser.call(`PATCH ${at}/invitation-settings`, change);
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
    [{ ownSentence: 'See t.co/offer' }],
    [{ ownSentence: 'See x1.io' }],
    [{ ownSentence: 'See evil．com' }],
    [{ ownSentence: 'See evil。com' }],
    [{ ownSentence: 'See evil\u200b.com' }],
    [{ ownSentence: 'See ftp://evil' }],
    [{ postalAddress: '10.1.2.3/offer' }],
    [{ postalAddress: 'https://evil.example.com' }],
    [{ postalAddress: '' }],
    [{ postalAddress: 'One line\nand another' }],
    [{ replyTo: 'nobody' }],
    [{ basis: 'none' }],
    [{ isOn: 'yes' }],
  ])('refuse %j', async (change) => {
    expect((await patch(change)).statusCode).toBe(400);
  });

  it.each(['P.O. Box 12, Asheville, NC 28801', '12 St. Mary’s St., Apt. 5', 'No.12 Main St.'])(
    'take the postal address %j',
    async (postalAddress) => {
      expect((await patch({ postalAddress })).json().postalAddress).toBe(postalAddress);
    },
  );

  it('lint the own sentence', async () => {
    const refused = await patch({ ownSentence: 'Mention your 5-star visit and get 10% off your next cleaning!' });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'policy']);
    expect(refused.json().fields.ownSentence).toEqual(expect.any(String));
    const allowed = await patch({ ownSentence: 'We’ve moved the entrance to the courtyard side.' });
    expect(allowed.json().ownSentence).toBe('We’ve moved the entrance to the courtyard side.');
  });

  it('hold 20 screens and 10 tokens, and are the owner’s alone', async () => {
    const { owner, at } = await inviting();
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
    const { owner, at, business } = await inviting();
    expect((await owner.browser.call(`POST ${at}/test-invitation`)).json()).toEqual({ email: owner.email });
    const [sent] = await selectRows<{ text: string; headers: object }>(
      db(),
      sql`select * from emails where recipient = ${owner.email} and key like 'test invitation %'`,
    );
    expect(sent?.text).toContain(`http://localhost:3000/thumbs-up-down/${business.slug}`);
    expect(sent?.text).not.toContain('/i/');
  });
});
