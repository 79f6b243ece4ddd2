import { areBeyondChance } from './chance.ts';
import { mondayText as text } from './monday-text.ts';
import type { Figures } from './monday-week.ts';
import { comparisonOf, enoughToCompare, type Pair } from './shares.ts';

/** Low, because there is an email every week. */
const errorRate = 0.01;
/** So many that two numbers of visitors are compared as they are. */
const everyone: Pair = { now: 1e9, before: 1e9 };

/** Names only differences beyond chance. */
export function changeSentence(now: Figures, before: Figures): string {
  const pair = (step: keyof Figures): Pair => ({ now: now[step], before: before[step] });
  const [opened, draft, google] = [pair('opened'), pair('draft'), pair('google')];
  const named = [
    { comparison: comparisonOf(opened, everyone), up: text.more, down: text.fewer },
    { comparison: comparisonOf(draft, opened), up: text.moreDrafts, down: text.fewerDrafts },
    { comparison: comparisonOf(google, opened), up: text.moreToGoogle, down: text.fewerToGoogle },
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
