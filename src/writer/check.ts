import { type Evidence, findEvidence, weighQuote } from './check/evidence.ts';
import { functionWords } from './check/lexicon.ts';
import { joiningWords, neutralWords } from './check/neutral.ts';
import { rules } from './check/rules.ts';
import { stemsOf } from './check/stems.ts';
import { vocabularyOf } from './check/vocabulary.ts';
import { listWords } from './check/words.ts';
import type { Choice } from './choices.ts';
import type { ReviewRequest } from './draft.ts';
import { hashDraft, splitWords } from './text.ts';

/** `evidence` is null when the model returned plain text. */
export interface ModelSentence {
  readonly text: string;
  readonly evidence: readonly Evidence[] | null;
}

/** `at` is the index of the sentence, null for the whole review. */
export interface Violation {
  readonly rule: string;
  /** Sent to the model. */
  readonly sentence: string;
  readonly excerpt: string;
  readonly at: number | null;
}

interface Parsed {
  readonly text: string;
  /** Lower case, with the business's name and city blanked out. */
  readonly plain: string;
  readonly evidence: readonly Evidence[];
}

const [fewestWords, mostWords] = [5, 60];
// Two unknown words or weak quotes are tolerated
const weakSignals = 2;

export function checkReview(sentences: readonly ModelSentence[], request: ReviewRequest): Violation[] {
  const spoken = request.choices.filter(({ sentiment }) => sentiment !== null);
  const parsed = sentences.map((sentence) => parse(sentence, spoken, request));
  const known = knownStems(spoken);
  const each = parsed.flatMap((one, at) => [
    ...breaches(one, spoken, at),
    ...unsupported(one, at),
    ...addedClauses(one, known, at),
    ...denied(one, spoken, at),
    ...otherNames(one, request, known, at),
  ]);
  return [...each, ...ofTheWhole(parsed, spoken, request), ...weakness(parsed, spoken)];
}

/** Cuts the sentences that fail; null when the rest no longer says every choice. */
export function keepSound(
  sentences: readonly ModelSentence[],
  request: ReviewRequest,
): readonly ModelSentence[] | null {
  const violations = checkReview(sentences, request);
  if (violations.length === 0) return sentences;
  const failing = new Set(violations.map(({ at }) => at));
  const left = sentences.filter((_, at) => !failing.has(at));
  return left.length > 0 && left.length < sentences.length && checkReview(left, request).length === 0 ? left : null;
}

/** The model's quotes that the sentence contains, or those found by cues. */
export function evidenceIn({ text, evidence }: ModelSentence, choices: readonly Choice[]): readonly Evidence[] {
  const found = choices.flatMap((choice) => findEvidence(text, choice) ?? []);
  if (evidence === null) return found;
  const quoted = evidence.filter(
    ({ quote, label }) => quote.trim() !== '' && text.includes(quote) && choices.some((one) => one.label === label),
  );
  return [...quoted, ...found.filter(({ label }) => !quoted.some((one) => one.label === label))];
}

function parse(sentence: ModelSentence, choices: readonly Choice[], { business }: ReviewRequest): Parsed {
  // 'Benny's' is short for Benny's Auto Repair
  const [short = ''] = splitWords(business?.name ?? '');
  const names = [business?.name ?? '', business?.city ?? '', short.length > 3 ? short : ''].filter(
    (name) => name !== '',
  );
  const blanked = names.reduce((text, name) => text.replaceAll(name, ' '.repeat(name.length)), sentence.text);
  return {
    text: sentence.text,
    plain: blanked.toLowerCase().replaceAll('’', "'"),
    evidence: evidenceIn(sentence, choices),
  };
}

const violation = (rule: string, sentence: string, excerpt: string, at: number | null): Violation => ({
  rule,
  sentence,
  excerpt,
  at,
});

function breaches({ text, plain }: Parsed, choices: readonly Choice[], at: number): Violation[] {
  return rules.flatMap(({ name, sentence, pattern, isLicensable }) => {
    const found = [...(isLicensable ? plain : text).matchAll(pattern)].map(([excerpt]) => excerpt.trim());
    const isAllowed = (excerpt: string) =>
      isLicensable && splitWords(excerpt).every((word) => isChosenWord(word, choices));
    return found.filter((excerpt) => !isAllowed(excerpt)).map((excerpt) => violation(name, sentence, excerpt, at));
  });
}

const isChosenWord = (word: string, choices: readonly Choice[]): boolean =>
  choices.some((choice) => vocabularyOf(choice)?.words.has(word.toLowerCase()));

