import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
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
import { TestBrowser } from '../testing/start-app.ts';
import { eraseOldInvitations } from './erase-store.ts';
import { sendInvitations } from './send.ts';
import { invitationEmails } from './unsubscribe-kind.ts';

setUpSending();

const people = (count: number, name = 'patient') => Array.from({ length: count }, (_, n) => `${name}${n}@example.org`);
const sent = () => db().$count(sql`emails`, sql`key like 'invitation %'`);
const withLimits = (limits: { invitesDaily?: number; rateLimitMultiplier?: number }) => ({
  ...test.services,
  config: { ...test.services.config, ...limits },
});
const column = async (query: SQL) => (await selectRows<{ it: unknown }>(db(), query)).map(({ it }) => it);
type Inviting = Awaited<ReturnType<typeof inviting>>;

/** A second business of the same owner. */
async function another({ owner }: Inviting): Promise<Inviting> {
  const made = await inviting();
  await db().execute(sql`update businesses set user_id = ${owner.id} where id = ${made.business.id}`);
  return made;
}

it('sends no more than INVITES_DAILY for all owners together', async () => {
  const all = [];
  for (let n = 0; n < 3; n += 1) all.push(await inviting());
  for (const [n, { enter }] of all.entries()) await enter(people(2, `owner${n}-`), monday);
  await sendInvitations(withLimits({ invitesDaily: 20 }), tuesday10);
  expect(await sent()).toBe(6);
  await db().execute(sql`update rate_limit_counters set taken = 20 where key like 'invitations all%'`);
  const late = await inviting();
  await late.enter(['maria@example.org'], monday);
  const limited = withLimits({ invitesDaily: 20 });
  await Promise.all([sendInvitations(limited, tuesday10), sendInvitations(limited, tuesday10)]);
  expect(await sent()).toBe(6);
  expect(await subjects('maria@example.org')).toEqual([]);
});

/** Two nodes send at once; the invitations of this business come after those of all others. */
async function sendWithLast({ business }: Inviting, invitesDaily: number): Promise<void> {
  await db().execute(
    sql`update invitations set send_at = send_at + interval '1 minute' where business_id = ${business.id}`,
  );
  const limited = withLimits({ invitesDaily });
  const later = at('2026-10-20T14:01:00Z');
  await Promise.all([sendInvitations(limited, later), sendInvitations(limited, later)]);
}

it('gives one owner a tenth of the day over two nodes, and every other owner theirs', async () => {
  const greedy = await inviting();
  const more = await another(greedy);
  for (const [n, { enter }] of [greedy, more].entries()) await enter(people(20, `greedy${n}-`), monday);
  const victim = await inviting();
  await victim.enter(people(5, 'victim'), monday);
  await sendWithLast(victim, 100);
  expect(await db().$count(sql`emails`, sql`recipient like 'greedy%'`)).toBe(10);
  expect(await db().$count(sql`emails`, sql`recipient like 'victim%'`)).toBe(5);
});

/** Beyond the 30 days in which an account is new. */
const registeredLongAgo = ({ owner }: Inviting) =>
  db().execute(sql`update users set created_at = now() - interval '31 days' where id = ${owner.id}`);

it('ten new accounts use half of INVITES_DAILY together, and a business of longer standing still gets its tenth', async () => {
  for (let n = 0; n < 10; n += 1) await (await inviting()).enter(people(2, `new${n}-`), monday);
  const old = await inviting();
  await registeredLongAgo(old);
  await old.enter(people(2, 'old'), monday);
  await sendWithLast(old, 20);
  expect(await db().$count(sql`emails`, sql`recipient like 'new%'`)).toBe(10);
  expect(await db().$count(sql`emails`, sql`recipient like 'old%'`)).toBe(2);
});

it('says to a new account alone that the half of new accounts has gone out', async () => {
  const young = await inviting();
  const old = await inviting();
  await registeredLongAgo(old);
  for (const one of [young, old]) await one.enter(['maria@example.org'], monday);
  await run(tuesday10);
  const hold = async ({ owner, url }: Inviting) => (await owner.browser.call(`GET ${url}/invitations`)).json().hold;
  expect([await hold(young), await hold(old)]).toEqual([null, null]);
  await db().execute(sql`update rate_limit_counters set taken = 1000 where key like 'newcomers, invitations all%'`);
  expect([await hold(young), await hold(old)]).toEqual(['newcomers', null]);
});

it('says that the day is used up, and deleting a business gives nothing back', async () => {
  const one = await inviting();
  const other = await another(one);
  await one.enter(people(25), monday);
  await other.enter(people(3, 'later'), monday);
  await db().execute(
    sql`update invitations set send_at = send_at - interval '1 hour' where business_id = ${one.business.id}`,
  );
  await run(tuesday10);
  expect(await sent()).toBe(28);
  const counter = sql`select taken as it from rate_limit_counters where key like 'invitations owner%'`;
  await one.owner.browser.call(`DELETE ${one.url}`);
  expect(await column(counter)).toEqual([28]);
  await db().execute(sql`update rate_limit_counters set taken = 200 where key like 'invitations owner%'`);
  const page = async () => (await one.owner.browser.call(`GET ${other.url}/invitations`)).json();
  expect(await page()).toMatchObject({ hold: 'share', ownerPerDay: 200 });
  await db().execute(sql`update rate_limit_counters set taken = 2000 where key like 'invitations all%'`);
  expect(await page()).toMatchObject({ hold: 'day' });
});

