import { expect, test } from 'vitest';
import { makeBulkhead } from './bulkhead.ts';

const patient = new AbortController().signal;
/** Lets everything happen that waits for nothing. */
const settle = () => new Promise((done) => setImmediate(done));

/** `calls` of the model at once, each until it is told to end. */
function begin(calls: number, signal: AbortSignal = patient, inBulkhead = makeBulkhead()) {
  const running: (() => void)[] = [];
  const outcomes: (string | null)[] = [];
  for (let call = 0; call < calls; call += 1) {
    void inBulkhead(signal, () => new Promise<string>((end) => void running.push(() => end('text')))).then((outcome) =>
      outcomes.push(outcome),
    );
  }
  return { running, outcomes, inBulkhead };
}

test('eight run, 32 wait and the next finds no place', async () => {
  const { running, outcomes } = begin(41);
  await settle();
  expect(running).toHaveLength(8);
  expect(outcomes).toEqual([null]);
  for (const end of running.splice(0, 8)) end();
  await settle();
  expect(running).toHaveLength(8);
  expect(outcomes).toHaveLength(9);
});

test('whoever waits in vain gets nothing, and leaves the place to others', async () => {
  const full = begin(8);
  const impatient = new AbortController();
  const { running, outcomes } = begin(32, impatient.signal, full.inBulkhead);
  impatient.abort();
  await settle();
  expect(outcomes).toEqual(Array(32).fill(null));
  const next = begin(1, patient, full.inBulkhead);
  full.running[0]?.();
  await settle();
  expect([running.length, next.running.length]).toEqual([0, 1]);
});

test('who comes too late does not begin', async () => {
  const { running, outcomes } = begin(1, AbortSignal.abort());
  await settle();
  expect([running.length, outcomes]).toEqual([0, [null]]);
});

test('work that fails gives its place back', async () => {
  const inBulkhead = makeBulkhead();
  for (let call = 0; call < 20; call += 1) {
    await expect(inBulkhead(patient, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  }
  const { running } = begin(8, patient, inBulkhead);
  await settle();
  expect(running).toHaveLength(8);
});
