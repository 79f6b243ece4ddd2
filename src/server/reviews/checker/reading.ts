import { readWords } from '../compose/custom.ts';
import { splitSentences } from '../sentence.ts';
import { findSense, findTrade, type Sense } from '../sentiments/sets.ts';
import { roles } from './lexicon.ts';
import { listWords, type Word } from './words.ts';

export type CheckRequest = {
  business: { name: string; city: string; category: string | null };
  sentiments: readonly string[];
  thankSomeone?: string;
  /** Hashes of the sentences in this business's recent reviews. */
  remembered?: ReadonlySet<string>;
};

export type Choice = { label: string; sense: Sense | null };

/** A review made ready for the rules: read once, used by all of them. */
export type Reading = {
  review: string;
  /** The review in lower case with what the customer and the owner typed (name, city, own words) blanked out. */
  drafted: string;
  words: readonly Word[];
  /** The words of `drafted`, without 'at' and 'in' before a name. */
  draftedWords: readonly Word[];
  sentences: readonly string[];
  choices: readonly Choice[];
  request: CheckRequest;
};

// A model can answer 100 kB; nothing after this can be part of a review of 90 words
const longestReview = 2000;

export function readReview(review: string, request: CheckRequest): Reading {
  const cut = review.slice(0, longestReview);
  const trade = findTrade(request.business.category === null ? [] : [request.business.category]);
  const choices = request.sentiments.map((label) => ({ label, sense: findSense(label, trade) }));
  const typed = [
    request.business.name,
    request.business.city,
    ...(namesARole(request.business.category ?? '') ? [] : [request.business.category ?? '']),
    request.thankSomeone ?? '',
    ...choices.flatMap(({ label, sense }) => (sense === null ? [label, readWords(label).says] : [])),
  ];
  const drafted = blankOut(cut.toLowerCase().replaceAll('’', "'"), typed);
  return {
    review: cut,
    drafted,
    words: listWords(cut.toLowerCase().replaceAll('’', "'")),
    draftedWords: listWords(dropPlaces(drafted)),
    sentences: splitSentences(cut),
    choices,
    request,
  };
}

// 'The dentist was kind' tells of a person, also where the business calls itself 'Dentist'
const role = new RegExp(`\\b(?:${roles.join('|')})$`, 'i');
const namesARole = (category: string): boolean => role.test(category);

// 'at' and 'in' before a name that is blanked out: both were put in with it
function dropPlaces(drafted: string): string {
  return drafted.replaceAll(/\b(?:at|in) (?= )/g, (found) => ' '.repeat(found.length));
}

function blankOut(text: string, typed: readonly string[]): string {
  let blanked = text;
  const phrases = typed
    .map((phrase) => phrase.toLowerCase().replaceAll('’', "'").trim())
    .filter((phrase) => phrase !== '');
  for (const phrase of phrases.sort((one, other) => other.length - one.length)) {
    const whole = new RegExp(
      `(?<![\\p{L}\\p{N}])${phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
      'gu',
    );
    blanked = blanked.replaceAll(whole, (found) => ' '.repeat(found.length));
  }
  return blanked;
}
