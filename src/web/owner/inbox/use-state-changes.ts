import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallInput, CallReply } from '../../../contract/calls.ts';
import { undoPeriod } from '../../../contract/constants.ts';
import { inboxText } from '../../../contract/inbox-text.ts';
import { call } from '../../lib/call.ts';
import { expectedUserId, queryClient } from '../../lib/query-client.ts';
import { showToast } from '../../ui/toast.ts';
import { changeRows, listKey, refreshInbox } from './inbox-queries.ts';

type Messages = CallInput<'POST /api/feedback/states'>['messages'];
type Before = CallReply<'POST /api/feedback/states'>['before'];

const atOnce = 100;

/** Changes states at once on the screen. Marking as done can be undone for 10 seconds. */
export function useStateChanges() {
  const [undoable, setUndoable] = useState<Before | null>(null);
  const running = useRef(0);
  const expiry = useRef<ReturnType<typeof setTimeout>>(undefined);

  function offerUndo(before: Before | null) {
    clearTimeout(expiry.current);
    setUndoable(before);
    if (before) expiry.current = setTimeout(() => setUndoable(null), undoPeriod);
  }

  const change = useMutation({
    mutationFn: async ({ messages }: { messages: Messages; isUndo: boolean }) => {
      const before: Before = [];
      const skipped: number[] = [];
      for (let first = 0; first < messages.length; first += atOnce) {
        const part = messages.slice(first, first + atOnce);
        const reply = await call('POST /api/feedback/states', { messages: part }, { user: expectedUserId() });
        before.push(...reply.before);
        skipped.push(...reply.skipped);
      }
      return { before, skipped };
    },
    onMutate: async ({ messages }) => {
      running.current += 1;
      // A reply from before the change would bring the rows back for a moment.
      await queryClient.cancelQueries({ queryKey: [listKey] });
      const states = new Map(messages.map(({ id, state }) => [id, state]));
      changeRows((row, listed) => {
        const state = states.get(row.id) ?? row.state;
        return listed.state && listed.state !== state ? null : { ...row, state };
      });
    },
    onSuccess: ({ before, skipped }, { messages, isUndo }) => {
      const isDone = !isUndo && messages.every(({ state }) => state === 'done');
      offerUndo(isDone && before.length > 0 ? before : null);
      if (skipped.length > 0) showToast({ ...inboxText.skipped(skipped.length), refused: true });
    },
    onError: () => showToast({ ...inboxText.failed, destructive: true }),
    onSettled: () => {
      running.current -= 1;
      if (running.current === 0) return refreshInbox();
    },
  });

  return {
    change: (messages: Messages) => change.mutate({ messages, isUndo: false }),
    undoable,
    undo: async () => {
      if (!undoable) return;
      const messages = undoable;
      offerUndo(null);
      await change.mutateAsync({ messages, isUndo: true }).catch(() => undefined);
    },
  };
}
