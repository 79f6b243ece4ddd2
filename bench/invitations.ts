import { runHistories } from '../tests/invitations/histories.ts';
import type { Measure } from './main.ts';

/** Random histories over two nodes that are killed: `-- invitations [people] [rounds] [seed]`. */
export const measure: Measure = async ([people = '10200', rounds = '700', seed = '20261123']) => {
  const began = Date.now();
  const outcome = await runHistories({
    people: Number(people),
    businesses: 24,
    rounds: Number(rounds),
    seed: Number(seed),
  });
  const { histories, days, kills, invitations, reminders, stopped, variants, faults } = outcome;
  console.log(
    `${histories} histories over ${days} days in ${rounds} rounds, ${kills} nodes killed: ` +
      `${invitations} invitations, ${reminders} reminders, ${stopped} people stopped; ` +
      `${faults.length} rules broken, ${variants} wording per business and kind; ${((Date.now() - began) / 1000).toFixed(0)} s`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  return faults.length === 0 && variants === 1;
};
