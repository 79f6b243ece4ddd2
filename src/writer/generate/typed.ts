import type { Segment } from '../draft.ts';

// The picker leaves one capital in typed words, as specified; these get theirs back. Never add a plain word.
const acronyms = new Map(
  'OK MRI CT ECG EKG IV ADHD OCD PTSD COVID HVAC AC TV DVD ATM BMW SUV EV RV USB PDF DMV ER ENT LGBTQ BBQ BLT IPA VIP USA UK NYC LA ADA IEP CBD CPAP TMJ PT'
    .split(' ')
    .map((word) => [word.toLowerCase(), word] as const),
);
const ambiguous = new Set(['er', 'ev', 'la', 'pt', 'iv', 'ct', 'ent', 'ada', 'rv']);
const names =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|english|spanish|german|french|italian|chinese|polish|russian|arabic|korean|japanese|vietnamese|american|mexican|google|medicare|medicaid|christmas)s?$/;

export function typedSentence(words: string, choiceId: string | null): Segment[] {
  const typed = words
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const text = typed.replace(/^[\p{P}\s]*\p{Ll}/u, (start) => start.toUpperCase());
  const isEnded = /[.!?…。！？।؟]["”’')]*$|\p{Extended_Pictographic}$/u.test(text);
  return [{ text, choiceId }, ...(isEnded ? [] : [{ text: periodAfter(text), choiceId: null }])];
}

const periodAfter = (text: string): string =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text)
    ? '。'
    : /\p{Script=Devanagari}$/u.test(text)
      ? '।'
      : '.';

/** 'Ok for my mri' -> 'OK for my MRI'. */
export function restoreCapitals(words: string): string {
  return words.replace(/\p{L}+(?:['’]\p{L}+)*/gu, (typed, at: number) => {
    const word = at === 0 ? typed.toLowerCase() : typed;
    if (word === 'i' || /^i['’](?:m|d|ll|ve)$/.test(word)) return `I${word.slice(1)}`;
    if (names.test(word)) return word.charAt(0).toUpperCase() + word.slice(1);
    return ambiguous.has(word) ? typed : (acronyms.get(word) ?? typed);
  });
}
