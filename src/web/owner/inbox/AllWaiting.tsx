import { Button } from '../../ui/Button.tsx';
import { useInboxActions } from './inbox-actions.ts';
import { inboxText } from './text.ts';

/** "Mine" never hides that others wait. */
export function AllWaiting({ count }: { readonly count: number }) {
  const { show } = useInboxActions();
  return (
    <Button small onClick={() => show({ isMine: false, state: 'waiting', message: null })}>
      {inboxText.mine.seeAll(count)}
    </Button>
  );
}
