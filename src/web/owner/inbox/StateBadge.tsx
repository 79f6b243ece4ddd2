import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import type { FeedbackList } from '../../../contract/feedback/states.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { dayInWords } from './age-in-words.ts';
import { inboxText } from './text.ts';

const looks: Readonly<Record<FeedbackList, { readonly tone?: 'warn' | 'pen' | 'good'; readonly icon: IconName }>> = {
  waiting: { tone: 'warn', icon: 'clock' },
  snoozed: { icon: 'clock' },
  answered: { tone: 'pen', icon: 'reply' },
  done: { tone: 'good', icon: 'tick' },
};

export function StateBadge({ message: { state, snoozedUntil } }: { readonly message: FeedbackItem }) {
  if (snoozedUntil) return <Badge {...looks.snoozed}>{inboxText.back(dayInWords(snoozedUntil))}</Badge>;
  return <Badge {...looks[state]}>{inboxText.states[state]}</Badge>;
}
