import { check, fields } from '../tests/validators/fields.ts';
import { units } from '../tests/validators/hostile-text.ts';
import type { Measure } from './main.ts';
import { report } from './scale/compare.ts';

const looks = 20;
/** Lengths of fields and of a whole body. */
const lengths = [40, 120, 254, 2048, 5000, 20_064, 99_000];

/** The longest validation time of any field for hostile text, in total and per byte. */
export const measure: Measure = async () => {
  let [worst, perByte] = [0, 0];
  let where = '';
  for (const { call, field, schema } of fields) {
    for (const unit of units) {
      for (const length of lengths) {
        const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
        for (const value of [text, `a${text}@a.org`, Array(4).fill(text)]) {
          const cost = timeOf(() => check(schema, value));
          const bytes = Buffer.byteLength(text);
          perByte = Math.max(perByte, length > 2000 ? cost / bytes : 0);
          if (cost > worst) [worst, where] = [cost, `${field} of ${call}, ${length} x ${JSON.stringify(unit)}`];
        }
      }
    }
  }
  console.log(`     ${fields.length} fields, ${units.length} texts of ${lengths.length} lengths each`);
  const isFast = report('worst of all inputs', worst, 'ms', 5, where);
  return report('worst of long inputs, for each byte', perByte * 1_000_000, 'ns', 1000) && isFast;
};

/** The minimum of several runs, which excludes garbage collection and other processes. */
function timeOf(work: () => unknown): number {
  let quickest = timed(work);
  for (let look = 1; look < looks && quickest > 0.1; look += 1) quickest = Math.min(quickest, timed(work));
  return quickest;
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
