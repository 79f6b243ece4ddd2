import type { InvitationSettings } from '../../contract/invitations/settings.ts';
import { localDay, localInstant } from '../../contract/working-days.ts';

type Hours = Pick<InvitationSettings, 'fromHour' | 'toHour' | 'weekdays'>;
type When = Hours & Pick<InvitationSettings, 'afterDays'>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Nobody is asked while still on the premises. */
export const earliestMs = 2 * hourMs;

const nextDate = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
const weekdayOf = (date: string): number => new Date(date).getUTCDay();

export function isWithinHours(at: Date, { fromHour, toHour, weekdays }: Hours, timeZone: string): boolean {
  const { weekday, hour } = localDay(at, timeZone);
  return weekdays.includes(weekday) && hour >= fromHour && hour < toHour;
}

/** `from` itself within the sending hours, else the beginning of the next ones. */
export function nextWithinHours(from: Date, hours: Hours, timeZone: string): Date {
  if (isWithinHours(from, hours, timeZone)) return from;
  const { date, hour } = localDay(from, timeZone);
  return startOfNext(hour < hours.fromHour ? date : nextDate(date, 1), hours, timeZone);
}

/** The beginning of the first sending hours on `date` or later. */
function startOfNext(date: string, hours: Hours, timeZone: string): Date {
  // Clocks that change can skip a day's only sending hour.
  for (let day = date; ; day = nextDate(day, 1)) {
    if (!hours.weekdays.includes(weekdayOf(day))) continue;
    const start = localInstant(day, hours.fromHour, timeZone);
    if (localDay(start, timeZone).date === day && isWithinHours(start, hours, timeZone)) return start;
  }
}

export function firstSendTime(now: Date, when: When, timeZone: string): Date {
  const planned = localInstant(nextDate(localDay(now, timeZone).date, when.afterDays), when.fromHour, timeZone);
  const earliest = new Date(Math.max(planned.getTime(), now.getTime() + earliestMs));
  return nextWithinHours(earliest, when, timeZone);
}

export const nextSendDay = (after: Date, hours: Hours, timeZone: string): Date =>
  startOfNext(nextDate(localDay(after, timeZone).date, 1), hours, timeZone);
