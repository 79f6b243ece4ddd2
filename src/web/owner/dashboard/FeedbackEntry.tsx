import { useState } from 'react';
import { feedbackText } from '../../../contract/dashboard-text.ts';
import type { FeedbackItem } from '../../../contract/feedback.ts';
import { queryClient, useCallMutation } from '../../lib/query-client.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { Contact } from './Contact.tsx';
import { feedbackKey, unreadKey } from './use-unread.ts';

interface FeedbackEntryProps {
  readonly businessId: number;
  readonly entry: FeedbackItem;
}

const deliveries: Record<FeedbackItem['delivery'], { tone?: 'good' | 'warn' | 'bad'; icon: IconName }> = {
  delivered: { tone: 'good', icon: 'tick' },
  waiting: { tone: 'warn', icon: 'mail' },
  failed: { tone: 'bad', icon: 'warning' },
  unconfirmed: { tone: 'warn', icon: 'mail' },
  none: { icon: 'ban' },
};

export function FeedbackEntry({ businessId, entry }: FeedbackEntryProps) {
  const [asking, setAsking] = useState(false);
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: unreadKey });
    return queryClient.invalidateQueries({ queryKey: feedbackKey(businessId) });
  };
  const onError = () => {
    setAsking(false);
    showToast({ ...feedbackText.failed, destructive: true });
  };
  const mark = useCallMutation('PATCH /api/businesses/{id}/feedback/{feedbackId}', { onSuccess: refresh, onError });
  const remove = useCallMutation('DELETE /api/businesses/{id}/feedback/{feedbackId}', {
    onSuccess: () => {
      showToast(feedbackText.deleted);
      return refresh();
    },
    onError,
  });
  const written = new Date(entry.createdAt);
  return (
    <article className="card feedback" aria-label={feedbackText.from(entry.name)}>
      <div className="feedback-who">
        <div>
          <h2>{entry.name}</h2>
          <Contact email={entry.email} phone={entry.phone} />
        </div>
        <div className="row">
          <Badge tone={entry.isRead ? 'good' : 'warn'} icon={entry.isRead ? 'tick' : 'mail'}>
            {entry.isRead ? feedbackText.read : feedbackText.new}
          </Badge>
          <Badge {...deliveries[entry.delivery]}>{feedbackText.delivery[entry.delivery]}</Badge>
        </div>
      </div>
      <p className="say">{entry.feedback}</p>
      <div className="row feedback-acts">
        <time className="cap" dateTime={entry.createdAt}>
          {written.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        <Button
          small
          busy={mark.isPending}
          onClick={() => mark.mutate({ id: businessId, feedbackId: entry.id, isRead: !entry.isRead })}
        >
          {entry.isRead ? feedbackText.markUnread : feedbackText.markRead}
        </Button>
        <Button small danger onClick={() => setAsking(true)}>
          <Icon name="trash" />
          {feedbackText.delete}
        </Button>
      </div>
      <Confirm
        open={asking}
        danger
        title={feedbackText.confirmDelete.title}
        confirm={feedbackText.confirmDelete.confirm}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: businessId, feedbackId: entry.id })}
        onCancel={() => setAsking(false)}
      >
        {feedbackText.confirmDelete.body}
      </Confirm>
    </article>
  );
}
