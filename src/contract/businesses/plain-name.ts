import { asLatin } from '../look-alikes.ts';
import { asksToDial, mayMislead, spokenDot } from '../stranger-words.ts';

const nameMax = 40;
const anyNumber = /-*\p{N}[\p{N}-]*/gu;
/** Five or more digits, however they are grouped. */
const longNumber = /\p{N}(?:[ '’&-]*\p{N}){4,}/gu;

/** Shortens a name to 40 characters in which no mail program finds a link, an address or a telephone number. */
export function plainName(name: string): string {
  const words = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}'’& -]/gu, ' ')
    .replace(asksToDial(name) ? anyNumber : longNumber, ' ')
    .replace(new RegExp(spokenDot, 'giu'), ' ')
    .replace(/\b(?:https?|www|mailto|tel)\b/giu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...words].slice(0, nameMax).join('').trim() || 'Unnamed';
}

const digitsAsLetters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
};

/** As a hasty reader sees them. */
const wordsOf = (name: string): string[] =>
  asLatin(name.normalize('NFKD').toLowerCase())
    .replace(/\p{M}|\p{Cf}|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\d/g, (digit) => digitsAsLetters[digit] ?? digit)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** "Sayso Security", "S-A-Y-S-O" and "MySayso", but not "Essays of Note". Short names are whole words. */
function namesProduct(product: string, name: string): boolean {
  const wanted = wordsOf(product).join('');
  const words = wordsOf(name);
  return words.some((word, at) => {
    if (wanted.length > 4 && (word.startsWith(wanted) || word.endsWith(wanted))) return true;
    let run = '';
    for (let next = at; next < words.length && run.length < wanted.length; next += 1) run += words[next];
    return run === wanted;
  });
}

/** "PаyPal" with a Cyrillic letter. */
const mixesAlphabets = (name: string): boolean =>
  name
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}|\p{Script=Greek}/u.test(word));

/**
 * A name of an owner or a business in an email to strangers; null if they might take it for the product's or follow it to
 * somewhere else.
 */
export const nameForStrangers = (product: string, name: string): string | null =>
  namesProduct(product, name) || mixesAlphabets(name) || mayMislead(name) ? null : plainName(name);

export const someBusiness = (product: string): string => `A business on ${product}`;

/** In the body of an email to strangers, who must learn whom it is from; null if they might take it for another's name. */
export const nameInBody = (product: string, name: string): string | null =>
  namesProduct(product, name) || mixesAlphabets(name) ? null : plainName(name);

/** The sender of emails to strangers. */
export const senderName = (product: string, name: string): string =>
  nameForStrangers(product, name) ?? someBusiness(product);
