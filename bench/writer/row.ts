/** One row of a printed table: a figure and its target. */
export interface Row {
  readonly what: string;
  readonly target: string;
  readonly figure: string;
  readonly holds: boolean;
  readonly worst?: string | undefined;
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

export const atMost = (what: string, part: number, most: number, worst?: string): Row => ({
  what,
  target: most === 0 ? '0' : `<= ${percent(most)}`,
  figure: percent(part),
  holds: part <= most,
  worst,
});

export const share = (what: string, part: number, [from, to]: readonly [number, number], worst?: string): Row => ({
  what,
  target: to === 1 ? `>= ${percent(from)}` : `${percent(from)} to ${percent(to)}`,
  figure: percent(part),
  holds: part >= from && part <= to,
  worst,
});

export const within = (what: string, figure: number, [from, to]: readonly [number, number], worst?: string): Row => ({
  what,
  target: `${from} to ${to}`,
  figure: Number.isInteger(figure) ? String(figure) : figure.toFixed(3),
  holds: figure >= from && figure <= to,
  worst,
});
