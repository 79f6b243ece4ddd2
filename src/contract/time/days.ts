/** Days are YYYY-MM-DD, so that they sort as texts. */

export const dayMs = 86_400_000;

const dayForm = /^2\d{3}-\d\d-\d\d$/;
const atNoon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** A day of the calendar from 2000 on. */
export function isDay(typed: string): boolean {
  if (!dayForm.test(typed)) return false;
  const time = atNoon(typed);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(typed);
}

/** Both days included. */
export const daysBetween = (from: string, to: string): number => Math.round((atNoon(to) - atNoon(from)) / dayMs) + 1;

export const addDays = (day: string, days: number): string =>
  new Date(atNoon(day) + days * dayMs).toISOString().slice(0, 10);

/** From 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();
