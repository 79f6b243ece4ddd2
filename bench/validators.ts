import { check, fields } from '../tests/validators/fields.ts';
import { units } from '../tests/validators/hostile-text.ts';
import type { Measure } from './main.ts';
import { report } from './scale/compare.ts';
import { quantile } from './server/load.ts';

const times = 100;
/** What fills a field of each size, one that is read to its end, and a whole body. */
const lengths = [40, 120, 254, 2048, 5000, 20_064, 99_000];

/** The longest that any field takes for the worst of all hostile texts: p99, and per byte. */
export const measure: Measure = async () => {
  let [worst, perByte] = [0, 0];
  let where = '';
  for (const { call, field, schema } of fields) {
    for (const unit of units) {
      for (const length of lengths) {
        const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
        for (const value of [text, `a${text}@a.org`, Array(4).fill(text)]) {
          const p99 = timeOf(() => check(schema, value));
          const bytes = Buffer.byteLength(text);
          perByte = Math.max(perByte, length > 2000 ? p99 / bytes : 0);
          if (p99 > worst) [worst, where] = [p99, `${field} of ${call}, ${length} x ${JSON.stringify(unit)}`];
        }
      }
    }
  }
  console.log(`     ${fields.length} fields, ${units.length} texts of ${lengths.length} lengths each`);
  const isFast = report('slowest p99 of a field', worst, 'ms', 5, where);
  return report('slowest p99 for each byte of a long text', perByte * 1_000_000, 'ns', 1000) && isFast;
};

/** A second look only at what was slow once: most inputs take microseconds. */
function timeOf(work: () => unknown): number {
  const once = timed(work);
  if (once < 0.5) return once;
  return quantile(
    Array.from({ length: times }, () => timed(work)),
    0.99,
  );
}

/** Processor time of this thread: on a busy machine the clock also counts what others do. */
function timed(work: () => unknown): number {
  const began = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}
