import { formatTime, localDate, monthDay, monthDayYear } from '../../contract/time/zones.ts';

export const percent = (share: number): string => `${Math.round(100 * share)}%`;
export const grouped = (count: number): string => count.toLocaleString('en-US');
export const shortDay = (day: string): string => formatTime(day, 'UTC', monthDay);
export const longDay = (day: string): string => formatTime(day, 'UTC', monthDayYear);

export const weekdayAndDay = (day: string): string => formatTime(day, 'UTC', { weekday: 'short', ...monthDay });
export const weekday = (day: string): string => formatTime(day, 'UTC', { weekday: 'short' });

/** Includes the years where they differ. */
export function dayRange({ from, to }: { readonly from: string; readonly to: string }): string {
  const show = from.slice(0, 4) === to.slice(0, 4) ? shortDay : longDay;
  return from === to ? show(from) : `${show(from)} – ${show(to)}`;
}

/** Today where the business is, such as 2026-11-22. */
export const todayIn = (timeZone: string): string => localDate(Date.now(), timeZone);
