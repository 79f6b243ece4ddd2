import { hashSentence, hashSentences, splitSentences, splitWords } from '../sentence.ts';
import { expandFrame, markClose, markOpen, parseFrame } from './frame.ts';
import { type Group, groupSaid, isBare } from './grouping.ts';
import type { Way } from './leads.ts';
import { dropCarriers, type Mark, takeMarks, tieMarks } from './marks.ts';
import { type Named, namesLate, openerOf } from './naming.ts';
import * as phrases from './phrases.ts';
import type { Random } from './random.ts';
import { beginsAlike, repeatsAPhrase } from './repeats.ts';
import { type Item, sayAll } from './say.ts';
import { finishSentence } from './tidy.ts';
import { nameable, weave } from './weave.ts';
import { inTurn } from './wording.ts';

/** A finished review, what it says where, and the hashes to remember. */
export type Draft = { review: string; marks: Mark[]; sentenceHashes: string[] };

/** What one review is to contain; null is left out. */
export type Plan = {
  items: readonly Item[];
  /** What the marks of each position stand for; the thanked name comes last. */
  choices: readonly string[];
  name: string | null;
  business: string | null;
  city: string | null;
  visited: boolean;
  /** Which opener has its turn, where one is wanted. */
  opening: number;
  /** Which greeting, closing and thanks have their turn. */
  ending: number;
  /** Which words lead from one sentence to another. */
  lead: number;
  /** One of the first drafts of this business. */
  isEarly: boolean;
  /** The choices make few words: a closing is wanted. */
  isBrief: boolean;
  isRemembered: (hash: string) => boolean;
};

const drawsPerSentence = 12;
// Of the reviews that name the business: before all else, not in a statement
const openingShare = 0.75;
// In words: what is shorter begins or ends with a few words that can be said of anything
const fullLength = 51;
// Of the sentences after the first
const leadShare = 0.65;
// In words of all statements together: what shares a long name with another draft needs enough words beside it
const sizeToOpen = 28;
const sizeForCity = 27;
const sizeToOpenWithCity = 31;

const firstPerson = /\b(?:I|me|my)\b/i;
const greetings = phrases.greetings.map(withStems);
const closings = phrases.closings.map(withStems);
const thanksJoined = phrases.thanks.joined.map((template) => parseFrame(template));

/** One attempt at a review; null where a sentence could not be written that is new to this business. Strict: no phrase too often. */
export function writeDraft(plan: Plan, isStrict: boolean, random: Random): Draft | null {
  const words = sayAll(plan.items, { ...plan, isStrict }, random);
  if (words === null) return null;
  const { said, both } = words;
  const size = countWords(said.map(({ text }) => text)) + countWords(both.flatMap(({ halves }) => halves));
  const isOpened = plan.business !== null && (plan.isBrief || (size >= sizeToOpen && random.chance(openingShare)));
  const opener = isOpened ? openerOf(plan.opening, plan.visited) : null;
  const groups = groupSaid(said, both, { named: plan.business !== null && !isOpened, early: plan.isEarly }, random);
  if (isOpened) beginWhole(groups);
  const namedAt = opener === null ? placeOfName(plan, groups) : 0;
  const short = plan.name === null ? null : finishSentence(thankShort(plan));
  // a thank-you of six words would be remembered and could not come again: then it joins a sentence
  const joined = short !== null && hashSentence(dropCarriers(short)) !== null;
  const joinsAt = joined ? groups.length - 1 : -1;
  const sentences: string[] = [];
  for (const [at, group] of groups.entries()) {
    const named = at === namedAt ? nameBusiness(plan, opener, size) : null;
    const sentence = writeSentence(plan, sentences, isStrict, () => {
      const text = weave(group, wayTo(groups, sentences, plan, random), named, random);
      if (text === null || (named !== null && !isOpened && isLate(sentences, text, named))) return null;
      return at === joinsAt ? joinThanks(plan, text, random) : text;
    });
    if (sentence === null) return null;
    sentences.push(sentence);
  }
  const thanks = short === null || joined ? [] : [short];
  const whole = [...frameSentences(plan, { sentences, opener, thanks }, random), ...thanks];
  const { review, marks } = takeMarks(whole.join(' '), plan.choices);
  return { review, marks, sentenceHashes: hashSentences(review) };
}

function wayTo(groups: readonly Group[], sentences: readonly string[], { lead }: Plan, random: Random): Way {
  const earlier = groups.slice(0, sentences.length);
  const next = groups[earlier.length];
  // 'The rooms were clean. Hard to park.' turns too soon
  const isTurn = next !== undefined && next.tone === 'mixed' && isBare(next);
  const group = isTurn || random.chance(leadShare) ? earlier.at(-1) : undefined;
  const before = group === undefined ? null : { group, text: sentences.at(-1) ?? '' };
  const isMixed = ({ tone }: Group) => tone === 'mixed';
  return {
    before,
    turn: lead + earlier.length,
    isBlamed: earlier.some(isMixed),
    isOnly: groups.filter(isMixed).length === 1,
  };
}

type Framed = { sentences: readonly string[]; opener: string | null; thanks: readonly string[] };

