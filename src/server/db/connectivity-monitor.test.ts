import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { monitorConnectivity } from './connectivity-monitor.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answers = async () => 'an answer';
const fails = async () => {
  throw new Error('Connection terminated unexpectedly');
};

it('knows how long the database has answered', async () => {
  const connectivity = monitorConnectivity(5000);
  expect(connectivity.hasBeenFor(0)).toBe(false);
  expect(await connectivity.ask(answers)).toBe('an answer');
  expect([connectivity.hasBeenFor(0), connectivity.hasBeenFor(8000)]).toEqual([true, false]);
  for (const ms of [4000, 4000]) {
    vi.advanceTimersByTime(ms);
    await connectivity.ask(answers);
  }
  expect([connectivity.hasBeenFor(8000), connectivity.hasBeenFor(8001)]).toEqual([true, false]);
});

it('starts again after a failure, and after a long silence', async () => {
  const connectivity = monitorConnectivity(5000);
  await connectivity.ask(answers);
  vi.advanceTimersByTime(4000);
  await connectivity.ask(answers);
  await expect(connectivity.ask(fails)).rejects.toThrow('Connection terminated unexpectedly');
  expect(connectivity.hasBeenFor(0)).toBe(false);
  await connectivity.ask(answers);
  expect([connectivity.hasBeenFor(0), connectivity.hasBeenFor(1)]).toEqual([true, false]);
  vi.advanceTimersByTime(4000);
  await connectivity.ask(answers);
  vi.advanceTimersByTime(5001);
  expect(connectivity.hasBeenFor(0)).toBe(false);
  await connectivity.ask(answers);
  expect([connectivity.hasBeenFor(0), connectivity.hasBeenFor(1)]).toEqual([true, false]);
});
