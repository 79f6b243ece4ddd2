import { mainPlatform } from '../../contract/platforms.ts';
import { areBeyondChance } from './chance.ts';
import { mondayText as text } from './monday-text.ts';
import type { Figures } from './monday-week.ts';
import { comparisonOf, enoughToCompare, type Pair } from './shares.ts';

/** Low, because there is an email every week. */
const errorRate = 0.01;
/** Stands for the whole where two numbers of visitors are compared as they are. */
const everyone: Pair = { now: 1e9, before: 1e9 };

/** Names only differences beyond chance. */
export function changeSentence(now: Figures, before: Figures): string {
  const pair = (step: keyof Figures): Pair => ({ now: now[step], before: before[step] });
  const [opened, draft, wentOn] = [pair('opened'), pair('draft'), pair(mainPlatform)];
  const named = [
    { comparison: comparisonOf(opened, everyone), up: text.more, down: text.fewer },
    { comparison: comparisonOf(draft, opened), up: text.moreDrafts, down: text.fewerDrafts },
    { comparison: comparisonOf(wentOn, opened), up: text.moreWentOn, down: text.fewerWentOn },
  ];
  const beyond = areBeyondChance(
    named.map(({ comparison }) => comparison),
    errorRate,
  );
  const sentences = named.flatMap(({ comparison, up, down }, at) => {
    const { now, before } = comparison;
    return beyond[at] ? (now.part / now.whole > before.part / before.whole ? up : down) : [];
  });
  if (sentences.length > 0) return sentences.join(' ');
  return Math.min(opened.now, opened.before) < enoughToCompare ? text.tooFew : text.noChange;
}
