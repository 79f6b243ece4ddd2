import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideOn } from '../accounts/preference-store.ts';
import { sendMorningSummaries } from '../feedback/morning-summary.ts';
import { emailsTo, type Inbox, makeInbox, sendMessage } from '../testing/conversations.ts';
import { startApp, startNode, type TestApp } from '../testing/start-app.ts';
import { dueMonday } from './monday-dates.ts';
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
/** Eight o'clock in New York, on a Monday. */
const eight = '2026-11-23T13:00:00Z';

/** Messages that wait since each of these instants, of an owner who chose both emails. */
async function waitSince(instants: readonly string[], fields: Record<string, unknown> = {}): Promise<Inbox> {
  const inbox = await makeInbox(test, {
    fields: { name: 'Juniper Street Dental', timeZone: 'America/New_York', ...fields },
  });
  await inbox.owner.browser.call('PATCH /api/user/email-preferences', { morningSummary: true });
  for (const since of instants) {
    const { id } = await sendMessage(test, inbox, { feedback: `A secret of ${since}` });
    await db().execute(sql`update feedback set waiting_since = ${since}, created_at = ${since} where id = ${id}`);
    await db().execute(sql`delete from rate_limit_counters`);
  }
  return inbox;
}

async function visit({ business }: Inbox, day: string): Promise<void> {
  await db().execute(sql`insert into steps (business_id, step, day, n) values (${business.id}, 'opened', ${day}, 7)`);
  await db().execute(sql`insert into steps_by_place (business_id, step, day, place_id, n)
    values (${business.id}, 'opened', ${day}, 0, 7)`);
}

async function runBoth(iso: string): Promise<void> {
  const now = new Date(iso);
  for (const { services } of [test, second]) {
    await sendMorningSummaries(services, dueMonday, now);
    await mondayEmails(services)(now);
    await sendMorningSummaries(services, dueMonday, now);
  }
}
const sent = async ({ owner }: Inbox) =>
  (await emailsTo(test, owner.email))
    .filter(({ key }) => /^(monday|inbox summary) /.test(key))
    .map(({ subject, text }) => [subject, text.split('\n')[0]]);
const summary = '2 messages are waiting at Juniper Street Dental (Sayso)';

it('one of two nodes alone decides about the summary of a day', async () => {
  const { id } = (await waitSince([])).owner;
  const decide = (date: string, { services } = test) =>
    services.database.transact((tx) => decideOn(tx, id, 'morningSummary', date));
  const both = await Promise.all([decide('2026-11-23'), decide('2026-11-23', second)]);
  expect(both.sort()).toEqual([false, true]);
  expect(await decide('2026-11-24')).toBe(true);
  await db().execute(sql`update email_preferences set is_on = false`);
  expect(await decide('2026-11-25')).toBe(false);
});

describe('MON-10 on Monday morning', () => {
  it('the Monday email tells what is overdue, and no summary follows it on that day', async () => {
    const inbox = await waitSince(['2026-11-12T18:00:00Z', '2026-11-17T18:00:00Z', '2026-11-20T18:00:00Z']);
    await visit(inbox, '2026-11-18');
    for (const minutes of ['13:00', '13:01', '14:30', '16:59']) await runBoth(`2026-11-23T${minutes}:00Z`);
    const monday = [
      'Last week: 7 visitors, 3 messages waiting',
      'Waiting for you: 3 private messages, the oldest from Nov 12. That’s 10 days ago. A short reply is enough. 2 of them have waited longer than 2 working days.',
    ];
    expect(await sent(inbox)).toEqual([monday]);
    await runBoth('2026-11-24T13:00:00Z');
    expect((await sent(inbox)).map(([subject]) => subject)).toEqual([monday[0], summary]);
  });

  it.each([
    [['2026-11-18T18:00:00Z'], '1 private message, from Wednesday. It has waited longer than 2 working days.'],
    [
      ['2026-11-18T18:00:00Z', '2026-11-18T19:00:00Z'],
      '2 private messages, the oldest from Wednesday. All of them have waited longer than 2 working days.',
    ],
    [
      ['2026-11-18T18:00:00Z', '2026-11-22T19:00:00Z'],
      '2 private messages, the oldest from Wednesday. 1 of them has waited longer than 2 working days.',
    ],
    [['2026-11-22T18:00:00Z'], '1 private message, from Sunday.'],
  ])('it says how many of %j are overdue', async (instants, line) => {
    const inbox = await waitSince(instants);
    await visit(inbox, '2026-11-18');
    await runBoth(eight);
    expect((await sent(inbox)).map(([, first]) => first)).toEqual([`Waiting for you: ${line}`]);
  });

  it('the summary comes alone to those who get no Monday email: stopped, or without news', async () => {
    const long = ['2026-11-03T18:00:00Z', '2026-11-04T18:00:00Z'];
    const [stopped, silent] = [await waitSince(long), await waitSince(long)];
    await visit(stopped, '2026-11-18');
    await stopped.owner.browser.call('PATCH /api/user/email-preferences', { mondayEmail: false });
    await runBoth(eight);
    for (const inbox of [stopped, silent]) expect((await sent(inbox)).map(([subject]) => subject)).toEqual([summary]);
  });

  it('the summary waits for the decision, and stopping the Monday email afterwards brings none', async () => {
    const inbox = await waitSince(['2026-11-12T18:00:00Z', '2026-11-17T18:00:00Z']);
    await visit(inbox, '2026-11-18');
    await sendMorningSummaries(test.services, dueMonday, new Date(eight));
    expect(await sent(inbox)).toEqual([]);
    await mondayEmails(test.services)(new Date(eight));
    await inbox.owner.browser.call('PATCH /api/user/email-preferences', { mondayEmail: false });
    await runBoth('2026-11-23T14:00:00Z');
    expect((await sent(inbox)).map(([subject]) => subject)).toEqual(['Last week: 7 visitors, 2 messages waiting']);
  });

  it('a Monday email that comes on Tuesday takes the place of the summary of Tuesday', async () => {
    const inbox = await waitSince(['2026-11-12T18:00:00Z']);
    await visit(inbox, '2026-11-18');
    await runBoth('2026-11-24T13:30:00Z');
    expect((await sent(inbox)).map(([subject]) => subject)).toEqual(['Last week: 7 visitors, 1 message waiting']);
  });

  it('readers who did not choose the summary are told what waits, not what is overdue', async () => {
    const inbox = await waitSince(['2026-11-18T18:00:00Z']);
    await visit(inbox, '2026-11-18');
    await inbox.owner.browser.call('PATCH /api/user/email-preferences', { morningSummary: false });
    await runBoth(eight);
    expect((await sent(inbox)).map(([, first]) => first)).toEqual([
      'Waiting for you: 1 private message, from Wednesday.',
    ]);
  });
});
