import { expect, it } from 'vitest';
import { limitPerKey, queuePerKey, Semaphore } from './semaphore.ts';

/** Waits for everything that needs no other event. */
const settle = () => new Promise((done) => setImmediate(done));

/** Starts `count` pieces of work that each run until they are ended. */
function start(semaphore: Semaphore, count: number, signal?: AbortSignal) {
  const running: (() => void)[] = [];
  const results: (string | null)[] = [];
  for (let n = 0; n < count; n += 1) {
    const work = () => new Promise<string>((end) => void running.push(() => end('done')));
    void semaphore.run(work, signal).then((result) => results.push(result));
  }
  return { running, results };
}

it('runs as many as it has slots, queues the next and rejects the rest', async () => {
  const { running, results } = start(new Semaphore(8, 32), 41);
  await settle();
  expect(running).toHaveLength(8);
  expect(results).toEqual([null]);
  for (const end of running.splice(0, 8)) end();
  await settle();
  expect(running).toHaveLength(8);
  expect(results).toHaveLength(9);
});

it('an aborted wait leaves its place in the queue to others', async () => {
  const semaphore = new Semaphore(8, 32);
  const { running } = start(semaphore, 8);
  const impatient = new AbortController();
  const waiting = start(semaphore, 32, impatient.signal);
  impatient.abort();
  await settle();
  expect(waiting.results).toEqual(Array(32).fill(null));
  const next = start(semaphore, 1);
  running[0]?.();
  await settle();
  expect([waiting.running.length, next.running.length]).toEqual([0, 1]);
});

it('does not start work that is already aborted', async () => {
  const { running, results } = start(new Semaphore(1), 1, AbortSignal.abort());
  await settle();
  expect([running.length, results]).toEqual([0, [null]]);
});

it('releases the slot of work that fails', async () => {
  const semaphore = new Semaphore(1);
  for (let n = 0; n < 3; n += 1)
    await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await semaphore.run(() => Promise.resolve('done'))).toBe('done');
});

it('a second release of the same slot frees no other', () => {
  const semaphore = new Semaphore(2);
  const release = semaphore.tryAcquire();
  semaphore.tryAcquire();
  release?.();
  release?.();
  expect(semaphore.tryAcquire()).not.toBeNull();
  expect(semaphore.tryAcquire()).toBeNull();
});

it('limits each key by itself', () => {
  const acquire = limitPerKey(2);
  const release = acquire('one');
  expect(acquire('one')).not.toBeNull();
  expect(acquire('one')).toBeNull();
  expect(acquire('other')).not.toBeNull();
  release?.();
  release?.();
  expect(acquire('one')).not.toBeNull();
  expect(acquire('one')).toBeNull();
});

it('each key has slots and a queue of its own', async () => {
  const { acquire, tryAcquire } = queuePerKey(1, 1);
  const patient = new AbortController().signal;
  const first = await acquire('one', patient);
  const second = acquire('one', patient);
  expect([await acquire('one', patient), await acquire('two', patient)]).toEqual([null, expect.any(Function)]);
  expect([tryAcquire('one'), tryAcquire('three')]).toEqual([null, expect.any(Function)]);
  first?.();
  expect(await second).not.toBeNull();
});
