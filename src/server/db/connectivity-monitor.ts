interface ConnectivityMonitor {
  ask<Answer>(question: () => Promise<Answer>): Promise<Answer>;
  hasBeenFor(ms: number): boolean;
}

/** Uses the monotonic clock, which no change of the system time moves. */
export function monitorConnectivity(silenceMs: number): ConnectivityMonitor {
  let since = 0;
  let last = Number.NEGATIVE_INFINITY;
  return {
    async ask(question) {
      try {
        const answer = await question();
        const now = performance.now();
        if (now - last > silenceMs) since = now;
        last = now;
        return answer;
      } catch (error) {
        last = Number.NEGATIVE_INFINITY;
        throw error;
      }
    },
    hasBeenFor: (ms) => performance.now() - last <= silenceMs && last - since >= ms,
  };
}
