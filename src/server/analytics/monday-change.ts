import { mondayText as text } from './monday-text.ts';
import type { Figures } from './monday-week.ts';

/** Holm's limits at 95 % for the strongest, the second and the third of three tests. */
const beyond = [2.394, 2.241, 1.96] as const;
/** From here on, a difference within chance is no matter of too few people. */
const manyPeople = 400;

/** At most one sentence on each difference that is beyond chance. */
export function changeSentence(now: Figures, before: Figures): string {
  const tests = [
    { z: (now.opened - before.opened) / Math.sqrt(now.opened + before.opened), up: text.more, down: text.fewer },
    { z: ofShares(now, before, 'draft'), up: text.moreDrafts, down: text.fewerDrafts },
    { z: ofShares(now, before, 'google'), up: text.moreToGoogle, down: text.fewerToGoogle },
  ].sort((one, other) => Math.abs(other.z) - Math.abs(one.z));
  const within = tests.findIndex(({ z }, at) => Math.abs(z) < (beyond[at] ?? 0));
  const changed = within === -1 ? tests : tests.slice(0, within);
  if (changed.length > 0) return changed.map(({ z, up, down }) => (z > 0 ? up : down)).join(' ');
  return now.opened + before.opened < manyPeople ? text.tooFew : text.noChange;
}

function ofShares(now: Figures, before: Figures, step: 'draft' | 'google'): number {
  const both = (now[step] + before[step]) / (now.opened + before.opened);
  const spread = Math.sqrt(both * (1 - both) * (1 / now.opened + 1 / before.opened));
  return spread > 0 ? (now[step] / now.opened - before[step] / before.opened) / spread : 0;
}
