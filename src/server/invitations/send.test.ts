import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { emailsTo } from '../testing/conversations.ts';
import { makeBusiness } from '../testing/factories.ts';
import { makeInviting } from '../testing/inviting.ts';
import { startApp, startNode, type TestApp } from '../testing/start-app.ts';
import { enterPeople } from './entry.ts';
import { eraseOldInvitations } from './erase.ts';
import { sendInvitations } from './send.ts';
import { findInvitingById } from './settings.ts';
import { invitationEmails } from './unsubscribe-kind.ts';

let test: TestApp;
let second: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '100' });
  second = await startNode(test);
});
afterAll(async () => {
  await second.close();
  await test.close();
});
beforeEach(async () => {
  for (const table of ['invitations', 'emails', 'rate_limit_counters'])
    await db().execute(sql`delete from ${sql.identifier(table)}`);
});

const db = () => test.services.database.db;
const at = (iso: string) => new Date(iso);
/** A Monday, 1 PM in New York. */
const monday = at('2026-10-19T17:00:00Z');
const tuesday10 = at('2026-10-20T14:00:00Z');

async function inviting(settings: Record<string, unknown> = {}, fields: Record<string, unknown> = {}) {
  const { owner, business } = await makeBusiness(test, {
    fields: { name: 'Juniper Street Dental', timeZone: 'America/New_York', ...fields },
  });
  const made = await makeInviting(test, business.id);
  await db().execute(sql`delete from invitations where business_id = ${business.id}`);
  const url = `/api/businesses/${business.id}`;
  if (Object.keys(settings).length > 0) {
    const changed = await owner.browser.call(`PATCH ${url}/invitation-settings`, settings);
    if (changed.statusCode !== 200) throw new Error(changed.body);
  }
  const enter = async (emails: readonly (string | { email: string; firstName: string })[], now: Date) => {
    const people = emails.map((one) => (typeof one === 'string' ? { email: one } : one));
    const found = await findInvitingById(db(), business.id);
    if (!found) throw new Error('no business');
    const origin = { source: 'list', enteredBy: 'Dana' } as const;
    return test.services.database.transact((tx) =>
      enterPeople(tx, test.services.config.secretKey, found, people, origin, now),
    );
  };
  return { owner, business, url, enter, ...made };
}

const run = (now: Date) => Promise.all([test, second, test].map(({ services }) => sendInvitations(services, now)));
const subjects = async (email: string) => (await emailsTo(test, email)).map(({ subject }) => subject);
const states = () =>
  selectRows<{ state: string; send_at: Date | null }>(db(), sql`select state, send_at from invitations order by id`);
const post = (url: string, payload: object) =>
  test.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload });
const tokenIn = async (email: string) =>
  /\/i\/(i[\w-]{51})/.exec((await emailsTo(test, email))[0]?.text ?? '')?.[1] ?? '';

