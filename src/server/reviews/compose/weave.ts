import { hashSentence } from '../sentence.ts';
import { dropCarriers } from './marks.ts';
import { bearsName, leaveUnnamed, type Named, nameBefore, nameInside } from './naming.ts';
import * as phrases from './phrases.ts';
import { type Random, shuffle } from './random.ts';
import type { Said, SaidBoth, Tone } from './say.ts';

// Of the pairs in early drafts
const partShare = 0.5;

/** What becomes one sentence. */
export type Group = { said: readonly Said[]; both: SaidBoth | null; tone: Tone };

/** `named`: a statement is to name the business; `early`: nothing that this business has said could come again yet. */
export type Setting = { named: boolean; early: boolean };

/**
 * Sorts what is said into sentences. A sentence of six words or more comes again soon if it says one choice alone, so a
 * statement stands beside another one, or beside the name of the business; only short lines stand alone, and statements in the
 * first drafts of a business.
 */
export function groupSaid(
  said: readonly Said[],
  both: readonly SaidBoth[],
  { named, early }: Setting,
  random: Random,
): Group[] {
  const groups: Said[][] = said.filter(({ kind }) => kind === 'own').map((own) => [own]);
  const lines = said.filter(({ kind }) => kind === 'line');
  const clauses = new Set(said.filter(({ kind }) => kind === 'clause'));
  for (const mixed of [...clauses].filter(({ tone }) => tone === 'mixed')) {
    if (!clauses.delete(mixed)) continue;
    const beside = take(clauses, ({ tone }) => tone === 'good') ?? take(clauses, () => true);
    const pair = beside === undefined ? [mixed] : [mixed, beside];
    groups.push(beside?.tone === 'mixed' ? lastToTrail(pair) : pair);
  }
  const isList = clauses.size === 3 && ![...clauses].some(standsAlone) && random.chance(0.6);
  if (isList) groups.push([...clauses]);
  else {
    const good = lastToTrail([...clauses]);
    while (good.length > 0) groups.push(good.splice(0, 2));
  }
  const alone = groups.filter(([one, two]) => one?.kind === 'clause' && two === undefined);
  for (const group of alone.slice(named ? 1 : 0)) {
    const pair = groups.find(
      (other) =>
        other !== group && other.length === 2 && other[1]?.kind === 'clause' && ![...other, ...group].some(standsAlone),
    );
    const whole = pair === undefined ? lines.findIndex(({ text }) => hasSubject.test(dropCarriers(text))) : -1;
    const [line] = whole < 0 ? [] : lines.splice(whole, 1);
    if (pair !== undefined) pair.push(...group.splice(0, 1));
    else if (line !== undefined) group.unshift(line);
  }
  for (const line of lines) groups.push([line]);
  if (early)
    for (const pair of groups.filter(({ length }) => length === 2))
      if (random.chance(partShare)) groups.push(pair.splice(1, 1));
  const sorted = groups
    .filter((group) => group.length > 0)
    .map((one) => ({ said: one, both: null, tone: toneOf(one) }));
  return shuffle([...sorted, ...both.map((one): Group => ({ said: [], both: one, tone: 'mixed' }))], random);
}

// 'Just so you know, I wish it was quieter', 'To be honest, to me the room felt dated'
// A no takes 'either', not 'too'
const joining = /^\{s\}(?:, too| as well)$/;
const denied = /\b(?:not|no|never|nobody|none|nothing|no one|hardly|barely)\b|n't\b/;
const hedging = /^(?:just|heads|to be|on the downside|one downside)/;
const hedged = /^(?:I (?:just )?(?:wish|would|was hoping|had hoped)|I'd |I've |(?:to|for) me\b|unfortunately\b)/;

// What names one thing before it says it: so begins no item of a list, and nothing that a sentence has led to
const announcing =
  /^(?:(?:I'd|I would|I have to|I must|I'll|I can) (?:say|admit|add|call)|what|(?:one|another) [a-z]+|an? (?:big )?(?:plus|downside)|the (?:hard|tricky|tough) part)\b/;

