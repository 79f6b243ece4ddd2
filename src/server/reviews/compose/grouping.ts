import { announces, hasSubject, isIntensified, isTagged, trailingLast } from './manner.ts';
import { type Random, shuffle } from './random.ts';
import type { Said, SaidBoth, Tone } from './say.ts';

// Of the statements that read better alone: a sentence of its own would come again too often if each had one
const listShare = 0.5;
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
    groups.push(beside?.tone === 'mixed' ? trailingLast(pair, textOf) : pair);
  }
  const isList = clauses.size === 3 && ![...clauses].some(standsAlone) && random.chance(0.6);
  if (isList) groups.push([...clauses]);
  else {
    const good = trailingLast([...clauses], textOf);
    while (good.length > 0) groups.push(good.splice(0, 2));
  }
  const alone = groups.filter(([one, two]) => one?.kind === 'clause' && two === undefined);
  for (const group of alone.slice(named ? 1 : 0)) {
    const pairs = groups.filter((other) => other !== group && other.length === 2 && other[1]?.kind === 'clause');
    const pair =
      pairs.find((other) => ![...other, ...group].some(standsAlone)) ??
      (random.chance(listShare) ? pairs[0] : undefined);
    const whole = pair === undefined ? lines.findIndex(({ text }) => hasSubject(text)) : -1;
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
  return settle(shuffle([...sorted, ...both.map((one): Group => ({ said: [], both: one, tone: 'mixed' }))], random));
}

// What has no subject would borrow one, and 'there was also the blanket' follows something: neither comes first, and praise
// without a subject never after what bothered
function settle(groups: readonly Group[]): Group[] {
  const follows = (group: Group) => isBare(group) || group.said[0]?.kind === 'own';
  const settled = groups.filter((group) => !follows(group));
  for (const group of groups.filter(follows)) {
    const praised = settled.findIndex(({ tone, both }) => tone === 'good' && both === null);
    settled.splice(group.tone === 'good' && praised >= 0 ? praised + 1 : settled.length, 0, group);
  }
  return settled;
}

/** A line that has no subject, by itself. */
export function isBare({ said: [one, other] }: Group): boolean {
  return one?.kind === 'line' && other === undefined && !hasSubject(one.text);
}

const textOf = ({ text }: Said): string => text;

function standsAlone({ text }: Said): boolean {
  return announces(text) || isIntensified(text) || isTagged(text);
}

function take(from: Set<Said>, fits: (said: Said) => boolean): Said | undefined {
  const found = [...from].find(fits);
  if (found !== undefined) from.delete(found);
  return found;
}

function toneOf(said: readonly Said[]): Tone {
  return said.some(({ tone }) => tone === 'mixed') ? 'mixed' : (said[0]?.tone ?? 'good');
}
