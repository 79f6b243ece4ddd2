/** How long the database has answered this process. */
export interface ConnectivityMonitor {
  /** Asks the database something; whether it answers is remembered. */
  ask<Answer>(question: () => Promise<Answer>): Promise<Answer>;
  /** It has answered for so long, without a failure or a longer silence than is allowed. */
  hasBeenFor(ms: number): boolean;
}

/** By the process's own steady clock, which no change of the time of day moves. */
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
