import { type ReactNode, useEffect, useRef } from 'react';

// The first screen keeps the focus at the top.
let isFirst = true;

/** Takes the focus when the focused control left with the previous step. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body) heading.current?.focus();
    isFirst = false;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