/** A sentence without a choice may state no fact. */
function unsupported({ text, plain, evidence }: Parsed, at: number): Violation[] {
  if (evidence.length > 0) return [];
  const isJoining = listWords(plain).every((word) =>
    word.text.split(/['-]/).every((part) => joiningWords.has(part) || part.length < 2),
  );
  const claims = /\b(?:they|he|she|you|nobody|everyone|everybody|we) (?:were|was|are|did|had|made|helped)\b/.test(
    plain,
  );
  return isJoining && !claims ? [] : [violation('not-chosen', 'Say only what was chosen.', text, at)];
}

/** A clause without a quote may add no words, such as 'and there was free coffee'. */
function addedClauses({ text, plain, evidence }: Parsed, known: ReadonlySet<string>, at: number): Violation[] {
  const quotes = evidence.map(({ quote }) => ({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length }));
  return [...plain.matchAll(/.+?(?:,? (?:and|but|because|while|so|though|until|once|after) |, |$)/g)].flatMap(
    ([clause, ...rest], index, all) => {
      const start = all[index]?.index ?? 0;
      const isQuoted = quotes.some((quote) => quote.start < start + clause.length && quote.end > start);
      const unknown = isQuoted ? [] : unknownWords(clause, known);
      return rest.length === 0 && unknown.length > 0
        ? [violation('not-chosen', 'Say only what was chosen.', clause.trim(), at)]
        : [];
    },
  );
}

function denied({ evidence }: Parsed, choices: readonly Choice[], at: number): Violation[] {
  return evidence.flatMap(({ label, quote }) => {
    const choice = choices.find((one) => one.label === label);
    if (choice === undefined || weighQuote(quote, choice) !== 'denied') return [];
    return [violation('denied', 'Do not take back or limit a choice.', quote, at)];
  });
}

function otherNames(
  { text }: Parsed,
  { business }: ReviewRequest,
  known: ReadonlySet<string>,
  at: number,
): Violation[] {
  const own = new Set(
    splitWords(`${business?.name ?? ''} ${business?.city ?? ''} Wi-Fi English`).map((word) =>
      word.replace(/['’]s$/, ''),
    ),
  );
  const first = splitWords(text)[0]?.split(/['’]/)[0] ?? '';
  // The first word of a sentence may also be a name
  const isName = /^\p{Lu}/u.test(first) && unknownWords(first.toLowerCase(), known).length > 0;
  const inside = [...text.matchAll(/(?<=[\p{L}\p{N},;] )\p{Lu}[\p{L}'’-]+/gu)].map(([name]) => name);
  return [...(isName ? [first] : []), ...inside]
    .filter((name) => !/^I(?:['’]\w+)?$/.test(name) && !own.has(name.replace(/['’]s$/, '')))
    .map((name) => violation('other-name', 'Name no other person, place, brand or day.', name, at));
}

function ofTheWhole(parsed: readonly Parsed[], choices: readonly Choice[], { remembered }: ReviewRequest): Violation[] {
  const texts = parsed.map(({ text }) => text);
  const words = splitWords(texts.join(' ')).length;
  const said = new Set(parsed.flatMap(({ evidence }) => evidence.map(({ label }) => label)));
  const missing = choices
    .filter(({ label }) => !said.has(label))
    .map(({ label }) => violation('choice-missing', 'Express every chosen point.', label, null));
  const hash = hashDraft(texts.join(' '));
  const isRepeated = (hash !== null && remembered.has(hash)) || new Set(texts).size < texts.length;
  const repeated = isRepeated ? [violation('repeated', 'Say it in new sentences.', '', null)] : [];
  const plain = parsed.map((one) => one.plain).join(' ');
  const all = splitWords(plain);
  const isForeign =
    /[^\p{ASCII}\s–—“”‘’…é]/u.test(plain) ||
    (all.length > 12 && all.filter((word) => functionWords.has(word)).length / all.length < 0.2);
  return [
    ...missing,
    ...repeated,
    ...(words < fewestWords || words > mostWords
      ? [violation('length', `Write between ${fewestWords} and ${mostWords} words.`, '', null)]
      : []),
    ...(isForeign ? [violation('english', 'Write the review in English.', '', null)] : []),
    ...(/[.!]$/.test(texts.at(-1) ?? '') ? [] : [violation('complete', 'End with a finished sentence.', '', null)]),
  ];
}

/** Unknown words, and quotes that barely show their choice. */
function weakness(parsed: readonly Parsed[], choices: readonly Choice[]): Violation[] {
  const unknown = unknownWords(parsed.map(({ plain }) => plain).join(' . '), knownStems(choices));
  const weak = parsed.flatMap(({ evidence }) =>
    evidence.filter(({ label, quote }) =>
      choices.some((one) => one.label === label && weighQuote(quote, one) === 'weak'),
    ),
  );
  const signals = [...unknown, ...weak.map(({ quote }) => quote)];
  if (signals.length <= weakSignals) return [];
  return signals.map((excerpt) => violation('vocabulary', 'These words bring in something new.', excerpt, null));
}

const knownStems = (choices: readonly Choice[]): ReadonlySet<string> =>
  new Set(choices.flatMap((choice) => [...(vocabularyOf(choice)?.stems ?? [])]));

function unknownWords(plain: string, known: ReadonlySet<string>): string[] {
  const words = [...new Set(listWords(plain.replaceAll('’', "'")).map(({ text }) => text))];
  return words.filter((word) => !isNeutral(word) && !stemsOf(word).every((stem) => known.has(stem)));
}

const endings = /(?:s|es|d|ed|ing|ly|er|ness|n|'s)$/;
const isNeutral = (word: string): boolean => {
  if (word.length < 3 || neutralWords.has(word)) return true;
  const stem = word.replace(endings, '');
  return [stem, `${stem}e`, `${stem}y`, stem.replace(/(\w)\1$/, '$1'), stem.replace(/i$/, 'y')].some((form) =>
    neutralWords.has(form),
  );
};
