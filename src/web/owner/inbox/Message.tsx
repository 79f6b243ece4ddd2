import type { Business } from '../../../contract/businesses/calls.ts';
import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { isRefused } from '../../lib/query-client.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LoadError } from '../shared/LoadError.tsx';
import { Composer } from './Composer.tsx';
import { Contact } from './Contact.tsx';
import { History } from './History.tsx';
import { useInboxActions } from './inbox-actions.ts';
import { useConversation } from './inbox-queries.ts';
import type { MessageRef } from './inbox-view.ts';
import { MessageActions } from './MessageActions.tsx';
import styles from './message.module.css';
import { promiseOf } from './promise.ts';
import { emptyDraft } from './reply-drafts.ts';
import { StateBadge } from './StateBadge.tsx';
import { inboxText, messageText } from './text.ts';
import { useMarkOpened } from './use-reading.ts';
import { useReply } from './use-reply.ts';

const Conflict = lazyPart(async () => (await import('./Conflict.tsx')).Conflict);

export type InboxBusiness = Pick<Business, 'replyDays'>;

interface MessageProps {
  readonly message: MessageRef;
  /** From the list, so that its text is there at once. */
  readonly row: FeedbackItem | undefined;
  readonly isChosen: boolean;
  readonly business: InboxBusiness | undefined;
}

export function Message({ message, row, isChosen, business }: MessageProps) {
  const { state, dispatch, write, focus, refTo, zoneOf } = useInboxActions();
  const { data: conversation, error, refetch } = useConversation(message);
  const shown = conversation ?? row;
  useMarkOpened(message, shown?.isRead, isChosen);
  const reply = useReply(message);
  const draft = state.drafts[message.id] ?? emptyDraft;
  if (!shown) {
    if (error && isRefused(error)) return <Gone />;
    return error ? <LoadError error={error} onRefresh={refetch} /> : <Skeleton />;
  }
  const conflict = state.conflicts[message.id];
  const late = promiseOf(shown, business?.replyDays ?? null);
  const isEmailed = shown.hasEmail && shown.mayEmail;
  const isReachable = isEmailed || shown.hasCode;
  return (
    <>
      <div className={styles.head}>
        <h2 ref={refTo('heading')} tabIndex={-1} dir="auto">
          {shown.name}
        </h2>
        <StateBadge message={shown} />
        {shown.isRead ? null : <Badge>{inboxText.unread}</Badge>}
        {late ? <Badge tone={late.isLate ? 'warn' : undefined}>{late.words}</Badge> : null}
      </div>
      <div>
        <Contact email={shown.email} phone={shown.phone} />
        {isReachable && !isEmailed ? (
          <p className="soft">{shown.hasEmail ? messageText.noContactWanted : messageText.noAddress}</p>
        ) : null}
      </div>
      <MessageActions
        message={shown}
        timeZone={zoneOf(message.businessId)}
        onWrite={(isNote) => write(message.id, isNote)}
      />
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
            dispatch({ type: 'discarded', id: message.id });
            focus('heading');
          }}
        />
      ) : null}
      {conversation ? <History conversation={conversation} /> : <Skeleton />}
      {conflict ? null : (
        <Composer
          draft={draft}
          onDraft={(next) => dispatch({ type: 'typed', id: message.id, draft: next })}
          businessId={message.businessId}
          version={shown.version}
          goesTo={isEmailed ? messageText.goesTo.email : messageText.goesTo.page}
          noteOnly={
            isReachable ? conversation?.repliesLeft === 0 && messageText.noMoreReplies : messageText.unreachable
          }
          reply={reply}
          isBelowPanel={state.panel?.id === message.id}
        />
      )}
      {error && !isRefused(error) ? <LoadError error={error} onRefresh={refetch} /> : null}
    </>
  );
}

function Gone() {
  return (
    <p className="box" role="alert">
      {messageText.gone}
    </p>
  );
}
