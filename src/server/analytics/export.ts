import { byteOrderMark, csvLine } from '../../contract/csv.ts';
import { counterNames } from '../../contract/platforms.ts';
import { addDays, daysBetween } from '../../contract/time/days.ts';
import { localDay } from '../../contract/time/zones.ts';
import type { ExportedBusiness } from '../businesses/store.ts';
import type { Db } from '../db/database.ts';
import type { Actor } from '../teams/visible-to.ts';
import { buildInsights } from './build-insights.ts';
import { readSums } from './insight-store.ts';
import { insightsCsv } from './insights-csv.ts';
import { listPlaces } from './place-store.ts';
import { readDays } from './store.ts';

/** In the business's time zone. */
function allDays({ createdAt, timeZone }: ExportedBusiness) {
  return { from: localDay(createdAt, timeZone).date, to: localDay(new Date(), timeZone).date };
}

/** What the screen would show for all days, with the same groups and limits. */
export async function* wholeInsightsCsv(db: Db, user: Actor, business: ExportedBusiness): AsyncGenerator<string> {
  const { from, to } = allDays(business);
  const periods = { from, to, beforeFrom: addDays(from, -daysBetween(from, to)) };
  const sums = await readSums(db, user, business.id, periods);
  if (sums) yield* insightsCsv(buildInsights(periods, sums));
}

export async function* countersCsv(db: Db, user: Actor, business: ExportedBusiness): AsyncGenerator<string> {
  const { from, to } = allDays(business);
  // Days of the counters are UTC, so the first may be a day earlier.
  const days = await readDays(db, user, business.id, daysBetween(from, to) + 1);
  yield byteOrderMark + csvLine(['Day (UTC)', ...counterNames]);
  yield days.map((day) => csvLine([day.day, ...counterNames.map((name) => String(day[name]))])).join('');
}

export async function* placesCsv(db: Db, user: Actor, businessId: number): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(['Place', 'Kind', 'Code', 'In use']);
  const places = (await listPlaces(db, user, businessId)) ?? [];
  yield places.map(({ name, kind, code, isRetired }) => csvLine([name, kind, code, isRetired ? 'no' : 'yes'])).join('');
}
