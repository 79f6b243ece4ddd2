import { useState } from 'react';
import type { SavedReply } from '../../../contract/feedback/saved-replies.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { showToast } from '../../ui/toast.ts';
import { refreshSavedReplies } from './inbox-queries.ts';
import styles from './saved-replies.module.css';
import { savedText } from './saved-text.ts';

interface SavedReplyRowProps {
  readonly businessId: number;
  readonly reply: SavedReply;
  readonly onInsert: () => void;
  readonly onEdit: () => void;
}

export function SavedReplyRow({ businessId, reply: { id, name, text }, onInsert, onEdit }: SavedReplyRowProps) {
  const [asking, setAsking] = useState(false);
  const remove = useCallMutation('DELETE /api/businesses/{id}/saved-replies/{replyId}', {
    onSuccess: () => showToast({ title: savedText.deleted(name) }),
    onError: (error) => showToast({ title: errorMessage(error), destructive: true }),
    onSettled: () => {
      setAsking(false);
      return refreshSavedReplies(businessId);
    },
  });
  const question = savedText.confirmDelete(name);
  return (
    <li>
      <b dir="auto">{name}</b>
      <p dir="auto">{text}</p>
      <div className={styles.acts}>
        <Button small aria-label={savedText.forReply(savedText.insert, name)} onClick={onInsert}>
          {savedText.insert}
        </Button>
        <button type="button" className="txt" aria-label={savedText.forReply(savedText.edit, name)} onClick={onEdit}>
          {savedText.edit}
        </button>
        <button
          type="button"
          className="txt danger"
          aria-label={savedText.forReply(savedText.delete, name)}
          onClick={() => setAsking(true)}
        >
          {savedText.delete}
        </button>
      </div>
      <Confirm
        open={asking}
        danger
        title={question.title}
        confirm={question.confirm}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: businessId, replyId: id })}
        onCancel={() => setAsking(false)}
      >
        {question.body}
      </Confirm>
    </li>
  );
}
