import { useState } from 'react';
import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { useInboxActions } from './inbox-actions.ts';
import { changeRows, refreshInbox } from './inbox-queries.ts';
import styles from './message.module.css';
import { inboxText, messageText } from './text.ts';

export function MoreActions({ message }: { readonly message: FeedbackItem }) {
  const { dispatch, advance } = useInboxActions();
  const [asking, setAsking] = useState(false);
  const to = { id: message.businessId, feedbackId: message.id };
  const onError = () => {
    setAsking(false);
    showToast({ ...inboxText.failed, destructive: true });
  };
  const change = useCallMutation('PATCH /api/businesses/{id}/feedback/{feedbackId}', {
    onSuccess: () => refreshInbox(),
    onError,
  });
  const remove = useCallMutation('DELETE /api/businesses/{id}/feedback/{feedbackId}', {
    onSuccess: () => {
      setAsking(false);
      dispatch({ type: 'discarded', id: message.id });
      advance([message.id], null);
      changeRows((row) => (row.id === message.id ? null : row));
      showToast(messageText.deleted);
      return refreshInbox();
    },
    onError,
  });
  const { actions, confirmDelete } = messageText;
  return (
    <div className={styles.acts}>
      <Button small busy={change.isPending} onClick={() => change.mutate({ ...to, isRead: !message.isRead })}>
        {message.isRead ? actions.markUnread : actions.markRead}
      </Button>
      <Button small busy={change.isPending} onClick={() => change.mutate({ ...to, mayEmail: !message.mayEmail })}>
        {message.mayEmail ? actions.doNotContact : actions.mayContact}
      </Button>
      <Button small danger onClick={() => setAsking(true)}>
        <Icon name="trash" />
        {actions.delete}
      </Button>
      <Confirm
        open={asking}
        danger
        title={confirmDelete.title}
        confirm={confirmDelete.confirm}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(to)}
        onCancel={() => setAsking(false)}
      >
        {confirmDelete.body}
      </Confirm>
    </div>
  );
}
