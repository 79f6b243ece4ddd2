import type { Random } from '../random.ts';
import { withArticle } from './article.ts';
import { glue, type Part, type Parts, plainOf, type Shape, series } from './part.ts';
import { adjectivesOf, pickForm } from './pick.ts';
import type { Unit } from './unit.ts';

interface Item {
  readonly unit: Unit;
  readonly text: string;
  readonly isDoing: boolean;
  /** A pair brings its own "and" or comma. */
  readonly isCompound: boolean;
}

const partOf = ({ unit, text }: Item): Part => ({ text, ids: unit.ids });
const listMost = 3;

/** "Friendly staff, short wait. A bit pricey." */
export const sayList = (units: readonly Unit[], shape: Shape): Parts[] => joinLone(listOf(units, shape), units);

const lone = /^(?:\S+|on time)$/;
const isLone = (parts: Parts): boolean => parts.length === 1 && lone.test(plainOf(parts[0]?.text ?? ''));

/** "Gentle." alone is the tell of a machine. */
function joinLone(sentences: readonly Parts[], units: readonly Unit[]): Parts[] {
  const toneOf = (parts: Parts) => units.find(({ ids }) => parts.some((part) => part.ids.includes(ids[0] ?? '')))?.tone;
  const joined: Parts[] = [];
  for (const parts of sentences) {
    const last = joined.at(-1);
    const takes = last !== undefined && (isLone(last) || isLone(parts)) && !last.some(({ text }) => text === ' though');
    const turns = takes && toneOf(last) !== toneOf(parts);
    if (turns && [...last, ...parts].some(({ text }) => / but /.test(text))) joined.push(parts);
    else if (takes) joined[joined.length - 1] = [...last, glue(turns ? ' but ' : ', '), ...parts];
    else joined.push(parts);
  }
  return joined;
}

function listOf(units: readonly Unit[], { random, isTight }: Shape): Parts[] {
  const used = new Set<string>();
  const [lead] = units;
  const run = adjectiveRun(units, random);
  for (const { forms } of run) for (const word of forms.adj ?? []) used.add(word);
  const items = units.filter((unit) => !run.includes(unit)).map((unit) => itemOf(unit, used, random));
  const of = (tone: Unit['tone']) => items.filter(({ unit }) => unit.tone === tone);
  const [goods, bads, mixed] = [of('good'), of('critical'), of('mixed')];
  const good = praiseOf(run.length > 0 ? sayRun(run, random) : null, goods, { random, isTight });
  const both = mixed.map((item) => [partOf(item)]);
  const bad = chunk(bads, isTight).map((some) => sayBads(some, random));
  const praise = run.includes(lead as Unit) || lead === goods[0]?.unit ? good : good.toReversed();
  if (lead?.tone === 'mixed') return [...both, ...praise, ...bad];
  if (lead?.tone === 'critical')
    return against(bad, [...praise, ...both], {
      count: bads.length,
      turn: both.length > 0 ? undefined : goods[0],
      random,
      isTight,
    });
  return [
    ...against(praise, bad, { count: goods.length, turn: both.length > 0 ? undefined : bads[0], random, isTight }),
    ...both,
  ];
}

function itemOf(unit: Unit, used: Set<string>, random: Random): Item {
  const { thing = [], doing = [] } = unit.forms;
  const isDoing = thing.length === 0 || (doing.length > 0 && random.chance(0.35));
  const text = pickForm(isDoing ? doing : thing, used, random);
  for (const word of adjectivesOf(text)) used.add(word);
  return { unit, text, isDoing, isCompound: unit.ids.length > 1 && / and |, /.test(text) };
}

/** "Friendly, honest and fast." */
function adjectiveRun(units: readonly Unit[], random: Random): readonly Unit[] {
  const some = units.filter(({ tone, forms }) => tone === 'good' && forms.adj !== undefined).slice(0, listMost);
  return some.length > 1 && random.chance(0.5) ? some : [];
}

const sayRun = (run: readonly Unit[], random: Random): Parts =>
  series(
    run.map(({ ids, forms }) => [{ text: `*${pickForm(forms.adj ?? [], new Set(), random)}`, ids }]),
    ', ',
    random.chance(0.8) ? ' and ' : ', ',
  );

