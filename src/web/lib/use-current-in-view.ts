import { type RefObject, useLayoutEffect } from 'react';

/** Scrolls a row of tabs or buttons sideways, so that the chosen one is in view. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice moves the row
  useLayoutEffect(() => {
    const list = row.current;
    const chosen = list?.querySelector('[aria-current="page"], [aria-selected="true"], [aria-pressed="true"]');
    if (!list || !chosen) return;
    const [outer, inner] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
    list.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  }, [row, current]);
}
