import { addDays, dayMs } from '../../contract/time/days.ts';
import { formatTime, localDay, monthDay } from '../../contract/time/zones.ts';

const hours = { from: 8, untilTuesday: 12 } as const;
const monday = 1;
const tuesday = 2;

/** The Monday whose email is due. A node that was down all Monday sends it until Tuesday noon. */
export function dueMonday(now: Date, timeZone: string): string | null {
  const { date, weekday, hour } = localDay(now, timeZone);
  if (weekday === monday && hour >= hours.from) return date;
  return weekday === tuesday && hour < hours.untilTuesday ? addDays(date, -1) : null;
}

/** Nov 16–22, or Nov 30 – Dec 6. */
export function weekDates(monday: string): string {
  const dayOf = (days: number) => formatTime(addDays(monday, days), 'UTC', monthDay);
  const [from, to] = [dayOf(-7), dayOf(-1)];
  const [month, day] = to.split(' ');
  return from.startsWith(`${month} `) ? `${from}–${day}` : `${from} – ${to}`;
}

const weekMs = 6 * dayMs;

/** Thursday in the last days, Nov 12 before. */
export const sinceWhen = (at: Date, now: Date, timeZone: string): string =>
  formatTime(at, timeZone, now.getTime() - at.getTime() < weekMs ? { weekday: 'long' } : monthDay);
