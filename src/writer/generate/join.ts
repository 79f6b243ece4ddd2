import type { Segment, Sentence } from '../draft.ts';
import { textOf } from '../draft.ts';
import type { Random } from '../random.ts';
import { type Phrase, replaceStart } from './phrase.ts';

export function joinGroups(groups: readonly (readonly Phrase[])[], random: Random): Sentence[] {
  const sentences: Segment[][] = [];
  let hasBut = false;
  let before: readonly Phrase[] = [];
  for (const group of groups) {
    const [first, ...rest] = group[0]?.kind === 'clause' ? arrange(group) : evenArticles(group, random);
    if (first === undefined) continue;
    const last = sentences.at(-1);
    const turns = before.length > 0 && before.every((one) => areOpposed(one, first));
    if (last && turns && !hasBut && mayFollowBut(first) && isPlainList(before) && random.chance(0.55)) {
      hasBut = true;
      last.push(link(random.chance(0.6) ? ', but ' : ' but '), ...first.segments);
    } else sentences.push([...first.segments]);
    let previous = first;
    for (const [at, phrase] of rest.entries()) {
      const sentence = sentences.at(-1) as Segment[];
      if (phrase.kind !== 'clause') sentence.push(...listed(previous, phrase, at === rest.length - 1, random));
      else if (standsAlone(previous) || standsAlone(phrase)) sentences.push([...phrase.segments]);
      else if (phrase.isMixed === previous.isMixed) sentence.push(...andThen(previous, phrase, random));
      else if (!hasBut && areOpposed(previous, phrase)) {
        hasBut = true;
        sentence.push(link(random.chance(0.6) ? ', but ' : ' but '), ...phrase.segments);
      } else sentences.push([...phrase.segments]);
      previous = phrase;
    }
    before = group;
  }
  return sentences;
}

// 'a lot of noise' keeps its article.
const article = /^an? (?!lot|bit|little|few|while)/;

/** 'A clean place and nice view' -> 'Clean place and nice view': most customers omit the articles in a list. */
function evenArticles(group: readonly Phrase[], random: Random): Phrase[] {
  const ordered = group.toSorted((one, other) => placeInList(one) - placeInList(other));
  const nouns = group.filter(({ kind }) => kind === 'noun');
  const isEven = nouns.every(({ segments }) => article.test(textOf(segments)));
  if (nouns.length === 0 || (isEven && random.chance(0.25))) return ordered;
  return ordered.map((phrase) => {
    const found = article.exec(textOf(phrase.segments))?.[0];
    return found === undefined ? phrase : { ...phrase, segments: replaceStart(phrase.segments, found, '') };
  });
}

// 'parking was hard, small room' reads as unfinished, so items with a subject come last.
const statement = /^[\w-]+(?: [\w-]+){0,2} (?:was|were|looked|started|matched|worked|came)\b/;
const placeInList = ({ kind, segments }: Phrase): number =>
  kind === 'noun' ? 0 : statement.test(textOf(segments)) ? 2 : 1;

// A second 'and' would make the sentence run on.
const standsAlone = ({ segments }: Phrase): boolean =>
  /\band (?:I|it|they|you|nothing)\b|^(?:when|whenever|once|after) /.test(textOf(segments));

const link = (text: string): Segment => ({ text, choiceId: null });

// Phrases of one polarity are adjacent, so that one 'but' is enough.
const arrange = (group: readonly Phrase[]): Phrase[] =>
  group.toSorted(
    (one, other) => Number(one.isMixed !== group[0]?.isMixed) - Number(other.isMixed !== group[0]?.isMixed),
  );

function areOpposed(one: Phrase, other: Phrase): boolean {
  if (one.isMixed === other.isMixed) return false;
  const [good, mixed] = one.isMixed ? [other.stage, one.stage] : [one.stage, other.stage];
  return good === mixed || relatedStages[mixed]?.includes(good) === true;
}

// By the stage of the criticism; friendly people make up for most of it.
const relatedStages: Readonly<Record<number, readonly number[]>> = {
  1: [5],
  3: [5, 6, 7],
  4: [5],
  5: [6, 7],
  6: [5, 7],
  7: [5, 6],
  8: [4, 5, 6, 7],
};

const isPlainList = (group: readonly Phrase[]): boolean =>
  group.every(({ kind }) => kind !== 'clause') || group.length === 1;
const mayFollowBut = ({ kind, segments }: Phrase): boolean =>
  (kind === 'clause' && !/^(?:when|once|after) /.test(textOf(segments))) ||
  /^(?:an?|quite|some|not|few|hard|slow) /.test(textOf(segments));

function listed(previous: Phrase, phrase: Phrase, isLast: boolean, random: Random): Segment[] {
  const isPair = previous.kind === 'noun' && phrase.kind === 'noun';
  const isNamed = phrase.segments.at(-1)?.choiceId === null;
  return [link(isLast && isPair && (isNamed || random.chance(0.6)) ? ' and ' : ', '), ...phrase.segments];
}

/** 'they were friendly and they explained' -> 'they were friendly and explained'. */
function andThen(previous: Phrase, phrase: Phrase, random: Random): Segment[] {
  const said = textOf(previous.segments);
  const isSame = /^they /.test(said) && !/\band\b|n't\b|\bnever\b|\bnot\b/.test(said);
  if (isSame && textOf(phrase.segments).startsWith('they '))
    return [link(' and '), ...replaceStart(phrase.segments, 'they ', '')];
  return [link(random.chance(0.5) ? ', and ' : ' and '), ...phrase.segments];
}
