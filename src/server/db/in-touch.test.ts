import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepInTouch } from './in-touch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answers = async () => 'an answer';
const fails = async () => {
  throw new Error('Connection terminated unexpectedly');
};

it('knows how long the database has answered', async () => {
  const inTouch = keepInTouch(5000);
  expect(inTouch.hasBeenFor(0)).toBe(false);
  expect(await inTouch.ask(answers)).toBe('an answer');
  expect([inTouch.hasBeenFor(0), inTouch.hasBeenFor(8000)]).toEqual([true, false]);
  for (const ms of [4000, 4000]) {
    vi.advanceTimersByTime(ms);
    await inTouch.ask(answers);
  }
  expect([inTouch.hasBeenFor(8000), inTouch.hasBeenFor(8001)]).toEqual([true, false]);
});

it('begins anew after a failure, and after a silence in which one could have been', async () => {
  const inTouch = keepInTouch(5000);
  await inTouch.ask(answers);
  vi.advanceTimersByTime(4000);
  await inTouch.ask(answers);
  await expect(inTouch.ask(fails)).rejects.toThrow('Connection terminated unexpectedly');
  expect(inTouch.hasBeenFor(0)).toBe(false);
  await inTouch.ask(answers);
  expect([inTouch.hasBeenFor(0), inTouch.hasBeenFor(1)]).toEqual([true, false]);
  vi.advanceTimersByTime(4000);
  await inTouch.ask(answers);
  vi.advanceTimersByTime(5001);
  expect(inTouch.hasBeenFor(0)).toBe(false);
  await inTouch.ask(answers);
  expect([inTouch.hasBeenFor(0), inTouch.hasBeenFor(1)]).toEqual([true, false]);
});