// 'they were on time and I appreciated that' says no more after it
const tagged = /\b(?:and i (?:really )?[a-z]+ (?:it|that)|which (?:i|was) .*|and i could tell)$/i;

function isTagged({ text }: Said): boolean {
  return tagged.test(dropCarriers(text).trim());
}

// 'they were so kind, I was happy' reads as 'so kind that I was happy'
const intensified = /\b(?:so|such) /;

// 'I wish it was bigger and it was loud' reads as one wish
function lastToTrail(said: readonly Said[]): Said[] {
  const trails = (one: Said) => Number(isTagged(one) || hedged.test(dropCarriers(one.text)));
  return said.toSorted((one, other) => trails(one) - trails(other));
}

function standsAlone(said: Said): boolean {
  const text = dropCarriers(said.text);
  return announcing.test(text) || intensified.test(text) || isTagged(said);
}

function take(from: Set<Said>, fits: (said: Said) => boolean): Said | undefined {
  const found = [...from].find(fits);
  if (found !== undefined) from.delete(found);
  return found;
}

function toneOf(said: readonly Said[]): Tone {
  return said.some(({ tone }) => tone === 'mixed') ? 'mixed' : (said[0]?.tone ?? 'good');
}

/** What a sentence may refer to, null for none; whose turn it is of the words for that; whether anything has bothered before. */
export type Way = { before: Sentence | null; turn: number; isBlamed: boolean };

/** A group in words. */
export type Sentence = { group: Group; text: string };

/** One sentence without capital and full stop; `named` where it is to name the business; null where it would read badly. */
export function weave(group: Group, way: Way, named: Named | null, random: Random): string | null {
  if (group.both !== null) {
    const text = group.both.halves.join(random.pick(group.both.turns));
    return named === null || named.opener === null ? text : nameBefore(text, named, named.opener);
  }
  if (named === null) return lead(group, way, join(group, group.said.map(plain), random));
  if (named.opener !== null) {
    const text = join(group, group.said.map(plain), random);
    return text === null ? null : nameBefore(text, named, named.opener);
  }
  const bearer = nameable(group.said, named.visited);
  const inside = bearer === null ? null : nameInside(bearer.text, named, random);
  if (inside === null) return null;
  const texts = group.said.map((one) => (one === bearer ? inside : plain(one)));
  return lead(group, way, join(group, texts, random));
}

/** The shortest statement of a sentence that can name the business. */
export function nameable(said: readonly Said[], visited: boolean): Said | null {
  // Whoever was 'they' before is not named afterwards: it would read as somebody else
  const they = said.findIndex(({ text }) => text.startsWith('they '));
  const fit = said.filter(
    ({ kind, text }, at) => kind === 'clause' && (they < 0 || at <= they) && bearsName(text, visited),
  );
  return fit.toSorted((one, other) => one.text.length - other.text.length)[0] ?? null;
}

function plain({ text }: Said): string {
  return leaveUnnamed(text);
}

function join({ said }: Group, texts: readonly string[], random: Random): string | null {
  const [one = '', two, three] = texts;
  const [first, second] = said;
  if (two === undefined) return one;
  const linked = / (?:and|but|because|since|so|how|that|what|who|when) |^what /.test(texts.join(' '));
  if (three !== undefined) {
    const mixed = texts.filter((_, at) => said[at]?.tone === 'mixed');
    const good = texts.filter((text) => !mixed.includes(text));
    if (mixed.length === 0 || good.length === 0) return `${one}, ${two}, and ${three}`;
    // Praise stands beside praise, and what bothered beside what bothered
    const [alike, [last]] = mixed.length > 1 ? [mixed, good] : [good, mixed];
    return `${alike.join(linked ? ', and ' : ' and ')}, but ${last}`;
  }
  if (first?.kind === 'line') return `${one}${first.tone === second?.tone ? ', and' : ', but'} ${two}`;
  if (first?.tone === 'mixed' && second?.tone === 'good')
    return random
      .pick(phrases.mixedPairs)
      .replace('{m}', () => one)
      .replace('{g}', () => two);
  const shell = linked ? '{1}, and {2}' : random.pick(phrases.pairs);
  return shell.replace('{1}', () => one).replace('{2}', () => shortenSubject(one, two, shell, random));
}