it('takes owners in turns, however many invitations one of them has', async () => {
  const greedy = await inviting({ dailyMax: 200 });
  await db().execute(
    sql`insert into invitations (business_id, person_hash, email, language, source, entered_by, state, sent_at)
        select ${greedy.business.id}, n::text, n || '@example.org', 'en', 'list', 'Dana', 'sent', '2026-10-10T15:00:00Z' from generate_series(1, 2000) n`,
  );
  await greedy.enter(people(100, 'greedy'), monday);
  const victim = await inviting();
  await victim.enter(['victim@example.org'], monday);
  for (let n = 0; n < 5; n += 1) await sendInvitations(test.services, tuesday10);
  const order = await column(sql`select recipient as it from emails where key like 'invitation %' order by id`);
  expect(order).toHaveLength(101);
  expect(order.indexOf('victim@example.org')).toBeLessThanOrEqual(20);
});

it('emails that a mail server deferred take no place, neither their owner’s nor another’s', async () => {
  const one = await inviting();
  await one.enter(people(25), monday);
  await sendInvitations(test.services, tuesday10);
  await db().execute(sql`update emails set state = 'waiting'`);
  const other = await inviting();
  await other.enter(['maria@example.org'], monday);
  const again = await another(one);
  await again.enter(['jo@example.org'], monday);
  await sendInvitations(test.services, tuesday10);
  expect([await subjects('maria@example.org'), await subjects('jo@example.org')]).toEqual([['A quick question'], []]);
  await db().execute(sql`update emails set attempts = 1`);
  await sendInvitations(test.services, tuesday10);
  expect(await subjects('jo@example.org')).toEqual(['A quick question']);
});

it('one mailbox gets two invitations a day and five a month over all businesses; the others wait a day', async () => {
  for (let n = 0; n < 7; n += 1) await (await inviting()).enter(['T.arget+x@gmail.com'], monday);
  const limited = withLimits({ rateLimitMultiplier: 1 });
  const got = () => sent();
  await sendInvitations(limited, tuesday10);
  await sendInvitations(limited, at('2026-10-20T16:00:00Z'));
  expect(await got()).toBe(2);
  expect((await states()).filter(({ state }) => state === 'sent')).toHaveLength(7);
  const nextDay = () =>
    db().execute(sql`update rate_limit_counters set window_ends_at = now() where key like 'invitations mailbox day%'`);
  for (const day of ['2026-10-21', '2026-10-22', '2026-10-23']) {
    await nextDay();
    await sendInvitations(limited, at(`${day}T14:00:00Z`));
  }
  expect(await got()).toBe(5);
  // Nobody is asked months late.
  await db().execute(sql`update invitations set created_at = '2026-10-19T17:00:00Z'`);
  await eraseOldInvitations(db(), at('2026-11-24T15:00:00Z'));
  await db().execute(sql`delete from rate_limit_counters`);
  await sendInvitations(limited, at('2026-11-24T15:00:00Z'));
  // All are erased by now.
  expect(await got()).toBe(0);
});

it('an owner cannot tell that other owners invited the same person that day', async () => {
  const limited = withLimits({ rateLimitMultiplier: 1, invitesDaily: 40 });
  async function look(isFull: boolean) {
    await db().execute(sql`delete from invitations`);
    await db().execute(sql`delete from rate_limit_counters`);
    if (isFull) for (let n = 0; n < 2; n += 1) await (await inviting()).enter(['maria@example.org'], monday);
    const own = await inviting();
    await own.enter(['maria@example.org', ...people(4)], monday);
    await db().execute(
      sql`update invitations set send_at = send_at + interval '1 minute' where business_id = ${own.business.id}`,
    );
    const emails = await sent();
    await sendInvitations(limited, at('2026-10-20T14:05:00Z'));
    const got = (await sent()) - emails;
    const read = async (path: string) => (await own.owner.browser.call(`GET ${own.url}${path}`)).json();
    const { people: _, ...rest } = await read('/people?email=maria@example.org');
    const seen = [
      await read('/invitations'),
      rest,
      (await own.enter(['maria@example.org'], at('2026-10-21T14:00:00Z'))).rejected,
      (await own.owner.browser.call(`DELETE ${own.url}/people`, { email: 'maria@example.org' })).json(),
    ];
    const always = JSON.stringify(seen)
      .replace(/"(id|waitingId|nextCursor)":\d+/g, '"$1":0')
      .replace(/"(createdAt|enteredAt)":"[^"]*"/g, '"$1":""')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z entered/g, 'entered');
    return { always, got };
  }
  const [alone, full] = [await look(false), await look(true)];
  expect([alone.got, full.got]).toEqual([4, 5]);
  expect(full.always).toBe(alone.always);
});

