import type { Forms, FormsOf } from './form-types.ts';
import { foodForms } from './forms/food.ts';
import { healthForms } from './forms/health.ts';
import { serviceForms } from './forms/services.ts';
import { sharedPeopleForms } from './forms/shared-people.ts';
import { sharedPlaceForms } from './forms/shared-place.ts';
import { sharedTimeForms } from './forms/shared-time.ts';
import { stayAndShopForms } from './forms/stay-and-shop.ts';

const blocks = {
  ...foodForms,
  ...healthForms,
  ...serviceForms,
  ...sharedPeopleForms,
  ...sharedPlaceForms,
  ...sharedTimeForms,
  ...stayAndShopForms,
} as const;

type Plain<Id> = Id extends `${string}:${string}` ? never : Id;
export type SentimentId = Plain<keyof typeof blocks>;

export const allForms: FormsOf = blocks;
const isSentiment = (id: string): id is SentimentId => !id.includes(':');
export const sentimentIds: readonly SentimentId[] = Object.keys(blocks).filter(isSentiment);

export const formsOf = (id: SentimentId, industry: string): Forms => allForms[`${industry}:${id}`] ?? blocks[id];

/** Where no industry is known. */
export const labels = Object.fromEntries(sentimentIds.map((id) => [id, blocks[id].label])) as Readonly<
  Record<SentimentId, string>
>;
