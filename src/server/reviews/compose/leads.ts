import { hashSentence } from '../sentence.ts';
import { placeSlot } from './frame.ts';
import type { Group } from './grouping.ts';
import { announces, beginsWithVerb, hasSubject, isDenied, isHedged, isOpinion, isTagged } from './manner.ts';
import { dropCarriers } from './marks.ts';
import { leaveUnnamed } from './naming.ts';
import * as phrases from './phrases.ts';
import type { Said, Tone } from './say.ts';

/**
 * What a sentence may refer to, null for none; whose turn it is of the words for that; whether anything has bothered before, or
 * bothers anywhere else.
 */
export type Way = { before: Sentence | null; turn: number; isBlamed: boolean; isOnly: boolean };

/** A group in words. */
export type Sentence = { group: Group; text: string };

type Led = { group: Group; text: string; before: Sentence; isOnly: boolean };

const isLine = ({ group }: Led): boolean => group.said.every(({ kind }) => kind === 'line');

// Which words ({s} is the sentence) do not lead to what; a new rule is one line and an example
const bars: readonly (readonly [RegExp, (led: Led) => boolean])[] = [
  // 'Heads up: parking was hard, but they were kind'
  [/: /, ({ group }) => group.said.length !== 1],
  [/^(?:just|heads|to be|on the downside|one downside)/, ({ text }) => isHedged(text)],
  // 'Heads up: I thought parking was hard', 'Just so you know, it was just slow'
  [/^(?:just|heads)/, ({ text }) => isOpinion(text) || /\b(?:just|felt|rushed)\b/.test(text)],
  // 'Also, friendly people', 'To be honest, limited menu'
  [/^(?:just|heads|to be|also|plus|on top|still|that said)/, (led) => isLine(led) && !hasSubject(led.text)],
  [/^one downside/, ({ isOnly }) => !isOnly],
  // 'Also, unfortunately parking was hard'
  [/^(?!\{s\})/, ({ text }) => /^(?:(?:to|for) me|unfortunately)\b/.test(dropCarriers(text))],
  [/^still/, ({ before }) => /\bstill\b/i.test(before.text)],
  [/ as well$/, ({ before, text }) => /\bwell\b/.test(`${before.text} ${text}`)],
  // "I didn't feel rushed, too"
  [/^\{s\}(?:, too| as well)$/, ({ group, text }) => isDenied(text) || endsWithName(group, text)],
  [/^\{s\}/, ({ group }) => group.said.length !== 1 || group.said.some((one) => isTagged(one.text))],
];

/** A sentence with the words that lead to it from another one; without them where it is a line that would be remembered. */
export function lead(group: Group, { before, turn, isBlamed, isOnly }: Way, text: string): string {
  if (before === null || group.said.some(({ kind }) => kind === 'own')) return text;
  // 'On the bright side, very gentle, and they were on time', 'Also, felt welcome.'
  const isFragment = group.said.some(({ kind }) => kind === 'line') && (group.said.length > 1 || beginsWithVerb(text));
  if (isFragment || announces(text)) return text;
  const led: Led = { group, text, before, isOnly };
  const fit = leadsOf(group, openingTone(group, text), before, isBlamed).filter(
    (shell) => !bars.some(([words, isUnfit]) => words.test(shell) && isUnfit(led)),
  );
  const sentence = (fit[turn % fit.length] ?? '{s}').replace('{s}', () => text);
  return isLine(led) && hashSentence(dropCarriers(sentence)) !== null ? text : sentence;
}

// By the ends of the statements: their beginnings may have been joined or named
function openingTone({ said }: Group, text: string): Tone {
  return said.toSorted((one, other) => endOf(one, text) - endOf(other, text))[0]?.tone ?? 'good';
}

// Where the last words of a statement stand that no name parts
function endOf({ text }: Said, sentence: string): number {
  const last = text.split(placeSlot).findLast((part) => dropCarriers(part).trim() !== '') ?? '';
  return sentence.lastIndexOf(last.trim().slice(-12));
}

// 'I felt listened to at Bright Harbor as well' would be felt somewhere else too
function endsWithName({ said }: Group, text: string): boolean {
  return !said.some((one) => text.endsWith(leaveUnnamed(one.text).slice(-4)));
}

function leadsOf(group: Group, tone: Tone, before: Sentence, isBlamed: boolean): readonly string[] {
  const last = endingTone(before);
  if (tone === 'mixed') {
    if (last === 'mixed') return phrases.leads.again;
    return isBlamed ? phrases.leads.frankly : phrases.leads.downside;
  }
  // 'That said, they were kind, but it was loud'
  if (last === 'mixed') return group.tone === 'mixed' ? [] : phrases.leads.bright;
  return phrases.leads.more;
}

// Of what a sentence says last
function endingTone({ group, text }: Sentence): Tone {
  if (group.both !== null) return group.both.ending;
  return group.said.toSorted((one, other) => endOf(other, text) - endOf(one, text))[0]?.tone ?? group.tone;
}