/** "Gentle and thorough, easy to book." */
function praiseOf(run: Parts | null, goods: readonly Item[], { random, isTight }: Shape): Parts[] {
  const said = sayGoods(goods, { random, isTight });
  const [first, ...rest] = said;
  if (run === null || first === undefined) return run === null ? said : [run];
  const isLight = goods.length <= 2 && !goods.some(({ isCompound }) => isCompound);
  const joins = said.length === 1 && (isTight || isLight);
  return joins && random.chance(isTight ? 1 : 0.6)
    ? [[...run, glue(', '), ...first.map(withoutAnd)]]
    : [run, first, ...rest];
}

const withoutAnd = (part: Part): Part => (part.ids.length === 0 && part.text === ' and ' ? glue(', ') : part);

function sayGoods(goods: readonly Item[], { random, isTight }: Shape): Parts[] {
  const [doings, things] = [goods.filter(({ isDoing }) => isDoing), goods.filter(({ isDoing }) => !isDoing)];
  const lists = chunk(things, isTight).map((some) => sayThings(some, random));
  const done = chunk(doings, false).map((some) =>
    listed(some, some.length > 2 || some.some(({ isCompound }) => isCompound) ? ', ' : ' and '),
  );
  const isLed = goods[0]?.isDoing === true;
  const follows = doings.length === 1 && (things.length <= 2 || isTight) && !doings[0]?.isCompound;
  if (follows && things.length > 0) return [isLed ? listed([...doings, ...things]) : listed([...things, ...doings])];
  return isLed ? [...done, ...lists] : [...lists, ...done];
}

const listed = (items: readonly Item[], last = ', '): Part[] =>
  series(
    items.map((item) => [partOf(item)]),
    ', ',
    last,
  );

function sayThings(some: readonly Item[], random: Random): Parts {
  const isJoinable = !some.some(({ isCompound }) => isCompound) && new Set(some.map(isAdjective)).size === 1;
  const oneTopic = new Set(some.map(({ unit }) => unit.topic)).size === 1;
  const and = isJoinable && random.chance(oneTopic ? 0.6 : some.length > 2 ? 0.4 : 0);
  return listed(some, and ? ' and ' : ', ');
}

/** "Good service and good with kids" joins what does not belong together. */
const isAdjective = ({ text }: Item): boolean =>
  /^(?:\S+|(?:good|easy|hard|quick|slow|nice|tough) (?:with|for|to)\b.*|(?:on|done) .*|no[t]? .*|careful .*|well .*|upfront .*|clean and .*|a (?:bit|little) .*)$/.test(
    plainOf(text),
  );

function sayBads(some: readonly Item[], random: Random): Parts {
  const ordered = some.toSorted((one, other) => Number(one.isDoing) - Number(other.isDoing));
  const alike =
    new Set(some.map((item) => `${item.isDoing} ${isAdjective(item)}`)).size === 1 &&
    !some.some(({ isCompound }) => isCompound);
  return listed(ordered, alike && random.chance(0.7) ? ' and ' : ', ');
}

/** Criticism keeps its weight: its own clause with "but" or "though", or its own sentence. */
function against(
  first: readonly Parts[],
  second: readonly Parts[],
  { count, turn, random, isTight }: Shape & { readonly count: number; readonly turn: Item | undefined },
): Parts[] {
  const [next, ...rest] = second;
  const last = first.at(-1);
  if (next === undefined || last === undefined) return [...first, ...second];
  const most = isTight ? 2 : 1;
  const isShort = next.filter(({ ids }) => ids.length > 0).length <= most && count <= 2 && first.length === 1;
  const roll = isLone(next) ? random.next() * 0.65 : random.next();
  if (isShort && roll < (isTight ? 1 : 0.5) && turn !== undefined && !turn.isCompound)
    return [
      [
        ...last,
        glue(' but '),
        ...next.map((part, at) => (at === 0 ? { ...part, text: withArticle(part.text) } : part)),
      ],
      ...rest,
    ];
  if (turn?.unit.tone === 'critical' && isShort && roll < 0.65) return [...first, [...next, glue(' though')], ...rest];
  return [...first, ...second];
}

/** Two and two rather than three and one. */
function chunk(items: readonly Item[], isTight: boolean): Item[][] {
  if (items.length === 0) return [];
  if (items.length <= listMost || isTight) return [[...items]];
  return [items.slice(0, 2), items.slice(2)];
}
