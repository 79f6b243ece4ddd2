import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import { LoadError } from '../shared/LoadError.tsx';
import { useInboxActions } from './inbox-actions.ts';
import type { useInboxList } from './inbox-queries.ts';
import { type InboxView, isFiltered, refOf, viewAddress } from './inbox-view.ts';
import { LoadingRows } from './LoadingRows.tsx';
import { MessageList } from './MessageList.tsx';
import { inboxText } from './text.ts';
import type { useSelection } from './use-selection.ts';

interface ListPaneProps {
  readonly list: ReturnType<typeof useInboxList>;
  readonly rows: readonly FeedbackItem[];
  readonly view: InboxView;
  readonly selection: ReturnType<typeof useSelection>;
  readonly manyBusinesses: boolean;
}

export function ListPane({ list, rows, view, selection, manyBusinesses }: ListPaneProps) {
  const { open } = useInboxActions();
  return (
    <section className="rows" aria-label={inboxText.list} aria-busy={list.isPlaceholderData || undefined}>
      {list.isPending ? (
        <LoadingRows />
      ) : list.error && rows.length === 0 ? (
        <LoadError error={list.error} onRefresh={list.refetch} />
      ) : rows.length === 0 ? (
        <Nothing view={view} />
      ) : (
        <MessageList
          rows={rows}
          view={view}
          manyBusinesses={manyBusinesses}
          selection={selection}
          hrefOf={(row) => viewAddress({ ...view, message: refOf(row) })}
          onOpen={open}
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

function Nothing({ view }: { readonly view: InboxView }) {
  const { refTo } = useInboxActions();
  const words = isFiltered(view) ? inboxText.nothingFound : inboxText.empty[view.state];
  return (
    <div className="empty">
      <h2 ref={refTo('empty')} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="soft">{words.body}</p>
    </div>
  );
}
