import { expect, test } from 'vitest';
import { firstPage, type Paging, type PagingAction, pagePosition, pageQuery, turnPage } from './paging.ts';

const after = (...acts: PagingAction[]): Paging => acts.reduce(turnPage, firstPage);
const next = (lastId: number): PagingAction => ({ type: 'next', lastId });

test('begins with the ten newest rows', () => {
  expect(pageQuery(firstPage)).toEqual({ limit: 10 });
  expect(pagePosition(firstPage, 10, 128)).toEqual({ page: 1, pages: 13, hasPrevious: false, hasNext: true });
});

test('Next asks for the rows below the last one', () => {
  const paging = after(next(119), next(109));
  expect(pageQuery(paging)).toEqual({ limit: 10, cursor: 109 });
  expect(pagePosition(paging, 10, 128)).toMatchObject({ page: 3, pages: 13 });
});

test('Previous goes back one page', () => {
  expect(pageQuery(after(next(119), next(109), { type: 'previous' }))).toEqual({ limit: 10, cursor: 119 });
  expect(pageQuery(after(next(119), { type: 'previous' }))).toEqual({ limit: 10 });
  expect(after({ type: 'previous' })).toEqual(firstPage);
});

test('another search or size begins at the newest row', () => {
  expect(pageQuery(after(next(119), { type: 'search', search: 'wil' }))).toEqual({ limit: 10, search: 'wil' });
  expect(pageQuery(after(next(119), { type: 'size', size: 50 }))).toEqual({ limit: 50 });
});

test('the same search again keeps the page', () => {
  const found = after({ type: 'search', search: 'wil' }, next(40));
  expect(turnPage(found, { type: 'search', search: 'wil' })).toBe(found);
});

test('the last page has no Next, an empty list is page 1 of 1', () => {
  expect(pagePosition(after(next(11)), 10, 20)).toEqual({ page: 2, pages: 2, hasPrevious: true, hasNext: false });
  expect(pagePosition(firstPage, 0, 0)).toEqual({ page: 1, pages: 1, hasPrevious: false, hasNext: false });
});

test('deleted rows never put the page behind the last one', () => {
  expect(pagePosition(after(next(31), next(21)), 0, 20)).toMatchObject({ page: 3, pages: 3, hasNext: false });
});

test('a list without a total has a next page while its pages are full', () => {
  expect(pagePosition(after(next(119)), 10, null)).toEqual({ page: 2, pages: null, hasPrevious: true, hasNext: true });
  expect(pagePosition(after(next(119)), 4, null)).toMatchObject({ pages: null, hasNext: false });
});
