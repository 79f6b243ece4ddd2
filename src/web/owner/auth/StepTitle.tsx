import { type ReactNode, useEffect, useRef } from 'react';

// Whoever opens the page begins at its top
let isFirst = true;

/** The heading of a step: it takes the focus where the step before took what had it away. */
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
