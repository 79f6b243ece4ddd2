import { dayMs } from '../../contract/days.ts';

function format(instant: string | number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  // Browsers separate "AM" by different spaces.
  return formatOf('en-US', timeZone, options).format(new Date(instant)).replace(/\s/g, ' ');
}

/** Making one takes longer than drawing a row. */
const made = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, timeZone, options]);
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  made.set(key, known);
  return known;
}

const time = { hour: 'numeric', minute: '2-digit' } as const;
const date = { month: 'short', day: 'numeric' } as const;

/** The local day as `YYYY-MM-DD`. */
export const localDay = (instant: string | number, timeZone: string): string =>
  formatOf('en-CA', timeZone, {}).format(new Date(instant));

const daysBetween = (from: number, to: string, timeZone: string): number =>
  (Date.parse(localDay(to, timeZone)) - Date.parse(localDay(from, timeZone))) / dayMs;

/** Such as "today at 3:00 PM", "tomorrow at 10:00 AM", "Tuesday at 10:00 AM" or "Nov 30 at 10:00 AM". */
export function whenInWords(instant: string, now: number, timeZone: string): string {
  const days = daysBetween(now, instant, timeZone);
  const near = ['today', 'tomorrow'][days];
  const name = near ?? format(instant, timeZone, days > 1 && days < 7 ? { weekday: 'long' } : date);
  return `${name} at ${format(instant, timeZone, time)}`;
}

/** Such as "Tue 10:00 AM"; a week from now and later "Nov 30, 10:00 AM". */
export function shortWhen(instant: string, now: number, timeZone: string): string {
  const days = daysBetween(now, instant, timeZone);
  if (days >= 0 && days < 7)
    return `${format(instant, timeZone, { weekday: 'short' })} ${format(instant, timeZone, time)}`;
  return format(instant, timeZone, { ...date, ...time });
}

/** Such as "Tue, Nov 24, 10:00 AM". */
export const weekdayAndTime = (instant: string, timeZone: string): string =>
  format(instant, timeZone, { weekday: 'short', ...date, ...time });

/** Such as "Nov 20", with the year of an older one. */
export function shortDay(instant: string, now: number, timeZone: string): string {
  const isThisYear = localDay(instant, timeZone).slice(0, 4) === localDay(now, timeZone).slice(0, 4);
  return format(instant, timeZone, { ...date, ...(isThisYear ? {} : { year: 'numeric' }) });
}

/** Such as "9:40 AM". */
export const clockTime = (instant: string, timeZone: string): string => format(instant, timeZone, time);
