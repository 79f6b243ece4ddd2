import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dueMonday } from '../analytics/monday-dates.ts';
import { mondayEmails } from '../analytics/monday-emails.ts';
import { selectRows } from '../db/database.ts';
import { sendMorningSummaries } from '../feedback/morning-summary.ts';
import { makeInbox, sendMessage } from '../testing/conversations.ts';
import { makeUser } from '../testing/factories.ts';
import { addToTeam } from '../testing/making-teams.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => test.close());

const emailsTo = (recipient: string, kind: string) =>
  selectRows<{ subject: string; text: string }>(
    test.services.database.db,
    sql`select subject, text from emails where recipient = ${recipient} and kind = ${kind} order by id`,
  );

async function makeTeam() {
  const inbox = await makeInbox(test, { fields: { name: 'Juniper Bakery', googleCategory1: 'Bakery' } });
  const people = { manager: await makeUser(test), frontDesk: await makeUser(test), viewer: await makeUser(test) };
  for (const [role, { id }] of Object.entries(people))
    await addToTeam(test, inbox.business.id, id, role as keyof typeof people);
  return { inbox, ...people };
}

type Person = Awaited<ReturnType<typeof makeUser>>;
const choose = (person: Person, kinds: object) => person.browser.call('PATCH /api/user/email-preferences', kinds);

it('who chose every private message gets a notice without words, if the role may read it', async () => {
  const { inbox, manager, frontDesk, viewer } = await makeTeam();
  for (const person of [inbox.owner, manager, frontDesk, viewer]) await choose(person, { everyMessage: true });
  await sendMessage(test, inbox, { feedback: 'The bread was stale.' });
  for (const person of [inbox.owner, manager]) {
    const [email, ...more] = await emailsTo(person.email, 'personal notice');
    expect(more).toEqual([]);
    expect(email?.subject).toBe('Private feedback for Juniper Bakery (Sayso)');
    expect(email?.text).toContain('A customer sent you a private message. It is in your inbox, not in this email.');
    expect(email?.text).not.toContain('stale');
  }
  for (const person of [frontDesk, viewer]) expect(await emailsTo(person.email, 'personal notice')).toEqual([]);

  await choose(manager, { everyMessage: false });
  await sendMessage(test, inbox, { feedback: 'And the butter was warm.' });
  expect(await emailsTo(manager.email, 'personal notice')).toHaveLength(1);
});

it('nobody gets two emails about one message', async () => {
  const { inbox, manager } = await makeTeam();
  await choose(inbox.owner, { everyMessage: true });
  await choose(manager, { everyMessage: true });
  await inbox.owner.browser.call(`PATCH /api/businesses/${inbox.business.id}`, { feedbackEmail: inbox.owner.email });
  await sendMessage(test, inbox, { feedback: 'The bread was stale.' });
  expect(await emailsTo(inbox.owner.email, 'feedback')).toHaveLength(1);
  expect(await emailsTo(inbox.owner.email, 'personal notice')).toHaveLength(0);
  expect(await emailsTo(manager.email, 'personal notice')).toHaveLength(1);
});

it('TM-12 an assigned message is announced to the person in the words of a notice, and not to oneself', async () => {
  const { inbox, manager, viewer } = await makeTeam();
  const message = await sendMessage(test, inbox, { feedback: 'The bread was stale.' });
  const assign = (userId: number | null) => inbox.owner.browser.call(`POST ${message.url}/assignee`, { userId });
  expect((await assign(manager.id)).statusCode).toBe(200);
  expect((await assign(manager.id)).statusCode).toBe(200);
  const [email, ...more] = await emailsTo(manager.email, 'assigned');
  expect([email?.subject, more]).toEqual([
    expect.stringMatching(/^Owner \d+ assigned you a message for Juniper Bakery$/),
    [],
  ]);
  expect(email?.text).not.toContain('stale');
  const counts = (await manager.browser.call('GET /api/feedback/counts')).json();
  expect([counts.mine, counts.waiting]).toEqual([1, 1]);
  const mine = (await manager.browser.call('GET /api/feedback?assignee=me')).json();
  expect(mine.feedback).toMatchObject([{ id: message.id, assigneeId: manager.id }]);
  await assign(inbox.owner.id);
  expect(await emailsTo(inbox.owner.email, 'assigned')).toEqual([]);
  const refused = await assign(viewer.id);
  expect([refused.statusCode, refused.json().error]).toEqual([
    400,
    'Only people on the team who may read private messages can have one assigned.',
  ]);
  await assign(null);
  const { events, assigneeId } = (await manager.browser.call(`GET ${message.url}`)).json();
  expect(assigneeId).toBeNull();
  const assigned = events.filter(({ kind }: { kind: string }) => kind === 'assigned');
  expect(assigned.map(({ text }: { text: string }) => text)).toEqual([
    expect.stringMatching(/^Owner/),
    expect.stringMatching(/^Owner/),
    '',
  ]);
});

it('the morning summary goes to everyone who chose it and may read the messages', async () => {
  const { inbox, manager, frontDesk } = await makeTeam();
  await sendMessage(test, inbox, {});
  await test.services.database.db.execute(
    sql`update feedback set waiting_since = now() - interval '20 days' where business_id = ${inbox.business.id}`,
  );
  for (const person of [manager, frontDesk]) await choose(person, { morningSummary: true });
  const now = new Date();
  // The next Wednesday at nine, UTC.
  now.setUTCDate(now.getUTCDate() + ((3 - now.getUTCDay() + 7) % 7 || 7));
  now.setUTCHours(9, 0, 0, 0);
  await sendMorningSummaries(test.services, dueMonday, now);
  expect(await emailsTo(manager.email, 'inbox summary')).toHaveLength(1);
  expect(await emailsTo(frontDesk.email, 'inbox summary')).toEqual([]);
});

it('the Monday email goes to everyone who sees Insights, once, and counts messages for readers alone', async () => {
  const { inbox, manager, viewer, frontDesk } = await makeTeam();
  await sendMessage(test, inbox, {});
  const monday = new Date('2026-11-23T09:00:00Z');
  await test.services.database.db.execute(
    sql`update feedback set waiting_since = '2026-11-19', created_at = '2026-11-19' where business_id = ${inbox.business.id}`,
  );
  for (const table of ['steps', 'steps_by_place']) {
    const place = table === 'steps' ? sql`` : sql`, place_id`;
    await test.services.database.db.execute(
      sql`insert into ${sql.identifier(table)} (business_id, step, day, n${place})
          select ${inbox.business.id}, 'opened', '2026-11-18', 30${table === 'steps' ? sql`` : sql`, 0`}`,
    );
  }
  const send = mondayEmails(test.services);
  await send(monday);
  await send(monday);
  const texts = [];
  for (const person of [inbox.owner, manager, viewer]) {
    const emails = await emailsTo(person.email, 'monday');
    expect([person.email, emails.length]).toEqual([person.email, 1]);
    texts.push(emails[0]?.text ?? '');
  }
  expect(await emailsTo(frontDesk.email, 'monday')).toEqual([]);
  expect(texts.map((text) => /\b30\b/.test(text))).toEqual([true, true, true]);
  expect(texts.map((text) => text.includes('private message'))).toEqual([true, true, false]);
});
