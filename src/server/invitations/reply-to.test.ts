import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { forgetOldAddresses } from '../feedback/address-store.ts';
import { confirmAddress, makeBusiness, makeUser } from '../testing/factories.ts';
import { addToTeam } from '../testing/making-teams.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await db().execute(sql`truncate users, emails, rate_limit_counters cascade`);
});

const db = () => test.services.database.db;
const desk = 'desk@willow.example.org';
const hello = 'hello@willow.example.org';

async function inviting() {
  const { owner, business } = await makeBusiness(test);
  const at = `/api/businesses/${business.id}`;
  return {
    owner,
    business,
    change: async (replyTo: string | null) =>
      (await owner.browser.call(`PATCH ${at}/invitation-settings`, { replyTo })).json(),
    read: async () => (await owner.browser.call(`GET ${at}/invitation-settings`)).json(),
    sendAgain: () => owner.browser.call(`POST ${at}/reply-to-confirmation`),
    /** Headers of an invitation as a customer gets it. */
    replyTo: async () => {
      await owner.browser.call(`POST ${at}/test-invitation`);
      const [sent] = await selectRows<{ reply_to: string }>(
        db(),
        sql`select reply_to from emails where key like 'test invitation %' order by id desc limit 1`,
      );
      return sent?.reply_to;
    },
  };
}
const askedTo = async (recipient: string) =>
  (await selectRows<{ text: string }>(db(), sql`select text from emails where recipient = ${recipient}`)).map(
    ({ text }) => text.match(/The business .*?\./)?.[0],
  );

it('IS-13 replies go to the owner until the feedback address confirms', async () => {
  const { owner, read, replyTo } = await inviting();
  expect(await replyTo()).toBe(owner.email);
  expect(await read()).toMatchObject({ replyTo: null, replyToState: 'waiting', repliesTo: owner.email });
  await confirmAddress(test, desk);
  expect(await replyTo()).toBe(desk);
  expect(await read()).toMatchObject({ replyToState: 'confirmed', repliesTo: desk });
});

it('replies go to the owner until an address of their own confirms, and for no other owner', async () => {
  const { owner, change, replyTo } = await inviting();
  await confirmAddress(test, desk);
  expect(await change(hello)).toMatchObject({ replyTo: hello, replyToState: 'waiting', repliesTo: owner.email });
  expect(await askedTo(hello)).toEqual([
    'The business “Willow Street Family Dentistry” wants messages from its customers emailed to this address.',
  ]);
  expect(await replyTo()).toBe(owner.email);
  await confirmAddress(test, hello);
  expect(await replyTo()).toBe(hello);
  const other = await inviting();
  await other.change(hello);
  expect(await other.replyTo()).toBe(other.owner.email);
  expect(await change(null)).toMatchObject({ replyTo: null, replyToState: 'confirmed', repliesTo: desk });
  expect(await change(owner.email)).toMatchObject({ replyToState: 'confirmed', repliesTo: owner.email });
});

it('an address that was entered before confirmations, or above the limit, can be asked by the owner alone', async () => {
  const { owner, business, read, replyTo, sendAgain } = await inviting();
  await db().execute(sql`update businesses set invitation_settings = ${`{"replyTo": "${hello}"}`}::jsonb`);
  expect(await read()).toMatchObject({ replyToState: 'unsent', repliesTo: owner.email });
  expect(await replyTo()).toBe(owner.email);
  expect((await sendAgain()).json()).toMatchObject({ replyToState: 'waiting', repliesTo: owner.email });
  expect(await askedTo(hello)).toHaveLength(1);
  const early = await sendAgain();
  expect([early.statusCode, early.json().error]).toEqual([
    429,
    'We sent this email a moment ago. Please wait a minute before you send it again.',
  ]);
  await confirmAddress(test, hello);
  expect((await sendAgain()).json()).toMatchObject({ replyToState: 'confirmed', repliesTo: hello });
  const admin = await makeUser(test, { isAdmin: true });
  expect((await admin.browser.call(`POST /api/businesses/${business.id}/reply-to-confirmation`)).statusCode).toBe(404);
});

it('only the owner changes the address, a manager changes the rest', async () => {
  const { business } = await inviting();
  const dana = await makeUser(test);
  await addToTeam(test, business.id, dana.id, 'manager');
  const settings = `PATCH /api/businesses/${business.id}/invitation-settings`;
  for (const replyTo of [dana.email, 'private@mail.example']) {
    const refused = await dana.browser.call(settings, { replyTo });
    expect([refused.statusCode, refused.json().error]).toEqual([
      403,
      'Only the owner can change the address for replies.',
    ]);
  }
  expect((await dana.browser.call(settings, { replyTo: null, dailyMax: 30 })).json()).toMatchObject({
    replyTo: null,
    dailyMax: 30,
  });
});

it('an address that only invitations use is confirmed for private feedback too, and kept while they use it', async () => {
  const { owner, business, change } = await inviting();
  await change(hello);
  await db().execute(sql`update feedback_addresses set created_at = now() - interval '31 days'`);
  await forgetOldAddresses(db());
  await confirmAddress(test, hello);
  const moved = await owner.browser.call(`PATCH /api/businesses/${business.id}`, { feedbackEmail: hello });
  expect(moved.json().feedbackEmailState).toBe('confirmed');
});
