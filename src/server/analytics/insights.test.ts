import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness } from '../testing/factories.ts';
import { passDays } from '../testing/pass-days.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => app.close());

type Made = Awaited<ReturnType<typeof makeBusiness>>;
const run = (statement: ReturnType<typeof sql>) => app.services.database.db.execute(statement);
const read = ({ owner, business }: Made, from: string, to: string) =>
  owner.browser.call(`GET /api/analytics/${business.id}/insights?from=${from}&to=${to}`);
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const today = () => day(0);

test('CNT-15 what visitors do is in the insights on the next day, and by place after the week', async () => {
  const made = await makeBusiness(app);
  const { business, owner } = made;
  const place = (
    await owner.browser.call(`POST /api/businesses/${business.id}/places`, { name: 'Van', kind: 'vehicle' })
  ).json();
  for (let n = 0; n < 20; n += 1) {
    const visit = randomBytes(16).toString('base64url');
    const steps = ['opened', 'good', 'four', ...(n < 15 ? ['draft', 'copied', 'google', 'facebook'] : [])];
    const visitor = new TestBrowser(app.app);
    await visitor.call(`POST /api/analytics/steps/${business.id}`, { visit, steps, place: n < 6 ? 'van' : 'no-such' });
    const sentiments = ['Friendly staff', 'Long wait', 'Clean rooms', n < 5 ? 'Thorough' : 'Fair prices'];
    await visitor.call('POST /api/reviews/generate', { businessId: business.id, sentiments, visit });
  }
  expect((await read(made, today(), today())).json().summary.opened).toEqual({ now: 0, before: 0 });
  await passDays(app.services.database.db, 1);
  const next = (await read(made, day(1), day(1))).json();
  expect(next.summary.opened).toEqual({ now: 20, before: 0 });
  expect([next.toldApart, next.languages]).toEqual([null, []]);
  await passDays(app.services.database.db, 6);
  const insights = (await read(made, day(13), today())).json();
  expect(insights.summary).toEqual({
    opened: { now: 20, before: 0 },
    draft: { now: 15, before: 0 },
    wentOn: { now: 15, before: 0 },
  });
  expect(insights.funnel.map((row: { share: number }) => row.share)).toEqual([1, 1, 1, 0.75, 0.75, 0.75, 0.75]);
  expect(insights.places).toMatchObject([
    { id: null, name: null, opened: 14, wentOn: 9, share: null },
    { id: place.id, name: 'Van', code: 'van', opened: 6, wentOn: 6, share: null, isUnused: false },
  ]);
  expect(insights.languages).toEqual([{ language: 'en', people: 20, share: 1 }]);
  expect(insights.days.filter((one: { opened: number }) => one.opened > 0)).toEqual([{ day: day(7), opened: 20 }]);
  expect(insights.choices.visits).toBe(20);
  expect(insights.choices.saidMost.map((row: { label: string; visits: number }) => [row.label, row.visits])).toEqual([
    ['Clean rooms', 20],
    ['Friendly staff', 20],
    ['Long wait', 20],
    ['Fair prices', 15],
    ['Thorough', 5],
  ]);
  expect(insights.choices.all).toHaveLength(25);
});