// What has a subject of its own, so that a verb after it would be read as that one's; or a no, which would be read on
const inner =
  /. (?:I|they|it|that|how|what|who|so|when|because|everyone|everybody|nobody|never|[a-z]+n't|the (?:staff|team|people|folks))\b/;

// 'they were on time and they explained everything' says 'they' once
function shortenSubject(one: string, other: string, shell: string, random: Random): string {
  const [subject = ''] = other.split(' ');
  const before = dropCarriers(one);
  const same = /^(?:they|I)$/.test(subject) && before.startsWith(`${subject} `) && !inner.test(before);
  return same && shell === '{1} and {2}' && random.chance(0.75) ? other.slice(subject.length + 1) : other;
}

const hasSubject =
  /^(?:they|I|it|everyone|everybody|nobody|no one|there|we)\b|^(?:the|my|their|our) .*\b(?:was|were|is|are|had|[a-z]+ed)\b/;
const beginsWithoutSubject =
  /^(?:felt|found|got|had|handled|kept|made|never|not|struggled|took|treated|waited|was|were)\b/;

// From another sentence to this one; a line that gets longer by it would be remembered
function lead(group: Group, { before, turn, isBlamed }: Way, text: string | null): string | null {
  if (text === null || before === null || group.said.some(({ kind }) => kind === 'own')) return text;
  const plainText = dropCarriers(text);
  // 'On the bright side, very gentle, and they were on time', 'Also, felt welcome.'
  const isFragment =
    group.said.some(({ kind }) => kind === 'line') && (group.said.length > 1 || beginsWithoutSubject.test(plainText));
  if (isFragment || announcing.test(plainText)) return text;
  const isOne = group.said.length === 1;
  const fit = leadsOf(group, openingTone(group, text), before, isBlamed)
    .filter((shell) => isOne || !shell.includes(': '))
    .filter((shell) => !(hedging.test(shell) && hedged.test(plainText)))
    .filter((shell) => !(joining.test(shell) && denied.test(plainText)))
    .filter((shell) => !shell.startsWith('{s}') || (isOne && !group.said.some(isTagged)));
  const led = (fit[turn % fit.length] ?? '{s}').replace('{s}', () => text);
  const isLine = group.said.every(({ kind }) => kind === 'line');
  return isLine && hashSentence(dropCarriers(led)) !== null ? text : led;
}

// By the ends of the statements: their beginnings may have been joined or named
function openingTone({ said }: Group, text: string): Tone {
  const endOf = (one: Said) => text.indexOf(plain(one).slice(-12));
  return said.toSorted((one, other) => endOf(one) - endOf(other))[0]?.tone ?? 'good';
}

function leadsOf(group: Group, tone: Tone, before: Sentence, isBlamed: boolean): readonly string[] {
  const last = endingTone(before);
  if (tone === 'mixed') {
    if (last === 'mixed') return phrases.leads.again;
    return isBlamed ? phrases.leads.frankly : phrases.leads.downside;
  }
  // 'That said, they were kind, but it was loud'
  if (last === 'mixed') return group.tone === 'mixed' ? [] : phrases.leads.bright;
  return last === 'good' ? phrases.leads.more : [];
}

// Of what a sentence says last; null where it says two things that deny each other
function endingTone({ group, text }: Sentence): Tone | null {
  const endOf = (one: Said) => text.lastIndexOf(plain(one).slice(-12));
  return group.said.toSorted((one, other) => endOf(other) - endOf(one))[0]?.tone ?? null;
}
