import { expect, test } from 'vitest';
import { chartOf } from './chart-of.ts';

const days = (count: number, opened = (index: number) => index % 7) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    opened: opened(index),
  }));

test('days that would be too narrow become weeks, and nobody is lost', () => {
  expect(chartOf(days(90), [], 328).isWeekly).toBe(false);
  const year = chartOf(
    days(400, () => 1),
    [],
    760,
  );
  expect(year.isWeekly).toBe(true);
  expect(year.bars).toHaveLength(58);
  expect(year.bars.every(({ x, width }) => x >= 0 && x + width <= 760)).toBe(true);
});

test('a day without visitors has no bar, and bars begin at zero', () => {
  const { bars, base, lines } = chartOf(days(14), [], 600);
  expect(bars).toHaveLength(12);
  expect(lines[0]).toEqual({ value: 0, y: base });
});

test.for([
  [1, [0, 1, 2]],
  [5, [0, 2, 4]],
  [24, [0, 10, 20]],
  [999, [0, 400, 800]],
  [30_000, [0, 10_000, 20_000]],
  [980, [0, 400, 800]],
])('at most %i people have lines that are round numbers', ([most, lines]) => {
  const chart = chartOf(
    days(3, () => most as number),
    [],
    600,
  );
  expect(chart.lines.map(({ value }) => value)).toEqual(lines);
});

test('labels of notes cover neither each other nor a dot', () => {
  const notes = ['2026-01-02', '2026-01-03', '2026-01-15', '2026-01-30'].map((day) => ({
    day,
    reviews: 208,
    stars: 4.6,
  }));
  const { pins } = chartOf(days(30), notes, 760);
  expect(pins.map(({ label }) => label)).toEqual(['', '208, 4.6 stars', '208, 4.6 stars', '208, 4.6 stars']);
  expect(pins.map(({ isBefore }) => isBefore)).toEqual([false, false, true, true]);
});

test.for([
  [7, 760, 'Thu Fri Sat Sun Mon Tue Wed', true],
  [7, 328, 'Thu Fri Sat Sun Mon Tue Wed', true],
  [14, 328, 'T F S S M T W T F S S M T W', false],
  [30, 328, '', false],
  [90, 760, '', false],
] as const)('%i days in %i pixels have the weekdays that fit', ([count, width, weekdays, hasNumbers]) => {
  const chart = chartOf(days(count), [], width);
  expect(chart.weekdays.map(({ label }) => label).join(' ')).toBe(weekdays);
  expect(chart.hasNumbers).toBe(hasNumbers);
});

test('a weekday is below the middle of its bar, and a bar knows its number', () => {
  const { bars, weekdays } = chartOf(days(7), [], 760);
  for (const { day, x, width, opened } of bars) {
    expect(x + width / 2).toBeCloseTo(weekdays.find((one) => one.day === day)?.x ?? 0, 5);
    expect(opened).toBe((Number(day.slice(-2)) - 1) % 7);
  }
});
