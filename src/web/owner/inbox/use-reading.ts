import { useEffect, useRef } from 'react';
import { useCallMutation } from '../../lib/query-client.ts';
import { useInboxActions } from './inbox-actions.ts';
import { changeRows, refreshInbox } from './inbox-queries.ts';
import type { MessageRef } from './inbox-view.ts';

const glimpseMs = 3000;

export function useMarkAsRead() {
  const { mutate } = useCallMutation('PATCH /api/businesses/{id}/feedback/{feedbackId}', { onSuccess: refreshInbox });
  return ({ businessId, id }: MessageRef) => {
    changeRows((row) => (row.id === id ? { ...row, isRead: true } : row));
    mutate({ id: businessId, feedbackId: id, isRead: true });
  };
}

/** Opening a message reads it, once: it can be marked as unread afterwards. */
export function useMarkOpened(message: MessageRef, isRead: boolean | undefined): void {
  const { state, dispatch, markRead } = useInboxActions();
  const marked = useRef(false);
  const isGlimpse = state.glimpse === message.id;
  useEffect(() => {
    if (isRead === undefined || isGlimpse || marked.current) return;
    marked.current = true;
    if (!isRead) markRead(message);
  });
  useEffect(() => {
    if (!isGlimpse) return;
    const timer = setTimeout(() => dispatch({ type: 'glimpsed', id: null }), glimpseMs);
    return () => clearTimeout(timer);
  }, [isGlimpse, dispatch]);
}
