/*
 * The writer's table: `npm run bench -- writer 1 2 3` prints every figure beside its target for each seed, with the worst
 * examples. The worst case is one business whose customers all choose the same four labels and thank the same person.
 */
import { checkReview } from '../src/server/reviews/checker/check.ts';
import { type ComposeRequest, composeReview, type Draft } from '../src/server/reviews/compose/compose.ts';
import { makeRandom } from '../src/server/reviews/compose/random.ts';
import { sampleRequest } from '../src/server/reviews/compose/sample-request.ts';
import { splitWords } from '../src/server/reviews/sentence.ts';
import { trades } from '../src/server/reviews/sentiments/sets.ts';
import type { Measure } from './main.ts';
import { measureChecker } from './writer/checker-texts.ts';
import { findNearest } from './writer/nearest.ts';

import type { Row } from './writer/row.ts';

const business = { name: 'Willow Street Family Dentistry', city: 'Portland', category: 'Dental clinic' };
// The same request gives the same draft: the quickest of three leaves out what other processes took
function timeReview(request: ComposeRequest): [Draft, number] {
  let took = Number.POSITIVE_INFINITY;
  let draft: Draft | null = null;
  for (let round = 0; round < 3; round++) {
    const began = performance.now();
    draft = composeReview(request);
    took = Math.min(took, performance.now() - began);
  }
  if (draft === null) throw new Error('no draft');
  return [draft, took];
}

/** The requests of one business in a row, with its memory of 500 reviews. */
function writeInARow(
  count: number,
  make: (at: number) => Omit<ComposeRequest, 'remembered' | 'number'>,
  see: (draft: Draft, at: number, took: number) => void,
) {
  const remembered = new Set<string>();
  const held: (readonly string[])[] = [];
  const times = new Map<string, number>();
  for (let at = 0; at < count; at++) {
    const request = make(at);
    const [draft, took] = timeReview({ ...request, number: at, remembered });
    see(draft, at, took);
    held.push(draft.sentenceHashes);
    for (const hash of draft.sentenceHashes) {
      times.set(hash, (times.get(hash) ?? 0) + 1);
      remembered.add(hash);
    }
    const oldest = held[held.length - 501];
    for (const hash of oldest ?? []) {
      const left = (times.get(hash) ?? 1) - 1;
      if (left === 0) {
        times.delete(hash);
        remembered.delete(hash);
      } else times.set(hash, left);
    }
  }
}

function repeatsWithin(window: number, hashes: readonly (readonly string[])[]): number {
  const last = new Map<string, number>();
  let repeats = 0;
  for (const [at, own] of hashes.entries()) {
    if (own.some((hash) => at - (last.get(hash) ?? Number.NEGATIVE_INFINITY) <= window)) repeats++;
    for (const hash of own) last.set(hash, at);
  }
  return repeats / hashes.length;
}

function percent(share: number, digits = 2): string {
  return `${(100 * share).toFixed(digits)} %`;
}

const chosenSets: readonly (readonly string[])[] = [
  ['Friendly staff', 'Clean rooms', 'Clear explanations', 'Short wait'],
  ['Welcoming', 'Long wait', 'Gentle care', 'Hard to park'],
  ['Easy to find', 'Kind clinicians', 'A bit pricey', 'Modern equipment'],
];

function measureWorstCase(seed: number, thanked: boolean): Row[] {
  const sentiments = chosenSets[seed % chosenSets.length] ?? [];
  const reviews: string[] = [];
  const hashes: (readonly string[])[] = [];
  const times: number[] = [];
  writeInARow(
    10_000,
    (at) => ({ business, sentiments, seed: seed * 1_000_003 + at, ...(thanked ? { thankSomeone: 'Maria' } : {}) }),
    (draft, _, took) => {
      reviews.push(draft.review);
      hashes.push(draft.sentenceHashes);
      times.push(took);
    },
  );
  const nearest = findNearest(reviews);
  const within500 = repeatsWithin(500, hashes);
  const within1000 = repeatsWithin(1000, hashes);
  times.sort((one, other) => one - other);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  const name = `${thanked ? 'with' : 'without'} a name: ${sentiments.join(', ')}`;
  return [
    {
      what: `repeats a sentence of the last 500 (${name})`,
      target: '0 %',
      figure: percent(within500),
      holds: within500 === 0,
    },
    {
      what: 'repeats a sentence of the last 1,000',
      target: '<= 2 %',
      figure: percent(within1000),
      holds: within1000 <= 0.02,
    },
    {
      what: '5-gram Jaccard to the nearest of 10,000, max',
      target: '< 0.25',
      figure: nearest.likeness.toFixed(3),
      holds: nearest.likeness < 0.25,
      worst: `${nearest.pair.join('\n      ')}`,
    },
    {
      what: 'time per review, memory of 500, p99',
      target: '<= 3 ms',
      figure: `${p99.toFixed(2)} ms`,
      holds: p99 <= 3,
    },
  ];
}

