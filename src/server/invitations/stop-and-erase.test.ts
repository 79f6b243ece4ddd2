import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { emailsTo, sendMessage } from '../testing/conversations.ts';
import { makeUser } from '../testing/factories.ts';
import {
  at,
  db,
  inviting,
  monday,
  post,
  run,
  setUpSending,
  states,
  subjects,
  test,
  tokenIn,
  tuesday10,
} from '../testing/sending.ts';
import { eraseOldInvitations } from './erase-store.ts';
import { invitationEmails } from './unsubscribe-kind.ts';

setUpSending();

describe('unsubscribing', () => {
  const stop = (token: string) => invitationEmails.stop(test.services, token);
  const describeStop = (token: string) => invitationEmails.describe(test.services, token);

  it('R2 works at once, for what waits and what is in the outbox, and for ever', async () => {
    const { enter } = await inviting();
    await enter(['maria@example.org'], monday);
    await run(tuesday10);
    const token = await tokenIn('maria@example.org');
    // As if the mail server were slow.
    await db().execute(sql`update emails set state = 'waiting', leased_until = null`);
    const question = {
      emails: 'invitations',
      business: 'Juniper Street Dental',
      kind: 'practice',
      email: 'ma…@example.org',
    };
    expect(await describeStop(token)).toEqual({ question, isStopped: false });
    expect(await subjects('maria@example.org')).toEqual(['A quick question']);
    await stop(token);
    expect(await subjects('maria@example.org')).toEqual([]);
    expect(await states()).toEqual([{ state: 'unsubscribed', send_at: null }]);
    await stop(token);
    expect(await describeStop(token)).toEqual({ question, isStopped: true });
    for (const wrong of [`i${'A'.repeat(51)}`, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, 'i', '']) {
      await stop(wrong);
      expect(await describeStop(wrong)).toBe(null);
    }
    await run(at('2026-10-26T14:00:00Z'));
    // The address and the hash are erased; a year later they are still not invited.
    await eraseOldInvitations(db(), at('2026-12-01T00:00:00Z'));
    await eraseOldInvitations(db(), at('2028-01-01T00:00:00Z'));
    expect(await selectRows(db(), sql`select email, person_hash from invitations`)).toEqual([
      { email: null, person_hash: null },
    ]);
    expect((await enter(['Maria@example.org'], at('2028-01-03T15:00:00Z'))).rejected).toMatchObject([
      { reason: 'unsubscribed' },
    ]);
    await stop(token);
  });

  it('R2 is checked again in the transaction that writes the email', async () => {
    const { enter, business } = await inviting();
    await enter(['maria@example.org', 'jo@example.org'], monday);
    await db().execute(
      sql`insert into unsubscribes (business_id, person_hash, source)
          select ${business.id}, person_hash, 'link' from invitations where email = 'maria@example.org'`,
    );
    await run(tuesday10);
    expect([await subjects('maria@example.org'), await subjects('jo@example.org')]).toEqual([[], ['A quick question']]);
    expect((await states()).map(({ state }) => state)).toEqual(['unsubscribed', 'sent']);
  });

  it('works after the invitation was erased, and touches no other business', async () => {
    const [one, other] = [await inviting(), await inviting()];
    for (const { enter } of [one, other]) await enter(['maria@example.org'], monday);
    await run(tuesday10);
    const tokens = (await emailsTo(test, 'maria@example.org')).map(
      ({ text }) => /\/i\/(i[\w-]{80})/.exec(text)?.[1] ?? '',
    );
    const token = tokens[0] ?? '';
    await db().execute(sql`delete from invitations`);
    expect(await describeStop(token)).toMatchObject({
      question: { business: 'Juniper Street Dental', email: null },
      isStopped: false,
    });
    await stop(token);
    const outcomes = [];
    for (const { enter } of [one, other]) outcomes.push((await enter(['maria@example.org'], monday)).accepted.length);
    expect(outcomes.sort()).toEqual([0, 1]);
  });
});

it('R9 erases address, name and emails 30 days after the last email, and the hash after the cool-down', async () => {
  const { enter } = await inviting({ sendsReminder: false, cooldownDays: 90 });
  await enter([{ email: 'maria@example.org', firstName: 'Maria' }], monday);
  await run(tuesday10);
  const row = async () =>
    (
      await selectRows<{ email: string | null; first_name: string | null; person_hash: string | null }>(
        db(),
        sql`select email, first_name, person_hash from invitations`,
      )
    )[0];
  await eraseOldInvitations(db(), at('2026-11-19T13:00:00Z'));
  expect(await row()).toMatchObject({ email: 'maria@example.org', first_name: 'Maria' });
  await eraseOldInvitations(db(), at('2026-11-19T15:00:00Z'));
  expect(await row()).toEqual({ email: null, first_name: null, person_hash: expect.any(String) });
  expect(await emailsTo(test, 'maria@example.org')).toEqual([]);
  // The address is gone and entered again: the cool-down goes on.
  expect((await enter(['maria@example.org'], at('2026-12-01T15:00:00Z'))).rejected).toMatchObject([
    { reason: 'invited' },
  ]);
  await eraseOldInvitations(db(), at('2027-01-18T15:00:00Z'));
  expect(await row()).toEqual({ email: null, first_name: null, person_hash: null });
  expect((await enter(['maria@example.org'], at('2027-01-18T16:00:00Z'))).accepted).toHaveLength(1);
});

