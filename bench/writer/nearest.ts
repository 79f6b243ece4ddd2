import { listFiveGrams } from '../../src/server/reviews/compose/likeness.ts';

/** The two reviews that share most of their runs of five words, by the Jaccard index, through an inverted list. */
export function findNearest(reviews: readonly string[]): { likeness: number; pair: readonly string[] } {
  const holders = new Map<string, number[]>();
  const sizes: number[] = [];
  const shared = new Uint16Array(reviews.length);
  let likeness = 0;
  let pair: readonly string[] = [];
  for (const [at, review] of reviews.entries()) {
    const grams = listFiveGrams(review);
    sizes.push(grams.size);
    shared.fill(0, 0, at);
    for (const gram of grams) {
      const others = holders.get(gram);
      if (others === undefined) holders.set(gram, [at]);
      else {
        for (const other of others) shared[other] = (shared[other] ?? 0) + 1;
        others.push(at);
      }
    }
    for (let other = 0; other < at; other++) {
      const both = shared[other] ?? 0;
      const index = both / (grams.size + (sizes[other] ?? 0) - both);
      if (index > likeness) {
        likeness = index;
        pair = [review, reviews[other] ?? ''];
      }
    }
  }
  return { likeness, pair };
}
