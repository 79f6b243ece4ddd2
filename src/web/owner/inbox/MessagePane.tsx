import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useInboxActions } from './inbox-actions.ts';
import type { MessageRef } from './inbox-view.ts';
import { KeyButton } from './KeyButton.tsx';
import { type InboxBusiness, Message } from './Message.tsx';
import styles from './message.module.css';
import { inboxText, messageText } from './text.ts';

interface MessagePaneProps {
  readonly message: MessageRef | null;
  /** False for a message that is shown by itself. */
  readonly isChosen: boolean;
  readonly row: FeedbackItem | undefined;
  readonly business: InboxBusiness | undefined;
}

export function MessagePane({ message, isChosen, row, business }: MessagePaneProps) {
  const { choose, close, move } = useInboxActions();
  if (!message) return <div />;
  return (
    <article
      className={styles.message}
      aria-label={messageText.article(row?.name ?? '')}
      onPointerDown={choose}
      onKeyDown={choose}
    >
      <div className={styles.nav}>
        <button type="button" className={`link ${styles.back}`} onClick={close}>
          <Icon name="back" />
          {messageText.back}
        </button>
        <KeyButton
          label={inboxText.previousMessage}
          aria-label={inboxText.previousMessage}
          shortcut="k"
          onClick={() => move(-1)}
        >
          <Icon name="up" />
        </KeyButton>
        <KeyButton
          label={inboxText.nextMessage}
          aria-label={inboxText.nextMessage}
          shortcut="j"
          onClick={() => move(1)}
        >
          <Icon name="down" />
        </KeyButton>
      </div>
      <Message key={message.id} message={message} isChosen={isChosen} row={row} business={business} />
    </article>
  );
}
