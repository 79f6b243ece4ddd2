import { pageSizeDefault } from '../../../contract/constants.ts';

/** `cursors` holds the last id of every earlier page, because keyset paging cannot go back. */
export interface Paging {
  readonly search: string;
  readonly size: number;
  readonly cursors: readonly number[];
}

export type PagingAction =
  | { readonly type: 'search'; readonly search: string }
  | { readonly type: 'size'; readonly size: number }
  | { readonly type: 'next'; readonly lastId: number }
  | { readonly type: 'previous' };

export const firstPage: Paging = { search: '', size: pageSizeDefault, cursors: [] };

export function turnPage(paging: Paging, action: PagingAction): Paging {
  switch (action.type) {
    case 'search':
      return action.search === paging.search ? paging : { ...paging, search: action.search, cursors: [] };
    case 'size':
      return action.size === paging.size ? paging : { ...paging, size: action.size, cursors: [] };
    case 'next':
      return { ...paging, cursors: [...paging.cursors, action.lastId] };
    case 'previous':
      return { ...paging, cursors: paging.cursors.slice(0, -1) };
  }
}

export function pageQuery({ search, size, cursors }: Paging) {
  const cursor = cursors.at(-1);
  return { limit: size, ...(search === '' ? {} : { search }), ...(cursor === undefined ? {} : { cursor }) };
}

export type PageQuery = ReturnType<typeof pageQuery>;

/** `pages` is null without a total. Deleted rows never lead to "Page 3 of 2". */
export function pagePosition({ size, cursors }: Paging, shown: number, total: number | null) {
  const page = cursors.length + 1;
  const pages = total === null ? null : Math.max(page, Math.ceil(total / size), 1);
  return { page, pages, hasPrevious: page > 1, hasNext: shown === size && (pages === null || page < pages) };
}
