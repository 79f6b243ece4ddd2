import { rootCauseMessage } from './db/errors.ts';
import type { Log } from './log.ts';

interface PeriodicTask {
  wake(): void;
  stop(): Promise<void>;
}

/** Never runs twice at once, and goes on after a failure. */
export function runPeriodically(name: string, everyMs: number, log: Log, work: () => Promise<void>): PeriodicTask {
  let stopped = false;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const tick = (): void => {
    clearTimeout(timer);
    again = false;
    running = work()
      .catch((error: unknown) => log.error({ work: name, error: rootCauseMessage(error) }, 'work failed'))
      .then(() => {
        running = null;
        if (!stopped) timer = setTimeout(tick, again ? 0 : everyMs);
      });
  };
  tick();
  return {
    wake: () => {
      if (running) again = true;
      else if (!stopped) tick();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
