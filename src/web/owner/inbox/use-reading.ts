import { useEffect, useRef } from 'react';
import { useCallMutation } from '../../lib/query-client.ts';
import { useInboxActions } from './inbox-actions.ts';
import { changeRows, refreshInbox } from './inbox-queries.ts';
import type { MessageRef } from './inbox-view.ts';

export function useMarkAsRead() {
  const { mutate } = useCallMutation('PATCH /api/businesses/{id}/feedback/{feedbackId}', {
    onSuccess: () => refreshInbox(),
  });
  return ({ businessId, id }: MessageRef) => {
    changeRows((row) => (row.id === id ? { ...row, isRead: true } : row));
    mutate({ id: businessId, feedbackId: id, isRead: true });
  };
}

/** Opening a message reads it, once: it can be marked as unread afterwards. One that is shown by itself stays unread. */
export function useMarkOpened(message: MessageRef, isRead: boolean | undefined, isChosen: boolean): void {
  const { markRead } = useInboxActions();
  const marked = useRef(false);
  useEffect(() => {
    if (isRead === undefined || !isChosen || marked.current) return;
    marked.current = true;
    if (!isRead) markRead(message);
  });
}
