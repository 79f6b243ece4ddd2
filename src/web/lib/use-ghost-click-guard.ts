import { useLayoutEffect, useRef } from 'react';

/** Milliseconds in which a second tap still means what stood there at the first. */
const settling = 400;

/**
 * Lets nothing be pointed at for a moment after `step` has changed, so that the second tap of a double tap does not press what
 * the new step put in the same place. Keyboard and screen readers stay free. Neither a listener nor a timer: what is not
 * pointed at takes no focus either, and an animation ends by itself.
 */
export function useGhostClickGuard(step: unknown): void {
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const still = document.body.animate({ pointerEvents: ['none', 'none'] }, settling);
    return () => still.cancel();
  }, [step]);
}
