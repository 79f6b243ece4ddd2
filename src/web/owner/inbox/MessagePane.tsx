import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useInboxActions } from './inbox-actions.ts';
import type { MessageRef } from './inbox-view.ts';
import { KeyButton } from './KeyButton.tsx';
import { Keys } from './Keys.tsx';
import { Message } from './Message.tsx';
import { inboxText, messageText } from './text.ts';

interface MessagePaneProps {
  readonly message: MessageRef | null;
  /** Whether there is a message to choose. */
  readonly hasRows: boolean;
  readonly row: FeedbackItem | undefined;
  readonly replyDays: number | null;
}

export function MessagePane({ message, hasRows, row, replyDays }: MessagePaneProps) {
  const { dispatch, close, move } = useInboxActions();
  if (!message)
    return (
      <div className="msg nothing-open">
        {hasRows ? (
          <>
            <p className="soft">{inboxText.choose}</p>
            <Keys />
          </>
        ) : null}
      </div>
    );
  return (
    <article
      className="msg"
      aria-label={messageText.article(row?.name ?? '')}
      onPointerDown={() => dispatch({ type: 'glimpsed', id: null })}
    >
      <div className="msg-nav">
        <button type="button" className="link inbox-back" onClick={close}>
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
      <Message key={message.id} message={message} row={row} replyDays={replyDays} />
    </article>
  );
}
