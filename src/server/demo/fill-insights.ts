import { eq, type SQL, sql } from 'drizzle-orm';
import type { CountedStep } from '../../contract/analytics/steps.ts';
import { platformIds } from '../../contract/platforms.ts';
import { dayMs } from '../../contract/time/days.ts';
import { localDate } from '../../contract/time/zones.ts';
import { resolveIndustries } from '../../writer/choices.ts';
import { labels } from '../../writer/forms.ts';
import {
  analyticsCounts,
  googleNotes,
  offeredSentiments,
  places,
  sentimentDays,
  steps,
  stepsByLanguage,
  stepsByPlace,
} from '../analytics/tables.ts';
import { businesses } from '../businesses/tables.ts';
import type { Db } from '../db/database.ts';
import type { InsightsExample } from './example-insights.ts';

const monthDays = 30;
/** Few people come on weekends. The newest day of a month has the drafts of five, so that all its people are published in it. */
const weightOf = (daysAgo: number, { busy, today }: Pick<Parts, 'busy' | 'today'>): number => {
  if (daysAgo === 1 || daysAgo % monthDays === 0) return busy;
  return new Date(Date.parse(today) - daysAgo * dayMs).getUTCDay() % 6 === 0 ? 2 : 5 + ((daysAgo * 7) % 4);
};
const busyFor = (drafts: number): number => Math.max(9, Math.ceil((8 * 165) / (drafts - 8)));

/** Parts of a total by weights, in whole numbers. */
function split(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  return weights.map((weight) => {
    const before = Math.round((total * reached) / all);
    reached += weight;
    return Math.round((total * reached) / all) - before;
  });
}

const dayOf =
  (businessId: number) =>
  (daysAgo: number): SQL<string> =>
    sql<string>`(select (now() at time zone time_zone)::date - ${daysAgo}::int from businesses where id = ${businessId})`;

interface Parts {
  readonly month: number;
  readonly busy: number;
  /** Where the business is. */
  readonly today: string;
  readonly day: (daysAgo: number) => SQL<string>;
}

/** Each positive part of the total with its day. Nothing is of today, which is published tomorrow. */
function byDay(total: number, { month, day, ...parts }: Parts): { readonly day: SQL<string>; readonly n: number }[] {
  const ago = Array.from({ length: monthDays }, (_, at) => month * monthDays + at).filter((days) => days > 0);
  const counts = split(
    total,
    ago.map((days) => weightOf(days, parts)),
  );
  return counts.flatMap((n, at) => (n > 0 ? [{ day: day(ago[at] ?? 0), n }] : []));
}

export async function fillInsights(
  tx: Db,
  businessId: number,
  categories: readonly string[],
  example: InsightsExample,
): Promise<void> {
  const createdAt = sql<Date>`now() - interval '120 days'` as unknown as Date;
  const made = await tx
    .insert(places)
    .values(example.places.map((place) => ({ ...place, businessId, createdAt })))
    .returning({ id: places.id });
  const placeIds = [...made.map(({ id }) => id), 0];
  const day = dayOf(businessId);
  const [business] = await tx
    .select({ timeZone: businesses.timeZone })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  const today = localDate(Date.now(), business?.timeZone ?? 'UTC');
  for (const [month, { opened, draft, wentOn, others, chosen }] of example.months.entries()) {
    const drafts = draft.reduce((sum, n) => sum + n, 0);
    const parts = { month, busy: busyFor(drafts), today, day };
    const ofOthers = Object.entries(others).map(([step, n]) => [step, split(n, opened)] as const);
    const byPlace = [['opened', opened], ['draft', draft], ['wentOn', wentOn], ...ofOthers] as const;
    for (const [step, counts] of byPlace as readonly (readonly [CountedStep, readonly number[]])[]) {
      const rows = counts.flatMap((total, at) =>
        byDay(total, parts).map((part) => ({ businessId, step, placeId: placeIds[at] ?? 0, ...part })),
      );
      await tx.insert(stepsByPlace).values(rows);
    }
    for (const [sentimentId, n] of Object.entries({ ...chosen, ...unlisted(categories, chosen, drafts) }))
      await tx.insert(sentimentDays).values(byDay(n, parts).map((part) => ({ businessId, sentimentId, ...part })));
  }
  await sumUp(tx, businessId);
  const [{ sentiments }] = resolveIndustries(categories);
  const oldest = day(example.months.length * monthDays);
  const offered = { ids: [...sentiments], labels: sentiments.map((id) => labels[id]) };
  await tx.insert(offeredSentiments).values({ businessId, day: oldest, ...offered });
  const notes = example.notes.map(({ daysAgo, ...note }) => ({ businessId, day: day(daysAgo), ...note }));
  if (notes.length > 0) await tx.insert(googleNotes).values(notes);
}

/** The four choices of each draft that the example does not name, divided among the other sentiments. */
function unlisted(
  categories: readonly string[],
  chosen: Readonly<Record<string, number>>,
  drafts: number,
): Record<string, number> {
  const [{ sentiments }] = resolveIndustries(categories);
  const others = sentiments.filter((id) => !(id in chosen));
  const named = Object.values(chosen).reduce((sum, n) => sum + n, 0);
  const parts = split(
    drafts * 4 - named,
    others.map((_, at) => 6 - (at % 4)),
  );
  return Object.fromEntries(others.map((id, at) => [id, parts[at] ?? 0]));
}

async function sumUp(tx: Db, businessId: number): Promise<void> {
  const sums = sql`from ${stepsByPlace} where business_id = ${businessId}`;
  await tx.execute(
    sql`insert into ${steps} (business_id, step, day, n) select business_id, step, day, sum(n) ${sums} group by 1, 2, 3`,
  );
  await tx.execute(
    sql`insert into ${sentimentDays} (business_id, day, sentiment_id, n)
        select business_id, day, 'drafts', n from ${steps} where business_id = ${businessId} and step = 'draft'`,
  );
  await tx.execute(
    sql`insert into ${stepsByLanguage} (business_id, step, day, language, n)
        select business_id, step, day, 'en', sum(n) ${sums} and step = 'opened' group by 1, 2, 3`,
  );
  await tx.execute(
    sql`insert into ${analyticsCounts} (business_id, day, event, count)
        select business_id, day, case step when 'draft' then 'reviewsGenerated' else step || 'LinkClicks' end, n from ${steps}
        where business_id = ${businessId} and step in ${['draft', ...platformIds]}`,
  );
}
