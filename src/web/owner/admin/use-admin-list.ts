import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { firstPage, type PageQuery, type Paging, type PagingAct, pagePosition, pageQuery, turnPage } from './paging.ts';

/** What the three tabs share: the search and the rows per page. */
export type ListView = Pick<Paging, 'search' | 'size'>;

type FetchPage<Row> = (
  query: PageQuery,
  signal: AbortSignal,
) => Promise<{ readonly rows: readonly Row[]; readonly total: number | null }>;

/** First part of the keys of both lists, so that an act on a user refreshes all of them. */
const listKey = 'admin list';

/** One page of a list, newest first. The page before stays on screen while the next one comes. */
export function useAdminList<Row extends { readonly id: number }>(
  name: 'users' | 'businesses',
  fetchPage: FetchPage<Row>,
  { search, size }: ListView,
) {
  const [stored, setStored] = useState(firstPage);
  const paging = turnPage(turnPage(stored, { type: 'search', search }), { type: 'size', size });
  const query = useQuery({
    queryKey: [listKey, name, pageQuery(paging)],
    queryFn: ({ signal }) => fetchPage(pageQuery(paging), signal),
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.rows;
  const turn = (act: PagingAct) => setStored(turnPage(paging, act));
  const position = pagePosition(paging, rows?.length ?? 0, query.data?.total ?? null);

  // The last rows of the last page were deleted.
  const isBehindTheEnd = rows?.length === 0 && position.hasPrevious && !query.isPlaceholderData;
  useEffect(() => {
    if (isBehindTheEnd) setStored((page) => turnPage(page, { type: 'previous' }));
  }, [isBehindTheEnd]);

  return {
    rows,
    position,
    isWaiting: query.isPlaceholderData,
    isFailed: query.isError,
    isRefreshing: query.isRefetching,
    refresh: () => void query.refetch(),
    previous: () => turn({ type: 'previous' }),
    next: () => {
      const lastId = rows?.at(-1)?.id;
      if (lastId !== undefined) turn({ type: 'next', lastId });
    },
  };
}

/** Fetches what is shown anew after an act; the trail has one line more then. */
export function useRefreshLists() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [first] }) => first === listKey || String(first).startsWith('/api/admin/activity'),
    });
}
