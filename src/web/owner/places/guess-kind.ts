import type { PlaceKind } from '../../../contract/analytics/places.ts';

const words: readonly (readonly [PlaceKind, RegExp])[] = [
  ['waiting-room', /\bwaiting/i],
  ['invoice', /\b(?:invoice|receipt|bill)/i],
  ['vehicle', /\b(?:van|car|truck|vehicle)s?\b/i],
  ['card', /\bcards?\b/i],
  ['email', /\b(?:e-?mail|newsletter)/i],
  ['phone', /\b(?:phone|text message|sms|whatsapp)/i],
  ['site', /\b(?:website|web ?site|homepage|facebook|instagram)/i],
  ['desk', /\b(?:desk|counter|reception)/i],
];

/** What a name says about its kind, if anything. */
export const guessKind = (name: string): PlaceKind | undefined => words.find(([, word]) => word.test(name))?.[0];
