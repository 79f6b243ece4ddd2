const daily = 7;
const weekly = 4;
const ours = /^sayso-(\d{4}-\d{2}-\d{2})T\d{2}-\d{2}-\d{2}Z\.backup\.gz(?:\.enc)?$/;

export const isBackupName = (name: string): boolean => ours.test(name);

function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

export function selectExpired(names: readonly string[]): string[] {
  const newestFirst = names.filter(isBackupName).sort().reverse();
  const kept = new Set<string>();
  for (const [periodOf, most] of [
    [(day: string) => day, daily],
    [weekOf, weekly],
  ] as const) {
    const periods = new Set<string>();
    for (const name of newestFirst) {
      const period = periodOf(ours.exec(name)?.[1] ?? '');
      if (periods.has(period) || periods.size >= most) continue;
      periods.add(period);
      kept.add(name);
    }
  }
  return newestFirst.filter((name) => !kept.has(name));
}
