import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness, makeUser, setupForm } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => test.close());

type Answer = Awaited<ReturnType<TestBrowser['call']>>;
const four = ['Friendly staff', 'Long wait', 'Clear explanations', 'Not rushed'];
const anyone = () => new TestBrowser(test.app);

const writesTo = (id: number, owner: TestBrowser) => [
  () => anyone().call(`POST /api/analytics/google-click/${id}`),
  () => anyone().call(`POST /api/analytics/facebook-click/${id}`),
  () => anyone().call('POST /api/reviews/generate', { sentiments: four, businessId: id }),
  () => anyone().call(`POST /api/businesses/${id}/send-feedback`, { feedback: 'Nobody was there to greet us.' }),
  () => owner.call(`POST /api/businesses/${id}/categories`, { category: 'Dental clinic' }),
  () => owner.call(`PATCH /api/businesses/${id}/keywords`, { keywords: [{ keyword: 'dentist', isLocalSeo: true }] }),
  () => owner.call(`PATCH /api/businesses/${id}`, { city: 'Boone' }),
];

/** The statuses of calls in progress while another transaction deletes the row that they refer to. */
async function whileDeleted(remove: ReturnType<typeof sql>, calls: readonly (() => Promise<Answer>)[]) {
  const { database } = test.services;
  const [isRemoved, isUnderWay] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const removing = database.transact(async (tx) => {
    await tx.execute(remove);
    isRemoved.resolve();
    await isUnderWay.promise;
  });
  await isRemoved.promise;
  const asked = calls.map((call) => call());
  // On PostgreSQL they read the row and then wait for the other transaction; embedded they wait before they read.
  if (database.kind === 'postgres') await vi.waitFor(() => expectWaiting(calls.length), { timeout: 30_000 });
  isUnderWay.resolve();
  await removing;
  return Promise.all(asked);
}

async function expectWaiting(count: number): Promise<void> {
  const rows = await selectRows(
    test.services.database.db,
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  expect(rows).toHaveLength(count);
}

const summary = (answer: Answer) => [answer.statusCode, answer.json().error];

it('a call answers 404 when its business is deleted meanwhile', async () => {
  // A few at a time, because there are four connections.
  for (const group of [0, 2, 4, 6]) {
    const made = await makeBusiness(test);
    const calls = writesTo(made.business.id, made.owner.browser).slice(group, group + 2);
    const answers = await whileDeleted(sql`delete from businesses where id = ${made.business.id}`, calls);
    expect(answers.map(summary)).toEqual(calls.map(() => [404, 'Business not found']));
  }
});

it('a user who is deleted meanwhile creates nothing and gets 401', async () => {
  const { id, browser } = await makeUser(test);
  const [answer] = await whileDeleted(sql`delete from users where id = ${id}`, [
    () => browser.call('POST /api/businesses', setupForm),
  ]);
  expect(answer && summary(answer)).toEqual([401, 'Please log in to continue.']);
});

it('no write that races with a deletion answers 500', async () => {
  const administrator = await makeUser(test, { isAdmin: true });
  const statuses = new Set<number>();
  for (let round = 0; round < 10; round += 1) {
    const { business, owner } = await makeBusiness(test);
    const remove = () =>
      round % 2 === 0
        ? owner.browser.call(`DELETE /api/businesses/${business.id}`)
        : administrator.browser.call(`DELETE /api/admin/users/${owner.id}`);
    const writes = writesTo(business.id, owner.browser);
    const create = () => owner.browser.call('POST /api/businesses', setupForm);
    const answers = await Promise.all(
      [...writes.slice(0, 4), remove, ...writes.slice(4), create].map((call) => call()),
    );
    for (const answer of answers) statuses.add(answer.statusCode);
  }
  expect([...statuses].filter((status) => ![200, 201, 401, 404].includes(status))).toEqual([]);
});
