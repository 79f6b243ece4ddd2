import { useCallback, useEffect, useRef, useState } from 'react';

/** Focuses an element once it is rendered, unless the user has gone on by then. */
export function useFocusLater() {
  const wanted = useRef<readonly string[]>([]);
  const [, render] = useState({});
  useEffect(() => {
    const forget = () => {
      wanted.current = [];
    };
    document.addEventListener('keydown', forget, true);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      document.removeEventListener('keydown', forget, true);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, []);
  useEffect(() => {
    const found = wanted.current.some((id) => {
      const element = document.getElementById(id);
      element?.focus();
      // A hidden element does not take the focus.
      return element !== null && element === document.activeElement;
    });
    if (found) wanted.current = [];
  });
  /** The first of these elements that is there and visible. */
  return useCallback((...ids: readonly string[]) => {
    wanted.current = ids;
    render({});
  }, []);
}
