import { expect, test } from 'vitest';
import { readLogo, shrinkFactor } from './logo-file.ts';

test('B-logo-type: a file that is no picture is refused', async () => {
  expect(await readLogo(new File(['hello'], 'notes.txt', { type: 'text/plain' }))).toEqual({ refused: 'wrongType' });
});

test('B-logo-size: more than 3 MB is refused', async () => {
  const large = new File([new Uint8Array(3_145_729)], 'logo.png', { type: 'image/png' });
  expect(await readLogo(large)).toEqual({ refused: 'tooLarge' });
});

test('a picture is kept within 360 by 180 and never enlarged', () => {
  expect(shrinkFactor(180, 90)).toBe(1);
  expect(shrinkFactor(360, 180)).toBe(1);
  expect(shrinkFactor(3600, 900)).toBe(0.1);
  expect(shrinkFactor(100, 360)).toBe(0.5);
});
