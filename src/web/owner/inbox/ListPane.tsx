import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import { LoadError } from '../shared/LoadError.tsx';
import { AllWaiting } from './AllWaiting.tsx';
import { useInboxActions } from './inbox-actions.ts';
import type { useInboxList } from './inbox-queries.ts';
import { type InboxView, isFiltered, refOf, viewAddress } from './inbox-view.ts';
import { LoadingRows } from './LoadingRows.tsx';
import styles from './list.module.css';
import { MessageList } from './MessageList.tsx';
import { inboxText } from './text.ts';
import type { useSelection } from './use-selection.ts';

interface ListPaneProps {
  readonly list: ReturnType<typeof useInboxList>;
  readonly rows: readonly FeedbackItem[];
  readonly view: InboxView;
  /** All that wait, also for others. */
  readonly waiting: number;
  readonly selection: ReturnType<typeof useSelection>;
  readonly manyBusinesses: boolean;
}

export function ListPane({ list, rows, view, waiting, selection, manyBusinesses }: ListPaneProps) {
  const { open } = useInboxActions();
  return (
    <section className={styles.rows} aria-label={inboxText.list} aria-busy={list.isPlaceholderData || undefined}>
      {list.isPending ? (
        <LoadingRows />
      ) : list.error && rows.length === 0 ? (
        <LoadError error={list.error} onRefresh={list.refetch} />
      ) : rows.length === 0 ? (
        <Nothing view={view} waiting={waiting} />
      ) : (
        <MessageList
          rows={rows}
          view={view}
          waiting={waiting}
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

function Nothing({ view, waiting }: Pick<ListPaneProps, 'view' | 'waiting'>) {
  const { refTo } = useInboxActions();
  const words = isFiltered(view)
    ? inboxText.nothingFound
    : view.isMine
      ? mineText(view, waiting)
      : inboxText.empty[view.state];
  return (
    <div className="empty">
      <h2 ref={refTo('empty')} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="soft">{words.body}</p>
      {view.isMine && waiting > 0 ? <AllWaiting count={waiting} /> : null}
    </div>
  );
}

const mineText = ({ state }: InboxView, waiting: number) => ({
  title: state === 'waiting' ? inboxText.mine.empty : inboxText.mine.nothing,
  body: waiting > 0 ? inboxText.mine.others(waiting) : '',
});
