/** The product's petrol. */
export const standardColor = '#0d4f61';
/** Minimum contrast of text on paper (WCAG 2.2 AA). */
const contrastMin = 4.5;

type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (color: string): Channels => {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const hexOf = (channels: Channels): string =>
  `#${channels.map((channel) => Math.floor(channel).toString(16).padStart(2, '0')).join('')}`;

function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export const contrastOnWhite = (color: string): number => 1.05 / (luminance(channelsOf(color)) + 0.05);

/** The color itself if it can be read on white paper, else the lightest shade of the same hue that can. */
export function printColor(color: string | null): string {
  if (color === null) return standardColor;
  if (contrastOnWhite(color) >= contrastMin) return color;
  const channels = channelsOf(color);
  let dark = 0;
  let light = 1;
  // Scaling all channels alike keeps hue and saturation.
  for (let step = 0; step < 12; step++) {
    const middle = (dark + light) / 2;
    if (contrastOnWhite(shade(channels, middle)) >= contrastMin) dark = middle;
    else light = middle;
  }
  return shade(channels, dark);
}

const shade = ([red, green, blue]: Channels, share: number): string =>
  hexOf([red * share, green * share, blue * share]);
