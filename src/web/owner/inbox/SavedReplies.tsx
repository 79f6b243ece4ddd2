import { useState } from 'react';
import { savedRepliesMax } from '../../../contract/constants.ts';
import type { SavedReply } from '../../../contract/feedback/saved-replies.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSavedReplies } from './inbox-queries.ts';
import { SavedReplyForm } from './SavedReplyForm.tsx';
import { SavedReplyRow } from './SavedReplyRow.tsx';
import styles from './saved-replies.module.css';
import { savedText } from './saved-text.ts';

interface SavedRepliesProps {
  readonly businessId: number;
  /** The beginning of a new saved reply. */
  readonly typed: string;
  readonly onInsert: (text: string) => void;
  readonly onClose: () => void;
}

export function SavedReplies({ businessId, typed, onInsert, onClose }: SavedRepliesProps) {
  const replies = useSavedReplies(businessId);
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null);
  if (edited)
    return (
      <Dialog open onClose={onClose} title={edited === 'new' ? savedText.add : edited.name}>
        <SavedReplyForm
          businessId={businessId}
          reply={edited === 'new' ? { id: null, name: '', text: typed } : edited}
          onEnd={() => setEdited(null)}
        />
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title={savedText.title}>
      {replies.length === 0 ? <p className="soft">{savedText.empty}</p> : null}
      <ul className={styles.list}>
        {replies.map((reply) => (
          <SavedReplyRow
            key={reply.id}
            businessId={businessId}
            reply={reply}
            onInsert={() => onInsert(reply.text)}
            onEdit={() => setEdited(reply)}
          />
        ))}
      </ul>
      <div className="row">
        <Button onClick={onClose}>{savedText.close}</Button>
        {replies.length < savedRepliesMax ? (
          <Button primary onClick={() => setEdited('new')}>
            {savedText.add}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
