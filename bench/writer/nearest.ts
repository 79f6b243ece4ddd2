import { listFiveGrams } from '../../src/writer/similarity.ts';

/** For each review the highest Jaccard index of its 5-grams with any other review, by an inverted index. */
export function findNearest(reviews: readonly string[]): {
  similarities: number[];
  worst: { similarity: number; pair: readonly string[] };
} {
  const holders = new Map<string, number[]>();
  const sizes: number[] = [];
  const similarities = reviews.map(() => 0);
  let worst: { similarity: number; pair: readonly string[] } = { similarity: 0, pair: [] };
  for (const [at, review] of reviews.entries()) {
    const grams = listFiveGrams(review);
    sizes.push(grams.size);
    const shared = new Map<number, number>();
    for (const gram of grams) {
      const others = holders.get(gram) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      holders.set(gram, [...others, at]);
    }
    for (const [other, both] of shared) {
      const similarity = both / (grams.size + (sizes[other] ?? 0) - both);
      similarities[at] = Math.max(similarities[at] ?? 0, similarity);
      similarities[other] = Math.max(similarities[other] ?? 0, similarity);
      if (similarity > worst.similarity) worst = { similarity, pair: [review, reviews[other] ?? ''] };
    }
  }
  return { similarities, worst };
}
