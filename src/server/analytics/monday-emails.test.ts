import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { emailsTo, makeInbox, sendMessage } from '../testing/conversations.ts';
import { makeUser } from '../testing/factories.ts';
import { startApp, startNode, type TestApp } from '../testing/start-app.ts';
import { mondayEmails } from './monday-emails.ts';

let test: TestApp;
let second: TestApp;
beforeAll(async () => {
  test = await startApp();
  second = await startNode(test);
});
afterAll(async () => {
  await second.close();
  await test.close();
});
beforeEach(() => db().execute(sql`truncate users, emails, rate_limit_counters cascade`));

const db = () => test.services.database.db;
/** New York is five hours behind: 13:00 in UTC is eight o'clock. */
const eight = '2026-11-23T13:00:00Z';
type Inbox = Awaited<ReturnType<typeof makeInbox>>;

const make = (fields: Record<string, unknown> = {}, owner?: Inbox['owner']) =>
  makeInbox(test, {
    ...(owner ? { owner } : {}),
    fields: { name: 'Juniper Street Dental', timeZone: 'America/New_York', ...fields },
  });
const run = (iso: string) =>
  Promise.all([test, second, test, second].map(({ services }) => mondayEmails(services)(new Date(iso))));
const mondays = async ({ owner }: Inbox) =>
  (await emailsTo(test, owner.email)).filter(({ key }) => key.startsWith('monday'));

const lastWeek = '2026-11-18';
const weekBefore = '2026-11-11';
async function count({ business }: Inbox, day: string, steps: Record<string, number>, place = 0): Promise<void> {
  for (const [step, n] of Object.entries(steps)) {
    await db().execute(sql`insert into steps_by_place (business_id, step, day, place_id, n)
      values (${business.id}, ${step}, ${day}, ${place}, ${n})`);
    await db().execute(sql`insert into steps as present (business_id, step, day, n) values (${business.id}, ${step}, ${day}, ${n})
      on conflict (business_id, step, day) do update set n = present.n + excluded.n`);
  }
}
async function choose({ business }: Inbox, sentiments: Record<string, number>): Promise<void> {
  for (const [id, n] of Object.entries(sentiments))
    await db().execute(sql`insert into sentiment_days (business_id, day, sentiment_id, n)
      values (${business.id}, ${lastWeek}, ${id}, ${n})`);
}
async function addPlace({ owner, business }: Inbox, name: string, kind: string): Promise<number> {
  const made = await owner.browser.call(`POST /api/businesses/${business.id}/places`, { name, kind });
  await db().execute(sql`update places set created_at = '2026-01-05' where id = ${made.json().id}`);
  return made.json().id;
}
async function wait(inbox: Inbox, since: string): Promise<void> {
  const { id } = await sendMessage(test, inbox, { feedback: `A secret of ${since}` });
  await db().execute(
    sql`update feedback set waiting_since = ${since}::timestamptz, created_at = ${since}::timestamptz where id = ${id}`,
  );
  await db().execute(sql`delete from rate_limit_counters`);
}