test('CNT-13 the CSV holds exactly what the screen shows', async () => {
  const made = await makeBusiness(app, { fields: { name: '=cmd() Dental' } });
  const { business, owner } = made;
  await owner.browser.call(`POST /api/businesses/${business.id}/places`, { name: '=1+1', kind: 'desk' });
  const { id } = business;
  await run(sql`insert into steps values (${id}, 'opened', '2026-05-01', 19), (${id}, 'draft', '2026-05-01', 12)`);
  await owner.browser.call(`PUT /api/analytics/${id}/notes/2026-05-02`, { reviews: 208, stars: 4.6 });
  await owner.browser.call(`PUT /api/analytics/${id}/notes/2026-05-03`, { reviews: 209, stars: null });
  await run(sql`insert into offered_sentiments (business_id, day, ids, labels)
    values (${id}, '2026-01-01', '{long-wait}', '{Long wait}')`);
  for (const [day, drafts, waits] of [
    ['2026-04-01', 100, 10],
    ['2026-05-10', 100, 60],
    ['2026-06-01', 12, 9],
  ] as const)
    await run(
      sql`insert into sentiment_days values (${id}, ${day}, 'drafts', ${drafts}), (${id}, ${day}, 'long-wait', ${waits})`,
    );
  const csv = async (from: string, to: string) => {
    const answer = await owner.browser.call(`GET /api/analytics/${id}/insights.csv?from=${from}&to=${to}`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    return answer.body.split('\r\n');
  };
  const may = await csv('2026-05-01', '2026-05-30');
  expect(may[0]).toBe('\ufeff"Period","From","To"');
  expect(may).toContain('"Opened your page","19","","0","",""');
  expect(may).toContain('"Got a draft","12","","0","",""');
  expect(may).toContain('"\'=1+1","0","0","0",""');
  expect(may).toContain('"2026-05-01","19"');
  expect(may.filter((line) => /^"2026-05-0[23]","\d{3}"/.test(line))).toEqual([
    '"2026-05-02","208","4.6"',
    '"2026-05-03","209",""',
  ]);
  expect(may.filter((line) => line.includes('"long-wait"'))).toEqual([
    '"2026-05-01","2026-05-30","long-wait","Long wait","60","60%","10%","more"',
    '"2026-04-01","2026-04-30","long-wait","Long wait","10","10%","",""',
  ]);
  const june = await csv('2026-06-01', '2026-06-30');
  expect(june.filter((line) => line.includes('"long-wait"'))).toEqual([
    '"2026-06-01","2026-06-30","long-wait","Long wait","","","60%",""',
    '"2026-05-02","2026-05-31","long-wait","Long wait","60","60%","",""',
  ]);
  expect(june).toContain('"2026-06-01","2026-06-30","drafts","Visits with a draft","12","","",""');
});

test.each([
  ['', '', ['from', 'to']],
  ['2026-02-31', '2026-03-01', ['from']],
  ['2026-11-01', '2026-02-31', ['to']],
  ['2026-11-02', '2026-11-01', ['to']],
  ['2021-01-01', '2026-06-24', ['from']],
  ['2025-01-01', '2026-02-05', ['from']],
  ['1999-01-01', '1999-01-02', ['from', 'to']],
  ['2026-1-1', 'yesterday', ['from', 'to']],
  ["2026-01-01'; --", '2026-01-01', ['from']],
])('the period %s to %s is refused at its field', async (from, to, fields) => {
  const made = await makeBusiness(app);
  const { browser } = made.owner;
  for (const file of ['insights', 'insights.csv']) {
    const query = new URLSearchParams({ from, to });
    const answer = await browser.call(`GET /api/analytics/${made.business.id}/${file}?${query}`);
    expect([answer.statusCode, Object.keys(answer.json().fields).sort()]).toEqual([400, fields]);
  }
});

test('CNT-14 the sentences of a wrong period', async () => {
  const made = await makeBusiness(app);
  const sentence = async (from: string, to: string) => (await read(made, from, to)).json().fields;
  expect(await sentence('2026-02-31', '2026-03-01')).toEqual({ from: 'Please choose a date from the calendar' });
  expect(await sentence('2026-11-02', '2026-11-01')).toEqual({ to: 'The last day must not be before the first' });
  expect(await sentence('2021-01-01', '2026-06-24')).toEqual({ from: 'Please choose at most 400 days' });
});

test('CNT-14 days after today in the time zone of the business are refused', async () => {
  const made = await makeBusiness(app, { fields: { timeZone: 'Pacific/Kiritimati' } });
  const localDay = (ago: number) => new Date(Date.now() + 14 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);
  const sentence = 'Please choose days up to today';
  const path = `GET /api/analytics/${made.business.id}/insights.csv?from=${localDay(1)}&to=${localDay(-1)}`;
  for (const [answer, fields] of [
    [await read(made, localDay(1), localDay(-1)), { to: sentence }],
    [await read(made, localDay(-1), localDay(-31)), { from: sentence, to: sentence }],
    [await made.owner.browser.call(path), { to: sentence }],
  ] as const)
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
  expect((await read(made, localDay(1), localDay(0))).statusCode).toBe(200);
});

test('400 days are read whole', async () => {
  const made = await makeBusiness(app);
  const { days, period, before } = (await read(made, '2025-01-01', '2026-02-04')).json();
  expect([days.length, period.days, before]).toEqual([400, 400, { from: '2023-11-28', to: '2024-12-31', days: 400 }]);
});

test('CNT-12 days that were counted before the time zone changed stay, and the day of the change is told', async () => {
  const made = await makeBusiness(app, { fields: { timeZone: 'Pacific/Kiritimati' } });
  const { business, owner } = made;
  await run(sql`insert into steps (business_id, step, day, n) values (${business.id}, 'opened', '2026-01-10', 8)`);
  const change = (fields: object) => owner.browser.call(`PATCH /api/businesses/${business.id}`, fields);
  await change({ timeZone: 'Pacific/Kiritimati', city: 'Asheville' });
  expect((await read(made, '2026-01-10', '2026-01-10')).json()).toMatchObject({ timeZoneSince: null });
  expect((await change({ timeZone: 'Pacific/Pago_Pago' })).statusCode).toBe(200);
  const insights = (await read(made, '2026-01-10', '2026-01-10')).json();
  expect(insights.days).toEqual([{ day: '2026-01-10', opened: 8 }]);
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
  const changed = dayIn('Pacific/Kiritimati');
  expect([insights.timeZoneSince, insights.today]).toEqual([changed, dayIn('Pacific/Pago_Pago')]);
  await change({ city: 'Durham' });
  expect((await read(made, '2026-01-10', '2026-01-10')).json().timeZoneSince).toBe(changed);
  const visit = randomBytes(16).toString('base64url');
  await new TestBrowser(app.app).call(`POST /api/analytics/steps/${business.id}`, { visit, steps: ['opened'] });
  const counted = await selectRows(
    app.services.database.db,
    sql`select to_char(day, 'YYYY-MM-DD') as day from steps where business_id = ${business.id} order by 1`,
  );
  expect(counted).toEqual([{ day: '2026-01-10' }, { day: changed }]);
});

test('CNT-11 sentiments are compared only when every list of both periods had them', async () => {
  const made = await makeBusiness(app);
  const { id } = made.business;
  const list = (day: string, ids: string[]) =>
    run(sql`insert into offered_sentiments (business_id, day, ids, labels)
      values (${id}, ${day}, ${`{${ids}}`}::text[], ${`{${ids.map((one) => `Label ${one}`)}}`}::text[])`);
  await list('2025-01-01', ['long-wait', 'hard-to-park', 'old-lift']);
  await list('2026-03-01', ['long-wait', 'hard-to-park']);
  await list('2026-06-01', ['long-wait']);
  const count = (day: string, counts: Record<string, number>) =>
    Promise.all(
      Object.entries(counts).map(([sentiment, n]) =>
        run(sql`insert into sentiment_days values (${id}, ${day}, ${sentiment}, ${n})`),
      ),
    );
  for (const day of ['2026-01-15', '2026-02-15', '2026-04-15', '2026-06-20', '2026-07-15'])
    await count(day, { drafts: 200, 'long-wait': day < '2026-02' ? 20 : 90, 'old-lift': day < '2026-02' ? 20 : 90 });
  const compared = async (from: string, to: string) => {
    const { choices } = (await read(made, from, to)).json();
    const rows = choices.all as { id: string; label: string; shareBefore: number | null }[];
    const lift = rows.find((row) => row.id === 'old-lift');
    return [choices.more.map((row: { id: string }) => row.id).sort(), lift?.label, lift?.shareBefore];
  };
  expect(await compared('2026-02-01', '2026-02-28')).toEqual([['long-wait', 'old-lift'], 'Label old-lift', 0.1]);
  expect(await compared('2026-02-01', '2026-04-30')).toEqual([['long-wait'], 'Label old-lift', null]);
  const july = (await read(made, '2026-07-01', '2026-07-31')).json().choices.all;
  expect(july.map((row: { id: string }) => row.id).sort()).toEqual(['long-wait', 'old-lift', 'own-words']);
});

test('a note of a day is put, changed and removed', async () => {
  const made = await makeBusiness(app);
  const { business, owner } = made;
  const put = (day: string, body: object) => owner.browser.call(`PUT /api/analytics/${business.id}/notes/${day}`, body);
  expect((await put('2026-10-26', { reviews: 208, stars: 4.6 })).json()).toEqual({
    day: '2026-10-26',
    reviews: 208,
    stars: 4.6,
  });
  await put('2026-10-26', { reviews: 209, stars: 4.1 });
  await put('2026-10-28', { reviews: 0, stars: null });
  await put('2026-12-01', { reviews: 1, stars: 5 }).then(({ statusCode }) => expect([200, 400]).toContain(statusCode));
  const notes = async () => (await read(made, '2026-10-01', '2026-10-31')).json().notes;
  expect(await notes()).toEqual([
    { day: '2026-10-26', reviews: 209, stars: 4.1 },
    { day: '2026-10-28', reviews: 0, stars: null },
  ]);
  const remove = () => owner.browser.call(`DELETE /api/analytics/${business.id}/notes/2026-10-26`);
  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 200]);
  expect(await notes()).toMatchObject([{ day: '2026-10-28' }]);
});

