import { type RefObject, useLayoutEffect } from 'react';

/** Scrolls a row of tabs or buttons sideways, so that the chosen one is in view. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice moves the row
  useLayoutEffect(() => {
    const list = row.current;
    const chosen = list?.querySelector('[aria-current="page"], [aria-selected="true"], [aria-pressed="true"]');
    if (!list || !chosen) return;
    // Before the first frame, and again when a count that arrives later makes its tab wider.
    const observer = new ResizeObserver(() => {
      const [outer, inner] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
      list.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
    });
    for (const item of list.children) observer.observe(item);
    return () => observer.disconnect();
  }, [row, current]);
}
