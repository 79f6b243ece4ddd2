import { localDate } from '../../contract/time/zones.ts';
import { decideOn } from '../accounts/preference-store.ts';
import type { Db } from '../db/database.ts';
import { isUnavailable, rootCauseMessage } from '../db/errors.ts';
import { countOverdue, type Overdue } from '../feedback/count-store.ts';
import type { Services } from '../http/context.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { dueMonday } from './monday-dates.ts';
import { mondayEmail } from './monday-email.ts';
import {
  countMessages,
  hasUndecided,
  listBusinesses,
  listPlaceNames,
  listReadersOfQuietWeek,
  listTimeZones,
  lockUndecided,
  type Reader,
  readCountedWeeks,
  saveOutcomes,
  sumPlaces,
  sumSentiments,
  sumSteps,
} from './monday-store.ts';
import { groupRows, type Week, weekOf } from './monday-week.ts';

const batchSize = 50;
const askAgainMs = 3_600_000;

/** Decides once per reader and week, when it is Monday morning for them. */
export function mondayEmails(services: Services): (now?: Date) => Promise<void> {
  const { database } = services;
  const finished = new Map<string, number>();
  return async (now = new Date()) => {
    const due = new Map<string, string[]>();
    for (const zone of await listTimeZones(database.db)) {
      const monday = dueMonday(now, zone);
      if (monday === null || (finished.get(`${monday} ${zone}`) ?? 0) > now.getTime()) continue;
      due.set(monday, [...(due.get(monday) ?? []), zone]);
    }
    for (const [monday, zones] of due) {
      await decideAll(services, monday, zones, now);
      if (await hasUndecided(database.db, zones, monday)) continue;
      for (const zone of zones) finished.set(`${monday} ${zone}`, now.getTime() + askAgainMs);
    }
    for (const [key, until] of finished) if (until <= now.getTime()) finished.delete(key);
  };
}

async function decideAll(services: Services, monday: string, zones: readonly string[], now: Date): Promise<void> {
  const { database, log } = services;
  let size = batchSize;
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after;
    const batch: { last: number | null } = { last: null };
    try {
      await database.transact(async (tx) => {
        const readers = await lockUndecided(tx, zones, monday, from, size);
        batch.last = readers.at(-1)?.id ?? null;
        if (readers.length > 0) await decide(tx, services, monday, readers, now);
      });
      after = batch.last;
    } catch (error) {
      if (isUnavailable(error) || batch.last === null) throw error;
      // One reader's failure must not keep the others from theirs.
      if (size === 1) {
        log.error({ user: batch.last, error: rootCauseMessage(error) }, 'Monday email not built');
        after = batch.last;
      }
      size = 1;
    }
  }
}

async function decide(tx: Db, { config }: Services, monday: string, readers: readonly Reader[], now: Date) {
  const weeks = await readWeeks(tx, readers, monday);
  const silent = readers.filter(({ id }) => !hasNews(weeks.get(id)));
  const quiet = await listReadersOfQuietWeek(tx, silent, monday);
  const decided = readers.map(({ id }) => ({
    userId: id,
    outcome: hasNews(weeks.get(id)) ? 'news' : quiet.has(id) ? 'quiet' : 'nothing',
  })) satisfies Parameters<typeof saveOutcomes>[2];
  const saved = await saveOutcomes(tx, monday, decided);
  const written = [];
  for (const [at, reader] of readers.entries()) {
    const week = weeks.get(reader.id);
    if (!week || !saved.has(reader.id) || decided[at]?.outcome === 'nothing') continue;
    const overdue = reader.hasSummary ? await takeSummary(tx, reader, now) : null;
    written.push(mondayEmail({ config, reader, monday, now, overdue }, week));
  }
  await enqueueEmail(tx, config, ...written);
}

/** The morning summary of the day, which is not sent then. Null when it was sent already. */
async function takeSummary(tx: Db, { id, timeZone }: Reader, now: Date): Promise<Overdue | null> {
  const isFirst = await decideOn(tx, id, 'morningSummary', localDate(now, timeZone));
  return isFirst ? countOverdue(tx, { id, isAdmin: false }, null, now) : null;
}

const hasNews = (week?: Week): boolean =>
  week !== undefined && (week.busy.length > 0 || (week.received > 0 && week.waiting > 0));

async function readWeeks(tx: Db, readers: readonly Reader[], monday: string): Promise<Map<number, Week>> {
  const readersBusinesses = await listBusinesses(tx, readers);
  // Several readers of a team share a business.
  const businesses = [...new Map(readersBusinesses.map((one) => [one.id, one])).values()];
  const weeks = await readCountedWeeks(tx, businesses, monday);
  const rows = groupRows({
    steps: await sumSteps(tx, weeks),
    visited: await sumPlaces(tx, weeks),
    sentiments: await sumSentiments(tx, weeks),
    places: await listPlaceNames(tx, businesses, monday),
    messages: await countMessages(tx, businesses, monday),
  });
  const owned = Map.groupBy(readersBusinesses, ({ userId }) => userId);
  return new Map(readers.map(({ id }) => [id, weekOf(owned.get(id) ?? [], rows)]));
}
