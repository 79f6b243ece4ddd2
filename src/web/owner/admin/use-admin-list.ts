import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  firstPage,
  type PageQuery,
  type Paging,
  type PagingAction,
  pagePosition,
  pageQuery,
  turnPage,
} from './paging.ts';

export type ListView = Pick<Paging, 'search' | 'size'>;

type FetchPage<Row> = (
  query: PageQuery,
  signal: AbortSignal,
) => Promise<{ readonly rows: readonly Row[]; readonly total: number | null }>;

/** Shared by both lists, so that one invalidation refreshes them. */
const listKey = 'admin list';

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
  const turn = (action: PagingAction) => setStored(turnPage(paging, action));
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

export function useInvalidateLists() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [first] }) => first === listKey || String(first).startsWith('/api/admin/activity'),
    });
}
