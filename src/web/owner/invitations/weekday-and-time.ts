import { formatTime, monthDay } from '../../../contract/time/zones.ts';

/** Such as "Tue, Nov 24, 10:00 AM". */
export const weekdayAndTime = (instant: string, timeZone: string): string =>
  formatTime(instant, timeZone, { weekday: 'short', ...monthDay, hour: 'numeric', minute: '2-digit' });
