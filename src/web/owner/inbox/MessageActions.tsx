import { useState } from 'react';
import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { useInboxActions } from './inbox-actions.ts';
import { changeRows, refreshInbox } from './inbox-queries.ts';
import { KeyButton } from './KeyButton.tsx';
import { inboxText, messageText } from './text.ts';

interface MessageActionsProps {
  readonly message: FeedbackItem;
  readonly onWrite: (isNote: boolean) => void;
}

export function MessageActions({ message, onWrite }: MessageActionsProps) {
  const { setState } = useInboxActions();
  const [showsMore, setShowsMore] = useState(false);
  const isDone = message.state === 'done';
  const { actions } = messageText;
  return (
    <>
      <div className="acts">
        <KeyButton label={actions.reply} shortcut="r" onClick={() => onWrite(false)}>
          <Icon name="reply" />
          {actions.reply}
        </KeyButton>
        <KeyButton label={actions.note} shortcut="n" onClick={() => onWrite(true)}>
          <Icon name="note" />
          {actions.note}
        </KeyButton>
        {isDone ? (
          <Button small onClick={() => setState([message], message.answeredAt ? 'answered' : 'waiting')}>
            <Icon name="refresh" />
            {actions.reopen}
          </Button>
        ) : (
          <KeyButton label={actions.done} shortcut="e" onClick={() => setState([message], 'done')}>
            <Icon name="tick" />
            {actions.done}
          </KeyButton>
        )}
        <Button small aria-label={actions.more} aria-expanded={showsMore} onClick={() => setShowsMore(!showsMore)}>
          <Icon name="more" />
        </Button>
      </div>
      {showsMore ? <MoreActions message={message} /> : null}
    </>
  );
}

function MoreActions({ message }: Pick<MessageActionsProps, 'message'>) {
  const { dispatch, advance } = useInboxActions();
  const [asking, setAsking] = useState(false);
  const to = { id: message.businessId, feedbackId: message.id };
  const onError = () => {
    setAsking(false);
    showToast({ ...inboxText.failed, destructive: true });
  };
  const change = useCallMutation('PATCH /api/businesses/{id}/feedback/{feedbackId}', {
    onSuccess: refreshInbox,
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
    <div className="acts">
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
