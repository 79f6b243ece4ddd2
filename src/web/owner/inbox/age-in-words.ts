import { clockTime, shortDay } from '../../lib/zoned-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const inUnits = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Such as "3 hours" or "4 days". */
export function ageInWords(since: string, now: number): string {
  const age = now - Date.parse(since);
  if (age < minute) return 'now';
  if (age < hour) return inUnits(Math.floor(age / minute), 'minute');
  if (age < day) return inUnits(Math.floor(age / hour), 'hour');
  return inUnits(Math.floor(age / day), 'day');
}

/** Such as "Mon, Nov 30", of a day such as 2026-11-30. */
export const dayInWords = (day: string): string =>
  new Date(`${day}T12:00`).toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

/** Such as "Nov 10, 2:13 PM". */
export const exactTime = (time: string, timeZone: string): string =>
  `${shortDay(time, Date.now(), timeZone)}, ${clockTime(time, timeZone)}`;
