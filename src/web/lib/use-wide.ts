import { useCallback, useSyncExternalStore } from 'react';

/** Wide enough for a table whose last column holds an action. */
export const useWide = (): boolean => useMedia('(min-width: 900px)');

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