it('R9 deletes after 30 days what was never sent, and screens that were turned off', async () => {
  const { enter, owner, url, key, deskId } = await inviting();
  await enter(['jo@example.org'], monday);
  const [{ id } = {}] = await selectRows<{ id: string }>(db(), sql`select id from invitations`);
  expect((await owner.browser.call(`DELETE ${url}/invitations/${id}`)).statusCode).toBe(200);
  await post(`/api/desk/${key}/invitations`, { email: 'maria@example.org' });
  await db().execute(sql`update invitations set created_at = ${monday.toISOString()}, state = 'unsubscribed'
    where email = 'maria@example.org'`);
  expect((await owner.browser.call(`DELETE ${url}/desks/${deskId}`)).statusCode).toBe(200);
  const left = () =>
    selectRows(
      db(),
      sql`select (select count(*)::int from desks where id = ${deskId}) as desks, (select array_agg(state order by email) from invitations) as states`,
    );
  await eraseOldInvitations(db(), at('2026-11-18T15:00:00Z'));
  expect(await left()).toEqual([{ desks: 1, states: ['canceled', 'unsubscribed'] }]);
  await db().execute(sql`update desks set ended_at = ${monday.toISOString()} where id = ${deskId}`);
  await eraseOldInvitations(db(), at('2026-11-19T15:00:00Z'));
  expect(await left()).toEqual([{ desks: 0, states: ['unsubscribed'] }]);
});

it('IN-19 an export holds a person’s invitations, and erasing them ends neither the cool-down nor a stop', async () => {
  const { enter, owner, url } = await inviting();
  await enter([{ email: 'maria@example.org', firstName: 'Maria' }, 'jo@example.org'], monday);
  await run(tuesday10);
  await post('/api/invitations/opened', { token: await tokenIn('maria@example.org') });
  const people = `${url}/people`;
  const exported = (await owner.browser.call(`GET ${people}?email=maria@example.org`)).json();
  expect(exported.invitations).toMatchObject([
    { firstName: 'Maria', state: 'sent', source: 'list', enteredBy: 'Dana' },
  ]);
  expect(exported.text).toContain('Invitation to Maria, maria@example.org');
  expect(JSON.stringify(exported)).not.toMatch(/opened|jo@example/i);
  const erased = (await owner.browser.call(`DELETE ${people}`, { email: 'maria@example.org' })).json();
  expect(erased).toEqual({ messages: 0, emails: 1, invitations: 1 });
  const rows = JSON.stringify(await selectRows(db(), sql`select * from invitations`));
  expect([rows.includes('maria@'), rows.includes('jo@')]).toEqual([false, true]);
  expect(await emailsTo(test, 'maria@example.org')).toEqual([]);
  expect((await enter(['maria@example.org'], at('2026-10-27T15:00:00Z'))).rejected).toMatchObject([
    { reason: 'invited' },
  ]);
});

it('deleting a business takes its unsent invitations out of the outbox', async () => {
  const { enter, owner, url } = await inviting();
  await enter(['maria@example.org'], monday);
  await run(tuesday10);
  await db().execute(sql`update emails set state = 'waiting'`);
  await owner.browser.call(`DELETE ${url}`);
  expect(await emailsTo(test, 'maria@example.org')).toEqual([]);
  await run(at('2026-10-26T14:00:00Z'));
});

it('deleting an account keeps what businesses of others wrote to its mailbox', async () => {
  const { owner, business, url, enter } = await inviting();
  const person = await makeUser(test);
  await enter([person.email], monday);
  await run(tuesday10);
  const message = await sendMessage(test, { owner, business, at: `${url}/feedback` }, { email: person.email });
  await owner.browser.call(`POST ${message.url}/replies`, { text: 'We are sorry about the wait.', version: 1 });
  const admin = await makeUser(test, { isAdmin: true });
  expect((await admin.browser.call(`DELETE /api/admin/users/${person.id}`)).statusCode).toBe(200);
  expect(await subjects(person.email)).toEqual(['A quick question', 'Juniper Street Dental replied to you']);
});

it('erasing a person does not tell whether a reminder went out, so whether they opened the page', async () => {
  const { enter, owner, url } = await inviting();
  await enter(['maria@example.org', 'jo@example.org'], monday);
  await run(tuesday10);
  await post('/api/invitations/opened', { token: await tokenIn('maria@example.org') });
  await run(at('2026-10-27T15:00:00Z'));
  expect(await emailsTo(test, 'jo@example.org')).toHaveLength(2);
  for (const email of ['maria@example.org', 'jo@example.org']) {
    const erased = (await owner.browser.call(`DELETE ${url}/people`, { email })).json();
    expect(erased).toEqual({ messages: 0, emails: 1, invitations: 1 });
    expect(await emailsTo(test, email)).toEqual([]);
  }
});
