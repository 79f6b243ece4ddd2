import { expect, it } from 'vitest';
import { runHistories } from './histories.ts';

it('breaks no rule of invitations in random histories over two nodes that are killed', async () => {
  const outcome = await runHistories({ people: 300, businesses: 6, rounds: 70, seed: 20_261_123 });
  expect(outcome.faults).toEqual([]);
  expect(outcome.variants).toBe(1);
  // The histories reach what they are about.
  expect(Math.min(outcome.kills, outcome.invitations / 50, outcome.reminders / 10, outcome.stopped)).toBeGreaterThan(1);
});
