import type { InvitationSettings } from '../../contract/invitations/settings.ts';
import { addDays, weekdayOf } from '../../contract/time/days.ts';
import { localDate, localDay, localInstant } from '../../contract/time/zones.ts';

type Hours = Pick<InvitationSettings, 'fromHour' | 'toHour' | 'weekdays'>;
type When = Hours & Pick<InvitationSettings, 'afterDays'>;

const hourMs = 3_600_000;
/** Nobody is asked while still on the premises. */
export const earliestMs = 2 * hourMs;

export function isWithinHours(at: Date, { fromHour, toHour, weekdays }: Hours, timeZone: string): boolean {
  const { weekday, hour } = localDay(at, timeZone);
  return weekdays.includes(weekday) && hour >= fromHour && hour < toHour;
}

/** `from` itself within the sending hours, else the beginning of the next ones. */
export function nextWithinHours(from: Date, hours: Hours, timeZone: string): Date {
  if (isWithinHours(from, hours, timeZone)) return from;
  const { date, hour } = localDay(from, timeZone);
  return startOfNext(hour < hours.fromHour ? date : addDays(date, 1), hours, timeZone);
}

/** The beginning of the first sending hours on `date` or later. */
function startOfNext(date: string, hours: Hours, timeZone: string): Date {
  // Clocks that change can skip a day's only sending hour.
  for (let day = date; ; day = addDays(day, 1)) {
    if (!hours.weekdays.includes(weekdayOf(day))) continue;
    const start = localInstant(day, hours.fromHour, timeZone);
    if (localDate(start, timeZone) === day && isWithinHours(start, hours, timeZone)) return start;
  }
}

export function firstSendTime(now: Date, when: When, timeZone: string): Date {
  const planned = localInstant(addDays(localDate(now, timeZone), when.afterDays), when.fromHour, timeZone);
  const earliest = new Date(Math.max(planned.getTime(), now.getTime() + earliestMs));
  return nextWithinHours(earliest, when, timeZone);
}

export const nextSendDay = (after: Date, hours: Hours, timeZone: string): Date =>
  startOfNext(addDays(localDate(after, timeZone), 1), hours, timeZone);
