import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { at, db, inviting, monday, run, setUpSending, states, subjects, test, tuesday10 } from '../testing/sending.ts';
import { TestBrowser } from '../testing/start-app.ts';
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

it('gives one owner a tenth of the day over two nodes, and every other owner theirs', async () => {
  const greedy = await inviting();
  const more = await another(greedy);
  for (const [n, { enter }] of [greedy, more].entries()) await enter(people(20, `greedy${n}-`), monday);
  const victim = await inviting();
  await victim.enter(people(5, 'victim'), monday);
  await db().execute(
    sql`update invitations set send_at = send_at + interval '1 minute' where business_id = ${victim.business.id}`,
  );
  const limited = withLimits({ invitesDaily: 100 });
  const later = at('2026-10-20T14:01:00Z');
  await Promise.all([sendInvitations(limited, later), sendInvitations(limited, later)]);
  expect(await db().$count(sql`emails`, sql`recipient like 'greedy%'`)).toBe(10);
  expect(await db().$count(sql`emails`, sql`recipient like 'victim%'`)).toBe(5);
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
  await sendInvitations(test.services, tuesday10);
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
  expect((await states()).filter(({ state }) => state === 'waiting')).toHaveLength(5);
  const nextDay = () =>
    db().execute(sql`update rate_limit_counters set window_ends_at = now() where key like 'invitations mailbox day%'`);
  for (const day of ['2026-10-21', '2026-10-22', '2026-10-23']) {
    await nextDay();
    await sendInvitations(limited, at(`${day}T14:00:00Z`));
  }
  expect(await got()).toBe(5);
  // Nobody is asked months late.
  await sendInvitations(limited, at('2026-10-26T15:00:00Z'));
  await db().execute(sql`update invitations set created_at = '2026-09-01T00:00:00Z' where state = 'waiting'`);
  await sendInvitations(limited, at('2026-10-27T14:00:00Z'));
  expect((await states()).filter(({ state }) => state === 'expired')).toHaveLength(2);
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
  const link = /unsubscribe\/(i[\w-]{72})/.exec(String(first))?.[1] ?? '';
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
