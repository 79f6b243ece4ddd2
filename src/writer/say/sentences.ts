import type { Voice } from '../../contract/reviews/calls.ts';
import type { Random } from '../random.ts';
import { type Clause, clauseOf, dropsSubject, isBe, isCompound, joinClauses, sharesSubject, whole } from './clause.ts';
import { glue, type Parts, type Shape, series, wordsIn } from './part.ts';
import { adjectivesOf, pickForm } from './pick.ts';
import type { Unit } from './unit.ts';

interface Told extends Clause {
  readonly unit: Unit;
}
type Group = readonly Told[];

/** "The staff is friendly and they explain things well. Clean office, short wait." */
export function saySentences(units: readonly Unit[], voice: Exclude<Voice, 'list'>, shape: Shape): Parts[] {
  const { random } = shape;
  const used = new Set<string>();
  const told = tell(units, voice, used, random);
  const [lead] = told;
  const of = (tone: Unit['tone']) => told.filter(({ unit }) => unit.tone === tone);
  const goods = group(of('good'));
  const bads = group(of('critical'));
  const both = of('mixed').map((one): Group => [one]);
  const how = { voice, used, ...shape };
  const say = (groups: readonly Group[]) => splice(groups, how);
  const isLed = lead?.unit.tone;
  if (isLed === 'mixed') return [...say(both), ...say(goods), ...say(bads)];
  const [first, second] = isLed === 'critical' ? [bads, goods] : [goods, bads];
  return [...turn(first, second, { ...how, isPraise: isLed !== 'critical', hasBut: both.length > 0 }), ...say(both)];
}

function tell(units: readonly Unit[], voice: Exclude<Voice, 'list'>, used: Set<string>, random: Random): Told[] {
  let hasYou = false;
  return units.map((unit) => {
    const { you, plain = [] } = unit.forms;
    const takesYou = voice === 'you' && you !== undefined && (!hasYou || plain.length === 0 || random.chance(0.5));
    hasYou ||= takesYou;
    const from = voice === 'past' ? (unit.forms.past ?? []) : takesYou ? you : plain;
    const form = pickForm(from, used, random);
    for (const word of adjectivesOf(form)) used.add(word);
    return { unit, ...clauseOf(form, unit.ids) };
  });
}

/** One sentence holds one topic: the same subject, or one theme. */
function group(told: readonly Told[]): Group[] {
  const left = [...told];
  const groups: Told[][] = [];
  while (left.length > 0) {
    const [first] = left.splice(0, 1);
    if (first === undefined) break;
    const some = [first];
    const fits = (other: Told) =>
      !isCompound(other) &&
      !some.some(isCompound) &&
      (some.every((one) => sharesSubject(one, other)) || (some.length === 1 && isOneTheme(first, other)));
    for (const other of [...left])
      if (some.length < 3 && fits(other)) some.push(...left.splice(left.indexOf(other), 1));
    groups.push(some);
  }
  return groups;
}

const isOneTheme = (one: Told, other: Told): boolean =>
  one.unit.topic === other.unit.topic && (one.subject !== other.subject || one.subject === 'it');

interface How extends Shape {
  readonly voice: Exclude<Voice, 'list'>;
  readonly used: ReadonlySet<string>;
}

interface Turn extends How {
  readonly isPraise: boolean;
  /** One "but" a draft. */
  readonly hasBut: boolean;
}

/** Criticism keeps its weight: its own clause with "but" or "though", or its own sentence. */
function turn(first: readonly Group[], second: readonly Group[], how: Turn): Parts[] {
  const { voice, random, isTight, isPraise, hasBut } = how;
  const say = (groups: readonly Group[]) => splice(groups, how);
  const [only] = first;
  const [next, ...rest] = second;
  if (next === undefined || only === undefined) return say([...first, ...second]);
  const isShort = next.length <= (isTight ? 2 : 1) && next.every((one) => !isCompound(one));
  const roll = random.next();
  if (!hasBut && first.length === 1 && only.length <= 2 && (isShort || !isPraise) && roll < (isTight ? 1 : 0.5))
    return [[...sentence(only, voice, random), glue(' but '), ...inside(next)], ...say(rest)];
  if (isPraise && isShort && second.length === 1 && roll < 0.65)
    return [...say(first), [...sentence(next, voice, random), glue(' though')]];
  return [...say(first), ...say(second)];
}

function sentence(some: Group, voice: Voice, random: Random): Parts {
  const [first] = some;
  if (first === undefined) return [];
  if (
    voice === 'past' &&
    dropsSubject(first) &&
    !some.some((one) => isCompound(one) || isBe(one)) &&
    random.chance(0.6)
  ) {
    const [head, ...others] = joinClauses(some);
    return head === undefined ? [] : [{ ...head, text: head.text.slice(first.subject.length + 1) }, ...others];
  }
  return joinClauses(some);
}

function inside(some: Group): Parts {
  const [head, ...others] = joinClauses(some);
  const [first] = some;
  return head === undefined || first === undefined ? [] : [whole(first, false), ...others];
}

const [spliced, splicedPairs] = [18, 14];

/** The first group is a sentence; what is left trails as a list of at most two things, or follows a comma. */
function splice(groups: readonly Group[], how: How): Parts[] {
  const { voice, used, random, isTight } = how;
  const [first, ...others] = groups;
  if (first === undefined) return [];
  const lead = sentence(first, voice, random);
  if (others.length === 0) return [lead];
  const things = others.flat();
  const canTrail = things.length <= 2 && things.every(({ unit }) => unit.forms.thing !== undefined);
  if (
    canTrail &&
    random.chance(things.length === 2 && others.length === 2 ? 0.65 : 0.2) &&
    !(isTight && things.length === 1)
  )
    return [lead, trail(things, used, random)];
  const [second, ...rest] = others;
  if (second === undefined) return [lead];
  const both = [...lead, glue(', '), ...inside(second)];
  const length = [...first, ...second].some(isCompound) ? splicedPairs : spliced;
  const canSplice = wordsIn(both) <= length && rest.length <= 1;
  if (canSplice && random.chance(isTight ? 1 : 0.65)) return [both, ...rest.map((one) => sentence(one, voice, random))];
  return [lead, ...splice(others, how)];
}

function trail(things: readonly Told[], used: ReadonlySet<string>, random: Random): Parts {
  const earlier = new Set(used);
  for (const { predicate } of things) for (const word of adjectivesOf(predicate)) earlier.delete(word);
  const said = things.map(({ unit }) => {
    const text = pickForm(twoWords(unit.forms.thing ?? []), earlier, random);
    for (const word of adjectivesOf(text)) earlier.add(word);
    return [{ text, ids: unit.ids }];
  });
  return series(said, ', ');
}

/** "Gentle." alone is the tell of a machine. */
const twoWords = (forms: readonly string[]): readonly string[] => {
  const some = forms.filter((form) => form.includes(' '));
  return some.length > 0 ? some : forms;
};
