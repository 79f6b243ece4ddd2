import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import { Button } from '../../ui/Button.tsx';
import type { InboxView } from './inbox-view.ts';
import { MessageRow } from './MessageRow.tsx';
import { inboxText } from './text.ts';
import type { useSelection } from './use-selection.ts';

interface MessageListProps {
  readonly rows: readonly FeedbackItem[];
  readonly view: InboxView;
  readonly manyBusinesses: boolean;
  readonly selection: ReturnType<typeof useSelection>;
  readonly hrefOf: (row: FeedbackItem) => string;
  readonly onOpen: (row: FeedbackItem) => void;
  readonly older: { readonly isThere: boolean; readonly isLoading: boolean; readonly load: () => void };
}

export function MessageList({ rows, view, manyBusinesses, selection, hrefOf, onOpen, older }: MessageListProps) {
  return (
    <>
      <ul aria-label={inboxText.list}>
        {rows.map((row) => (
          <MessageRow
            key={row.id}
            row={row}
            href={hrefOf(row)}
            isOpen={row.id === view.message?.id}
            showsState={view.state === 'all'}
            showsBusiness={manyBusinesses && view.businessId === null}
            selection={selection.of(row.id)}
            onOpen={() => onOpen(row)}
          />
        ))}
      </ul>
      <div className="rows-end cap">
        {older.isThere ? (
          <Button small busy={older.isLoading} onClick={older.load}>
            {inboxText.more}
          </Button>
        ) : (
          <p>{inboxText.end[view.state]}</p>
        )}
      </div>
    </>
  );
}
