import { type PointerEvent, useRef } from 'react';

/** Movement below this is a trembling tap, not a swipe. */
const slack = 10;

/** Lets a finger or the mouse push something to the right; `onSwipe` comes once it was let go beyond `threshold` pixels. */
export function useSwipe(threshold: number, onSwipe: () => void) {
  const start = useRef<number | null>(null);

  const moved = (event: PointerEvent<HTMLElement>) =>
    start.current === null ? 0 : Math.max(0, event.clientX - start.current);

  function place(element: HTMLElement, pixels: number) {
    element.style.transform = pixels > 0 ? `translateX(${pixels}px)` : '';
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const pixels = moved(event);
      if (pixels < slack) return;
      // Captured only now, so that a tap on a link or button inside still reaches it.
      event.currentTarget.setPointerCapture(event.pointerId);
      place(event.currentTarget, pixels);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const far = moved(event) >= threshold;
      start.current = null;
      if (far) onSwipe();
      else place(event.currentTarget, 0);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      start.current = null;
      place(event.currentTarget, 0);
    },
  };
}
