import type { PlaceKind } from '../../../contract/analytics/places.ts';

export const paperNames = ['a4', 'letter'] as const;
export type Paper = (typeof paperNames)[number];

/** Millimeters. The style sheet has a page of each name. */
const pages = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
  a6: { width: 105, height: 148 },
  'index-card': { width: 101.6, height: 152.4 },
} as const;
export type PageName = keyof typeof pages;

/** Width of the code without its quiet zone, in millimeters. */
const codeWidths = { poster: 90, wall: 140, card: 50, cards: 50, tent: 60, stickers: 25, strip: 25, tag: 25 } as const;
export type Format = keyof typeof codeWidths;

/** Each print as a small picture: its outline and its code, in a square of 32. */
export const formatShapes: Readonly<Record<Format, string>> = {
  poster: 'M7 2h18v28H7zM12 8h8v8h-8zM11 21h10M11 25h10',
  wall: 'M7 2h18v28H7zM10 7h12v12H10zM11 24h10',
  card: 'M9 6h14v20H9zM13 11h6v6h-6zM12 22h8',
  cards: 'M7 2h18v28H7zM16 2v28M7 16h18M10 7h3v4h-3zM19 7h3v4h-3zM10 21h3v4h-3zM19 21h3v4h-3z',
  tent: 'M9 7h14l5 18H4zM13 12h6v7h-6z',
  stickers: 'M7 2h18v28H7zM13 2v28M19 2v28M7 9h18M7 16h18M7 23h18',
  strip: 'M2 10h28v12H2zM5 13h6v6H5zM15 14h11M15 18h8',
  tag: 'M16 16h.1M12 20a6 6 0 0 1 0-8M20 12a6 6 0 0 1 0 8M8 24a11 11 0 0 1 0-16M24 8a11 11 0 0 1 0 16',
};

export const formatNames = Object.keys(codeWidths) as readonly Format[];
export const codeWidth = (format: Format): number => codeWidths[format];
export const isSheet = (format: Format): boolean => format !== 'strip' && format !== 'tag';

const usualFormats: Partial<Record<PlaceKind, Format>> = {
  desk: 'tent',
  'waiting-room': 'wall',
  invoice: 'strip',
  vehicle: 'stickers',
  card: 'cards',
  email: 'tag',
  phone: 'tag',
  site: 'tag',
};
/** Suits the kind of place; null for none. */
export const usualFormat = (kind: PlaceKind | null): Format => (kind && usualFormats[kind]) ?? 'poster';

export function pageOf(format: Format, paper: Paper): PageName {
  if (format !== 'card') return paper;
  return paper === 'a4' ? 'a6' : 'index-card';
}
export const pageSize = (page: PageName): { readonly width: number; readonly height: number } => pages[page];

/** A code is read from ten times its width. Letter is used where people measure in feet. */
export function distanceOf(millimeters: number, paper: Paper): string {
  const centimeters = millimeters;
  const metric = centimeters < 100 ? `${centimeters} cm` : `${centimeters / 100} m`;
  if (paper === 'a4') return metric;
  const inches = Math.floor(centimeters / 2.54);
  return `${metric} (${inches < 36 ? `${inches} in` : `${Math.floor(inches / 6) / 2} ft`})`;
}
