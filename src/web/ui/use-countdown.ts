import { useEffect, useRef } from 'react';

/** Calls `onEnd` after some milliseconds that were not paused. A new `round` or duration starts over. */
export function useCountdown(round: number, milliseconds: number, running: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds);
  const end = useRef(onEnd);
  end.current = onEnd;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts over even with the same duration
  useEffect(() => {
    left.current = milliseconds;
  }, [round, milliseconds]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!running) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [round, milliseconds, running]);
}
