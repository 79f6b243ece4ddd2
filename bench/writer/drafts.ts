import { type Draft, textOf } from '../../src/writer/draft.ts';
import { allForms } from '../../src/writer/forms.ts';
import { industries } from '../../src/writer/industries.ts';
import type { Industry } from '../../src/writer/industry.ts';
import { makeRandom } from '../../src/writer/random.ts';
import { splitSentences, splitWords } from '../../src/writer/text.ts';
import { writeReview } from '../../src/writer/write.ts';
import { type Sample, sampleBusiness, sampleRequest } from './sample-requests.ts';

export interface Written {
  readonly draft: Draft;
  readonly sample: Sample;
  /** Milliseconds. */
  readonly took: number;
  readonly isRepeated: boolean;
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

/** One business after the other, each with its own memory of 500 drafts. */
export function writeMany(seed: number, count: number): Written[] {
  const random = makeRandom(seed);
  const all: readonly Industry[] = Object.values(industries);
  return all.flatMap((industry) => {
    const hashes: (string | null)[] = [];
    return Array.from({ length: Math.ceil(count / all.length) }, (_, number): Written => {
      const sample = sampleRequest(industry, random);
      const remembered = new Set(hashes.slice(-500).filter((hash) => hash !== null));
      const [draft, took] = timed(() => writeReview({ ...sample, number, remembered }));
      hashes.push(draft.hash);
      return { draft, sample, took, isRepeated: draft.hash !== null && remembered.has(draft.hash) };
    });
  });
}

export const banned =
  /\b(?:everyone|everything|all of the|every|never|always|nobody|plenty|clearly|during my visit|the day I went|seem(?:s|ed)?|overall|kind of|a tad|very|extremely|amazing|awesome|to deal with)\b/i;

const isTyped = ({ sample }: Written, id: string): boolean =>
  sample.choices.some((choice) => choice.id === id && choice.sentiment === null);

/** Without what the customer typed. */
export const oursOf = (one: Written): string => {
  const ours = one.draft.segments.filter(({ choiceIds }) => !choiceIds.some((id) => isTyped(one, id)));
  return textOf(ours).replace(one.sample.detail ?? ' ', '');
};

/** How many sentences say the labels; line, verdict, typed words and thanks stand beside them. */
export function labelSentences({ draft, sample }: Written): number {
  const labels = new Set(
    sample.choices.flatMap(({ id, sentiment }) => (sentiment !== null && sentiment.topic !== 'verdict' ? [id] : [])),
  );
  let sentence = 0;
  const said = new Set<number>();
  for (const { text, choiceIds } of draft.segments) {
    if (choiceIds.some((id) => labels.has(id))) said.add(sentence);
    sentence += choiceIds.length === 0 && /[.!] /.test(text) ? 1 : 0;
  }
  return said.size;
}

export const sentencesOf = ({ draft }: Written): number => splitSentences(draft.text).length;

export function isComplete({ draft, sample }: Written): boolean {
  const ids = new Set(draft.segments.flatMap(({ choiceIds }) => choiceIds));
  const typed = sample.choices.filter(({ sentiment }) => sentiment === null);
  const own = [sample.detail ?? '', ...typed.map(({ label }) => label)].join(' ').toLowerCase();
  const name = splitWords(sample.thanks ?? '')
    .at(-1)
    ?.toLowerCase();
  const words = splitWords(draft.text.toLowerCase());
  return (
    sample.choices.every(({ id }) => ids.has(id)) &&
    typed.every(({ label }) => draft.text.slice(1).includes(label.slice(1))) &&
    (name === undefined || own.includes(name) || words.filter((word) => word === name).length === 1)
  );
}

const present = /\b(?:is|are|it's|they're|there's|they (?:listen|explain|take|answer|keep|give|make))\b/;
const past = /\b(?:was|were|wasn't|weren't|didn't|listened|explained|took|answered|kept|gave|made|had)\b/;
const verdicts = new Set(Object.entries(allForms).flatMap(([id, { topic }]) => (topic === 'verdict' ? [id] : [])));

export function hasTwoVoices(one: Written): boolean {
  const said = one.draft.segments.filter(
    ({ choiceIds }) => choiceIds.length > 0 && !choiceIds.some((id) => isTyped(one, id) || verdicts.has(id)),
  );
  const other = one.draft.voice === 'past' ? present : past;
  return one.draft.voice !== 'list' && said.some(({ text }) => other.test(text) && !/happy|have a|so you/.test(text));
}

export const namesTheBusiness = (one: Written): boolean =>
  [sampleBusiness.name, sampleBusiness.city].some((name) => oursOf(one).includes(name));
