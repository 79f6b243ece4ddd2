import { type Segment, textOf } from '../draft.ts';
import type { Random } from '../random.ts';
import type { Phrase } from './phrase.ts';
import { fillWords } from './templates.ts';

/** A few words of time for one clause of a told visit, by when in the visit it happens; they state nothing new. */
const threads = [
  { stages: [2, 3], words: ['when I got there, ', 'when I arrived, '] },
  { stages: [4, 5, 6], words: ['while I was there, ', 'during my $visit, '] },
  { stages: [7], words: ['in the end, '] },
];
const saysWhen =
  /\b(?:when|while|once|during|before|after|whenever|the day|in the end|outside|outdoors?|at first|visit|stay)\b/;

/** Whether a clause begins with a time and a comma. */
export const startsWithTime = (segments: readonly Segment[]): boolean =>
  /^(?:when|while|during|in the end|after)\b[^,]*,/.test(textOf(segments));

export function addThread(
  groups: readonly (readonly Phrase[])[],
  words: Readonly<Record<string, string>>,
  random: Random,
): Phrase[][] {
  const all = groups.flatMap((group) => group.map(({ segments }) => textOf(segments))).join(' ');
  const isFresh = (words: string): boolean => !all.includes(words.slice(0, 'when I'.length));
  const heads = groups.flatMap(([first], at) =>
    first?.kind === 'clause' && !first.isBare && !saysWhen.test(textOf(first.segments)) ? [at] : [],
  );
  const chosen = heads.length > 0 ? random.pick(heads) : -1;
  return groups.map((group, at) => {
    const [first, ...rest] = group;
    const thread = threads.find(({ stages }) => stages.some((stage) => stage === first?.stage));
    const times = thread?.words.map((one) => fillWords(one, words)).filter(isFresh) ?? [];
    if (at !== chosen || first === undefined || times.length === 0) return [...group];
    return [{ ...first, segments: [{ text: random.pick(times), choiceId: null }, ...first.segments] }, ...rest];
  });
}
