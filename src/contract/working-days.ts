import { dayMs } from './days.ts';

interface LocalDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}

/** The local time as if it were UTC. */
function localTime(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, date, hour, minute, second);
}

function localDate(at: number, timeZone: string): LocalDate {
  const local = new Date(localTime(at, timeZone));
  return { year: local.getUTCFullYear(), month: local.getUTCMonth(), day: local.getUTCDate() };
}

const utcOf = ({ year, month, day: date }: LocalDate): number => Date.UTC(year, month, date);
const plusDays = (from: LocalDate, days: number): LocalDate => {
  const moved = new Date(utcOf(from) + days * dayMs);
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth(), day: moved.getUTCDate() };
};
const isWorkingDay = (date: LocalDate): boolean => ![0, 6].includes(new Date(utcOf(date)).getUTCDay());

const starts = new Map<string, number>();
const startsMax = 5000;

/** The first instant of a local day, which is not midnight where the clocks change then. */
function startOf(date: LocalDate, timeZone: string): number {
  const key = `${utcOf(date)} ${timeZone}`;
  const known = starts.get(key);
  if (known !== undefined) return known;
  if (starts.size >= startsMax) starts.clear();
  const start = findStart(utcOf(date), timeZone);
  starts.set(key, start);
  return start;
}

function findStart(local: number, timeZone: string): number {
  const candidates = [local - dayMs, local + dayMs].map((near) => local - (localTime(near, timeZone) - near));
  return Math.min(...candidates.filter((at) => localTime(at, timeZone) >= local));
}

/** The start of the local day that contains `at`. */
export const startOfDay = (at: Date, timeZone: string): Date =>
  new Date(startOf(localDate(at.getTime(), timeZone), timeZone));

/** The local day, such as 2026-11-23, its weekday from 0 for Sunday, and its hour. */
export function localDay(at: Date, timeZone: string): { date: string; weekday: number; hour: number } {
  const local = new Date(localTime(at.getTime(), timeZone));
  return { date: local.toISOString().slice(0, 10), weekday: local.getUTCDay(), hour: local.getUTCHours() };
}

/** The local time, such as 2026-11-23 16:05. */
export const localMinute = (at: Date, timeZone: string): string =>
  new Date(localTime(at.getTime(), timeZone)).toISOString().slice(0, 16).replace('T', ' ');

/** The first instant of a local hour of such a day; where the clocks skip the hour, the first one after it. */
export const localInstant = (date: string, hour: number, timeZone: string): Date =>
  new Date(findStart(Date.parse(date) + hour * 3_600_000, timeZone));

/** The end of the last promised working day. The day of receipt does not count. */
export function dueAt(received: Date, workingDays: number, timeZone: string): Date {
  let date = localDate(received.getTime(), timeZone);
  for (let left = workingDays; left > 0; ) {
    date = plusDays(date, 1);
    if (isWorkingDay(date)) left -= 1;
  }
  return new Date(startOf(plusDays(date, 1), timeZone));
}

/** Messages received before this instant are overdue at `now`, later ones are not. */
export function overdueBefore(now: Date, workingDays: number, timeZone: string): Date {
  const today = startOfDay(now, timeZone);
  let received = localDate(now.getTime(), timeZone);
  while (dueAt(new Date(startOf(received, timeZone)), workingDays, timeZone) > today) received = plusDays(received, -1);
  return new Date(startOf(plusDays(received, 1), timeZone));
}

/** Weekends do not count; a local day is one day, however long it is. */
export function workingDaysBetween(from: Date, to: Date, timeZone: string): number {
  let sum = 0;
  let date = localDate(from.getTime(), timeZone);
  for (let start = startOf(date, timeZone); start < to.getTime(); ) {
    const next = plusDays(date, 1);
    const end = startOf(next, timeZone);
    const inside = Math.min(end, to.getTime()) - Math.max(start, from.getTime());
    if (isWorkingDay(date) && inside > 0) sum += inside / (end - start);
    [date, start] = [next, end];
  }
  return sum;
}
