import type { CallInput } from '../../../contract/calls.ts';
import type { Conversation } from '../../../contract/feedback/inbox.ts';
import { replyEmailLimits } from '../../../contract/feedback/limits.ts';
import { ApiError } from '../../lib/call.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { showToast } from '../../ui/toast.ts';
import { changeRows, refreshInbox } from './inbox-queries.ts';
import type { MessageRef } from './inbox-view.ts';
import { rowId } from './MessageRow.tsx';
import { emptyDraft } from './reply-drafts.ts';
import { inboxText, messageText } from './text.ts';
import { conflictId, type Desk, headingId } from './use-desk.ts';

type Reply = CallInput<'POST /api/businesses/{id}/feedback/{feedbackId}/replies'>;

/** Sends a reply or saves a note. The text is dropped only when the server has it. */
export function useReply(message: MessageRef, desk: Desk) {
  const { id } = message;
  const to = { id: message.businessId, feedbackId: id };

  function settle(sent: string) {
    // Words typed since then are a new draft.
    if (desk.draftOf(id).text.trim() === sent.trim()) desk.setDraft(id, emptyDraft);
    desk.setConflict(id, null);
  }

  function fail(error: Error) {
    if (error instanceof ApiError && error.status === 409) {
      const { current } = error.body as { readonly current?: Conversation };
      if (current) {
        desk.setConflict(id, current);
        desk.focus(conflictId);
        void refreshInbox();
        if (desk.isOpen(message)) return;
      }
    }
    showToast({ title: messageText.notSent, body: errorMessage(error), destructive: true });
  }

  const send = useCallMutation('POST /api/businesses/{id}/feedback/{feedbackId}/replies', {
    onSuccess: ({ hadTooMany, state }, { text }) => {
      settle(text);
      showToast(hadTooMany ? inboxText.notEmailed(replyEmailLimits.perRecipient.max) : { title: inboxText.sent });
      if (desk.isOpen(message)) desk.advance([id], state);
      changeRows((row, listed) => {
        if (row.id !== id) return row;
        return listed.state && listed.state !== state ? null : { ...row, state };
      });
      return refreshInbox();
    },
    onError: fail,
  });
  const save = useCallMutation('POST /api/businesses/{id}/feedback/{feedbackId}/notes', {
    onSuccess: (_, { text }) => {
      settle(text);
      showToast({ title: inboxText.noteSaved });
      if (desk.isOpen(message)) desk.focus(rowId(id), headingId);
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
