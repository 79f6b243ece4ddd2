import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [4_100_000, '4.1 MB'],
  [41_200_000_000, '41 GB'],
  [9_000_000_000_000_000, '9,000 TB'],
])('%d bytes read %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
