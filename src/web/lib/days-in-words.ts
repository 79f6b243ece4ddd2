const inEnglish = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const short = inEnglish({ month: 'short', day: 'numeric' });
const long = inEnglish({ month: 'short', day: 'numeric', year: 'numeric' });

export const percent = (share: number): string => `${Math.round(100 * share)}%`;
export const grouped = (count: number): string => count.toLocaleString('en-US');
export const shortDay = (day: string): string => short.format(new Date(day));
export const longDay = (day: string): string => long.format(new Date(day));

/** Includes the years where they differ. */
export function dayRange({ from, to }: { readonly from: string; readonly to: string }): string {
  const show = from.slice(0, 4) === to.slice(0, 4) ? shortDay : longDay;
  return from === to ? show(from) : `${show(from)} – ${show(to)}`;
}

/** Today where the business is, such as 2026-11-22. */
export const todayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date());
