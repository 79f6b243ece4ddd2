import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Insights } from '../../contract/analytics/insights.ts';
import { personHash } from '../invitations/person-hash.ts';
import { makePersonToken } from '../invitations/person-token.ts';
import { makeBusiness } from './factories.ts';
import { passDays } from './pass-days.ts';
import { type TestApp, TestBrowser } from './start-app.ts';

/** Thirty visits. */
export const visitsByDay = [1, 3, 2, 1, 6, 0, 4, 1, 2, 5, 1, 1, 3];
const words = ['Friendly staff', 'Long wait', 'Clean rooms', 'Thorough', 'Fair prices', 'Easy to book', 'Hard to park'];
const places = { Van: 'vehicle', 'Front desk': 'desk' };

const dayAgo = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** None or at least five people. */
export const fewest = (people: readonly number[]): number =>
  Math.min(...people.filter((one) => one !== 0).map(Math.abs));

/** A business with two places and thirty invited people; its visitors, and what its owner reads. */
export async function makeVisited(app: TestApp) {
  const { owner, business } = await makeBusiness(app);
  const { db } = app.services.database;
  const { secretKey } = app.services.config;
  const hashOf = (n: number) => personHash(secretKey, business.id, `person${n}@example.org`);
  for (const [name, kind] of Object.entries(places))
    await owner.browser.call(`POST /api/businesses/${business.id}/places`, { name, kind });
  for (let n = 0; n < 30; n += 1)
    await db.execute(sql`insert into invitations (business_id, person_hash, email, language, state, source, entered_by, sent_at)
      values (${business.id}, ${hashOf(n)}, ${`person${n}@example.org`}, 'en', 'sent', 'list', 'Dana', now())`);

  const ask = (from: number, to: number, file: string) =>
    owner.browser.call(`GET /api/analytics/${business.id}/${file}?from=${dayAgo(from)}&to=${dayAgo(to)}`);
  const read = async (from: number, to: number): Promise<Insights> => (await ask(from, to, 'insights')).json();
  const readTotals = async () =>
    (await owner.browser.call(`GET /api/businesses/${business.id}/invitations`)).json().totals;

  /** The insights and the file of each period, the places and the totals of the invitations. */
  async function look(periods: number): Promise<string> {
    const seen: string[] = [JSON.stringify(await readTotals())];
    seen.push((await owner.browser.call(`GET /api/businesses/${business.id}/places`)).body);
    for (let from = 0; from < periods; from += 1)
      for (const file of ['insights', 'insights.csv'])
        seen.push((await ask(from, from % 3 === 0 ? 0 : from >> 1, file)).body);
    return seen.join('\n');
  }

  async function visit(n: number): Promise<void> {
    const visitor = new TestBrowser(app.app);
    const number = randomBytes(16).toString('base64url');
    const place = { place: ['van', 'front-desk', 'no-such'][n % 3], language: n % 5 === 0 ? 'es' : 'en' };
    const step = (steps: string[]) =>
      visitor.call(`POST /api/analytics/steps/${business.id}`, { visit: number, steps, ...place });
    const token = makePersonToken(secretKey, { businessId: business.id, personHash: hashOf(n) });
    const answers = [await step(['opened']), await visitor.call('POST /api/invitations/opened', { token })];
    if (n % 4 === 3) answers.push(await step(['bad', 'sent', 'publicToo']));
    else {
      const sentiments = [0, 1, 2, 3].map((at) => words[(n + at) % words.length]);
      const draft = { businessId: business.id, sentiments, visit: number };
      answers.push(await step(['good', 'four']), await visitor.call('POST /api/reviews/generate', draft));
      answers.push(await step(['draft', 'copied', 'google']));
      answers.push(await visitor.call('POST /api/invitations/went-on', { token }));
    }
    const failed = answers.find(({ statusCode }) => statusCode !== 200);
    if (failed) throw new Error(`the server answered ${failed.statusCode}: ${failed.body}`);
  }

  /** Looks before and after each visit. `told`: visits that changed what the owner sees; `moves`: what each night changed. */
  async function compareAll(periods: number) {
    const moves: number[] = [];
    let [visits, told] = [0, 0];
    for (const people of visitsByDay) {
      const [before, totalsBefore] = [await read(60, 0), await readTotals()];
      let seen = people > 0 ? await look(periods) : '';
      for (let n = 0; n < people; n += 1) {
        await visit(visits);
        visits += 1;
        const now = await look(periods);
        if (now !== seen) told += 1;
        seen = now;
      }
      await passDays(db, 1);
      await db.execute(sql`update invitation_totals set day = day - 1`);
      const [after, totals] = [await read(60, 0), await readTotals()];
      moves.push(
        after.summary.opened.now - before.summary.opened.now,
        after.choices.visits - before.choices.visits,
        totals.opened - totalsBefore.opened,
        totals.wentOn - totalsBefore.wentOn,
      );
    }
    return { visits, told, moves };
  }

  return { read, readTotals, visit, compareAll };
}
