import { expect, test } from 'vitest';
import { readView, writeView } from './inbox-view.ts';

test('an address without filters shows what is waiting', () => {
  const view = readView(new URLSearchParams('tab=inbox'));
  expect(view).toMatchObject({ state: 'waiting', businessId: null, message: null, hasEmail: false });
  expect(String(writeView(view))).toBe('tab=inbox');
});

test('every filter is in the address', () => {
  const address = 'tab=inbox&state=done&business=7&query=wait&from=2026-11-01&to=2026-11-20&email=1&message=7-42';
  expect(String(writeView(readView(new URLSearchParams(address))))).toBe(address);
});

test('an address that makes no sense is ignored', () => {
  const view = readView(new URLSearchParams('state=gone&business=-1&message=7-4x&from=yesterday'));
  expect(String(writeView(view))).toBe('tab=inbox');
});
