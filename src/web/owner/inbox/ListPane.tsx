import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import { LoadError } from '../shared/LoadError.tsx';
import type { useInboxList } from './inbox-queries.ts';
import { isFiltered } from './inbox-view.ts';
import { LoadingRows } from './LoadingRows.tsx';
import { MessageList } from './MessageList.tsx';
import { inboxText } from './text.ts';
import { type Desk, emptyId } from './use-desk.ts';
import type { useSelection } from './use-selection.ts';

interface ListPaneProps {
  readonly list: ReturnType<typeof useInboxList>;
  readonly rows: readonly FeedbackItem[];
  readonly desk: Desk;
  readonly selection: ReturnType<typeof useSelection>;
  readonly manyBusinesses: boolean;
}

export function ListPane({ list, rows, desk, selection, manyBusinesses }: ListPaneProps) {
  return (
    <section className="rows" aria-label={inboxText.list} aria-busy={list.isPlaceholderData || undefined}>
      {list.isPending ? (
        <LoadingRows />
      ) : list.error && rows.length === 0 ? (
        <LoadError error={list.error} onRefresh={list.refetch} />
      ) : rows.length === 0 ? (
        <Nothing desk={desk} />
      ) : (
        <MessageList
          rows={rows}
          view={desk.view}
          manyBusinesses={manyBusinesses}
          selection={selection}
          hrefOf={desk.hrefOf}
          onOpen={desk.open}
          older={{
            isThere: list.hasNextPage,
            isLoading: list.isFetchingNextPage,
            load: () => void list.fetchNextPage(),
          }}
        />
      )}
    </section>
  );
}

function Nothing({ desk }: { readonly desk: Desk }) {
  const words = isFiltered(desk.view) ? inboxText.nothingFound : inboxText.empty[desk.view.state];
  return (
    <div className="empty">
      <h2 id={emptyId} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="soft">{words.body}</p>
    </div>
  );
}
