import { useCallback, useEffect, useState } from 'react';

export function useLazyModule<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (!lost)
      load().then(
        (loaded) => setPart(() => loaded),
        () => setLost(true),
      );
  }, [load, lost]);
  const again = useCallback(() => setLost(false), []);
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [again]);
  return { part, lost, again };
}
