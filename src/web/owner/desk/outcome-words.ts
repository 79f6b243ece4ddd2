import { shortDay } from '../../lib/zoned-time.ts';
import { outcomeText } from './text.ts';
import type { Outcome } from './use-desk.ts';
import { shortWhen } from './when-in-words.ts';

/** Noon, so that the day is the same in every time zone that it is shown in. */
const dayOf = (day: string | null) => shortDay(`${day}T12:00:00Z`, Date.now(), 'UTC');

/** `isMild`: nothing is wrong, they have been asked already or asked not to be. */
export function outcomeWords({ outcome, line, invitedOn, againFrom }: Outcome, timeZone: string) {
  if (outcome === 'accepted' || outcome === 'twice') return { reason: outcomeText.onList, isMild: true };
  if (outcome === 'waiting')
    return {
      reason: line ? outcomeText.waiting(shortWhen(line.at, Date.now(), timeZone)) : outcomeText.onList,
      isMild: true,
      waitingId: line?.id ?? null,
    };
  if (outcome === 'invited') return { reason: outcomeText.invited(dayOf(invitedOn), dayOf(againFrom)), isMild: true };
  return { reason: outcomeText[outcome], isMild: outcome === 'unsubscribed' };
}
