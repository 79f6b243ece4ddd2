import { pageSizeDefault } from '../../../contract/constants.ts';

/**
 * Where an administrator stands in a list that is paged by key: `cursors` holds the last row's id of every page before
 * this one, so that Previous works although the database only knows "the rows below this one".
 */
export interface Paging {
  readonly search: string;
  readonly size: number;
  readonly cursors: readonly number[];
}

export type PagingAct =
  | { readonly type: 'search'; readonly search: string }
  | { readonly type: 'size'; readonly size: number }
  | { readonly type: 'next'; readonly lastId: number }
  | { readonly type: 'previous' };

export const firstPage: Paging = { search: '', size: pageSizeDefault, cursors: [] };

/** Another search or another size begins at the newest row again: the old cursors cut pages of another list. */
export function turnPage(paging: Paging, act: PagingAct): Paging {
  switch (act.type) {
    case 'search':
      return act.search === paging.search ? paging : { ...paging, search: act.search, cursors: [] };
    case 'size':
      return act.size === paging.size ? paging : { ...paging, size: act.size, cursors: [] };
    case 'next':
      return { ...paging, cursors: [...paging.cursors, act.lastId] };
    case 'previous':
      return { ...paging, cursors: paging.cursors.slice(0, -1) };
  }
}

/** What the call of the list takes. */
export function pageQuery({ search, size, cursors }: Paging) {
  const cursor = cursors.at(-1);
  return { limit: size, ...(search === '' ? {} : { search }), ...(cursor === undefined ? {} : { cursor }) };
}

export type PageQuery = ReturnType<typeof pageQuery>;

/**
 * What the pager shows. `pages` is null where the list could not be counted; rows that vanish meanwhile never make it
 * say "Page 3 of 2".
 */
export function pagePosition({ size, cursors }: Paging, shown: number, total: number | null) {
  const page = cursors.length + 1;
  const pages = total === null ? null : Math.max(page, Math.ceil(total / size), 1);
  return { page, pages, hasPrevious: page > 1, hasNext: shown === size && (pages === null || page < pages) };
}
