import { useEffect, useState } from 'react';

/** A part of the page that comes in a script of its own: null until it is there. */
export function usePart<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (!lost)
      load().then(
        (loaded) => setPart(() => loaded),
        () => setLost(true),
      );
  }, [load, lost]);
  return { part, lost, again: () => setLost(false) };
}
