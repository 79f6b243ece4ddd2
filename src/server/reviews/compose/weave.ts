import { type Bank, drawFrom, type Role } from './bank.ts';
import { expandFrame, type Frame, parseFrame } from './frame.ts';
import { tieMarks } from './marks.ts';
import * as phrases from './phrases.ts';
import { type Random, shuffle } from './random.ts';

/** One choice of the customer with the words that can express it. */
export type Item = { choice: number; bank: Bank; against: ReadonlySet<number> };

type Shell = { id: string; frame: Frame };
const shells = {
  goodSingles: parseShells('g1', phrases.goodSingles),
  goodBriefs: parseShells('brief', phrases.goodBriefs),
  goodPairs: parseShells('g2', phrases.goodPairs),
  goodTrios: parseShells('g3', phrases.goodTrios),
  mixedPairs: parseShells('mg', phrases.mixedPairs),
  mixedSingles: parseShells('m1', phrases.mixedSingles),
  mixedBriefs: parseShells('brief m', phrases.mixedBriefs),
  mixedDoubles: parseShells('m2', phrases.mixedDoubles),
  contradictions: parseShells('c', phrases.contradictions),
};
const roles: Readonly<Record<string, Role>> = { '': 'clause', t: 'plainClause', n: 'thing', s: 'article' };

function parseShells(name: string, templates: readonly string[]): Shell[] {
  return templates.map((template, at) => ({ id: `${name}.${at}`, frame: parseFrame(template) }));
}

/** Sorts four choices into sentences: a mixed one stands beside a good one where there is one. */
export function groupItems(items: readonly Item[], random: Random): Item[][] {
  const groups: Item[][] = [];
  const left = new Set(shuffle(items, random));
  function take(fits: (item: Item) => boolean): Item | undefined {
    for (const item of left)
      if (fits(item)) {
        left.delete(item);
        return item;
      }
    return undefined;
  }
  for (const item of [...left].filter((one) => one.against.size > 0)) {
    if (!left.delete(item)) continue;
    const other = take((one) => item.against.has(one.choice));
    groups.push(other === undefined ? [item] : sortMixedFirst([item, other]));
  }
  for (;;) {
    const mixed = take((item) => item.bank.tone === 'mixed');
    if (mixed === undefined) break;
    const partner = random.chance(0.9) ? take((item) => item.bank.tone === 'good') : undefined;
    const second = partner ?? (random.chance(0.5) ? take((item) => item.bank.tone === 'mixed') : undefined);
    groups.push(second === undefined ? [mixed] : [mixed, second]);
  }
  for (;;) {
    const good = take((item) => item.bank.tone === 'good');
    if (good === undefined) break;
    const group = [good];
    const size = random.pick([1, 1, 1, 2, 2, 2, 3]);
    while (group.length < size) {
      const next = take((item) => item.bank.tone === 'good');
      if (next === undefined) break;
      group.push(next);
    }
    groups.push(group);
  }
  for (const own of left) groups.push([own]);
  return shuffle(groups, random);
}

function sortMixedFirst(group: Item[]): Item[] {
  return group.sort((one, other) => Number(one.bank.tone === 'good') - Number(other.bank.tone === 'good'));
}

/** `bare` keeps a lead from the start, where something else stands before it. One sentence, without capital and full stop, that says all choices of the group; null where the drawn shell does not fit. */
export function weaveSentence(
  group: readonly Item[],
  used: ReadonlySet<string>,
  bare: boolean,
  random: Random,
): { text: string; id: string } | null {
  const shell = random.pick(pickShells(group, random));
  if (used.has(shell.id) && !plainShells.has(shell.id)) return null;
  let missing = false;
  const text = expandFrame(shell.frame, random).replaceAll(
    /\{([+^~]?)(\d)([tns]?)\}/g,
    (_, lead: string, position: string, role: string, at: number) => {
      const item = group[Number(position) - 1];
      const drawn = item === undefined ? null : drawFrom(item.bank.pools[roles[role] ?? 'clause'], random);
      if (item === undefined || drawn === null) {
        missing = true;
        return '';
      }
      const said = tieMarks(drawn, item.choice);
      return lead === '' || (bare && at === 0) ? said : `${drawLead(lead, /^.?I\b/u.test(drawn), random)} ${said}`;
    },
  );
  return missing ? null : { text, id: shell.id };
}

const leads = {
  any: new Map<string, readonly string[]>(phrases.leads.any),
  others: new Map<string, readonly string[]>([
    ...phrases.leads.others.map(
      ([kind, own]) =>
        [kind, [...own, ...(new Map<string, readonly string[]>(phrases.leads.any).get(kind) ?? [])]] as const,
    ),
  ]),
};

function drawLead(kind: string, opensWithI: boolean, random: Random): string {
  return random.pick((opensWithI ? leads.any : leads.others).get(kind) ?? ['']);
}

function pickShells(group: readonly Item[], random: Random): readonly Shell[] {
  const [first, second] = group;
  if (first !== undefined && second?.bank.tone === 'good' && first.against.has(second.choice))
    return shells.contradictions;
  if (first?.bank.tone === 'mixed') {
    if (second === undefined) return random.chance(0.5) ? shells.mixedBriefs : shells.mixedSingles;
    return second.bank.tone === 'mixed' ? shells.mixedDoubles : shells.mixedPairs;
  }
  if (first?.bank.tone === 'own') return ownShells;
  if (group.length === 1) return random.chance(0.75) ? shells.goodBriefs : shells.goodSingles;
  return group.length === 2 ? shells.goodPairs : shells.goodTrios;
}

// Plain sentences may follow one another; a turn of phrase may not
const plainShells = new Set([
  'g2.0',
  'g2.1',
  'g2.2',
  'g2.3',
  'g2.4',
  'brief.0',
  'brief.1',
  'brief.2',
  'brief m.0',
  'brief m.1',
]);

const ownShells = parseShells('o1', phrases.ownSingles);
