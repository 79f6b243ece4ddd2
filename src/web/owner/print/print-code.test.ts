import { expect, test } from 'vitest';
import { distanceOf } from './formats.ts';
import { printCode } from './print-code.ts';

const address = 'https://sayso.example/thumbs-up-down/juniper-street-dental?p=front-desk';
const longest = `https://reviews.a-rather-long-host-name.example/thumbs-up-down/${'a'.repeat(60)}?p=second-waiti`;

test.each([
  ['a usual address', address, 25, 41],
  ['a usual address', address, 140, 41],
  ['the longest address', longest, 25, 49],
  ['the longest address', longest, 50, 57],
])('the modules of %s are at least 0.5 mm (%s)', (_, one, width, modules) => {
  const code = printCode(one, width);
  expect(code.across).toBe(modules + 8);
  expect(width / modules).toBeGreaterThanOrEqual(0.5);
});

test('PK-2 the dark part has the width that was asked for, between four white modules on each side', () => {
  const { path, across, size } = printCode(address, 90);
  expect((size * (across - 8)) / across).toBeCloseTo(90, 9);
  const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [x, y, width].map(Number));
  const at = (edge: (run: number[]) => number) => starts.map(edge);
  expect(Math.min(...at(([x = 0]) => x))).toBe(4);
  expect(Math.min(...at(([, y = 0]) => y))).toBe(4);
  expect(Math.max(...at(([x = 0, , width = 0]) => x + width))).toBe(across - 4);
  expect(Math.max(...at(([, y = 0]) => y + 1))).toBe(across - 4);
});

test.each([
  [25, '25 cm', '25 cm (9 in)'],
  [90, '90 cm', '90 cm (35 in)'],
  [140, '1.4 m', '1.4 m (4.5 ft)'],
])('a code of %d mm is read from %s', (width, metric, both) => {
  expect(distanceOf(width, 'a4')).toBe(metric);
  expect(distanceOf(width, 'letter')).toBe(both);
});
