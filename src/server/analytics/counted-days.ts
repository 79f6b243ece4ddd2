import { fewestTogether } from '../../contract/constants.ts';
import { addDays } from '../../contract/time/days.ts';

interface DayPeople {
  readonly day: string;
  readonly opened: number;
  /** Visits whose choices were counted. */
  readonly drafts: number;
}

/** Nothing is counted when `to` is the day before `from`. */
export interface CountedDays {
  readonly from: string;
  readonly to: string;
}

const isEnough = (people: number): boolean => people >= fewestTogether;

/**
 * Last days of the groups in which visits are published. A group is closed by the first day on which it holds five
 * people, and no draft or those of five.
 */
export function closingDays(days: readonly DayPeople[]): string[] {
  const closing: string[] = [];
  let group = { opened: 0, drafts: 0 };
  for (const { day, opened, drafts } of days) {
    group = { opened: group.opened + opened, drafts: group.drafts + drafts };
    if (!isEnough(Math.max(group.opened, group.drafts)) || (group.drafts > 0 && !isEnough(group.drafts))) continue;
    closing.push(day);
    group = { opened: 0, drafts: 0 };
  }
  return closing;
}

/** The whole groups that close between two days, so that no two periods differ by a part of a group. */
export function countedDays(closing: readonly string[], from: string, to: string): CountedDays {
  const before = closing.findLast((day) => day < from);
  const first = before === undefined ? '2000-01-01' : addDays(before, 1);
  return { from: first, to: closing.findLast((day) => day >= from && day <= to) ?? addDays(first, -1) };
}

const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));

/** The whole weeks of a period, Monday to Sunday; null without one. */
export function wholeWeeks(from: string, to: string): CountedDays | null {
  const weeks = { from: mondayOf(addDays(from, 6)), to: addDays(mondayOf(addDays(to, 1)), -1) };
  return weeks.from < weeks.to ? weeks : null;
}

/** Each week as the groups that close in it. */
export const countedWeeks = (closing: readonly string[], { from, to }: CountedDays): CountedDays[] =>
  [...new Set(closing.filter((day) => day >= from && day <= to).map(mondayOf))].map((monday) =>
    countedDays(closing, monday, addDays(monday, 6)),
  );

/** Parts of five people or more. What is left holds five or none, else the smallest part is left with it. */
export function tellApart<Part extends { readonly people: number }>(
  parts: readonly Part[],
): { readonly told: readonly Part[]; readonly left: readonly Part[] } {
  const sorted = parts.filter(({ people }) => people > 0).sort((one, other) => other.people - one.people);
  const told = sorted.filter(({ people }) => isEnough(people));
  const left = sorted.slice(told.length);
  const alone = left.reduce((sum, { people }) => sum + people, 0);
  const hidden = alone > 0 && !isEnough(alone) ? told.splice(-1) : [];
  return { told, left: [...hidden, ...left] };
}
