import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { failWrites } from '../testing/fail-writes.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => app.close());

const four = ['Friendly staff', 'Long wait', 'Clean rooms', 'Clear explanations'];
const once = { 'clean-rooms': 1, 'clear-explanations': 1, drafts: 1, 'friendly-staff': 1, 'long-wait': 1 };

async function openPage(businessId: number, browser = new TestBrowser(app.app)): Promise<string> {
  const visit = randomBytes(16).toString('base64url');
  const answer = await browser.call(`POST /api/analytics/steps/${businessId}`, { visit, steps: ['opened'] });
  expect(answer.statusCode).toBe(200);
  return visit;
}

const generate = (businessId: number, fields: object, browser = new TestBrowser(app.app), key = randomUUID()) =>
  browser.call(
    'POST /api/reviews/generate',
    { businessId, sentiments: four, ...fields },
    { headers: { 'idempotency-key': key } },
  );

async function sums(businessId: number): Promise<Record<string, number>> {
  const found = await selectRows<{ id: string; n: number }>(
    app.services.database.db,
    sql`select sentiment_id as id, sum(n)::int as n from sentiment_days where business_id = ${businessId}
        group by 1`,
  );
  return Object.fromEntries(found.map(({ id, n }) => [id, n]));
}

test('CNT-6 the first draft of a visit counts its choices, later ones and retries add nothing', async () => {
  const { business } = await makeBusiness(app);
  const visit = await openPage(business.id);
  const key = randomUUID();
  const browser = new TestBrowser(app.app);
  expect((await generate(business.id, { visit }, browser, key)).statusCode).toBe(200);
  expect((await generate(business.id, { visit }, browser, key)).headers['idempotent-replay']).toBe('true');
  for (let n = 0; n < 4; n += 1)
    expect((await generate(business.id, { visit, sentiments: [...four.slice(1), 'Thorough'] })).statusCode).toBe(200);
  expect(await sums(business.id)).toEqual(once);
});

test('without a visit, with an unknown one or with one of another business nothing counts', async () => {
  const { business } = await makeBusiness(app);
  const other = await makeBusiness(app);
  const elsewhere = await openPage(other.business.id);
  for (const fields of [{}, { visit: elsewhere }, { visit: randomBytes(16).toString('base64url') }])
    expect((await generate(business.id, fields)).statusCode).toBe(200);
  expect(await sums(business.id)).toEqual({});
  expect(await sums(other.business.id)).toEqual({});
  for (const visit of ['', 'short', 7, ['x'], {}, 'x'.repeat(90_000)])
    expect((await generate(business.id, { visit })).statusCode).toBe(400);
});

test('CNT-7 typed sentiments count as one "own words", and their text is not stored', async () => {
  const { business } = await makeBusiness(app);
  const visit = await openPage(business.id);
  const sentiments = ['Bob was rude', 'Nice fish tank', 'Long wait', 'Clean rooms'];
  expect((await generate(business.id, { visit, sentiments })).statusCode).toBe(200);
  expect(await sums(business.id)).toEqual({ 'clean-rooms': 1, drafts: 1, 'long-wait': 1, 'own-words': 1 });
  const stored = await selectRows(app.services.database.db, sql`select * from sentiment_days, offered_sentiments`);
  expect(JSON.stringify(stored)).not.toMatch(/Bob|rude|fish/);
});

test('ids count in any language of the labels', async () => {
  const { business } = await makeBusiness(app);
  const visit = await openPage(business.id);
  const ids = ['friendly-staff', 'long-wait', 'clean-rooms', 'clear-explanations'];
  await generate(business.id, { visit, ids, sentiments: ['Trato amable', 'Larga espera', 'Sala limpia', 'Claro'] });
  expect(await sums(business.id)).toEqual(once);
});

test("the owner's and an administrator's drafts do not count", async () => {
  const { business, owner } = await makeBusiness(app);
  const administrator = await makeUser(app, { isAdmin: true });
  for (const { browser } of [owner, administrator]) {
    const visit = await openPage(business.id);
    expect((await generate(business.id, { visit }, browser)).statusCode).toBe(200);
  }
  expect(await sums(business.id)).toEqual({});
});

test('a draft that failed counts when it is tried again', async () => {
  const { business } = await makeBusiness(app);
  const visit = await openPage(business.id);
  const heal = await failWrites(app.services.database, 'sentiment_days');
  expect((await generate(business.id, { visit })).statusCode).toBe(503);
  await heal();
  expect((await generate(business.id, { visit })).statusCode).toBe(200);
  expect(await sums(business.id)).toEqual(once);
});

test('two drafts of a visit at once on two nodes count once', async () => {
  const { business } = await makeBusiness(app);
  const other = await startNode(app, { RATE_LIMIT_MULTIPLIER: '1000' });
  const browsers = [new TestBrowser(app.app), new TestBrowser(other.app)];
  for (let n = 1; n <= 5; n += 1) {
    const visit = await openPage(business.id);
    const drafts = await Promise.all([0, 1, 0, 1].map((at) => generate(business.id, { visit }, browsers[at])));
    expect(drafts.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await sums(business.id)).drafts).toBe(n);
  }
  await other.app.close();
});

test('what is offered is stored when it changes, and only then', async () => {
  const { business, owner } = await makeBusiness(app);
  const lists = () =>
    selectRows<{ ids: string[]; labels: string[] }>(
      app.services.database.db,
      sql`select ids, labels from offered_sentiments where business_id = ${business.id} order by id`,
    );
  const draft = async (sentiments = four) => generate(business.id, { visit: await openPage(business.id), sentiments });
  await draft();
  await draft();
  expect(await lists()).toHaveLength(1);
  await owner.browser.call(`PATCH /api/businesses/${business.id}/categories`, { categories: ['Bakery'] });
  expect(await lists()).toHaveLength(1);
  await draft(['Friendly staff', 'Good coffee', 'Fair prices', 'Fresh pastries']);
  const [dental, cafe] = await lists();
  expect([dental?.ids.length, dental?.labels.length]).toEqual([24, 24]);
  expect(cafe?.ids).toContain('good-coffee');
  expect(cafe?.labels).toContain('Good coffee');
  expect(cafe?.ids).not.toContain('gentle-care');
});
