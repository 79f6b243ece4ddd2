import { useEffect, useRef } from 'react';
import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import { Button } from '../../ui/Button.tsx';
import { AllWaiting } from './AllWaiting.tsx';
import { useInboxActions } from './inbox-actions.ts';
import type { InboxView } from './inbox-view.ts';
import styles from './list.module.css';
import { MessageRow } from './MessageRow.tsx';
import { inboxText } from './text.ts';
import type { useSelection } from './use-selection.ts';

interface MessageListProps {
  readonly rows: readonly FeedbackItem[];
  readonly view: InboxView;
  readonly waiting: number;
  readonly manyBusinesses: boolean;
  readonly selection: ReturnType<typeof useSelection>;
  readonly hrefOf: (row: FeedbackItem) => string;
  readonly onOpen: (row: FeedbackItem) => void;
  readonly older: { readonly isThere: boolean; readonly isLoading: boolean; readonly load: () => void };
}

export function MessageList({
  rows,
  view,
  waiting,
  manyBusinesses,
  selection,
  hrefOf,
  onOpen,
  older,
}: MessageListProps) {
  const { shown } = useInboxActions();
  const list = useRef<HTMLUListElement>(null);
  const byLink = useRef(view.message !== null);
  // A message opened by its link can be far down the list.
  useEffect(() => {
    if (byLink.current) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      <ul ref={list} aria-label={inboxText.list}>
        {rows.map((row) => (
          <MessageRow
            key={row.id}
            row={row}
            href={hrefOf(row)}
            isOpen={row.id === shown?.id}
            showsState={view.state === 'all'}
            showsBusiness={manyBusinesses && view.businessId === null}
            selection={selection.of(row.id)}
            onOpen={() => onOpen(row)}
          />
        ))}
      </ul>
      <div className={`cap ${styles.last}`}>
        {older.isThere ? (
          <Button small busy={older.isLoading} onClick={older.load}>
            {inboxText.more}
          </Button>
        ) : (
          <p>{view.isMine ? inboxText.mine.end : inboxText.end[view.state]}</p>
        )}
        {view.isMine && waiting > rows.length ? <AllWaiting count={waiting} /> : null}
      </div>
    </>
  );
}
