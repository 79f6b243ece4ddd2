/*
 * `npm run bench -- writer 1 2 3` prints every figure of the writer with its target for each seed, and the worst
 * example. All industries, typed words in a quarter of the drafts, a name in a fifth.
 */
import { type Draft, textOf } from '../src/writer/draft.ts';
import { industries } from '../src/writer/industries.ts';
import type { Industry } from '../src/writer/industry.ts';
import { isShortHash, splitSentences, splitWords } from '../src/writer/text.ts';
import { writeReview } from '../src/writer/write.ts';
import type { Measure } from './main.ts';
import { measureChecker } from './writer/checker-texts.ts';
import { makeHistory } from './writer/history.ts';
import { findNearest } from './writer/nearest.ts';
import { atMost, type Row, share, within } from './writer/row.ts';
import { type Sample, sampleBusiness, sampleRequest, seeded } from './writer/sample-requests.ts';

const announcing =
  /\b(?:review|my (?:take|thoughts|experience)|hope (?:this|that) helps|wanted to share|that's (?:it|all|about)|a (?:quick|short) (?:note|word)|just my|sharing)\b/i;
const connective =
  /^(?:On top of that|Plus|That said|Also|Besides|However|Still|Overall|In addition|Furthermore|As well)\b/;
const liking = /\bI (?:really )?(?:liked|appreciated|loved|enjoyed)\b|\bI was (?:glad|happy|pleased)\b/;
const intensifier = /\b(?:so|really|very|super|pretty|such)\b/i;

interface Written {
  readonly draft: Draft;
  readonly sample: Sample;
}

// The same request gives the same draft, so the faster of two runs excludes other processes.
function timed<Result>(work: () => Result): [Result, number] {
  const took = [0, 0].map(() => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return [work(), Math.min(...took)];
}

/** One business after the other, each with its own history. */
function writeMany(seed: number, count: number) {
  const random = seeded(seed);
  const all: Written[] = [];
  const times: number[] = [];
  const repeats = { short: 0, shortOf: 0, long: 0 };
  const perIndustry = Math.ceil(count / Object.keys(industries).length);
  for (const industry of Object.values(industries) as Industry[]) {
    const history = makeHistory();
    for (let number = 1; number <= perIndustry; number++) {
      const sample = sampleRequest(industry, random);
      const request = { ...sample, number, remembered: history.remembered() };
      const [draft, took] = timed(() => writeReview(request));
      times.push(took);
      repeats.short += history.seenWithin(50, draft.hashes);
      repeats.shortOf += draft.hashes.length;
      repeats.long += history.seenWithin(
        500,
        draft.hashes.filter((hash) => !isShortHash(hash)),
      );
      history.add(draft.hashes);
      all.push({ draft, sample });
    }
  }
  return { all, times: times.sort((one, other) => one - other), repeats, perIndustry };
}

function isComplete({ draft, sample }: Written): boolean {
  const ids = new Set(draft.segments.map(({ choiceId }) => choiceId));
  const typed = sample.choices.filter(({ sentiment }) => sentiment === null);
  const name = sample.thanks?.toLowerCase().replaceAll('.', '');
  const text = draft.text.toLowerCase().replaceAll('.', '');
  const sentences = splitSentences(draft.text).map((sentence) => sentence.toLowerCase());
  return (
    sample.choices.every(({ id }) => ids.has(id)) &&
    typed.every(({ label }) =>
      sentences.some((sentence) => sentence.replace(/[.。।]$/, '') === label.toLowerCase().replace(/\.$/, '')),
    ) &&
    (name === undefined ||
      splitWords(text)
        .join(' ')
        .split(new RegExp(`\\b${name}\\b`)).length === 2)
  );
}

function firstWords(all: readonly Written[], perIndustry: number): { most: number; five: number; worst: string } {
  let result = { most: 0, five: 0, worst: '' };
  for (let from = 0; from < all.length; from += perIndustry) {
    const drafts = all.slice(from, from + Math.min(200, perIndustry));
    const counts = new Map<string, number>();
    for (const { draft } of drafts) {
      const [word = ''] = splitWords(draft.text);
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const sorted = [...counts].sort(([, one], [, other]) => other - one);
    const [most = 0, five = 0] = [1, 5].map(
      (top) => sorted.slice(0, top).reduce((sum, [, times]) => sum + times, 0) / drafts.length,
    );
    const worst = `${all[from]?.sample.industry.id}: ${sorted
      .slice(0, 6)
      .map(([word, times]) => `${word} ${times}`)
      .join(', ')}`;
    result = {
      most: Math.max(result.most, most),
      five: Math.max(result.five, five),
      worst: five >= result.five ? worst : result.worst,
    };
  }
  return result;
}

function measureDrafts(seed: number, count: number): Row[] {
  const { all, times, repeats, perIndustry } = writeMany(seed, count);
  const texts = all.map(({ draft }) => draft.text);
  const words = texts.map((text) => splitWords(text).length).sort((one, other) => one - other);
  const mean = words.reduce((sum, one) => sum + one, 0) / words.length;
  const deviation = Math.sqrt(words.reduce((sum, one) => sum + (one - mean) ** 2, 0) / words.length);
  const ours = all.map(({ draft, sample }) => {
    const typed = new Set(sample.choices.flatMap(({ id, sentiment }) => (sentiment === null ? [id] : [])));
    return textOf(
      draft.segments.map((segment) => (typed.has(segment.choiceId ?? '') ? { ...segment, text: '' } : segment)),
    );
  });
  const of = (test: (text: string) => boolean, list: readonly string[] = ours) => list.filter(test).length / all.length;
  const first = firstWords(all, perIndustry);
  const { similarities, worst } = findNearest(texts);
  const sorted = similarities.toSorted((one, other) => one - other);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  const named =
    all.filter(({ draft, sample }) => draft.text.includes(sampleBusiness(sample.industry).name)).length / all.length;
  const broken = all.filter((one) => !isComplete(one));
  const took = times[Math.floor(times.length * 0.99)] ?? 0;
  return [
    atMost(
      'announcements and sign-offs',
      of((text) => announcing.test(text)),
      0,
      ours.find((text) => announcing.test(text)),
    ),
    within(
      'words: shortest',
      words[0] ?? 0,
      [8, 70],
      texts.find((text) => splitWords(text).length === words[0]),
    ),
    within('words: longest', words.at(-1) ?? 0, [8, 70]),
    share('words: under 20', words.filter((one) => one < 20).length / words.length, [0.25, 1]),
    share('words: over 40', words.filter((one) => one > 40).length / words.length, [0.1, 1]),
    within('words: standard deviation', deviation, [9, 99]),
    share(
      'one or two sentences',
      of((text) => splitSentences(text).length <= 2, texts),
      [0.3, 1],
    ),
    atMost('most common first word in 200 of one business', first.most, 0.12, first.worst),
    atMost('five most common first words together', first.five, 0.35, first.worst),
    atMost('sentences seen in the last 50 drafts', repeats.short / repeats.shortOf, 0.05),
    atMost('sentences of six or more words seen in the last 500', repeats.long / all.length, 0),
    atMost(
      'connectives at the start of a sentence',
      of((text) => splitSentences(text).some((one) => connective.test(one))),
      0.05,
    ),
    atMost(
      'I liked, appreciated, was glad',
      of((text) => liking.test(text)),
      0.1,
    ),
    atMost(
      'intensifiers',
      of((text) => intensifier.test(text)),
      0.4,
    ),
    share('business named', named, [0.4, 0.6]),
    share(
      'city named',
      of((text) => text.includes('Asheville')),
      [0.05, 0.15],
    ),
    atMost('exact duplicates', 1 - new Set(texts).size / texts.length, 0),
    within('5-gram similarity to the nearest of all, p99', p99, [0, 0.25]),
    within('5-gram similarity to the nearest of all, max', worst.similarity, [0, 0.35], worst.pair.join('\n      ')),
    share(
      'four choices expressed, name once, typed words verbatim',
      1 - broken.length / all.length,
      [1, 1],
      broken[0]?.draft.text,
    ),
    within('time a draft, p99 in ms', took, [0, 2]),
  ];
}

/** Prints the table for each seed and returns whether every row meets its target. */
export const measure: Measure = async (args) => {
  const seeds = args.map(Number).filter(Number.isFinite);
  const count = Number(process.env.COUNT ?? 10_000);
  let holds = true;
  for (const seed of seeds.length === 0 ? [1, 2, 3] : seeds) {
    console.log(`\nThe writer, seed ${seed}, ${count} drafts`);
    for (const row of [...measureDrafts(seed, count), ...measureChecker()]) {
      holds &&= row.holds;
      console.log(`${row.holds ? '  ' : '! '}${row.what.padEnd(58)} ${row.figure.padStart(9)}   ${row.target}`);
      if (row.worst !== undefined && !row.holds) console.log(`      ${row.worst}`);
    }
  }
  return holds;
};
