import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

/** Focuses an element once it is rendered, unless the user has gone on by then. */
export function useFocusLater<Target extends string | number>() {
  const wanted = useRef<readonly Target[]>([]);
  const elements = useRef(new Map<Target, HTMLElement>());
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
    const found = wanted.current.some((target) => {
      const element = elements.current.get(target);
      element?.focus();
      // A hidden element does not take the focus.
      return element !== undefined && element === document.activeElement;
    });
    if (found) wanted.current = [];
  });
  /** The first of these elements that is there and visible. */
  const focus = useCallback((...targets: readonly Target[]) => {
    wanted.current = targets;
    render({});
  }, []);
  const refTo = useCallback(
    (target: Target): RefCallback<HTMLElement> =>
      (element) => {
        if (!element) return undefined;
        elements.current.set(target, element);
        return () => {
          if (elements.current.get(target) === element) elements.current.delete(target);
        };
      },
    [],
  );
  return { focus, refTo };
}
