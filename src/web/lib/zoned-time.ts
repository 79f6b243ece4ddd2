import { formatTime, localDate, monthDay, monthDayYear } from '../../contract/time/zones.ts';

const time = { hour: 'numeric', minute: '2-digit' } as const;

/** Such as "9:40 AM". */
export const clockTime = (instant: string, timeZone: string): string => formatTime(instant, timeZone, time);

export const isSameDay = (one: string | number, other: string | number, timeZone: string): boolean =>
  localDate(one, timeZone) === localDate(other, timeZone);

/** Such as "Nov 20", with the year of an older one. */
export function shortDay(instant: string, now: number, timeZone: string): string {
  const isThisYear = localDate(instant, timeZone).slice(0, 4) === localDate(now, timeZone).slice(0, 4);
  return formatTime(instant, timeZone, isThisYear ? monthDay : monthDayYear);
}