test('notes of wrong numbers, days and types are refused', async () => {
  const { business, owner } = await makeBusiness(app);
  const put = (day: string, body: object) => owner.browser.call(`PUT /api/analytics/${business.id}/notes/${day}`, body);
  for (const reviews of [-1, 1.5, 1_000_001, '5', null, [5]]) {
    const answer = await put('2026-10-26', { reviews, stars: null });
    expect([reviews, answer.statusCode, Object.keys(answer.json().fields)]).toEqual([reviews, 400, ['reviews']]);
  }
  for (const stars of [0, 0.9, 5.1, 4.65, '4.6', [4], true]) {
    const answer = await put('2026-10-26', { reviews: 5, stars });
    expect([stars, answer.statusCode, Object.keys(answer.json().fields)]).toEqual([stars, 400, ['stars']]);
  }
  for (let tenths = 10; tenths <= 50; tenths += 1)
    expect((await put('2026-10-26', { reviews: 5, stars: tenths / 10 })).statusCode).toBe(200);
  const future = await put('2999-01-01', { reviews: 5, stars: null });
  expect([future.statusCode, future.json().fields]).toEqual([400, { day: 'Please choose today or an earlier day' }]);
  for (const day of ['2026-02-31', 'x', '1999-12-31', '2026-10-26T00:00'])
    expect((await put(day, { reviews: 5, stars: null })).statusCode).toBe(404);
});

test('a deleted business takes all its sums along', async () => {
  const made = await makeBusiness(app);
  const { business, owner } = made;
  const visit = randomBytes(16).toString('base64url');
  await new TestBrowser(app.app).call(`POST /api/analytics/steps/${business.id}`, { visit, steps: ['opened'] });
  await owner.browser.call(`POST /api/businesses/${business.id}/places`, { name: 'Van', kind: 'vehicle' });
  expect((await owner.browser.call(`DELETE /api/businesses/${business.id}`)).statusCode).toBe(200);
  expect((await read(made, today(), today())).statusCode).toBe(404);
});
