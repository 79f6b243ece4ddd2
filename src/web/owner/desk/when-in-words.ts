import { daysBetween } from '../../../contract/time/days.ts';
import { formatTime, localDate, monthDay } from '../../../contract/time/zones.ts';
import { clockTime } from '../../lib/zoned-time.ts';

/** 1 for tomorrow. */
const daysUntil = (to: string, now: number, timeZone: string): number =>
  daysBetween(localDate(now, timeZone), localDate(to, timeZone)) - 1;

/** Such as "today at 3:00 PM", "tomorrow at 10:00 AM", "Tuesday at 10:00 AM" or "Nov 30 at 10:00 AM". */
export function whenInWords(instant: string, now: number, timeZone: string): string {
  const days = daysUntil(instant, now, timeZone);
  const near = ['today', 'tomorrow'][days];
  const name = near ?? formatTime(instant, timeZone, days > 1 && days < 7 ? { weekday: 'long' } : monthDay);
  return `${name} at ${clockTime(instant, timeZone)}`;
}

/** Such as "Tue 10:00 AM"; a week from now and later "Nov 30, 10:00 AM". */
export function shortWhen(instant: string, now: number, timeZone: string): string {
  const days = daysUntil(instant, now, timeZone);
  const isNear = days >= 0 && days < 7;
  const day = formatTime(instant, timeZone, isNear ? { weekday: 'short' } : monthDay);
  return `${day}${isNear ? ' ' : ', '}${clockTime(instant, timeZone)}`;
}
