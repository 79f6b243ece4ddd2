import { useCallback, useEffect, useRef, useState } from 'react';

const patience = 1500;

/** Focuses an element once it is rendered. It gives up after a while, because by then the user is elsewhere. */
export function useFocusLater() {
  const wanted = useRef<{ readonly ids: readonly string[]; readonly until: number } | null>(null);
  const [, render] = useState({});
  useEffect(() => {
    if (!wanted.current) return;
    const { ids, until } = wanted.current;
    const found = ids.some((id) => {
      const element = document.getElementById(id);
      element?.focus();
      // A hidden element does not take the focus.
      return element !== null && element === document.activeElement;
    });
    if (found || Date.now() > until) wanted.current = null;
  });
  /** The first of these elements that is there and visible. */
  return useCallback((...ids: readonly string[]) => {
    wanted.current = { ids, until: Date.now() + patience };
    render({});
  }, []);
}
