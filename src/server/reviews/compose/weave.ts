import type { Group } from './grouping.ts';
import { lead, type Way } from './leads.ts';
import { trailingLast, withoutTag } from './manner.ts';
import { dropCarriers } from './marks.ts';
import { bearsName, leaveUnnamed, type Named, nameBefore, nameInside } from './naming.ts';
import * as phrases from './phrases.ts';
import type { Random } from './random.ts';
import type { Said } from './say.ts';

/** One sentence without capital and full stop; `named` where it is to name the business; null where no statement can. */
export function weave(group: Group, way: Way, named: Named | null, random: Random): string | null {
  if (group.both !== null) {
    const text = group.both.halves.join(random.pick(group.both.turns));
    return named === null || named.opener === null ? text : nameBefore(text, named, named.opener);
  }
  const unnamed = group.said.map(({ text }) => leaveUnnamed(text));
  if (named === null) return lead(group, way, join(group, unnamed, random));
  if (named.opener !== null) return nameBefore(join(group, unnamed, random), named, named.opener);
  const bearer = nameable(group.said, named.visited);
  const beside = group.said.filter((one) => one !== bearer).map(({ text }) => dropCarriers(text));
  const inside = bearer === null ? null : nameInside(bearer.text, beside.join(' '), named, random);
  if (inside === null) return null;
  const texts = group.said.map((one, at) => (one === bearer ? inside : (unnamed[at] ?? '')));
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

function join({ said }: Group, whole: readonly string[], random: Random): string {
  const isOneTone = new Set(said.map(({ tone }) => tone)).size === 1;
  const texts = isOneTone && whole.length > 1 ? whole.map(withoutTag) : whole;
  const [one = '', two, three] = texts;
  const [first, second] = said;
  if (two === undefined) return one;
  const linked = / (?:and|but|because|since|so|how|that|what|who|when|made sure|glad|happy|pleased) |^what /.test(
    texts.join(' '),
  );
  if (three !== undefined) {
    const mixed = texts.filter((_, at) => said[at]?.tone === 'mixed');
    const good = texts.filter((text) => !mixed.includes(text));
    if (mixed.length === 0 || good.length === 0) return `${one}, ${two}, and ${three}`;
    // Praise stands beside praise, and what bothered beside what bothered
    const [alike, [last]] = mixed.length > 1 ? [mixed, good] : [good, mixed];
    return `${trailingLast(alike, String).join(linked ? ', and ' : ' and ')}, but ${last}`;
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