describe('sending', () => {
  it('R3 goes out the next day at 10 AM of the business, once over two nodes, and a reminder five days later', async () => {
    const { enter } = await inviting();
    const { accepted } = await enter(['maria@example.org'], monday);
    expect(accepted[0]?.sendAt).toEqual(tuesday10);
    for (const early of [monday, at('2026-10-20T13:59:00Z')]) await run(early);
    expect(await subjects('maria@example.org')).toEqual([]);
    await run(tuesday10);
    await run(at('2026-10-20T15:00:00Z'));
    expect(await subjects('maria@example.org')).toEqual(['A quick question']);
    // Five days later is a Sunday.
    for (const early of ['2026-10-25T15:00:00Z', '2026-10-26T13:59:00Z']) await run(at(early));
    expect(await subjects('maria@example.org')).toEqual(['A quick question']);
    await run(at('2026-10-26T14:00:00Z'));
    await run(at('2026-12-01T16:00:00Z'));
    expect(await subjects('maria@example.org')).toEqual(['A quick question', 'A quick reminder']);
  });

  it('R3 follows the clocks of the business when they change, and never sends outside its hours', async () => {
    const { enter } = await inviting({ weekdays: [0, 1, 2, 3, 4, 5, 6] });
    const before = await enter(['maria@example.org'], at('2026-10-31T12:00:00Z'));
    expect(before.accepted[0]?.sendAt).toEqual(at('2026-11-01T15:00:00Z'));
    const spring = await enter(['jo@example.org'], at('2027-03-13T12:00:00Z'));
    expect(spring.accepted[0]?.sendAt).toEqual(at('2027-03-14T14:00:00Z'));
    await run(at('2026-11-01T14:59:59Z'));
    expect(await subjects('maria@example.org')).toEqual([]);
    // 6 PM is the end.
    await run(at('2026-11-01T23:00:00Z'));
    expect(await subjects('maria@example.org')).toEqual([]);
    await run(at('2026-11-01T22:59:59Z'));
    expect(await subjects('maria@example.org')).toEqual(['A quick question']);
  });

  it('R3 waits two hours after the entry, and skips an hour that the clocks skip', async () => {
    const late = await inviting({ fromHour: 0, toHour: 24, weekdays: [0, 1, 2, 3, 4, 5, 6] });
    const entered = await late.enter(['maria@example.org'], at('2026-10-20T03:30:00Z'));
    expect(entered.accepted[0]?.sendAt).toEqual(at('2026-10-20T05:30:00Z'));
    await db().execute(sql`update invitations set send_at = '2026-10-20T03:30:00Z'`);
    await run(at('2026-10-20T05:29:59Z'));
    expect(await subjects('maria@example.org')).toEqual([]);
    const night = await inviting({ fromHour: 2, toHour: 3, weekdays: [0, 1, 2, 3, 4, 5, 6] });
    const skipped = await night.enter(['jo@example.org'], at('2027-03-13T17:00:00Z'));
    expect(skipped.accepted[0]?.sendAt).toEqual(at('2027-03-15T06:00:00Z'));
  });

  it('R4 sends at most the daily maximum over two nodes, and grows by three times the mean of 28 days', async () => {
    const { enter, business } = await inviting({ dailyMax: 200 });
    await db().execute(
      sql`insert into invitations (business_id, email, language, state, source, entered_by, sent_at)
          select ${business.id}, n || '@example.org', 'en', 'sent', 'list', 'Dana', '2026-10-10T15:00:00Z'
          from generate_series(1, 280) n`,
    );
    await enter(
      Array.from({ length: 100 }, (_, n) => `patient${n}@example.org`),
      monday,
    );
    await run(tuesday10);
    await run(at('2026-10-20T17:00:00Z'));
    const sent = () => db().$count(sql`emails`, sql`key like 'invitation %'`);
    expect(await sent()).toBe(30);
    await run(at('2026-10-21T14:00:00Z'));
    expect(await sent()).toBe(60);
  });

  it('sends no more than INVITES_DAILY for all businesses together', async () => {
    const one = await inviting();
    const other = await inviting();
    for (const { enter } of [one, other]) await enter(['a@example.org', 'b@example.org', 'c@example.org'], monday);
    const limited = { ...test.services, config: { ...test.services.config, invitesDaily: 4 } };
    await Promise.all([sendInvitations(limited, tuesday10), sendInvitations(limited, tuesday10)]);
    expect(await db().$count(sql`emails`, sql`key like 'invitation %'`)).toBe(4);
    expect((await states()).filter(({ state }) => state === 'waiting')).toHaveLength(2);
  });

  it('R5 sends no reminder to a person who opened the page, nor after a bounce, nor when it is off', async () => {
    const { enter, owner, url } = await inviting();
    await enter(['opened@example.org', 'bounced@example.org', 'went-on@example.org', 'slow@example.org'], monday);
    await run(tuesday10);
    for (const [path, email] of [
      ['opened', 'opened@example.org'],
      ['went-on', 'went-on@example.org'],
    ] as const)
      expect((await post(`/api/invitations/${path}`, { token: await tokenIn(email) })).json()).toEqual({
        success: true,
      });
    await db().execute(sql`update emails set state = 'failed' where recipient = 'bounced@example.org'`);
    await db().execute(sql`update emails set state = 'waiting' where recipient = 'slow@example.org'`);
    await run(at('2026-10-26T14:00:00Z'));
    for (const email of ['opened', 'bounced', 'went-on', 'slow'])
      expect(await subjects(`${email}@example.org`)).toEqual(['A quick question']);
    expect((await states()).map(({ state }) => state)).toEqual(['sent', 'undeliverable', 'sent', 'sent']);
    await db().execute(sql`update emails set state = 'kept'`);
    await owner.browser.call(`PATCH ${url}/invitation-settings`, { sendsReminder: false });
    await run(at('2026-10-26T15:00:00Z'));
    expect(await subjects('slow@example.org')).toEqual(['A quick question']);
  });

  it('waits while paused, switched off or inactive, says why, and expires after seven days', async () => {
    const { enter, owner, url, business } = await inviting();
    await enter(['maria@example.org'], monday);
    const hold = async () => (await owner.browser.call(`GET ${url}/invitations`)).json().hold;
    const pause = (isPaused: boolean) => owner.browser.call(`POST ${url}/invitations/pause`, { isPaused });
    const activate = (isActive: boolean) =>
      owner.browser.call(`POST /api/businesses/toggle-business-active/${business.id}`, { isActive });
    expect(await hold()).toBe(null);
    await pause(true);
    expect(await hold()).toBe('paused');
    await run(tuesday10);
    await pause(false);
    await activate(false);
    expect(await hold()).toBe('inactive');
    await run(tuesday10);
    await activate(true);
    await owner.browser.call(`PATCH ${url}/invitation-settings`, { isOn: false });
    expect(await hold()).toBe('off');
    await run(tuesday10);
    expect(await subjects('maria@example.org')).toEqual([]);
    await owner.browser.call(`PATCH ${url}/invitation-settings`, { isOn: true });
    await run(at('2026-10-27T14:00:00Z'));
    expect(await subjects('maria@example.org')).toEqual(['A quick question']);
    await enter(['jo@example.org'], monday);
    await run(at('2026-10-27T14:00:01Z'));
    expect(await subjects('jo@example.org')).toEqual([]);
    expect((await states()).map(({ state }) => state)).toEqual(['sent', 'expired']);
  });

  it('waits while the mail server has failed for an hour, but not for one full mailbox', async () => {
    const { enter, owner, url } = await inviting();
    await enter(['maria@example.org'], monday);
    await db().execute(
      sql`insert into emails (key, recipient, subject, text, created_at, server_failed)
          values ('a code', 'someone@example.org', 'A code', '', now() - interval '61 minutes', true)`,
    );
    await run(tuesday10);
    expect(await subjects('maria@example.org')).toEqual([]);
    const { hold, holdSince } = (await owner.browser.call(`GET ${url}/invitations`)).json();
    expect([hold, Math.round((Date.now() - Date.parse(holdSince)) / 60_000)]).toEqual(['email', 61]);
    await owner.browser.call(`PATCH ${url}/invitation-settings`, { isOn: false });
    const on = await owner.browser.call(`PATCH ${url}/invitation-settings`, { isOn: true });
    expect([on.statusCode, on.json().code]).toEqual([409, 'email_failing']);
    await db().execute(sql`update emails set server_failed = false where key = 'a code'`);
    await owner.browser.call(`PATCH ${url}/invitation-settings`, { isOn: true });
    await run(tuesday10);
    expect(await subjects('maria@example.org')).toEqual(['A quick question']);
  });
});

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
    expect(await describeStop(token)).toEqual({
      emails: 'invitations',
      business: 'Juniper Street Dental',
      kind: 'practice',
      email: 'm…@example.org',
    });
    expect(await subjects('maria@example.org')).toEqual(['A quick question']);
    await stop(token);
    expect(await subjects('maria@example.org')).toEqual([]);
    expect(await states()).toEqual([{ state: 'unsubscribed', send_at: null }]);
    await stop(token);
    expect(await describeStop(token)).toBe('stopped');
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
      ({ text }) => /\/i\/(i[\w-]{51})/.exec(text)?.[1] ?? '',
    );
    const token = tokens[0] ?? '';
    await db().execute(sql`delete from invitations`);
    expect(await describeStop(token)).toMatchObject({ business: 'Juniper Street Dental', email: null });
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
