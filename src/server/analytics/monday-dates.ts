import { addDays, dayMs } from '../../contract/days.ts';
import { localDay } from '../../contract/working-days.ts';

const hours = { from: 8, untilTuesday: 12 } as const;
const monday = 1;
const tuesday = 2;

/** The Monday whose email is due. A node that was down all Monday sends it until Tuesday noon. */
export function dueMonday(now: Date, timeZone: string): string | null {
  const { date, weekday, hour } = localDay(now, timeZone);
  if (weekday === monday && hour >= hours.from) return date;
  return weekday === tuesday && hour < hours.untilTuesday ? addDays(date, -1) : null;
}

type Part = 'weekday' | 'date';
const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than the rest of an email. */
function format(at: Date, timeZone: string, part: Part): string {
  const key = `${part} ${timeZone}`;
  const options = part === 'weekday' ? ({ weekday: 'long' } as const) : ({ month: 'short', day: 'numeric' } as const);
  const made = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  formats.set(key, made);
  return made.format(at);
}

/** Nov 16–22, or Nov 30 – Dec 6. */
export function weekDates(monday: string): string {
  const dayOf = (days: number) => format(new Date(addDays(monday, days)), 'UTC', 'date');
  const [from, to] = [dayOf(-7), dayOf(-1)];
  const [month, day] = to.split(' ');
  return from.startsWith(`${month} `) ? `${from}–${day}` : `${from} – ${to}`;
}

const weekMs = 6 * dayMs;

/** Thursday in the last days, Nov 12 before. */
export const sinceWhen = (at: Date, now: Date, timeZone: string): string =>
  format(at, timeZone, now.getTime() - at.getTime() < weekMs ? 'weekday' : 'date');
