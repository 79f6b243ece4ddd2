import * as z from 'zod/mini';
import { rules } from '../text.ts';

// PostgreSQL knows only some of the other abbreviations, such as AET.
const abbreviation = /^[a-z]{3}$/i;
const zones = new Set(['UTC', 'GMT', 'CET', 'EET', 'MET', 'WET', 'EST', 'MST', 'HST']);

/** An IANA name; offsets such as +05:00 know no summer time. */
export function isTimeZone(name: string): boolean {
  if (name.length > 64 || !/^[A-Za-z]/.test(name)) return false;
  if (abbreviation.test(name) && !zones.has(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const timeZone = z.string(rules.timeZone).check(z.refine(isTimeZone, rules.timeZone));
