import type { Invitation } from '../../../contract/invitations/calls.ts';
import { shortDay } from '../../lib/zoned-time.ts';
import { dayText } from './text.ts';

const oneDay = 24 * 3_600_000;

/** The list is in the order of entry, so each day comes once. */
export function byDay<Entered extends Pick<Invitation, 'enteredAt'>>(
  invitations: readonly Entered[],
  timeZone: string,
  now = Date.now(),
) {
  const days = new Map<string, Entered[]>();
  for (const invitation of invitations) {
    const name = dayName(invitation.enteredAt, timeZone, now);
    days.set(name, [...(days.get(name) ?? []), invitation]);
  }
  return [...days];
}

function dayName(instant: string, timeZone: string, now: number): string {
  const dayOf = (time: string) => shortDay(time, now, timeZone);
  const daysAgo = (days: number) => dayOf(new Date(now - days * oneDay).toISOString());
  const day = dayOf(instant);
  if (day === daysAgo(0)) return dayText.today;
  return day === daysAgo(1) ? dayText.yesterday : dayText.on(day);
}
