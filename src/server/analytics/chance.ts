/** `part` of `whole` people. */
interface Proportion {
  readonly part: number;
  readonly whole: number;
}

export interface Comparison {
  readonly now: Proportion;
  readonly before: Proportion;
}

/** Minimum expected count per cell for the normal approximation. */
const expectedMin = 5;

/** How often chance alone makes two shares differ as much: a two-sided test. Null when too few people were asked. */
export function chanceOf({ now, before }: Comparison): number | null {
  const [a, b] = [now.whole, before.whole];
  const pooled = (now.part + before.part) / (a + b);
  if (!(Math.min(a, b) * Math.min(pooled, 1 - pooled) >= expectedMin)) return null;
  const difference = now.part / a - before.part / b;
  return bothTails(Math.abs(difference) / Math.sqrt(pooled * (1 - pooled) * (1 / a + 1 / b)));
}

/** Probability beyond z and -z under the standard normal distribution, to seven digits (Numerical Recipes, erfc). */
function bothTails(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ];
  return t * Math.exp(-x * x + terms.reduceRight((sum, term) => sum * t + term, 0));
}

/** Holm: where nothing has changed, the share of lists that show any difference is at most `errorRate`. */
export function areBeyondChance(comparisons: readonly Comparison[], errorRate: number): boolean[] {
  const beyond = comparisons.map(() => false);
  const tested = comparisons.flatMap((one, at) => {
    const p = chanceOf(one);
    return p === null ? [] : [{ at, p }];
  });
  tested.sort((one, other) => one.p - other.p);
  for (const [rank, { at, p }] of tested.entries()) {
    if (p > errorRate / (tested.length - rank)) break;
    beyond[at] = true;
  }
  return beyond;
}
