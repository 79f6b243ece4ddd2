import type { Log } from './http/context.ts';

/** Work that is done again and again, never twice at once, and that survives its failures. */
export function repeat(name: string, everyMs: number, log: Log, work: () => Promise<void>): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const turn = (): void => {
    running = work()
      .catch((error: unknown) =>
        log.error({ work: name, error: error instanceof Error ? error.message : String(error) }, 'work failed'),
      )
      .then(() => {
        if (!stopped) timer = setTimeout(turn, everyMs);
      });
  };
  turn();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
