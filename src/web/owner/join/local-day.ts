import { browserTimeZone } from '../../lib/browser-time-zone.ts';
import { shortDay } from '../../lib/zoned-time.ts';

/** The reader is not on the team yet, so the business's time zone would tell them nothing. */
export const localDay = (instant: string): string => shortDay(instant, Date.now(), browserTimeZone());
