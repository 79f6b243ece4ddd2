import { createRequire } from 'node:module';
import type Nlp from 'compromise/three';
import { type Bank, ownBank } from './bank.ts';
import { acronyms, capitals, feelings, moreQualities, ofMine, ofTheirs, subjects } from './custom-words.ts';
import { parseFrame } from './frame.ts';
import * as phrases from './phrases.ts';

const require = createRequire(import.meta.url);
let grammar: typeof Nlp | undefined;
/** Loaded with the first words of a customer's own: it takes 40 MB and a third of the time to start. */
function english(): typeof Nlp {
  grammar ??= require('compromise/three') as typeof Nlp;
  return grammar;
}

/** What a customer's own words are, grammatically: how they can stand in a sentence. */
type Reading =
  | { kind: 'statement'; says: string }
  | { kind: 'thing'; says: string }
  | { kind: 'absence'; says: string }
  | { kind: 'feeling'; says: string }
  | { kind: 'quality'; says: string }
  | { kind: 'quote'; says: string };

const known = new Map<string, Bank>();

/** Frames around a customer's own words that are grammatical whatever the words are. */
export function frameCustom(words: string): Bank {
  const cached = known.get(words);
  if (cached !== undefined) return cached;
  const reading = readWords(words);
  const bank = ownBank(phrases.own[reading.kind].map((template) => parseFrame(template, {}, reading.says)));
  // bounded: anyone can type anything
  if (known.size > 2000) known.clear();
  known.set(words, bank);
  return bank;
}

