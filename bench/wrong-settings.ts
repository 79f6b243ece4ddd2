import type { Measure } from './main.ts';
import { wrongSettings } from './wrong-settings/settings.ts';
import { findFaults, removeFolders, tryStart, type Wrong } from './wrong-settings/start.ts';
import { wrongSurroundings } from './wrong-settings/surroundings.ts';

/** Starts Sayso with each mistake of an operator, and shows what it says. A word limits it to the rows that contain it. */
export const measure: Measure = async ([wanted = '']) => {
  const { rows, stop } = await wrongSurroundings();
  const chosen = [...wrongSettings(), ...rows].filter(({ name }) => name.includes(wanted));
  let bad = 0;
  try {
    for (const row of chosen) if (!(await show(row))) bad += 1;
  } finally {
    await stop();
    removeFolders();
  }
  console.log(`${chosen.length - bad} of ${chosen.length} mistakes are answered as they should be.`);
  return bad === 0;
};

async function show(row: Wrong): Promise<boolean> {
  const outcome = await tryStart(row);
  const faults = findFaults(row, outcome);
  const settings = Object.entries(row.env ?? {}).map(([name, value]) => `${name}=${value}`);
  console.log(`${faults.length === 0 ? 'ok  ' : 'BAD '} ${row.name}: ${settings.join(' ')} -> exit ${outcome.code}`);
  const said = outcome.output.split('\n').filter((line) => line !== '' && !line.includes('"event":"request"'));
  for (const line of said) console.log(`       ${line}`);
  for (const fault of faults) console.log(`     ! ${fault}`);
  return faults.length === 0;
}
