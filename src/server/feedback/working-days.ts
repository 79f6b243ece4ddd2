import { addDays, weekdayOf } from '../../contract/time/days.ts';
import { localDate, localInstant, startOfDay } from '../../contract/time/zones.ts';

const isWorkingDay = (date: string): boolean => ![0, 6].includes(weekdayOf(date));

const starts = new Map<string, number>();
const startsMax = 5000;

function startOf(date: string, timeZone: string): number {
  const key = `${date} ${timeZone}`;
  const known = starts.get(key);
  if (known !== undefined) return known;
  if (starts.size >= startsMax) starts.clear();
  const start = localInstant(date, 0, timeZone).getTime();
  starts.set(key, start);
  return start;
}

/** The end of the last promised working day. The day of receipt does not count. */
export const dueAt = (received: Date, workingDays: number, timeZone: string): Date =>
  new Date(endOf(localDate(received, timeZone), workingDays, timeZone));

function endOf(received: string, workingDays: number, timeZone: string): number {
  let date = received;
  for (let left = workingDays; left > 0; ) {
    date = addDays(date, 1);
    if (isWorkingDay(date)) left -= 1;
  }
  return startOf(addDays(date, 1), timeZone);
}

/** Messages received before this instant are overdue at `now`, later ones are not. */
export function overdueBefore(now: Date, workingDays: number, timeZone: string): Date {
  const today = startOfDay(now, timeZone).getTime();
  let received = localDate(now, timeZone);
  while (endOf(received, workingDays, timeZone) > today) received = addDays(received, -1);
  return new Date(startOf(addDays(received, 1), timeZone));
}

/** Weekends do not count; a local day is one day, however long it is. */
export function workingDaysBetween(from: Date, to: Date, timeZone: string): number {
  let sum = 0;
  let date = localDate(from, timeZone);
  for (let start = startOf(date, timeZone); start < to.getTime(); ) {
    const next = addDays(date, 1);
    const end = startOf(next, timeZone);
    const inside = Math.min(end, to.getTime()) - Math.max(start, from.getTime());
    if (isWorkingDay(date) && inside > 0) sum += inside / (end - start);
    [date, start] = [next, end];
  }
  return sum;
}
