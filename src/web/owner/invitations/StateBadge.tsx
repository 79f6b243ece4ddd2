import { Badge } from '../../ui/Badge.tsx';
import { invitationsText } from './text.ts';
import type { ShownState } from './use-invitations.ts';

const looks = {
  waiting: { tone: 'warn', icon: 'clock' },
  undeliverable: { tone: 'bad', icon: 'warning' },
  unsubscribed: { tone: undefined, icon: 'ban' },
  canceled: { tone: undefined, icon: 'close' },
  expired: { tone: undefined, icon: 'clock' },
} as const;

/** Plain words for the normal state, so that the others are seen. */
export function StateBadge({ state }: { readonly state: ShownState }) {
  if (state === 'sent') return <span>{invitationsText.states.sent}</span>;
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {invitationsText.states[state]}
    </Badge>
  );
}
