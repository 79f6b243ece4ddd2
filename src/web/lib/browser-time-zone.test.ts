import { afterEach, expect, it, vi } from 'vitest';
import { browserTimeZone } from './browser-time-zone.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['America/New_York', 'America/New_York'],
  ['Etc/Unknown', 'UTC'],
  [undefined, 'UTC'],
])('a browser in %s sets up a business in %s', (reported, timeZone) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: reported ?? '' });
  expect(browserTimeZone()).toBe(timeZone);
});