const searchPhrases = /near me|open now|top-rated|\bbest\b/i;

function measureMany(seed: number, count: number): Row[] {
  const random = makeRandom(seed);
  const seen = new Set<string>();
  const lengths: number[] = [];
  const counts = { twins: 0, missing: 0, names: 0, found: 0, business: 0, city: 0, category: 0, search: 0, odd: 0 };
  const worst: Record<string, string> = {};
  const perTrade = Math.ceil(count / trades.length);
  for (const trade of trades) {
    let request: ReturnType<typeof sampleRequest> | null = null;
    writeInARow(
      perTrade,
      (at) => {
        request = sampleRequest(trade, Math.floor(random.next() * 2 ** 31), at % 2 === 0 ? 'Maria' : '');
        return request;
      },
      ({ review, marks }) => {
        if (request === null) return;
        const { category } = request;
        if (seen.has(review)) counts.twins++;
        seen.add(review);
        lengths.push(splitWords(review).length);
        for (const label of request.sentiments) if (!marks.some((mark) => mark.choice === label)) counts.missing++;
        if (request.thankSomeone !== undefined && review.split('Maria').length !== 2) counts.names++;
        if (review.includes('Willow Street Partners')) counts.business++;
        if (review.includes('Portland')) counts.city++;
        if (review.toLowerCase().includes(category.toLowerCase())) counts.category++;
        if (searchPhrases.test(review)) counts.search++;
        const findings = checkReview(review, request);
        if (findings.length > 0) {
          counts.found++;
          worst.found = `${findings.map((finding) => `${finding.rule}: ${finding.excerpt ?? ''}`).join('; ')}\n      ${review}`;
        }
      },
    );
  }
  lengths.sort((one, other) => one - other);
  const total = lengths.length;
  const median = lengths[total >> 1] ?? 0;
  const range = `${lengths[0]}-${lengths.at(-1)}, ${median}`;
  const [named, cities, categories] = [counts.business / total, counts.city / total, counts.category / total];
  return [
    {
      what: `exact duplicates of ${total.toLocaleString('en')}, all trades`,
      target: '0',
      figure: String(counts.twins),
      holds: counts.twins === 0,
    },
    { what: 'sentiments not expressed', target: '0', figure: String(counts.missing), holds: counts.missing === 0 },
    { what: 'thanked name not exactly once', target: '0', figure: String(counts.names), holds: counts.names === 0 },
    {
      what: 'drafts in which the checker finds anything',
      target: '0',
      figure: String(counts.found),
      holds: counts.found === 0,
      ...(worst.found === undefined ? {} : { worst: worst.found }),
    },
    { what: 'phrases for local search', target: '0', figure: String(counts.search), holds: counts.search === 0 },
    {
      what: 'words, and their median',
      target: '30-90, 45-60',
      figure: range,
      holds: (lengths[0] ?? 0) >= 30 && (lengths.at(-1) ?? 99) <= 90 && median >= 45 && median <= 60,
    },
    { what: 'business named', target: '60-75 %', figure: percent(named, 1), holds: named >= 0.6 && named <= 0.75 },
    { what: 'city named', target: '15-25 %', figure: percent(cities, 1), holds: cities >= 0.15 && cities <= 0.25 },
    { what: 'category named', target: '<= 5 %', figure: percent(categories, 1), holds: categories <= 0.05 },
  ];
}

/** Prints the table for each seed and answers whether every row holds. */
export const measure: Measure = async (args) => {
  const seeds = args.map(Number).filter(Number.isFinite);
  const count = Number(process.env.COUNT ?? 100_000);
  let holds = true;
  for (const seed of seeds.length === 0 ? [1] : seeds) {
    console.log(`\nThe writer, seed ${seed}`);
    const rows = [
      ...measureMany(seed, count),
      ...measureWorstCase(seed, true),
      ...measureWorstCase(seed, false),
      ...measureChecker(seed),
    ];
    for (const row of rows) {
      holds &&= row.holds;
      console.log(`${row.holds ? '  ' : '! '}${row.what.padEnd(62)} ${row.figure.padStart(12)}   ${row.target}`);
      if (row.worst !== undefined) console.log(`      ${row.worst}`);
    }
  }
  return holds;
};
