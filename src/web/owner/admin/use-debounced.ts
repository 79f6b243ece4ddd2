import { useEffect, useState } from 'react';

const pause = 250;

/** What was typed, once the typing has paused: a list of a million is not searched for every message. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
