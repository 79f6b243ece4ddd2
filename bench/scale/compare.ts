/** Prints one figure with its target and returns whether it is met. */
export function report(what: string, figure: number, unit: string, limit: number, note = ''): boolean {
  const good = figure <= limit;
  const shown = figure < 10 ? figure.toFixed(2) : figure.toFixed(0);
  console.log(`${good ? 'ok  ' : 'MISS'} ${what.padEnd(58)} ${shown.padStart(8)} ${unit} (at most ${limit}) ${note}`);
  return good;
}

/** The median time of each task in milliseconds. Runs are interleaved, so that load affects all alike. */
export async function medians(works: readonly (() => Promise<unknown>)[], runs = 9): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let run = 0; run <= runs; run += 1) {
    for (const [index, work] of works.entries()) {
      const began = performance.now();
      await work();
      // The first run warms caches.
      if (run > 0) times[index]?.push(performance.now() - began);
    }
  }
  return times.map((all) => all.sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN);
}