it('an owner cannot tell by other invitations whether the page was opened', async () => {
  const limited = withLimits({ rateLimitMultiplier: 1 });
  async function countWith(isOpened: boolean) {
    for (const table of ['invitations', 'emails', 'rate_limit_counters'])
      await db().execute(sql`delete from ${sql.identifier(table)}`);
    const one = await inviting();
    await one.enter(['maria@example.org'], monday);
    await sendInvitations(limited, tuesday10);
    await db().execute(sql`update rate_limit_counters set window_ends_at = now() where key like '%day%'`);
    if (isOpened) await post('/api/invitations/opened', { token: await tokenIn('maria@example.org') });
    const reminderDay = at('2026-10-26T14:00:00Z');
    for (let n = 0; n < 2; n += 1) await (await another(one)).enter(['maria@example.org'], at('2026-10-23T15:00:00Z'));
    await db().execute(sql`update invitations set send_at = ${reminderDay.toISOString()}::timestamptz, id = default
        where state = 'waiting'`);
    await sendInvitations(limited, reminderDay);
    const invitationsSent = await sent();
    const counted = await column(
      sql`select split_part(key, ':', 1) || ' ' || taken as it from rate_limit_counters
          where window_ends_at > now() and key like 'invitations %' order by key`,
    );
    return [invitationsSent, counted];
  }
  expect(await countWith(true)).toEqual(await countWith(false));
});

it('an owner cannot tell by the time at which other invitations went out whether the page was opened', async () => {
  // Emails wait for a mail server.
  const services = { ...test.services, config: { ...test.services.config, local: false } };
  async function sentAtOnce(isOpened: boolean) {
    for (const table of ['invitations', 'emails', 'rate_limit_counters'])
      await db().execute(sql`delete from ${sql.identifier(table)}`);
    const one = await inviting();
    await one.enter(['maria@example.org'], monday);
    await run(tuesday10);
    await db().execute(sql`update emails set state = 'sent'`);
    if (isOpened) await post('/api/invitations/opened', { token: await tokenIn('maria@example.org') });
    const reminderDay = at('2026-10-26T14:05:00Z');
    await (await another(one)).enter(people(25), at('2026-10-23T15:00:00Z'));
    // The reminder comes first.
    await db().execute(
      sql`update invitations set send_at = '2026-10-26T14:00:00Z'::timestamptz
            + case when state = 'waiting' then interval '1 minute' else interval '0' end`,
    );
    await sendInvitations(services, reminderDay);
    return db().$count(sql`invitations`, sql`sent_at = ${reminderDay.toISOString()}::timestamptz`);
  }
  expect(await sentAtOnce(true)).toBe(await sentAtOnce(false));
});

it('a stop holds for all businesses of the owner, later ones too, and for no other owner', async () => {
  const one = await inviting();
  const two = await another(one);
  const stranger = await inviting();
  for (const { enter } of [one, two, stranger]) await enter(['maria@example.org'], monday);
  await run(tuesday10);
  await db().execute(sql`update emails set state = 'waiting', leased_until = null`);
  const [first] = await column(
    sql`select text as it from emails e join invitations i on i.email_key = e.key where business_id = ${one.business.id}`,
  );
  const link = /unsubscribe\/(i[\w-]{80})/.exec(String(first))?.[1] ?? '';
  await invitationEmails.stop(test.services, link);
  // What waited in the outbox is gone for both businesses.
  expect(await subjects('maria@example.org')).toHaveLength(1);
  await one.owner.browser.call(`DELETE ${one.url}`);
  const later = await another(one);
  const soon = at('2026-10-22T14:00:00Z');
  expect((await later.enter(['Maria@example.org'], soon)).rejected).toMatchObject([{ reason: 'unsubscribed' }]);
  expect((await stranger.enter(['maria@example.org'], soon)).rejected).toMatchObject([{ reason: 'invited' }]);
});

it('an owner takes back what the front desk entered, but never what the person asked for', async () => {
  const { owner, url, key, enter } = await inviting();
  const desk = new TestBrowser(test.app);
  const stop = (email: string) => desk.call(`POST /api/desk/${key}/do-not-contact`, { email });
  const undo = (email: string) => owner.browser.call(`DELETE ${url}/do-not-contact`, { email });
  await stop('maria@example.org');
  expect((await enter(['maria@example.org'], monday)).rejected).toMatchObject([{ reason: 'unsubscribed' }]);
  const undone = await undo('maria@example.org');
  expect([undone.statusCode, undone.json()]).toEqual([200, { address: 'ma…@example.org' }]);
  expect((await enter(['maria@example.org'], monday)).accepted).toHaveLength(1);
  const unknown = await undo('jo@example.org');
  expect([unknown.statusCode, unknown.json().error]).toEqual([409, 'This address isn’t on your do-not-contact list.']);
  await stop('maria@example.org');
  await db().execute(sql`update unsubscribes set source = 'link'`);
  const refused = await undo('maria@example.org');
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'They stopped the emails themselves, so only they can change that.',
  ]);
});
