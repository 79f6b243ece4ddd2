import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import { isRefused } from '../../lib/query-client.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LoadError } from '../shared/LoadError.tsx';
import { Composer } from './Composer.tsx';
import { Conflict } from './Conflict.tsx';
import { Contact } from './Contact.tsx';
import { History } from './History.tsx';
import { useConversation } from './inbox-queries.ts';
import type { MessageRef } from './inbox-view.ts';
import { MessageActions } from './MessageActions.tsx';
import { promiseOf } from './promise.ts';
import { emptyDraft } from './reply-drafts.ts';
import { StateBadge } from './StateBadge.tsx';
import { messageText } from './text.ts';
import { type Desk, headingId } from './use-desk.ts';
import { useMarkRead } from './use-reading.ts';
import { useReply } from './use-reply.ts';

interface MessageProps {
  readonly message: MessageRef;
  /** From the list, so that its text is there at once. */
  readonly row: FeedbackItem | undefined;
  readonly replyDays: number | null;
  readonly desk: Desk;
}

export function Message({ message, row, replyDays, desk }: MessageProps) {
  const { data: conversation, error, refetch } = useConversation(message);
  const shown = conversation ?? row;
  useMarkRead(message, shown?.isRead, desk);
  const reply = useReply(message, desk);
  const draft = desk.drafts[message.id] ?? emptyDraft;
  if (!shown) {
    if (error && isRefused(error)) return <Gone />;
    return error ? <LoadError error={error} onRefresh={refetch} /> : <Skeleton />;
  }
  const conflict = desk.conflicts[message.id];
  const late = promiseOf(shown, replyDays);
  const isEmailed = shown.hasEmail && shown.mayEmail;
  const isReachable = isEmailed || shown.hasCode;
  return (
    <>
      <div className="msg-head">
        <h2 id={headingId} tabIndex={-1} dir="auto">
          {shown.name}
        </h2>
        <StateBadge state={shown.state} />
        {late ? <Badge tone={late.isLate ? 'warn' : undefined}>{late.words}</Badge> : null}
      </div>
      <div>
        <Contact email={shown.email} phone={shown.phone} />
        {isEmailed ? null : <p className="soft">{howToReach(shown)}</p>}
      </div>
      <MessageActions message={shown} desk={desk} onWrite={(isNote) => desk.write(message.id, isNote)} />
      <div className="say" dir="auto" lang={shown.language ?? undefined}>
        {shown.feedback}
      </div>
      {conflict ? (
        <Conflict
          current={conflict}
          mine={draft.text}
          isBusy={reply.isBusy}
          onSend={() => reply.send({ text: draft.text.trim(), version: conflict.version })}
          onSaveAsNote={() => reply.saveNote(draft.text.trim())}
          onDiscard={() => {
            desk.forget(message.id);
            desk.focus(headingId);
          }}
        />
      ) : null}
      {conversation ? <History conversation={conversation} /> : <Skeleton />}
      {conflict ? null : (
        <Composer
          draft={draft}
          onDraft={(next) => desk.setDraft(message.id, next)}
          version={shown.version}
          goesTo={isEmailed ? messageText.goesTo.email : messageText.goesTo.page}
          noteOnly={
            isReachable ? conversation?.repliesLeft === 0 && messageText.noMoreReplies : messageText.unreachable
          }
          reply={reply}
        />
      )}
      {error && !isRefused(error) ? <LoadError error={error} onRefresh={refetch} /> : null}
    </>
  );
}

function howToReach({ hasCode, hasEmail }: FeedbackItem): string {
  if (!hasCode) return messageText.unreachable;
  return hasEmail ? messageText.noContactWanted : messageText.noAddress;
}

function Gone() {
  return (
    <p className="box" role="alert">
      {messageText.gone}
    </p>
  );
}
