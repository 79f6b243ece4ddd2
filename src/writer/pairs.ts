import type { Pair } from './form-types.ts';
import { foodAndStayPairs } from './pairs/food-and-stay.ts';
import { healthPairs } from './pairs/health.ts';
import { servicePairs } from './pairs/services.ts';
import { sharedPairs } from './pairs/shared.ts';

export const pairs: readonly Pair[] = [...foodAndStayPairs, ...healthPairs, ...servicePairs, ...sharedPairs];

const keyOf = (one: string, other: string): string => [one, other].sort().join('/');
const byIds = Map.groupBy(pairs, ({ of: [one, other] }) => keyOf(one, other));

export const pairsOf = (one: string, other: string, industry: string): readonly Pair[] =>
  (byIds.get(keyOf(one, other)) ?? []).filter((pair) => pair.in === undefined || pair.in.includes(industry));
