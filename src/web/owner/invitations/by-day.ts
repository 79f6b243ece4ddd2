import type { Invitation } from '../../../contract/invitations/calls.ts';
import { addDays } from '../../../contract/time/days.ts';
import { localDate } from '../../../contract/time/zones.ts';
import { shortDay } from '../../lib/zoned-time.ts';
import { dayText } from './text.ts';

/** The list is in the order of entry, so each day comes once. */
export function byDay<Entered extends Pick<Invitation, 'enteredAt'>>(
  invitations: readonly Entered[],
  timeZone: string,
  now = Date.now(),
) {
  const today = localDate(now, timeZone);
  const days = Map.groupBy(invitations, ({ enteredAt }) => localDate(enteredAt, timeZone));
  return [...days].map(([day, entered]) => {
    if (day === today) return [dayText.today, entered] as const;
    if (day === addDays(today, -1)) return [dayText.yesterday, entered] as const;
    return [dayText.on(shortDay(entered[0]?.enteredAt ?? day, now, timeZone)), entered] as const;
  });
}
