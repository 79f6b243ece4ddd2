import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qrModules, qrPath, qrPixels } from './qr.ts';

const address = 'https://sayso.example/thumbs-up-down/willow-street-family-dentistry';

function read(pixels: readonly (readonly boolean[])[]) {
  const width = pixels[0]?.length ?? 0;
  const rgba = new Uint8ClampedArray(pixels.flat().flatMap((dark) => (dark ? [0, 0, 0, 255] : [255, 255, 255, 255])));
  return jsQR(rgba, width, pixels.length);
}

test('the picture is 300 pixels square and decodes to the address', () => {
  const pixels = qrPixels(qrModules(address));
  expect(pixels).toHaveLength(300);
  expect(pixels.every((row) => row.length === 300)).toBe(true);
  expect(read(pixels)?.data).toBe(address);
});

test('S-13 the code has error-correction level M', () => {
  const [, , , , , , , , ninth = []] = qrModules(address);
  // The first two bits of the format, unmasked: 00 is level M.
  expect(ninth.slice(0, 2)).toEqual([true, false]);
});

test('the longest address decodes', () => {
  const long = `https://reviews.a-rather-long-host-name.example/thumbs-up-down/${'a'.repeat(60)}`;
  expect(read(qrPixels(qrModules(long)))?.data).toBe(long);
});

test('the code has a margin of two modules', () => {
  const modules = qrModules(address);
  const pixels = qrPixels(modules);
  const margin = (2 * 300) / (modules.length + 4);
  const dark = pixels.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y] as const] : [])));
  const edges = [Math.min(...dark.map(([x]) => x)), Math.min(...dark.map(([, y]) => y))];
  expect(edges.every((edge) => Math.abs(edge - margin) < 1)).toBe(true);
});

test('the level is M', () => {
  const modules = qrModules(address);
  // The first two bits of the format information say the level: 00 is M, masked with 10 (ISO/IEC 18004).
  expect([modules[8]?.[0], modules[8]?.[1]]).toEqual([true, false]);
});

test('the path covers only the dark modules', () => {
  expect(
    qrPath(
      [
        [true, true, false],
        [false, false, true],
      ],
      2,
    ),
  ).toBe('M2 2h2v1h-2zM4 3h1v1h-1z');
});
