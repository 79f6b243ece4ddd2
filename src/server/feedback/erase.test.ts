import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cleanUp } from '../cleanup.ts';
import { selectRows } from '../db/database.ts';
import { emailsTo, makeInbox, sendMessage } from '../testing/conversations.ts';
import { makeUser } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ FEEDBACK_KEEP_DAYS: '30', RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => test.close());
beforeEach(() => test.services.database.db.execute(sql`delete from feedback`));

let made = 0;
/** A message with a reply by email, and with an answer of the customer. */
async function makeConversation(owner?: Awaited<ReturnType<typeof makeUser>>) {
  made += 1;
  const email = `erased${made}@example.org`;
  const inbox = await makeInbox(test, { ...(owner ? { owner } : {}), fields: { googleCategory1: 'Bakery' } });
  const message = await sendMessage(test, inbox, { email });
  await inbox.owner.browser.call(`POST ${message.url}/replies`, { text: 'We are sorry about the wait.', version: 1 });
  await new TestBrowser(test.app).call(`POST /api/replies/${message.code}`, { text: 'It happened again.' });
  return { inbox, email, ...message };
}
const events = (id: number) =>
  selectRows(test.services.database.db, sql`select * from feedback_events where feedback_id = ${id}`);

it('FEEDBACK_KEEP_DAYS erases a conversation whole, with newer replies and their emails, and no other', async () => {
  const [old, young] = [await makeConversation(), await makeConversation()];
  const { db } = test.services.database;
  await db.execute(sql`update feedback set created_at = now() - interval '31 days' where id = ${old.id}`);
  await db.execute(sql`update feedback set created_at = now() - interval '29 days' where id = ${young.id}`);
  await cleanUp(test.services);
  expect([await events(old.id), await emailsTo(test, old.email)]).toEqual([[], []]);
  expect([(await events(young.id)).length, (await emailsTo(test, young.email)).length]).toEqual([2, 1]);
  expect((await new TestBrowser(test.app).call(`GET /api/replies/${old.code}`)).statusCode).toBe(404);
});

it('deleting a business or an account erases its conversations and their emails', async () => {
  const [first, second] = [await makeConversation(), await makeConversation()];
  await first.inbox.owner.browser.call(`DELETE /api/businesses/${first.inbox.business.id}`);
  const admin = await makeUser(test, { isAdmin: true });
  await admin.browser.call(`DELETE /api/admin/users/${second.inbox.owner.id}`);
  for (const { id, email, code } of [first, second]) {
    expect([await events(id), await emailsTo(test, email)]).toEqual([[], []]);
    expect((await new TestBrowser(test.app).call(`GET /api/replies/${code}`)).statusCode).toBe(404);
  }
});

it('the owner deletes a message for good, which is recorded without its words', async () => {
  const { inbox, id, url, email } = await makeConversation();
  expect((await inbox.owner.browser.call(`DELETE ${url}`)).json()).toEqual({ success: true });
  expect([await events(id), await emailsTo(test, email)]).toEqual([[], []]);
  const [recorded] = await selectRows(
    test.services.database.db,
    sql`select * from audit_events order by id desc limit 1`,
  );
  expect(recorded).toMatchObject({
    business_id: String(inbox.business.id),
    administrator_id: String(inbox.owner.id),
    action: 'deleted',
    subject: `message ${id}`,
  });
});

it('a deleted member leaves the name in the history', async () => {
  const { inbox, id, url } = await makeConversation();
  const member = await makeUser(test, { name: 'Maya Lindqvist' });
  const { db } = test.services.database;
  await db.execute(
    sql`update feedback_events set user_id = ${member.id}, user_name = 'Maya Lindqvist' where feedback_id = ${id} and kind = 'reply'`,
  );
  await db.execute(sql`update feedback set assignee_id = ${member.id} where id = ${id}`);
  const before = (await inbox.owner.browser.call(`GET ${url}`)).json();
  expect([before.assigneeName, before.events[0].userName]).toEqual(['Maya Lindqvist', 'Maya Lindqvist']);
  await db.execute(sql`delete from users where id = ${member.id}`);
  const after = (await inbox.owner.browser.call(`GET ${url}`)).json();
  expect([after.assigneeId, after.events[0].userName]).toEqual([null, 'Maya Lindqvist']);
});

it('the migration makes existing messages wait since they came in, keeps their read flag, and offers to mark them', async () => {
  const { inbox, id } = await makeConversation();
  const other = await makeInbox(test, { owner: inbox.owner, fields: { name: 'Without messages' } });
  const { db } = test.services.database;
  await db.execute(sql`update feedback set created_at = '2026-03-01T10:00:00Z', is_read = true where id = ${id}`);
  const file = new URL('../../../migrations/0018_inbox.sql', import.meta.url);
  const updates = readFileSync(file, 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => statement.includes('UPDATE "'));
  expect(updates).toHaveLength(2);
  for (const statement of updates) await db.execute(sql.raw(statement));
  const { feedback } = (await inbox.owner.browser.call('GET /api/feedback')).json();
  expect(feedback).toMatchObject([{ state: 'waiting', isRead: true, waitingSince: '2026-03-01T10:00:00.000Z' }]);
  const offers = await selectRows(
    db,
    sql`select id::int, offers_marking_done as offered from businesses
    where id in (${inbox.business.id}, ${other.business.id}) order by id`,
  );
  expect(offers).toEqual([
    { id: inbox.business.id, offered: true },
    { id: other.business.id, offered: false },
  ]);
});
