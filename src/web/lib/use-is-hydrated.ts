import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** False in prerendered HTML and while React hydrates it, even if that takes longer than the first request. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
