const atOnce = 8;
const queueMax = 32;

/** At most eight model calls at once and 32 waiting; whoever finds no place, or waits in vain, gets null. */
export function makeBulkhead() {
  let running = 0;
  const waiting: ((go: boolean) => void)[] = [];

  const leave = (): void => {
    const next = waiting.shift();
    if (next) next(true);
    else running -= 1;
  };
  const enter = (signal: AbortSignal): Promise<boolean> => {
    if (signal.aborted) return Promise.resolve(false);
    if (running < atOnce) {
      running += 1;
      return Promise.resolve(true);
    }
    if (waiting.length >= queueMax) return Promise.resolve(false);
    return new Promise((go) => {
      waiting.push(go);
      signal.addEventListener('abort', () => {
        const place = waiting.indexOf(go);
        if (place < 0) return;
        waiting.splice(place, 1);
        go(false);
      });
    });
  };
  return async <Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result | null> => {
    if (!(await enter(signal))) return null;
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
