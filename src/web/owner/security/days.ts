const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();

/** "today", or "Mar 3"; with the year when it is another one. */
export function dayInWords(instant: string, now = new Date()): string {
  const day = new Date(instant);
  if (isSameDay(day, now)) return 'today';
  const year = day.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return day.toLocaleDateString('en-US', { month: 'short', day: 'numeric', ...year });
}

export function momentInWords(instant: string, now = new Date()): string {
  const day = dayInWords(instant, now);
  if (day !== 'today') return day;
  return `today, ${new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}`;
}
