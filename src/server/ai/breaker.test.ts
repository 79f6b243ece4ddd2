import { expect, test } from 'vitest';
import { makeBreaker } from './breaker.ts';

type ProviderFailure = Parameters<ReturnType<typeof makeBreaker>['failed']>[0];

function watched() {
  let time = 1000;
  const breaker = makeBreaker(() => time);
  const fail = (failure: ProviderFailure, times: number) => {
    for (let turn = 0; turn < times; turn += 1) breaker.failed(failure);
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { breaker, fail, pass };
}

test('five failures in a row open the breaker for 30 seconds', () => {
  const { breaker, fail, pass } = watched();
  fail('down', 4);
  expect(breaker.allows()).toBe(true);
  fail('down', 1);
  expect(breaker.allows()).toBe(false);
  pass(29_999);
  expect(breaker.allows()).toBe(false);
  pass(1);
  expect(breaker.allows()).toBe(true);
});

test.each<ProviderFailure>(['key', 'quota', 'model'])(
  'three failures of kind %s open it for five minutes',
  (failure) => {
    const { breaker, fail, pass } = watched();
    fail(failure, 2);
    expect(breaker.allows()).toBe(true);
    fail(failure, 1);
    pass(299_999);
    expect(breaker.allows()).toBe(false);
    pass(1);
    expect(breaker.allows()).toBe(true);
  },
);

test.each<ProviderFailure>(['rate', 'down', 'slow', 'unreachable', 'unusable', 'rejected'])(
  'four failures of kind %s do not open it',
  (failure) => {
    const { breaker, fail } = watched();
    fail(failure, 4);
    expect(breaker.allows()).toBe(true);
  },
);

test('after the pause one failure opens it, and one success resets the count', () => {
  const { breaker, fail, pass } = watched();
  fail('slow', 5);
  pass(30_000);
  fail('slow', 1);
  expect(breaker.allows()).toBe(false);
  pass(30_000);
  breaker.succeeded();
  fail('slow', 4);
  expect(breaker.allows()).toBe(true);
});

test('two retryable failures and one permanent failure do not open it', () => {
  const { breaker, fail } = watched();
  fail('down', 2);
  fail('key', 1);
  expect(breaker.allows()).toBe(true);
});
