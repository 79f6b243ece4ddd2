import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Inbox, makeInbox, sendMessage } from '../testing/conversations.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { addToTeam } from '../testing/making-teams.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => app.close());

type Made = Pick<Inbox, 'owner' | 'business'>;
const path = ({ business }: Made) => `/api/businesses/${business.id}/first-steps`;
const read = async (made: Made) => (await made.owner.browser.call(`GET ${path(made)}`)).json();
const report = (made: Made, step: unknown) => made.owner.browser.call(`POST ${path(made)}`, { step });
const run = (statement: ReturnType<typeof sql>) => app.services.database.db.execute(statement);

async function sendAndAnswer(made: Inbox): Promise<string> {
  const { url } = await sendMessage(app, made);
  const text = 'Thank you, your message arrived.';
  expect((await made.owner.browser.call(`POST ${url}/replies`, { text, version: 1 })).statusCode).toBe(201);
  return url;
}

test('a new business has four steps to go, each is ticked by what happened, and the path then ends', async () => {
  const made = await makeInbox(app);
  const { owner, business } = made;
  expect(await read(made)).toEqual({ isShown: true, done: [] });
  for (const _ of [1, 2]) expect((await report(made, 'printed')).statusCode).toBe(200);
  expect(await read(made)).toEqual({ isShown: true, done: ['printed'] });
  await owner.browser.call(`POST /api/businesses/${business.id}/test-invitation`, {});
  expect(await read(made)).toEqual({ isShown: true, done: ['printed', 'invited'] });
  const message = await sendAndAnswer(made);
  expect(await read(made)).toEqual({ isShown: true, done: ['printed', 'invited', 'answered'] });
  await owner.browser.call(`DELETE ${message}`);
  expect((await read(made)).done).toContain('answered');
  await run(sql`insert into analytics_counts (business_id, day, event, count)
    values (${business.id}, current_date, 'reviewsGenerated', 1)`);
  expect(await read(made)).toEqual({ isShown: false, done: ['tried', 'printed', 'invited', 'answered'] });
});

test('the path ends when it is dismissed, and after 30 days', async () => {
  const [dismissed, old] = [await makeBusiness(app), await makeBusiness(app)];
  await report(dismissed, 'dismissed');
  expect(await read(dismissed)).toEqual({ isShown: false, done: [] });
  await run(sql`update businesses set created_at = now() - interval '31 days' where id = ${old.business.id}`);
  expect(await read(old)).toEqual({ isShown: false, done: [] });
});

test('steps that the server sees for itself cannot be reported', async () => {
  const made = await makeBusiness(app);
  for (const step of ['answered', 'tried', '', null, 7, ['printed']])
    expect((await report(made, step)).statusCode).toBe(400);
  expect((await read(made)).done).toEqual([]);
});

test("someone else's path is not found, and neither is one for a viewer or the front desk", async () => {
  const made = await makeBusiness(app);
  for (const role of [null, 'viewer', 'frontDesk'] as const) {
    const other = await makeUser(app);
    if (role) await addToTeam(app, made.business.id, other.id, role);
    expect((await other.browser.call(`GET ${path(made)}`)).statusCode).toBe(404);
    expect((await other.browser.call(`POST ${path(made)}`, { step: 'dismissed' })).statusCode).toBe(404);
  }
  expect((await read(made)).isShown).toBe(true);
});
