import type { PlaceKind } from '../../../contract/analytics/places.ts';

export interface FirstPlace {
  readonly name: string;
  readonly kind: PlaceKind;
}

const trades: readonly { readonly names: RegExp; readonly places: readonly FirstPlace[] }[] = [
  {
    names: /dent|doctor|physician|clinic|medical|therap|orthodont|chiropract|optometr|veterinar|hospital|surgeon/i,
    places: [
      { name: 'Front desk', kind: 'desk' },
      { name: 'Waiting room', kind: 'waiting-room' },
      { name: 'Invoice', kind: 'invoice' },
    ],
  },
  {
    names: /restaurant|bakery|caf|coffee|bar\b|pizz|diner|bistro|food|ice cream|deli\b/i,
    places: [
      { name: 'Counter', kind: 'desk' },
      { name: 'Table card', kind: 'card' },
      { name: 'Receipt', kind: 'invoice' },
    ],
  },
];
const visited: readonly FirstPlace[] = [
  { name: 'Front desk', kind: 'desk' },
  { name: 'Invoice', kind: 'invoice' },
  { name: 'Business card', kind: 'card' },
];
const visiting: readonly FirstPlace[] = [
  { name: 'Van', kind: 'vehicle' },
  { name: 'Invoice', kind: 'invoice' },
  { name: 'Business card', kind: 'card' },
];

/** Where people wait or pay in this trade, without what is there already. */
export function firstPlaces(
  categories: readonly string[],
  isVisited: boolean,
  known: readonly { readonly name: string }[],
): readonly FirstPlace[] {
  const trade = trades.find(({ names }) => categories.some((category) => names.test(category)));
  const usual = isVisited ? (trade?.places ?? visited) : visiting;
  return usual.filter((place) => known.every(({ name }) => name.toLowerCase() !== place.name.toLowerCase()));
}
