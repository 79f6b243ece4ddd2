import { useLayoutEffect, useRef } from 'react';

const settling = 400;

/** After a new step ignores the pointer for a moment, so that a double tap does not press what is now in the same place. */
export function useGhostClickGuard(step: unknown): void {
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const still = document.body.animate({ pointerEvents: ['none', 'none'] }, settling);
    return () => still.cancel();
  }, [step]);
}
