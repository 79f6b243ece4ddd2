import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { changeOwner } from '../erasure.ts';
import { makeUser } from '../testing/factories.ts';
import { at, db, inviting, monday, run, setUpSending, test, tokenIn, tuesday10 } from '../testing/sending.ts';
import { eraseOldInvitations } from './erase-store.ts';
import { invitationEmails } from './unsubscribe-kind.ts';

setUpSending();

type Inviting = Awaited<ReturnType<typeof inviting>>;
const thursday = at('2026-10-22T14:00:00Z');

/** A business of the same owner. */
async function another({ owner }: Pick<Inviting, 'owner'>): Promise<Inviting> {
  const made = await inviting();
  await db().execute(sql`update businesses set user_id = ${owner.id} where id = ${made.business.id}`);
  return { ...made, owner };
}

/** Maria got an invitation of a business, whose link to stop she still has. */
async function invited() {
  const one = await inviting({ sendsReminder: false });
  const other = await another(one);
  await one.enter(['maria@example.org'], monday);
  await run(tuesday10);
  return { one, other, token: await tokenIn('maria@example.org') };
}

async function transfer({ business, owner }: Inviting, userId: number): Promise<void> {
  const { config, database } = test.services;
  const isDone = await database.transact((tx) =>
    changeOwner(tx, config, { id: business.id, ownerId: owner.id }, userId),
  );
  expect(isDone).toBe(true);
}

const remove = async ({ owner, url }: Inviting) =>
  expect((await owner.browser.call(`DELETE ${url}`)).statusCode).toBe(200);
const stop = (token: string) => invitationEmails.stop(test.services, token);
async function ask(token: string) {
  const described = await invitationEmails.describe(test.services, token);
  return described?.isStopped ? 'stopped' : (described?.question ?? null);
}
const reasonAt = async ({ enter }: Inviting, now = thursday) =>
  (await enter(['Maria@example.org'], now)).rejected[0]?.reason ?? null;

it('a link of a deleted business stops the emails of all businesses of its owner, also of later ones', async () => {
  const { one, other, token } = await invited();
  await remove(one);
  expect(await ask(token)).toEqual({ emails: 'invitations', business: null, kind: 'business', email: null });
  expect(await stop(token)).toBe(true);
  expect(await ask(token)).toBe('stopped');
  expect(await reasonAt(other)).toBe('unsubscribed');
  expect(await reasonAt(await another(one))).toBe('unsubscribed');
  expect(await reasonAt(await inviting())).toBe(null);
});

it('a link from before a transfer stops the emails of the owner who sent it and of the new one', async () => {
  const { one, other, token } = await invited();
  const next = { owner: await makeUser(test) };
  const ofNext = await another(next);
  await transfer(one, next.owner.id);
  expect(await stop(token)).toBe(true);
  for (const business of [one, other, ofNext]) expect(await reasonAt(business)).toBe('unsubscribed');
});

it('so does a link of a business that was transferred and then deleted', async () => {
  const { one, other, token } = await invited();
  const next = { owner: await makeUser(test) };
  const ofNext = await another(next);
  await transfer(one, next.owner.id);
  await remove({ ...one, ...next });
  expect(await stop(token)).toBe(true);
  for (const business of [other, ofNext]) expect(await reasonAt(business)).toBe('unsubscribed');
});

it('asks until the person’s own stop holds everywhere, because owners take back those of the front desk', async () => {
  const { one, token } = await invited();
  await one.owner.browser.call(`POST ${one.url}/do-not-contact`, { email: 'maria@example.org' });
  expect(await ask(token)).toMatchObject({ business: 'Juniper Street Dental' });
  expect(await stop(token)).toBe(true);
  expect(await ask(token)).toBe('stopped');
  const undone = await one.owner.browser.call(`DELETE ${one.url}/do-not-contact`, { email: 'maria@example.org' });
  expect([undone.statusCode, undone.json().code]).toEqual([409, 'stopped_by_person']);
});

it('stores nothing, and says so, when the account is gone that sent the email', async () => {
  const { one, token } = await invited();
  const admin = await makeUser(test, { isAdmin: true });
  expect((await admin.browser.call(`DELETE /api/admin/users/${one.owner.id}`)).statusCode).toBe(200);
  expect(await ask(token)).toBe(null);
  expect(await stop(token)).toBe(false);
});

it('R1 deleting a business and making it anew does not end the cool-down, and its other businesses go on', async () => {
  const { one, other } = await invited();
  await remove(one);
  const anew = await another(one);
  const createdAt = (business: Inviting, when: Date) =>
    db().execute(sql`update businesses set created_at = ${when.toISOString()} where id = ${business.business.id}`);
  await createdAt(anew, thursday);
  expect((await anew.enter(['Maria@example.org', 'jo@example.org'], thursday)).rejected).toMatchObject([
    { row: 0, reason: 'invited', sentAt: tuesday10 },
  ]);
  expect(await reasonAt(await inviting())).toBe(null);
  // Made before the invitation was sent, so no business made anew.
  await createdAt(other, monday);
  expect(await reasonAt(other)).toBe(null);
  await remove(anew);
  const after = at('2027-04-19T15:00:00Z');
  await eraseOldInvitations(db(), after);
  expect(await db().$count(sql`former_invitations`)).toBe(0);
  expect(await reasonAt(await another(one), after)).toBe(null);
});