export function readWords(words: string): Reading {
  const plain = words
    .replaceAll(/[<>{}[\]|$\\_*`"“”„«»]/g, ' ')
    .replaceAll(/\p{Extended_Pictographic}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 40);
  const bare = plain.replace(/[.,;:!?…]+$/u, '').trim();
  const quote: Reading = { kind: 'quote', says: lowerFirst(bare === '' ? 'as I said' : bare) };
  // punctuation inside, other scripts, digits and shouting are quoted as they stand
  if (bare !== plain.replace(/\.$/, '') || !/^[A-Za-z][A-Za-z'’ -]*$/.test(bare)) return quote;
  const text = lowerFirst(bare);
  return readGrammar(text) ?? quote;
}

const determiners =
  /^(?:the|a|an|my|our|their|his|her|its|this|that|these|those|some|many|lots of|plenty of|a lot of|all the) /;
const auxiliaries = '(?:was|were|is|are|had|has|did|felt|looked|seemed|smelled|tasted|took|made|helped|worked)';

function readGrammar(text: string): Reading | null {
  const lower = text.toLowerCase();
  const [first = '', second = ''] = lower.split(' ');
  const count = lower.split(' ').length;
  if (/^no [a-z]/.test(lower) && isNoun(lower.slice(3))) return { kind: 'absence', says: text };
  if (subjects.has(first) && count > 1)
    return /^(?:[a-z']+) (?:[a-z']+n't|[a-z]+ed|[a-z]+)\b/.test(lower) && hasVerb(lower)
      ? { kind: 'statement', says: text }
      : null;
  if (
    /^(?:the |my |our |their )?[a-z-]+(?: [a-z-]+)? (?:was|were|is|are) [a-z]/.test(lower) &&
    !/^(?:was|were|is|are)\b/.test(lower)
  ) {
    const bareSubject = determiners.test(lower) || /^[a-z]+ing\b/.test(lower) || subjects.has(first);
    return { kind: 'statement', says: bareSubject ? text : `the ${text}` };
  }
  if (new RegExp(` ${auxiliaries} `).test(` ${lower} `) && !ofMine.has(first) && !ofTheirs.has(first)) return null;
  if (
    /^(?:not|very|so|too|quite|super|really|a bit|a little|pretty|rather) (?!so$)[a-z-]+$/.test(lower) &&
    isAdjective(lower.split(' ').at(-1) ?? '')
  ) {
    return feelings.has(lower.split(' ').at(-1) ?? '')
      ? { kind: 'feeling', says: text }
      : { kind: 'quality', says: text };
  }
  if (count === 1 && feelings.has(lower)) return { kind: 'feeling', says: text };
  if (ofMine.has(first) && count > 1) return { kind: 'statement', says: `I ${text}` };
  if (ofTheirs.has(first) && count > 1) return readDeed(text, first, second);
  if (count === 1 && isAdjective(lower) && !/^(?:so|undefined|just|such|same)$/.test(lower))
    return { kind: 'quality', says: text };
  if (count === 3 && lower.split(' ')[1] === 'and' && isAdjective(first) && isAdjective(lower.split(' ')[2] ?? ''))
    return { kind: 'quality', says: text };
  if (isNoun(lower) && !/^(?:i|we|you|it|they)\b/.test(lower))
    return { kind: 'thing', says: determiners.test(lower) || isProper(text) ? text : `the ${text}` };
  return null;
}

// 'treated with respect' was done to me; 'explained everything' is what they did
function readDeed(text: string, first: string, second: string): Reading | null {
  if (
    /^(?:with|like|as|by|well|fairly|kindly|gently|seriously|waiting|warmly|nicely|right|badly|poorly|rudely)$/.test(
      second,
    )
  )
    return { kind: 'statement', says: `I was ${text}` };
  if (
    /^(?:me|my|us|our|everything|every|all|the|what|things|a|an|it|to|for|in)$/.test(second) &&
    first !== 'taken' &&
    first !== 'kept'
  )
    return { kind: 'statement', says: `they ${text}` };
  return null;
}

function hasVerb(text: string): boolean {
  return english()(text).has('#Verb');
}

function isAdjective(word: string): boolean {
  return (
    moreQualities.has(word) ||
    english()(`it was ${word}`).match('#Adjective').text() === word ||
    english()(word).match('#Adjective').text() === word
  );
}

const notAThing =
  /^(?:on|in|at|like|as|so|super|very|too|really|out|off|up|down|easy|best|worst|ever|all|nothing|none|just|never|always|yes|no) |^\S*-(?:to|and)-|(?:ing|ly)$/;

// Among words that it does not know the grammar takes every one for a noun: one has to be known
function isEnglish(phrase: string): boolean {
  const words = phrase.split(' ');
  return words.some(
    (word) =>
      Object.hasOwn(lexicon, word) ||
      /^(?:of|for|the|a|an|my|our|their|options|value)$|(?:ness|ship|ment|ance|ence|tion|sion|ity)$/.test(word) ||
      acronyms.has(word) ||
      capitals.has(word),
  );
}

const lexicon = readLexicon();

function readLexicon(): object {
  const model: object = english().model();
  const one: unknown = 'one' in model ? model.one : null;
  const words: unknown = typeof one === 'object' && one !== null && 'lexicon' in one ? one.lexicon : null;
  return typeof words === 'object' && words !== null ? words : {};
}

// a noun at the end and nothing but nouns, adjectives, determiners and small words before it
function isNoun(phrase: string): boolean {
  if (notAThing.test(phrase) || !isEnglish(phrase)) return false;
  if (/^\S+ (?!of\b|for\b)/.test(phrase) && english()(phrase).terms().first().has('#Imperative')) return false;
  const doc = english()(determiners.test(phrase) ? phrase : `the ${phrase}`);
  const terms: { text: string; tags: string[] }[] = doc.json()[0]?.terms ?? [];
  const tagged = terms.filter((term) => term.text !== '');
  const last = tagged.at(-1);
  if (last === undefined || !last.tags.includes('Noun') || last.tags.includes('Pronoun')) return false;
  return tagged.every(
    (term) =>
      term.tags.some((tag) =>
        ['Noun', 'Adjective', 'Determiner', 'Preposition', 'Possessive', 'Gerund', 'Conjunction', 'Value'].includes(
          tag,
        ),
      ) &&
      !term.tags.includes('PastTense') &&
      !term.tags.includes('Infinitive'),
  );
}

function isProper(text: string): boolean {
  return /^(?:Dr|Mr|Mrs|Ms|Prof)\b/.test(text);
}

// The picker puts 'Mri scan'; in a sentence it is 'MRI scan', and 'Warm blanket' is 'warm blanket'
function lowerFirst(text: string): string {
  const shouted = text === text.toUpperCase() && text.length > 4;
  return text
    .split(' ')
    .map((word, at, all) => {
      const key = word.toLowerCase();
      const [stem = '', ...rest] = key.split(/(?=['’-])/);
      if (/^(?:dr|mr|mrs|ms|prof)$/.test(all[at - 1]?.toLowerCase() ?? ''))
        return key.charAt(0).toUpperCase() + key.slice(1);
      const fixed = acronyms.get(key) ?? capitals.get(key);
      if (fixed !== undefined) return fixed;
      const start = acronyms.get(stem) ?? capitals.get(stem);
      if (start !== undefined) return start + rest.join('');
      return shouted || /^\p{Lu}\p{Ll}*(?:['’-]\p{L}+)*$/u.test(word) ? key : word;
    })
    .join(' ');
}
