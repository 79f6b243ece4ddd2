import { useSyncExternalStore } from 'react';

const query = '(min-width: 900px)';

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Wide enough for a table whose last column holds an action. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
