import { expect, test } from 'vitest';
import { readLogo, shrinkFactor } from './logo-file.ts';

test('B-logo-type: rejects a file that is not an image', async () => {
  expect(await readLogo(new File(['hello'], 'notes.txt', { type: 'text/plain' }))).toEqual({ refused: 'wrongType' });
});

test('B-logo-size: rejects more than 3 MB', async () => {
  const large = new File([new Uint8Array(3_145_729)], 'logo.png', { type: 'image/png' });
  expect(await readLogo(large)).toEqual({ refused: 'tooLarge' });
});

test('scales an image to at most 360 by 180 and never enlarges it', () => {
  expect(shrinkFactor(180, 90)).toBe(1);
  expect(shrinkFactor(360, 180)).toBe(1);
  expect(shrinkFactor(3600, 900)).toBe(0.1);
  expect(shrinkFactor(100, 360)).toBe(0.5);
});
