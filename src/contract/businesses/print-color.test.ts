import { describe, expect, it } from 'vitest';
import { contrastOnWhite, printColor } from './print-color.ts';

const hueOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return 0;
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return most === green ? 60 * ((blue - red) / range) + 120 : 60 * ((red - green) / range) + 240;
};

describe('PK-6 the color of prints', () => {
  it('is petrol until the owner chooses one', () => {
    expect(printColor(null)).toBe('#0d4f61');
  });

  it.each(['#000000', '#0d4f61', '#a1272b', '#767676', '#0000ff'])('keeps %s, which is dark enough', (color) => {
    expect(printColor(color)).toBe(color);
  });

  it.each([
    ['#ffffff', '#767676'],
    ['#777777', '#767676'],
  ])('darkens %s to %s, the lightest gray with a contrast of 4.5', (color, darker) => {
    expect(printColor(color)).toBe(darker);
  });

  it.each(['#ffe07a', '#ff8800', '#00ff00', '#7fb0ff', '#ffc0cb', '#00ffff', '#ff0000', '#e91e63'])(
    'darkens %s only as far as it must, and keeps its hue',
    (color) => {
      const darker = printColor(color);
      expect(darker).toMatch(/^#[0-9a-f]{6}$/);
      expect(contrastOnWhite(darker)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOnWhite(darker)).toBeLessThan(4.65);
      const apart = Math.abs(hueOf(darker) - hueOf(color));
      expect(Math.min(apart, 360 - apart)).toBeLessThan(2);
    },
  );
});
