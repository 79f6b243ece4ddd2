/** One figure with its target: `value` may not be above `reach`. */
export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly reach: number;
  readonly reference?: string;
}

/** Prints one line per row and returns whether all meet their targets. */
export function print(rows: readonly Row[]): boolean {
  for (const { what, value, unit, reach, reference } of rows) {
    const shown = Math.abs(value) < 10 && !Number.isInteger(value) ? value.toFixed(3) : Math.round(value);
    const mark = value <= reach ? 'ok  ' : 'MISS';
    console.log(`${mark} ${what}: ${shown} ${unit} (<= ${reach})${reference ? ` | ${reference}` : ''}`);
  }
  return rows.every(({ value, reach }) => value <= reach);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
