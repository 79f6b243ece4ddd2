import { useCallback, useEffect, useRef, useState } from 'react';
import { useCallMutation } from '../../lib/query-client.ts';
import { changeRows, refreshInbox } from './inbox-queries.ts';
import type { MessageRef } from './inbox-view.ts';

const glimpseMs = 3000;

/** A message that opened by itself, after the one before it was settled, is unread until the user stays or acts. */
export function useReading() {
  const [glimpse, setGlimpse] = useState<number | null>(null);
  const { mutate } = useCallMutation('PATCH /api/businesses/{id}/feedback/{feedbackId}', { onSuccess: refreshInbox });
  return {
    glimpse,
    setGlimpse,
    stay: useCallback(() => setGlimpse(null), []),
    markRead: ({ businessId, id }: MessageRef) => {
      changeRows((row) => (row.id === id ? { ...row, isRead: true } : row));
      mutate({ id: businessId, feedbackId: id, isRead: true });
    },
  };
}

type Reading = Pick<ReturnType<typeof useReading>, 'glimpse' | 'stay' | 'markRead'>;

/** Opening a message reads it, once: it can be marked as unread afterwards. */
export function useMarkRead(message: MessageRef, isRead: boolean | undefined, reading: Reading): void {
  const marked = useRef(false);
  const isGlimpse = reading.glimpse === message.id;
  useEffect(() => {
    if (isRead === undefined || isGlimpse || marked.current) return;
    marked.current = true;
    if (!isRead) reading.markRead(message);
  });
  const { stay } = reading;
  useEffect(() => {
    if (!isGlimpse) return;
    const timer = setTimeout(stay, glimpseMs);
    return () => clearTimeout(timer);
  }, [isGlimpse, stay]);
}
