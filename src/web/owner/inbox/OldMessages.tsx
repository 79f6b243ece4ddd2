import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './inbox.module.css';
import { refreshInbox } from './inbox-queries.ts';
import { inboxText } from './text.ts';

interface OldMessagesProps {
  readonly count: number;
  readonly onSettled: () => void;
}

/** Offered once: messages from before the inbox would all be waiting, and late. */
export function OldMessages({ count, onSettled }: OldMessagesProps) {
  const { mutate, isPending } = useCallMutation('POST /api/feedback/older', {
    onSuccess: async ({ marked }, { markDone }) => {
      if (markDone) showToast({ title: inboxText.old.marked(marked) });
      await refreshInbox();
      onSettled();
    },
    onError: () => showToast({ ...inboxText.failed, destructive: true }),
  });
  return (
    <div className={`${styles.note} ${styles.forList}`}>
      <p>{inboxText.old.words(count)}</p>
      <Button small busy={isPending} onClick={() => mutate({ markDone: true })}>
        {inboxText.old.mark}
      </Button>
      <Button small busy={isPending} onClick={() => mutate({ markDone: false })}>
        {inboxText.old.notNow}
      </Button>
    </div>
  );
}