/** The sentences with a greeting before them and a closing after them, as far as they are short or speak of nobody. */
function frameSentences(plan: Plan, { sentences, opener, thanks }: Framed, random: Random): readonly string[] {
  const lacking = (said: readonly string[]) => fullLength - countWords([...said, ...thanks]);
  const bare = lacking(sentences);
  const isGreeted = opener === null && (bare > 8 || (bare > 2 && random.chance(0.5)));
  const greeting = isGreeted ? pickGreeting(sentences, plan) : null;
  const greeted = greeting === null ? sentences : [finishSentence(greeting), ...sentences];
  const isMine = firstPerson.test(dropCarriers(dropTyped(plan, greeted.join(' '))));
  if (!plan.isBrief && isMine && lacking(greeted) <= 2) return greeted;
  // 'Pretty limited menu. That's pretty much it.'
  const pretty = /\bpretty\b/.exec(greeted.join(' '))?.[0];
  const around = [greeting, opener, pretty, plan.name === null ? null : 'thanks'].join(' ');
  return [...greeted, finishSentence(pickClosing(around, isMine, plan))];
}

// In the shortest statement that can bear it, so that no two drafts share a long run of words around the name
function placeOfName(plan: Plan, groups: readonly Group[]): number {
  if (plan.business === null) return -1;
  const lengths = groups.map(({ said }) => nameable(said, plan.visited)?.text.length ?? Number.POSITIVE_INFINITY);
  const shortest = Math.min(...lengths);
  return Number.isFinite(shortest) ? lengths.indexOf(shortest) : -1;
}

// A fragment after the name would read as its name; the shortest statement, so that no two drafts share a long run of words
function beginWhole(groups: Group[]): void {
  const lengths = groups.map(({ said: [first], both }) =>
    first?.kind === 'line' ? Number.POSITIVE_INFINITY : (first?.text ?? both?.halves.join('') ?? '').length,
  );
  const whole = lengths.indexOf(Math.min(...lengths));
  if (whole > 0) groups.unshift(...groups.splice(whole, 1));
}

function isLate(earlier: readonly string[], text: string, { business }: Named): boolean {
  return namesLate(dropCarriers(earlier.join(' ')), dropCarriers(text), business);
}

// The customer's own words are no words of the draft: 'my own room' may be anybody's
function dropTyped({ items }: Plan, text: string): string {
  return items
    .filter(({ sense }) => sense === null)
    .reduce(
      (rest, { choice }) => rest.replace(new RegExp(`${tieMarks(markOpen, choice)}[^${markClose}]*`, 'gu'), ''),
      text,
    );
}

function pickGreeting(sentences: readonly string[], { ending }: Plan): string {
  const said = stemsOf(dropCarriers(sentences.join(' ')));
  const fit = greetings.filter(({ stems }) => !shareOne(stems, said));
  return inTurn(fit.length > 0 ? fit : greetings, ending).phrase;
}

// The one whose turn it is, or else another that fits
function pickClosing(around: string, isMine: boolean, { ending, isBrief }: Plan): string {
  const said = stemsOf(around);
  const fits = ({ phrase, stems }: Stemmed) => !shareOne(stems, said) && (isMine || firstPerson.test(phrase));
  const own = inTurn(closings, ending);
  const fit = (fits(own) && !isBrief ? [own] : closings.filter(fits)).map(({ phrase }) => phrase);
  const least = isBrief ? Math.max(...fit.map((closing) => splitWords(closing).length)) : 0;
  return inTurn(
    fit.filter((closing) => splitWords(closing).length >= least),
    ending,
  );
}

function countWords(texts: readonly string[]): number {
  return splitWords(dropCarriers(texts.join(' '))).length;
}

function shareOne(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].some((one) => others.has(one));
}

type Stemmed = { phrase: string; stems: ReadonlySet<string> };

function withStems(phrase: string): Stemmed {
  return { phrase, stems: stemsOf(phrase) };
}

// 'sharing' and 'share' are one word here
function stemsOf(text: string): Set<string> {
  const words = splitWords(text.toLowerCase()).filter((word) => word.length > 3);
  return new Set(words.map((word) => word.slice(0, 4)));
}

function nameBusiness({ business, city, visited, isBrief }: Plan, opener: string | null, size: number): Named | null {
  if (business === null) return null;
  const isLong = isBrief || size >= (opener === null ? sizeForCity : sizeToOpenWithCity);
  return { business: city !== null && isLong ? `${business} in ${city}` : business, visited, opener };
}

function writeSentence(
  plan: Plan,
  earlier: readonly string[],
  isStrict: boolean,
  draw: () => string | null,
): string | null {
  const said = dropCarriers(earlier.join(' ')).toLowerCase();
  for (let tries = 0; tries < drawsPerSentence; tries++) {
    const drawn = draw();
    if (drawn === null) continue;
    const text = finishSentence(drawn);
    const plain = dropCarriers(text);
    if (isStrict && (repeatsAPhrase(said, plain.toLowerCase()) || beginsAlike(said, plain.toLowerCase()))) continue;
    const remembered = splitSentences(plain).some((sentence) => {
      const hash = hashSentence(sentence);
      return hash !== null && plan.isRemembered(hash);
    });
    if (!remembered) return text;
  }
  return null;
}

function joinThanks(plan: Plan, text: string, random: Random): string {
  const joined = expandFrame(random.pick(thanksJoined), random);
  return joined.replace('{p}', () => markedName(plan)).replace('{s}', () => text);
}

function thankShort(plan: Plan): string {
  return inTurn(phrases.thanks.short, plan.ending).replace('{p}', () => markedName(plan));
}

function markedName(plan: Plan): string {
  return tieMarks(`${markOpen}${plan.name ?? ''}${markClose}`, plan.choices.length - 1);
}
