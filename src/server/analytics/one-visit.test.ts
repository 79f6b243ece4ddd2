import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Insights } from '../../contract/analytics/insights.ts';
import { personHash } from '../invitations/person-hash.ts';
import { makePersonToken } from '../invitations/person-token.ts';
import { makeBusiness } from '../testing/factories.ts';
import { passDays } from '../testing/pass-days.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => app.close());

const db = () => app.services.database.db;
const dayAgo = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const visitsByDay = [1, 3, 2, 1, 6, 0, 4, 1, 2, 5, 1, 1, 3];
const words = ['Friendly staff', 'Long wait', 'Clean rooms', 'Thorough', 'Fair prices', 'Easy to book', 'Hard to park'];

type Made = Awaited<ReturnType<typeof makeBusiness>>;
const insightsPath = ({ business }: Made, from: number, to: number, file = 'insights') =>
  `GET /api/analytics/${business.id}/${file}?from=${dayAgo(from)}&to=${dayAgo(to)}`;
const read = async (made: Made, from: number, to: number): Promise<Insights> =>
  (await made.owner.browser.call(insightsPath(made, from, to))).json();
const readTotals = async ({ owner, business }: Made) =>
  (await owner.browser.call(`GET /api/businesses/${business.id}/invitations`)).json().totals;

const hashOf = (businessId: number, n: number) =>
  personHash(app.services.config.secretKey, businessId, `person${n}@example.org`);

/** Fifty reads: the insights and the file of 24 periods, the places and the totals of the invitations. */
async function look(made: Made): Promise<string> {
  const { owner, business } = made;
  const seen: string[] = [JSON.stringify(await readTotals(made))];
  seen.push((await owner.browser.call(`GET /api/businesses/${business.id}/places`)).body);
  for (let from = 0; from < 24; from += 1)
    for (const file of ['insights', 'insights.csv'])
      seen.push((await owner.browser.call(insightsPath(made, from, from % 3 === 0 ? 0 : from >> 1, file))).body);
  return seen.join('\n');
}

async function visit({ business }: Made, n: number): Promise<void> {
  const visitor = new TestBrowser(app.app);
  const number = randomBytes(16).toString('base64url');
  const place = { place: ['van', 'front-desk', 'no-such'][n % 3], language: n % 5 === 0 ? 'es' : 'en' };
  const step = (steps: string[]) =>
    visitor.call(`POST /api/analytics/steps/${business.id}`, { visit: number, steps, ...place });
  const token = makePersonToken(app.services.config.secretKey, {
    businessId: business.id,
    personHash: hashOf(business.id, n),
  });
  const answers = [await step(['opened']), await visitor.call('POST /api/invitations/opened', { token })];
  if (n % 4 === 3) answers.push(await step(['bad', 'sent', 'publicToo']));
  else {
    const sentiments = [0, 1, 2, 3].map((at) => words[(n + at) % words.length]);
    const draft = { businessId: business.id, sentiments, visit: number };
    answers.push(await step(['good', 'four']), await visitor.call('POST /api/reviews/generate', draft));
    answers.push(await step(['draft', 'copied', 'google']));
    answers.push(await visitor.call('POST /api/invitations/went-on', { token }));
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
}

/** None or at least five people. */
const fewest = (people: readonly number[]): number => Math.min(...people.filter((one) => one !== 0).map(Math.abs));

test('CNT-15 of 30 visits, none can be told from the sums before and after it', { timeout: 300_000 }, async () => {
  const made = await makeBusiness(app);
  const { business, owner } = made;
  for (const [name, kind] of [
    ['Van', 'vehicle'],
    ['Front desk', 'desk'],
  ] as const)
    await owner.browser.call(`POST /api/businesses/${business.id}/places`, { name, kind });
  for (let n = 0; n < 30; n += 1)
    await db().execute(sql`insert into invitations (business_id, person_hash, email, language, state, source, entered_by, sent_at)
      values (${business.id}, ${hashOf(business.id, n)}, ${`person${n}@example.org`}, 'en', 'sent', 'list', 'Dana', now())`);
  const moves: number[] = [];
  let [visits, told] = [0, 0];
  for (const people of visitsByDay) {
    const [before, totalsBefore] = [await read(made, 60, 0), await readTotals(made)];
    let seen = people > 0 ? await look(made) : '';
    for (let n = 0; n < people; n += 1) {
      await visit(made, visits);
      visits += 1;
      const now = await look(made);
      if (now !== seen) told += 1;
      seen = now;
    }
    await passDays(db(), 1);
    await db().execute(sql`update invitation_totals set day = day - 1`);
    const [after, totals] = [await read(made, 60, 0), await readTotals(made)];
    moves.push(
      after.summary.opened.now - before.summary.opened.now,
      after.choices.visits - before.choices.visits,
      totals.opened - totalsBefore.opened,
      totals.wentOn - totalsBefore.wentOn,
    );
  }
  expect([visits, told]).toEqual([30, 0]);
  expect(fewest(moves)).toBeGreaterThanOrEqual(5);
  const last = await read(made, 60, 0);
  // The last four wait for a fifth.
  expect([last.summary.opened.now, last.summary.draft.now, last.choices.visits]).toEqual([26, 20, 20]);
  expect(await readTotals(made)).toMatchObject({ opened: 30, wentOn: 20 });
});

test('CNT-15 no subtraction of periods, places or languages leaves fewer than five people', async () => {
  const made = await makeBusiness(app);
  const { business, owner } = made;
  for (const [name, kind] of [
    ['Van', 'vehicle'],
    ['Front desk', 'desk'],
  ] as const)
    await owner.browser.call(`POST /api/businesses/${business.id}/places`, { name, kind });
  for (const [at, people] of visitsByDay.entries()) {
    for (let n = 0; n < people; n += 1) await visit(made, at * 3 + n);
    await passDays(db(), 1);
  }
  const length = visitsByDay.length + 8;
  const periods: { from: number; to: number; insights: Insights }[] = [];
  for (let from = 0; from < length; from += 1)
    for (let to = 0; to <= from; to += 1) periods.push({ from, to, insights: await read(made, from, to) });
  const figures = ({ summary, choices, places, otherPlaces, languages, otherLanguages }: Insights) => ({
    opened: summary.opened.now,
    chosen: choices.visits,
    ...Object.fromEntries(places.map(({ name, opened }) => [`place ${name}`, opened])),
    otherPlaces: otherPlaces.opened,
    ...Object.fromEntries(languages.map(({ language, people }) => [`language ${language}`, people])),
    otherLanguages,
  });
  const left: number[] = [];
  for (const outer of periods)
    for (const inner of periods) {
      if (inner.from > outer.from || inner.to < outer.to) continue;
      const [all, some]: Record<string, number>[] = [figures(outer.insights), figures(inner.insights)];
      for (const name of Object.keys(all ?? {})) left.push((all?.[name] ?? 0) - (some?.[name] ?? 0));
    }
  for (const { insights } of periods) left.push(...Object.values(figures(insights)));
  expect(left.length).toBeGreaterThan(10_000);
  expect(Math.min(...left)).toBe(0);
  expect(fewest(left)).toBeGreaterThanOrEqual(5);
  const weeks = periods.flatMap(({ insights }) => (insights.toldApart ? [insights] : []));
  expect(weeks.length).toBeGreaterThan(0);
});
