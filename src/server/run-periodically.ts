import { rootCauseMessage } from './db/errors.ts';
import type { Log } from './http/context.ts';

export interface Repeated {
  /** Now rather than at the next turn. */
  wake(): void;
  /** Answers when the turn that is under way has ended. */
  stop(): Promise<void>;
}

/** Work that is done again and again, never twice at once, and that survives its failures. */
export function repeat(name: string, everyMs: number, log: Log, work: () => Promise<void>): Repeated {
  let stopped = false;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const turn = (): void => {
    clearTimeout(timer);
    again = false;
    running = work()
      .catch((error: unknown) => log.error({ work: name, error: rootCauseMessage(error) }, 'work failed'))
      .then(() => {
        running = null;
        if (!stopped) timer = setTimeout(turn, again ? 0 : everyMs);
      });
  };
  turn();
  return {
    wake: () => {
      if (running) again = true;
      else if (!stopped) turn();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
