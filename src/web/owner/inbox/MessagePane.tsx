import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import { Icon } from '../../ui/Icon.tsx';
import { KeyButton } from './KeyButton.tsx';
import { Keys } from './Keys.tsx';
import { Message } from './Message.tsx';
import { inboxText, messageText } from './text.ts';
import type { Desk } from './use-desk.ts';

interface MessagePaneProps {
  readonly desk: Desk;
  readonly row: FeedbackItem | undefined;
  readonly replyDays: number | null;
}

export function MessagePane({ desk, row, replyDays }: MessagePaneProps) {
  const { message } = desk.view;
  if (!message)
    return (
      <div className="msg nothing-open">
        {desk.rows.length > 0 ? (
          <>
            <p className="soft">{inboxText.choose}</p>
            <Keys />
          </>
        ) : null}
      </div>
    );
  return (
    <article className="msg" aria-label={messageText.article(row?.name ?? '')} onPointerDown={desk.stay}>
      <div className="msg-nav">
        <button type="button" className="link inbox-back" onClick={desk.close}>
          <Icon name="back" />
          {messageText.back}
        </button>
        <KeyButton
          label={inboxText.previousMessage}
          aria-label={inboxText.previousMessage}
          shortcut="k"
          onClick={() => desk.move(-1)}
        >
          <Icon name="up" />
        </KeyButton>
        <KeyButton
          label={inboxText.nextMessage}
          aria-label={inboxText.nextMessage}
          shortcut="j"
          onClick={() => desk.move(1)}
        >
          <Icon name="down" />
        </KeyButton>
      </div>
      <Message key={message.id} message={message} row={row} replyDays={replyDays} desk={desk} />
    </article>
  );
}