describe('the Monday email', () => {
  it('MON-1 says what waits and what happened, with no word of a customer', async () => {
    const inbox = await make();
    const { owner, business } = inbox;
    const desk = await addPlace(inbox, 'Front desk', 'desk');
    await addPlace(inbox, 'Van', 'vehicle');
    await count(inbox, lastWeek, { opened: 24 }, desk);
    await count(inbox, lastWeek, { opened: 17, good: 30, four: 28, draft: 26, google: 19, facebook: 2 });
    await count(inbox, weekBefore, { opened: 38, draft: 22, google: 15 });
    await choose(inbox, { drafts: 26, 'friendly-staff': 15, 'long-wait': 8, 'own-words': 26 });
    await wait(inbox, '2026-11-19T18:00:00Z');
    await wait(inbox, '2026-11-20T18:00:00Z');
    await run(eight);
    const [email, ...more] = await mondays(inbox);
    expect(more).toEqual([]);
    expect(email?.subject).toBe('Last week: 41 visitors, 2 messages waiting');
    const stop = /Stop this email: (http:\/\/localhost:3000\/unsubscribe\/w\d+-[\w-]{22})$/.exec(
      email?.text ?? '',
    )?.[1];
    expect(email?.text.split('\n')).toEqual([
      'Waiting for you: 2 private messages, the oldest from Thursday.',
      'Open the inbox: http://localhost:3000/dashboard?tab=inbox',
      '',
      'Juniper Street Dental, Nov 16–22: 41 people opened your page, 26 got a draft, 19 went on to Google, 2 to Facebook (the week before: 38, 22, 15, 0). That’s too few to tell.',
      'Said most often: Friendly staff, 15 of 26.',
      'Best place: Front desk, 24 of 41. Fewer than five people used “Van” in 30 days. Is the sticker still there?',
      `See all of last week: http://localhost:3000/dashboard?tab=insights&business=${business.id}`,
      '',
      'Clicks aren’t reviews. Only Google knows how many were posted.',
      '--',
      `You’re getting this as the owner. Stop this email: ${stop}`,
    ]);
    expect(email?.headers).toEqual({
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    for (const words of ['Front desk, 24 of 41.', '<strong>Waiting for you</strong>', stop])
      expect(email?.html).toContain(words);
    expect(email?.html?.match(/<td width="33%"/g), 'three figures side by side').toHaveLength(3);
    expect(`${email?.text}${email?.html}`).not.toMatch(/secret|Sam Patient|sam@|<img|<script/);
    expect(owner.email).toBe(email?.recipient);
  });

  it('MON-2 goes out at eight on Monday in the time zone of the first business, once, and until Tuesday noon', async () => {
    const inbox = await make();
    await make({ name: 'Far away', timeZone: 'Pacific/Honolulu' }, inbox.owner);
    const late = await make({ timeZone: 'Asia/Tokyo' });
    for (const one of [inbox, late]) await count(one, lastWeek, { opened: 5 });
    await run('2026-11-22T22:59:00Z');
    expect(await mondays(late)).toEqual([]);
    await run('2026-11-22T23:00:00Z');
    expect(await mondays(late)).toHaveLength(1);
    // Sunday at eight, Monday at 7:59, Tuesday noon.
    for (const early of ['2026-11-22T13:00:00Z', '2026-11-23T12:59:00Z', '2026-11-24T17:00:00Z']) await run(early);
    expect(await mondays(inbox)).toEqual([]);
    await run(eight);
    await run('2026-11-24T16:59:00Z');
    expect(await mondays(inbox)).toHaveLength(1);
  });

  it('is sent on Tuesday morning when no node ran on Monday', async () => {
    const inbox = await make();
    await count(inbox, lastWeek, { opened: 5 });
    await run('2026-11-24T16:59:00Z');
    expect((await mondays(inbox)).map(({ subject, text }) => [subject, text.split(':')[0]])).toEqual([
      ['Last week: 5 visitors', 'Juniper Street Dental, Nov 16–22'],
    ]);
  });

  it.each([
    ['ends', '2026-11-02', '2026-11-02T12:59:00Z', '2026-11-02T13:00:00Z'],
    ['begins', '2026-03-09', '2026-03-09T11:59:00Z', '2026-03-09T12:00:00Z'],
  ])('goes out at eight when summer time %s', async (_what, monday, early, due) => {
    const inbox = await make();
    await count(inbox, new Date(Date.parse(monday) - 86_400_000).toISOString().slice(0, 10), { opened: 5 });
    await run(early);
    expect(await mondays(inbox)).toEqual([]);
    await run(due);
    expect((await mondays(inbox)).map(({ subject }) => subject)).toEqual(['Last week: 5 visitors']);
  });

  it('MON-3 is one email for all businesses, the busiest first, with at most 25 lines', async () => {
    const first = await make({ name: 'One' });
    const others = [];
    for (const name of ['Two', 'Three', 'Four', 'Five']) others.push(await make({ name }, first.owner));
    for (const [n, inbox] of [first, ...others].entries()) {
      const place = await addPlace(inbox, 'Front desk', 'desk');
      await count(inbox, lastWeek, { opened: 30 + n, good: 25, four: 25, draft: 25, google: n }, place);
      await count(inbox, weekBefore, { opened: 20, draft: 10, google: 1 });
      await choose(inbox, { drafts: 25, 'long-wait': 9 });
      if (n < 2) await wait(inbox, '2026-11-03T18:00:00Z');
    }
    await run(eight);
    const [email] = await mondays(first);
    const lines = email?.text.split('\n') ?? [];
    expect(lines.length).toBeLessThanOrEqual(25);
    expect(lines[0]).toBe(
      'Waiting for you: 2 private messages, the oldest from Nov 3. That’s 19 days ago. A short reply is enough.',
    );
    expect(lines.filter((line) => line.includes('Nov 16–22')).map((line) => line.split(',')[0])).toEqual([
      'Five',
      'Four',
    ]);
    expect(lines).toContain('3 more businesses: 93 people opened your pages, 75 got a draft, 3 went on to Google.');
    expect(email?.subject).toBe('Last week: 160 visitors, 2 messages waiting');
  });

  it('shows three businesses in full in 25 lines', async () => {
    const first = await make({ name: 'One' });
    const all = [first, await make({ name: 'Two' }, first.owner), await make({ name: 'Three' }, first.owner)];
    for (const inbox of all) {
      await count(inbox, lastWeek, { opened: 30, draft: 25 }, await addPlace(inbox, 'Front desk', 'desk'));
      await choose(inbox, { drafts: 25, 'long-wait': 9 });
      await wait(inbox, '2026-11-20T18:00:00Z');
    }
    await run(eight);
    const lines = (await mondays(first))[0]?.text.split('\n') ?? [];
    expect(lines.filter((line) => line.includes('Nov 16–22'))).toHaveLength(3);
    expect(lines.length).toBeLessThanOrEqual(25);
  });

  it('MON-4 shows no share of fewer than 20 people', async () => {
    const inbox = await make();
    const desk = await addPlace(inbox, 'Front desk', 'desk');
    await count(inbox, lastWeek, { opened: 19, draft: 19 }, desk);
    await choose(inbox, { drafts: 19, 'long-wait': 12 });
    await run(eight);
    const [email] = await mondays(inbox);
    expect(email?.text).toContain('19 people opened your page');
    expect(email?.text).not.toMatch(/Said most often|Best place| of 19/);
  });
});

describe('a week without events', () => {
  it('MON-5 gets no email, and one in four weeks says that it was quiet', async () => {
    const inbox = await make();
    const unused = await make();
    await count(inbox, weekBefore, { opened: 4 });
    const sent = [];
    for (const day of ['11-23', '11-30', '12-07', '12-14', '12-21']) {
      await run(`2026-${day}T13:00:00Z`);
      sent.push((await mondays(inbox)).length);
    }
    expect(sent).toEqual([1, 1, 1, 1, 2]);
    const [email] = await mondays(inbox);
    expect(email?.subject).toBe('Last week was quiet');
    expect(email?.text).toContain('Fewer than five people opened your page last week, Nov 16–22.');
    expect(await mondays(unused)).toEqual([]);
  });
});

describe('the quiet email', () => {
  it('MON-5 does not go to an owner whose business is new, was never opened before, or had five visitors', async () => {
    const [made, printed, busy] = [await make(), await make(), await make()];
    await count(printed, '2026-11-17', { opened: 3 });
    await count(made, '2026-11-23', { opened: 2 });
    await count(busy, weekBefore, { opened: 9 });
    await count(busy, lastWeek, { opened: 12 });
    await choose(busy, { drafts: 3, 'long-wait': 3 });
    await run(eight);
    for (const inbox of [made, printed, busy]) expect(await mondays(inbox)).toEqual([]);
  });

  it('names what waits in its subject', async () => {
    const inbox = await make();
    await count(inbox, weekBefore, { opened: 4 });
    await wait(inbox, '2026-11-03T18:00:00Z');
    await run(eight);
    expect((await mondays(inbox)).map(({ subject }) => subject)).toEqual(['Last week: 1 message waiting']);
  });

  it('counts a message on the local day on which it came', async () => {
    const inbox = await make();
    await wait(inbox, '2026-11-23T03:00:00Z');
    await run(eight);
    expect((await mondays(inbox)).map(({ subject }) => subject)).toEqual(['Last week: 1 message waiting']);
  });
});

it('a week is told by whole groups of five people', async () => {
  const inbox = await make();
  await count(inbox, '2026-11-14', { opened: 7, draft: 4 });
  await db().execute(sql`insert into sentiment_days values (${inbox.business.id}, '2026-11-14', 'drafts', 4)`);
  await count(inbox, '2026-11-17', { opened: 3, draft: 1 });
  await db().execute(sql`insert into sentiment_days values (${inbox.business.id}, '2026-11-17', 'drafts', 1)`);
  await count(inbox, '2026-11-20', { opened: 4, draft: 1 });
  await run(eight);
  const [email] = await mondays(inbox);
  expect(email?.text).toContain('10 people opened your page, 5 got a draft');
  expect(email?.text).not.toContain('the week before');
});

describe('nobody gets it who', () => {
  it('MON-6 stopped it, is deactivated, or has no business', async () => {
    const [stopped, gone] = [await make(), await make()];
    const alone = await makeUser(test);
    for (const inbox of [stopped, gone]) await count(inbox, lastWeek, { opened: 5 });
    await stopped.owner.browser.call('PATCH /api/user/email-preferences', { mondayEmail: false });
    await db().execute(sql`update users set is_active = false where id = ${gone.owner.id}`);
    await run(eight);
    expect(await selectRows(db(), sql`select key from emails where key like 'monday%'`)).toEqual([]);
    expect(await selectRows(db(), sql`select user_id from weekly_emails`)).toEqual([]);
    expect(await emailsTo(test, alone.email)).toEqual([]);
  });
});

describe('at most one suggestion', () => {
  const suggestions =
    /There is no review link yet|Do the words fit|Is the sticker still there|A short reply is enough/g;

  it('MON-7 is the first that applies', async () => {
    const inbox = await make({ reviewUrl: '' });
    const { business } = inbox;
    await addPlace(inbox, 'Van', 'vehicle');
    await count(inbox, lastWeek, { opened: 40, good: 30, four: 14, draft: 12 });
    await wait(inbox, '2026-11-10T18:00:00Z');
    const next = async () => {
      await db().execute(sql`truncate weekly_emails`);
      await db().execute(sql`delete from emails where key like 'monday%'`);
      await mondayEmails(test.services)(new Date(eight));
      return (await mondays(inbox))[0]?.text.match(suggestions);
    };
    expect(await next()).toEqual(['A short reply is enough']);
    await db().execute(sql`update feedback set state = 'done'`);
    expect(await next()).toEqual(['There is no review link yet']);
    await db().execute(sql`update businesses set review_url = 'https://g.page/r/x/review' where id = ${business.id}`);
    expect(await next()).toEqual(['Do the words fit']);
    await count(inbox, '2026-11-19', { opened: 5, four: 10 });
    expect(await next()).toEqual(['Is the sticker still there']);
    await db().execute(sql`update places set retired_at = now()`);
    expect(await next()).toBeNull();
  });
});

describe('a difference to the week before', () => {
  it.each([
    [[41, 26, 19], [38, 22, 15], 'That’s too few to tell.'],
    [[400, 260, 190], [390, 250, 180], 'That’s no clear change.'],
    [[90, 45, 20], [40, 20, 9], 'More people opened your page than the week before.'],
    [[40, 20, 9], [90, 45, 20], 'Fewer people opened your page than the week before.'],
    [[100, 70, 20], [100, 40, 20], 'More of them got a draft than the week before.'],
    [[100, 40, 8], [100, 40, 30], 'Fewer of them went on to Google than the week before.'],
  ])('%j after %j: %s', async (now, before, sentence) => {
    const inbox = await make();
    const names = ['opened', 'draft', 'google'] as const;
    const named = (counts: readonly number[]) => Object.fromEntries(names.map((name, at) => [name, counts[at] ?? 0]));
    await count(inbox, lastWeek, named(now));
    await count(inbox, weekBefore, named(before));
    await run(eight);
    const [line] = (await mondays(inbox))[0]?.text.split('\n') ?? [];
    expect(line?.split('). ')[1]).toBe(sentence);
  });
});

it('one reader whose email cannot be stored keeps no other from theirs, and gets it when it can be', async () => {
  const all = [await make(), await make(), await make()];
  for (const inbox of all) await count(inbox, lastWeek, { opened: 5 });
  const [, broken] = all;
  await db().execute(sql`create function refuse_one() returns trigger language plpgsql as
    $$ begin raise exception 'not storable' using errcode = '22000'; end $$`);
  await db().execute(
    sql.raw(`create trigger refuse_one before insert on emails for each row
      when (new.recipient = '${broken?.owner.email}') execute function refuse_one()`),
  );
  await run(eight);
  const sent = async () => Promise.all(all.map(async (inbox) => (await mondays(inbox)).length));
  expect(await sent()).toEqual([1, 0, 1]);
  expect(test.logged.concat(second.logged).join('')).toContain('"event":"Monday email not built"');
  await db().execute(sql`drop function refuse_one cascade`);
  await run(eight);
  expect(await sent()).toEqual([1, 1, 1]);
});
