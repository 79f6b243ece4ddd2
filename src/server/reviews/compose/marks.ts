import { markClose, markOpen } from './frame.ts';

/** A place in a review, in UTF-16 units, that says what the customer chose. */
export type Mark = { start: number; end: number; choice: string };

const firstChoice = 0xe010;
const carriers = /[\uE000-\uF8FF]/g;

/** Ties the marks of a phrase to the choice at this position. */
export function tieMarks(phrase: string, choice: number): string {
  return phrase.replaceAll(markOpen, String.fromCharCode(firstChoice + choice));
}

/** The text without its carriers of marks. */
export function dropCarriers(text: string): string {
  return text.replaceAll(carriers, '');
}

/** Takes out what a typed text must not bring: carriers of marks, control and invisible characters. */
export function stripCarriers(text: string): string {
  return text.replaceAll(/[\p{Co}\p{Cc}\p{Cf}\p{Cs}]/gu, ' ').replaceAll(/\s+/gu, ' ');
}

/** The text without its carriers, and where each choice stands in it. */
export function takeMarks(text: string, choices: readonly string[]): { review: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let review = '';
  let open: { start: number; choice: string } | null = null;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (character === markClose) {
      if (open !== null && review.length > open.start) marks.push({ ...open, end: review.length });
      open = null;
    } else if (code >= firstChoice && code < firstChoice + choices.length) {
      open = { start: review.length, choice: choices[code - firstChoice] ?? '' };
    } else review += character;
  }
  return { review, marks };
}
