import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CallInput, CallReply } from '../../../contract/calls.ts';
import { undoPeriod } from '../../../contract/constants.ts';
import { call } from '../../lib/call.ts';
import { expectedUserId } from '../../lib/query-client.ts';
import { showToast } from '../../ui/toast.ts';
import { dayInWords } from './age-in-words.ts';
import { changeRows, dropOldLists, refreshInbox, stateChanges } from './inbox-queries.ts';
import { inboxText } from './text.ts';

type Messages = CallInput<'POST /api/feedback/states'>['messages'];
type Before = CallReply<'POST /api/feedback/states'>['before'];

const atOnce = 100;

/** Changes states at once on the screen. Done and a snooze can be undone for 10 seconds. */
export function useStateChanges(onUndone: (firstId: number) => void) {
  const hideUndo = useRef<() => void>(() => undefined);
  const change = useMutation({
    mutationKey: stateChanges,
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
      hideUndo.current();
      await dropOldLists();
      const wanted = new Map(messages.map((message) => [message.id, message]));
      changeRows((row, listed) => {
        const { state, snoozedUntil = null } = wanted.get(row.id) ?? row;
        const list = snoozedUntil ? 'snoozed' : state;
        return listed.state && listed.state !== list ? null : { ...row, state, snoozedUntil };
      });
    },
    onSuccess: ({ before, skipped }, { messages, isUndo }) => {
      const [first] = messages;
      const leaves = !isUndo && before.length > 0 && (first?.state === 'done' || first?.snoozedUntil);
      const undo = { duration: undoPeriod, action: { label: inboxText.undo, run: () => void undoDone(before) } };
      const notice = skipped.length > 0 ? { ...inboxText.skipped(skipped.length), refused: true } : null;
      const title = first?.snoozedUntil
        ? inboxText.snoozed(dayInWords(first.snoozedUntil))
        : inboxText.done(before.length);
      if (leaves) hideUndo.current = showToast({ ...(notice ?? { title }), ...undo });
      else if (notice) showToast(notice);
    },
    onError: () => showToast({ ...inboxText.failed, destructive: true }),
    onSettled: () => refreshInbox({ settling: 1 }),
  });

  async function undoDone(messages: Before) {
    await change.mutateAsync({ messages, isUndo: true }).catch(() => undefined);
    const [first] = messages;
    if (first) onUndone(first.id);
  }

  return (messages: Messages) => change.mutate({ messages, isUndo: false });
}
