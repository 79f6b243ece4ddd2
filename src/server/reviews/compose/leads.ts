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

const hedging = /^(?:just|heads|to be|on the downside|one downside)/;
const informing = /^(?:just|heads)/;
const feeling = /\b(?:just|felt|rushed)\b/;
const aside = /^(?:(?:to|for) me|unfortunately)\b/;
const opening = /^(?:just|heads|to be|also|plus|on top|still|that said)/;
const saysWell = /\bwell\b/;
const joining = /^\{s\}(?:, too| as well)$/;

/** A sentence with the words that lead to it from another one; without them where it is a line that would be remembered. */
export function lead(group: Group, { before, turn, isBlamed, isOnly }: Way, text: string): string {
  if (before === null || group.said.some(({ kind }) => kind === 'own')) return text;
  // 'On the bright side, very gentle, and they were on time', 'Also, felt welcome.'
  const isFragment = group.said.some(({ kind }) => kind === 'line') && (group.said.length > 1 || beginsWithVerb(text));
  if (isFragment || announces(text)) return text;
  const isOne = group.said.length === 1;
  const isLine = group.said.every(({ kind }) => kind === 'line');
  const fit = leadsOf(group, openingTone(group, text), before, isBlamed)
    .filter((shell) => isOne || !shell.includes(': '))
    .filter((shell) => !(hedging.test(shell) && isHedged(text)))
    .filter((shell) => !(informing.test(shell) && (isOpinion(text) || feeling.test(text))))
    .filter((shell) => !(shell.endsWith(' well') && saysWell.test(`${before.text} ${text}`)))
    .filter((shell) => !(opening.test(shell) && isLine && !hasSubject(text)))
    .filter((shell) => isOnly || !shell.startsWith('one downside'))
    .filter((shell) => shell.startsWith('{s}') || !aside.test(dropCarriers(text)))
    .filter((shell) => !(shell.startsWith('still') && /\bstill\b/i.test(before.text)))
    .filter((shell) => !(joining.test(shell) && (isDenied(text) || endsWithName(group, text))))
    .filter((shell) => !shell.startsWith('{s}') || (isOne && !group.said.some((one) => isTagged(one.text))));
  const led = (fit[turn % fit.length] ?? '{s}').replace('{s}', () => text);
  return isLine && hashSentence(dropCarriers(led)) !== null ? text : led;
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
