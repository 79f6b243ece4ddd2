import { useEffect } from 'react';

/**
 * Asks before the page is left or loaded again while something typed is not saved. Only then is there a listener: one that
 * always stood would keep the page out of the browser's memory of pages.
 */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
