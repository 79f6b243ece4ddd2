import type { Sense } from '../sentiments/sets.ts';

// Topics that deny each other, by a word that both kinds of frames can bear: labels as the pickers have them
const pairs: readonly (readonly [string, string])[] = [
  ['Short wait', 'Long wait'],
  ['Not rushed', 'Felt rushed'],
  ['Fair prices', 'A bit pricey'],
  ['Quick replies', 'Slow to reply'],
  ['Arrived on time', 'Arrived late'],
  ['Cleaned up afterwards', 'Left some mess'],
  ['Tidy work', 'Left some mess'],
  ['Quick service', 'Took longer than expected'],
  ['Ready on time', 'Took longer than expected'],
  ['Short line', 'Slow checkout'],
  ['Well stocked', 'Limited stock'],
  ['Good selection', 'Limited stock'],
  ['Good choice of dishes', 'Limited menu'],
  ['Short wait', 'Slow service'],
  ['Attentive service', 'Slow service'],
  ['Helpful staff', 'Hard to find help'],
  ['Enough room', 'Crowded'],
  ['Calm atmosphere', 'Loud music'],
  ['Calm atmosphere', 'Noisy waiting room'],
  ['Easy to book', 'Hard to get an appointment'],
];

/** For each choice the positions of those that it contradicts. */
export function findContradictions(senses: readonly (Sense | null)[]): Set<number>[] {
  const labels = senses.map((sense) => sense?.key.split('/').at(-1));
  return labels.map((label) => {
    const others = pairs.flatMap(([good, mixed]) => (label === good ? [mixed] : label === mixed ? [good] : []));
    return new Set(labels.flatMap((other, at) => (other !== undefined && others.includes(other) ? [at] : [])));
  });
}
