import { useEffect, useRef, useState } from 'react';

const pause = 250;

/** Searches when typing pauses. */
export function useTypedQuery(query: string, onSearch: (query: string) => void) {
  const [typed, setTyped] = useState(query);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (typed === query) return;
    const timer = setTimeout(() => latest.current(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, query]);
  return [typed, setTyped] as const;
}
