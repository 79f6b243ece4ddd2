import type { GoogleNote, Insights } from '../../../contract/analytics/insights.ts';
import { insightsText } from '../../../contract/analytics/insights-text.ts';
import { daysBetween } from '../../../contract/time/days.ts';
import { grouped, weekday } from '../../lib/days-in-words.ts';

export type DayCount = Insights['days'][number];

const top = 50;
/** Narrower bars merge into weeks. */
const narrowest = 3;
/** Narrower slots have no room for the letter of a weekday, its name, or a number. */
const letterSlot = 15;
const nameSlot = 38;
const weekdaysHeight = 18;
/** Position of a label such as "208, 4.6 stars". */
const labelWidth = 118;
const shortLabelWidth = 48;

export function chartOf(days: readonly DayCount[], notes: readonly GoogleNote[], width: number) {
  const isWeekly = (width - 40) / days.length < narrowest;
  const hasWeekdays = !isWeekly && (width - 40) / days.length >= letterSlot;
  const height = (width < 500 ? 190 : 230) + (hasWeekdays ? weekdaysHeight : 0);
  const base = height - 28 - (hasWeekdays ? weekdaysHeight : 0);
  const counts = isWeekly ? weeksOf(days) : days;
  const most = Math.max(...counts.map(({ opened }) => opened), 1);
  const step = lineStep(most);
  const left = 16 + 8 * grouped(2 * step).length;
  const inner = width - left;
  const scale = (base - top) / Math.max(most, 2 * step);
  const slot = inner / counts.length;
  const bars = counts.flatMap(({ day, opened }, index) =>
    opened > 0
      ? [{ day, opened, x: left + slot * (index + 0.16), y: base - opened * scale, width: Math.min(slot * 0.68, 48) }]
      : [],
  );
  const letters = slot >= nameSlot ? 3 : 1;
  const first = days[0]?.day ?? '';
  const last = days.at(-1)?.day ?? first;
  const middle = days[Math.floor((days.length - 1) / 2)]?.day ?? first;
  const xOf = (day: string) => left + (inner * (daysBetween(first, day) - 0.5)) / days.length;
  return {
    height,
    base,
    left,
    isWeekly,
    /** Each bar has room for its number above it. */
    hasNumbers: slot >= nameSlot,
    weekdays: hasWeekdays
      ? days.map(({ day }, index) => ({ day, x: left + slot * (index + 0.5), label: weekday(day).slice(0, letters) }))
      : [],
    bars: bars.map((bar) => ({ ...bar, x: bar.x + Math.max(0, (slot * 0.68 - 48) / 2) })),
    lines: [0, step, 2 * step].map((value) => ({ value, y: base - value * scale })),
    pins: pinsOf(notes, xOf, left, width),
    dates: [
      { day: first, x: left, anchor: 'start' as const },
      ...(days.length > 4 ? [{ day: middle, x: xOf(middle), anchor: 'middle' as const }] : []),
      ...(days.length > 1 ? [{ day: last, x: width, anchor: 'end' as const }] : []),
    ],
  };
}

/** The last week ends with the last day, so the first may be shorter. */
function weeksOf(days: readonly DayCount[]): DayCount[] {
  const weeks: DayCount[] = [];
  for (let end = days.length; end > 0; end -= 7) {
    const week = days.slice(Math.max(0, end - 7), end);
    weeks.unshift({ day: week[0]?.day ?? '', opened: week.reduce((sum, { opened }) => sum + opened, 0) });
  }
  return weeks;
}

/** Half the height or less: 1 to 5 times a power of ten. */
function lineStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most / 2)));
  return [5, 4, 3, 2, 1].map((times) => times * power).find((step) => 2 * step <= most) ?? 1;
}

/** Labels that would cover a dot or a later label are left out: the table has every note. */
function pinsOf(notes: readonly GoogleNote[], xOf: (day: string) => number, start: number, width: number) {
  const wanted = width < 500 ? shortLabelWidth : labelWidth;
  let free = width;
  const latestFirst = notes.toReversed().map((note, index, reversed) => {
    const x = xOf(note.day);
    const earlier = reversed[index + 1];
    const isBefore = x - wanted >= (earlier ? xOf(earlier.day) + 8 : start);
    const fitsAfter = x + wanted <= free;
    free = isBefore ? x - wanted : x - 8;
    const label = width < 500 ? grouped(note.reviews) : insightsText.byDay.note(note.reviews, note.stars);
    return { note, x, label: isBefore || fitsAfter ? label : '', isBefore };
  });
  return latestFirst.toReversed();
}
