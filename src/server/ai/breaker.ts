import type { ProviderFailure } from '../../contract/provider-text.ts';

const failuresMax = 5;
const pauseMs = 30_000;
/** These do not mend by themselves: three tries say enough. */
const lasting: readonly ProviderFailure[] = ['key', 'quota', 'model'];
const lastingMax = 3;
const lastingPauseMs = 300_000;

/** Spares customers the wait for a provider that has failed again and again. */
export function makeBreaker(now: () => number = () => performance.now()) {
  let failures = 0;
  let lastingFailures = 0;
  let openUntil = 0;
  return {
    /** False while the provider is left alone. After the pause one failure is enough to leave it alone again. */
    allows: (): boolean => now() >= openUntil,
    succeeded: (): void => {
      failures = 0;
      lastingFailures = 0;
    },
    failed: (failure: ProviderFailure): void => {
      failures += 1;
      if (lasting.includes(failure)) lastingFailures += 1;
      if (lastingFailures >= lastingMax) openUntil = now() + lastingPauseMs;
      else if (failures >= failuresMax) openUntil = now() + pauseMs;
    },
  };
}
