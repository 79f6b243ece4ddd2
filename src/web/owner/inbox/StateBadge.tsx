import type { FeedbackState } from '../../../contract/feedback/states.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { inboxText } from './text.ts';

const looks: Readonly<Record<FeedbackState, { readonly tone: 'warn' | 'pen' | 'good'; readonly icon: IconName }>> = {
  waiting: { tone: 'warn', icon: 'clock' },
  answered: { tone: 'pen', icon: 'reply' },
  done: { tone: 'good', icon: 'tick' },
};

export function StateBadge({ state }: { readonly state: FeedbackState }) {
  return <Badge {...looks[state]}>{inboxText.states[state]}</Badge>;
}
