import type { ProviderFailure } from './text.ts';

const failuresMax = 5;
const pauseMs = 30_000;
const permanent: readonly ProviderFailure[] = ['key', 'quota', 'model'];
const permanentMax = 3;
const permanentPauseMs = 300_000;

export function makeBreaker(now: () => number = () => performance.now()) {
  let failures = 0;
  let permanentFailures = 0;
  let openUntil = 0;
  return {
    allows: (): boolean => now() >= openUntil,
    succeeded: (): void => {
      failures = 0;
      permanentFailures = 0;
    },
    failed: (failure: ProviderFailure): void => {
      failures += 1;
      if (permanent.includes(failure)) permanentFailures += 1;
      if (permanentFailures >= permanentMax) openUntil = now() + permanentPauseMs;
      else if (failures >= failuresMax) openUntil = now() + pauseMs;
    },
  };
}
