import { dayMs } from './days.ts';

type Instant = Date | string | number;

/** Making a format takes longer than drawing a row or building an email. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant or a day in words. Browsers separate "AM" by different spaces. */
export function formatTime(
  at: Instant,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  locale = 'en-US',
): string {
  const key = JSON.stringify([locale, timeZone, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, format);
  return format.format(new Date(at)).replace(/\s/g, ' ');
}

/** Such as Nov 30. */
export const monthDay = { month: 'short', day: 'numeric' } as const;
export const monthDayYear = { ...monthDay, year: 'numeric' } as const;

/** The local day, such as 2026-11-23, as Swedish writes it. */
export const localDate = (at: Instant, timeZone: string): string =>
  formatTime(at, timeZone, { dateStyle: 'short' }, 'sv-SE');

/** The local time as if it were UTC. */
const localTime = (at: Instant, timeZone: string): Date =>
  new Date(`${formatTime(at, timeZone, { dateStyle: 'short', timeStyle: 'medium' }, 'sv-SE').replace(' ', 'T')}Z`);

/** The local day with its weekday, from 0 for Sunday, and the hour. */
export function localDay(at: Instant, timeZone: string): { date: string; weekday: number; hour: number } {
  const local = localTime(at, timeZone);
  return { date: local.toISOString().slice(0, 10), weekday: local.getUTCDay(), hour: local.getUTCHours() };
}

/** The local time, such as 2026-11-23 16:05. */
export const localMinute = (at: Instant, timeZone: string): string =>
  localTime(at, timeZone).toISOString().slice(0, 16).replace('T', ' ');

/** The first instant of a local hour of such a day; where the clocks skip the hour, the first one after it. */
export function localInstant(date: string, hour: number, timeZone: string): Date {
  const local = Date.parse(date) + hour * 3_600_000;
  const localMs = (at: number): number => localTime(at, timeZone).getTime();
  const candidates = [local - dayMs, local + dayMs].map((near) => local - (localMs(near) - near));
  return new Date(Math.min(...candidates.filter((at) => localMs(at) >= local)));
}

/** The first instant of the local day that contains `at`, which is not midnight where the clocks change then. */
export const startOfDay = (at: Instant, timeZone: string): Date => localInstant(localDate(at, timeZone), 0, timeZone);
