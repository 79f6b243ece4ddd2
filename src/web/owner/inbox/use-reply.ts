import type { CallInput } from '../../../contract/calls.ts';
import type { Conversation } from '../../../contract/feedback/inbox.ts';
import { replyEmailLimits } from '../../../contract/feedback/limits.ts';
import { ApiError } from '../../lib/call.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { showToast } from '../../ui/toast.ts';
import { isOpenNow, useInboxActions } from './inbox-actions.ts';
import { changeRows, dropOldLists, refreshInbox } from './inbox-queries.ts';
import type { MessageRef } from './inbox-view.ts';
import { inboxText, messageText } from './text.ts';

type Reply = CallInput<'POST /api/businesses/{id}/feedback/{feedbackId}/replies'>;

/** Sends a reply or saves a note. The text is dropped only when the server has it. */
export function useReply(message: MessageRef) {
  const { dispatch, focus, advance } = useInboxActions();
  const { id } = message;
  const to = { id: message.businessId, feedbackId: id };

  function fail(error: Error) {
    if (error instanceof ApiError && error.status === 409) {
      const { current } = error.body as { readonly current?: Conversation };
      if (current) {
        dispatch({ type: 'conflicted', id, current });
        void refreshInbox();
        if (isOpenNow(message)) return;
      }
    }
    showToast({ title: messageText.notSent, body: errorMessage(error), destructive: true });
  }

  const send = useCallMutation('POST /api/businesses/{id}/feedback/{feedbackId}/replies', {
    onSuccess: async ({ hadTooMany, state }, { text }) => {
      dispatch({ type: 'stored', id, text });
      showToast(hadTooMany ? inboxText.notEmailed(replyEmailLimits.perRecipient.max) : { title: inboxText.sent });
      if (isOpenNow(message)) advance([id], state);
      await dropOldLists();
      changeRows((row, listed) => {
        if (row.id !== id) return row;
        return listed.state && listed.state !== state ? null : { ...row, state, snoozedUntil: null };
      });
      return refreshInbox();
    },
    onError: fail,
  });
  const save = useCallMutation('POST /api/businesses/{id}/feedback/{feedbackId}/notes', {
    onSuccess: (_, { text }) => {
      dispatch({ type: 'stored', id, text });
      showToast({ title: inboxText.noteSaved });
      if (isOpenNow(message)) focus(id, 'heading');
      return refreshInbox();
    },
    onError: fail,
  });
  return {
    isBusy: send.isPending || save.isPending,
    isSending: send.isPending,
    isSaving: save.isPending,
    send: (reply: Pick<Reply, 'text' | 'version'>) => send.mutate({ ...to, ...reply }),
    saveNote: (text: string) => save.mutate({ ...to, text }),
  };
}
