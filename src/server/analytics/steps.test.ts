import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const newVisit = () => randomBytes(16).toString('base64url');
/** Each from an address of its own, unless told. */
let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `10.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
};

const send = (
  businessId: number,
  visit: string,
  steps: readonly string[],
  { browser = new TestBrowser(app.app), address = newAddress(), ...more }: Record<string, unknown> = {},
) =>
  (browser as TestBrowser).call(
    `POST /api/analytics/steps/${businessId}`,
    { visit, steps, ...more },
    { remoteAddress: address as string },
  );

async function sums(businessId: number): Promise<Record<string, number>> {
  const { db } = app.services.database;
  const found = await selectRows<{ step: string; n: number }>(
    db,
    sql`select step, sum(n)::int as n from steps where business_id = ${businessId} group by step`,
  );
  return Object.fromEntries(found.map(({ step, n }) => [step, n]).sort());
}

const rowCount = async (): Promise<number> => {
  const [row] = await selectRows<{ n: number }>(
    app.services.database.db,
    sql`select ((select count(*) from rate_limit_counters) + (select count(*) from visits) + (select count(*) from steps_by_place)
          + (select count(*) from steps) + (select count(*) from idempotency_keys))::int as n`,
  );
  return row?.n ?? 0;
};

test('CNT-1 each step of a visit counts once, together or one by one', async () => {
  const { business } = await makeBusiness(app);
  const visit = newVisit();
  const answer = await send(business.id, visit, ['opened']);
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  await send(business.id, visit, ['opened', 'good', 'four']);
  await send(business.id, visit, ['draft']);
  await send(business.id, visit, ['draft', 'copied', 'google', 'facebook', 'google']);
  expect(await sums(business.id)).toEqual({
    opened: 1,
    good: 1,
    thumb: 1,
    four: 1,
    draft: 1,
    copied: 1,
    google: 1,
    facebook: 1,
    wentOn: 1,
  });
});

test('both thumbs of one visit are one person who tapped', async () => {
  const { business } = await makeBusiness(app);
  await send(business.id, newVisit(), ['opened', 'bad', 'publicToo', 'good', 'own', 'copied']);
  await send(business.id, newVisit(), ['opened', 'bad', 'publicToo', 'google', 'sent']);
  expect(await sums(business.id)).toEqual({
    opened: 2,
    bad: 2,
    thumb: 2,
    publicToo: 2,
    good: 1,
    own: 1,
    copied: 1,
    google: 1,
    wentOn: 1,
    sent: 1,
  });
});

test('CNT-2 steps out of order do not count', async () => {
  const { business } = await makeBusiness(app);
  for (const steps of [['good'], ['google'], ['sent'], ['opened', 'four'], ['opened', 'draft'], ['opened', 'copied']])
    await send(business.id, newVisit(), steps);
  await send(business.id, newVisit(), ['draft', 'four', 'good', 'opened']);
  await send(business.id, newVisit(), ['opened', 'bad', 'four', 'own', 'copied']);
  expect(await sums(business.id)).toEqual({ opened: 5, bad: 1, thumb: 1 });
});

test('the same step a thousand times counts once and leaves one row', async () => {
  const { business } = await makeBusiness(app);
  const other = await startNode(app);
  const visit = newVisit();
  const browsers = [new TestBrowser(app.app), new TestBrowser(other.app)];
  await send(business.id, visit, ['opened'], { address: '10.9.0.1' });
  const before = await rowCount();
  for (let round = 0; round < 100; round += 1) {
    const address = newAddress();
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => send(business.id, visit, ['opened'], { browser: browsers[n % 2], address })),
    );
  }
  expect(await rowCount()).toBe(before);
  expect(await sums(business.id)).toEqual({ opened: 1 });
  await other.app.close();
});

test('the same visit on two nodes at once counts once', async () => {
  const { business } = await makeBusiness(app);
  const other = await startNode(app);
  const browsers = [new TestBrowser(app.app), new TestBrowser(other.app)];
  for (let round = 0; round < 20; round += 1) {
    const visit = newVisit();
    const steps = ['opened', 'good', 'four', 'draft'];
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => send(business.id, visit, steps, { browser: browsers[n % 2] })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  }
  expect(await sums(business.id)).toEqual({ opened: 20, good: 20, thumb: 20, four: 20, draft: 20 });
  await other.app.close();
});

test('requests of one visit that overtake each other count every step once', async () => {
  const { business } = await makeBusiness(app);
  const walk = ['opened', 'good', 'four', 'draft', 'copied', 'google'];
  for (let round = 0; round < 10; round += 1) {
    const visit = newVisit();
    await Promise.all(walk.map((_, n) => send(business.id, visit, walk.slice(0, n + 1))));
  }
  const each = Object.fromEntries([...walk, 'thumb', 'wentOn'].map((step) => [step, 10]));
  expect(await sums(business.id)).toEqual(each);
});

test('CNT-3 one customer of an IPv6 provider cannot use up the 2,000 visits that a business counts in an hour', async () => {
  const { business } = await makeBusiness(app);
  for (let n = 0; n < 500; n += 1)
    await send(business.id, newVisit(), ['opened'], { address: `2001:db8:1:${(n % 256).toString(16)}::1` });
  expect(await sums(business.id)).toEqual({ opened: 480 });
});

test('CNT-3 an address counts 60 visits an hour for a business, and the others write nothing', async () => {
  const { business } = await makeBusiness(app);
  const address = '10.8.0.1';
  for (let n = 0; n < 60; n += 1) await send(business.id, newVisit(), ['opened', 'good'], { address });
  const after = await rowCount();
  for (let n = 0; n < 40; n += 1) {
    const answer = await send(business.id, newVisit(), ['opened', 'good'], { address });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  }
  expect(await rowCount()).toBe(after);
  expect(await sums(business.id)).toEqual({ opened: 60, good: 60, thumb: 60 });
  const { business: next } = await makeBusiness(app);
  await send(next.id, newVisit(), ['opened'], { address });
  expect(await sums(next.id)).toEqual({ opened: 1 });
});

test('CNT-4 visits of the owner and of administrators do not count, those of another owner do', async () => {
  const { business, owner } = await makeBusiness(app);
  const administrator = await makeUser(app, { isAdmin: true });
  const other = await makeUser(app);
  for (const { browser } of [owner, administrator, other]) await send(business.id, newVisit(), ['opened'], { browser });
  expect(await sums(business.id)).toEqual({ opened: 1 });
});

test('inactive businesses count nothing, absent ones are not found', async () => {
  const { business, owner } = await makeBusiness(app);
  const visit = newVisit();
  await send(business.id, visit, ['opened']);
  await owner.browser.call(`POST /api/businesses/toggle-business-active/${business.id}`, { isActive: false });
  const before = await rowCount();
  for (const one of [visit, newVisit()])
    expect((await send(business.id, one, ['opened', 'good'])).json()).toEqual({ success: true });
  expect(await rowCount()).toBe(before);
  expect(await sums(business.id)).toEqual({ opened: 1 });
  expect((await send(999_999, visit, ['opened'])).statusCode).toBe(404);
});

test('CNT-5 visits count at their place, retired ones too; anything else counts without a place', async () => {
  const { business, owner } = await makeBusiness(app);
  const other = await makeBusiness(app);
  const add = (id: number, made: typeof owner, name: string) =>
    made.browser.call(`POST /api/businesses/${id}/places`, { name, kind: 'desk' });
  const van = (await add(business.id, owner, 'Van')).json();
  await add(other.business.id, other.owner, 'Their desk');
  await send(business.id, newVisit(), ['opened', 'good', 'four', 'draft', 'google'], { place: 'van' });
  await owner.browser.call(`PATCH /api/businesses/${business.id}/places/${van.id}`, { isRetired: true });
  await send(business.id, newVisit(), ['opened'], { place: 'van' });
  for (const place of ['their-desk', 'VAN', 'nowhere', '', 'x'.repeat(500), "'; drop table places; --", '\u0000'])
    await send(business.id, newVisit(), ['opened'], { place });
  const found = await selectRows<{ place_id: number; step: string; n: number }>(
    app.services.database.db,
    sql`select place_id::int, step, n from steps_by_place where business_id = ${business.id} order by step`,
  );
  // The other seven are the rest of all nine.
  expect(found).toEqual([
    { place_id: van.id, step: 'draft', n: 1 },
    { place_id: van.id, step: 'opened', n: 2 },
    { place_id: van.id, step: 'wentOn', n: 1 },
  ]);
  expect(await sums(business.id)).toMatchObject({ opened: 9, draft: 1, wentOn: 1 });
  const { places } = (await owner.browser.call(`GET /api/businesses/${business.id}/places`)).json();
  expect(places[0]).toMatchObject({ isRetired: true });
});

test('a language that the page does not offer counts as English', async () => {
  const { business } = await makeBusiness(app);
  for (const language of ['en', 'xx', 'x'.repeat(300), ''])
    await send(business.id, newVisit(), ['opened'], { language });
  const found = await selectRows(
    app.services.database.db,
    sql`select language, n from steps_by_language where business_id = ${business.id}`,
  );
  expect(found).toEqual([{ language: 'en', n: 4 }]);
});

test('wrong visits, steps and types are refused and write nothing', async () => {
  const { business } = await makeBusiness(app);
  const before = await rowCount();
  const visit = newVisit();
  const wrong = [
    {},
    { visit },
    { steps: ['opened'] },
    { visit: 'short', steps: ['opened'] },
    { visit: `${visit}x`, steps: ['opened'] },
    { visit: 7, steps: ['opened'] },
    { visit: [visit], steps: ['opened'] },
    { visit, steps: [] },
    { visit, steps: 'opened' },
    { visit, steps: ['paid'] },
    { visit, steps: ['wentOn'] },
    { visit, steps: Array(12).fill('opened') },
    { visit, steps: Array(5000).fill('opened') },
    { visit, steps: ['opened'], place: 7 },
    { visit, steps: ['opened'], place: ['van'] },
    { visit, steps: ['opened'], language: {} },
  ];
  for (const body of wrong) {
    const answer = await new TestBrowser(app.app).call(`POST /api/analytics/steps/${business.id}`, body);
    expect([body, answer.statusCode]).toEqual([body, 400]);
  }
  const tooLarge = await send(business.id, visit, ['opened'], { place: 'x'.repeat(10_000_000) });
  expect(tooLarge.statusCode).toBe(413);
  expect(await rowCount()).toBe(before);
});

test('a day later the number is forgotten, and the old visit does not count again', async () => {
  const { business } = await makeBusiness(app);
  const { db } = app.services.database;
  const visit = newVisit();
  await send(business.id, visit, ['opened']);
  await db.execute(sql`update visits set expires_at = now() - interval '1 second'`);
  await send(business.id, visit, ['opened', 'good']);
  expect(await sums(business.id)).toEqual({ opened: 1 });
  const [row] = await selectRows<{ key: string }>(db, sql`select key from visits`);
  expect(row?.key).not.toContain(visit);
});

test('steps count on the day in the time zone of the business', async () => {
  const fields = (timeZone: string) => ({ fields: { timeZone } });
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const { business } = await makeBusiness(app, fields(zone));
    await send(business.id, newVisit(), ['opened']);
    const [row] = await selectRows<{ is_today: boolean }>(
      app.services.database.db,
      sql`select day = (now() at time zone ${zone})::date as is_today from steps where business_id = ${business.id}`,
    );
    expect(row).toEqual({ is_today: true });
  }
});

test('a visit keeps what counted when an upgrade adds a step', async () => {
  const { business } = await makeBusiness(app);
  const visit = newVisit();
  await send(business.id, visit, ['opened', 'good', 'four', 'draft', 'google']);
  vi.doMock('../../contract/analytics/steps.ts', async (original) => {
    const before = await original<typeof import('../../contract/analytics/steps.ts')>();
    return { ...before, steps: [...before.steps.slice(0, -2), 'rated', ...before.steps.slice(-2)] };
  });
  vi.resetModules();
  const upgraded = await import('./step-store.ts');
  const later = {
    businessId: business.id,
    userId: null,
    place: null,
    language: 'en',
    limits: [
      ['a', 'b'],
      [1, 1],
    ],
  } as const;
  await upgraded.countVisit(app.services.database.db, { ...later, visitKey: upgraded.visitKey(visit, business.id) }, [
    'google',
    'facebook',
  ]);
  vi.doUnmock('../../contract/analytics/steps.ts');
  expect(await sums(business.id)).toMatchObject({ opened: 1, google: 1, facebook: 1, wentOn: 1 });
});
