import type { Random } from '../random.ts';
import { withArticle } from './article.ts';
import { glue, type Part, type Parts, type Shape, series } from './part.ts';
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
export function sayList(units: readonly Unit[], { random, isTight }: Shape): Parts[] {
  const used = new Set<string>();
  const [lead] = units;
  const run = adjectiveRun(units, random);
  for (const { forms } of run) for (const word of forms.adj ?? []) used.add(word);
  const items = units.filter((unit) => !run.includes(unit)).map((unit) => itemOf(unit, used, random));
  const of = (tone: Unit['tone']) => items.filter(({ unit }) => unit.tone === tone);
  const [goods, bads, mixed] = [of('good'), of('critical'), of('mixed')];
  const good = praiseOf(run.length > 0 ? sayRun(run, used, random) : null, goods, { random, isTight });
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

const sayRun = (run: readonly Unit[], used: ReadonlySet<string>, random: Random): Parts =>
  series(
    run.map(({ ids, forms }) => [
      { text: `*${pickForm(forms.adj ?? [], new Set(used.size > 3 ? [] : []), random)}`, ids },
    ]),
    ', ',
    random.chance(0.8) ? ' and ' : ', ',
  );

/** "Gentle and thorough, easy to book." */
function praiseOf(run: Parts | null, goods: readonly Item[], { random, isTight }: Shape): Parts[] {
  const said = sayGoods(goods, { random, isTight });
  const [first, ...rest] = said;
  if (run === null || first === undefined) return run === null ? said : [run];
  const joins = goods.length <= 2 && said.length === 1 && !goods.some(({ isCompound }) => isCompound);
  return joins && random.chance(isTight ? 1 : 0.6)
    ? [[...run, glue(', '), ...first.map(withoutAnd)]]
    : [run, first, ...rest];
}

const withoutAnd = (part: Part): Part => (part.ids.length === 0 && part.text === ' and ' ? glue(', ') : part);

function sayGoods(goods: readonly Item[], { random, isTight }: Shape): Parts[] {
  const [doings, things] = [goods.filter(({ isDoing }) => isDoing), goods.filter(({ isDoing }) => !isDoing)];
  const lists = chunk(things, isTight).map((some) => sayThings(some, random));
  if (doings.length === 0) return lists;
  const done = doings.length > 2 ? ', ' : ' and ';
  const own = series(
    doings.slice(0, listMost).map((item) => [partOf(item)]),
    ', ',
    doings.some(({ isCompound }) => isCompound) ? ', ' : done,
  );
  const [first, ...others] = lists;
  const isLed = goods[0]?.isDoing === true;
  if (first === undefined) return [own];
  if (doings.length === 1 && things.length <= 2 && !doings[0]?.isCompound)
    return [isLed ? series([own, asTail(things)], ', ') : series([asTail(things), own], ', ')];
  return isLed ? [own, first, ...others] : [first, own, ...others];
}

const asTail = (things: readonly Item[]): Parts =>
  series(
    things.map((item) => [partOf(item)]),
    ', ',
  );

function sayThings(some: readonly Item[], random: Random): Parts {
  const isJoinable = !some.some(({ isCompound }) => isCompound);
  const oneTopic = new Set(some.map(({ unit }) => unit.topic)).size === 1;
  const and = isJoinable && random.chance(oneTopic ? 0.6 : some.length > 2 ? 0.4 : 0);
  return series(
    some.map((item) => [partOf(item)]),
    ', ',
    and ? ' and ' : ', ',
  );
}

function sayBads(some: readonly Item[], random: Random): Parts {
  const ordered = some.toSorted((one, other) => Number(one.isDoing) - Number(other.isDoing));
  const alike = new Set(some.map(({ isDoing }) => isDoing)).size === 1 && !some.some(({ isCompound }) => isCompound);
  return series(
    ordered.map((item) => [partOf(item)]),
    ', ',
    alike && random.chance(0.7) ? ' and ' : ', ',
  );
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
  const isShort = next.filter(({ ids }) => ids.length > 0).length === 1 && count <= 2 && first.length === 1;
  const roll = random.next();
  if (isShort && roll < (isTight ? 0.8 : 0.5) && turn !== undefined && !turn.isCompound)
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
