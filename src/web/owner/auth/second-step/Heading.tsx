import { type ReactNode, useEffect, useRef } from 'react';

/** Each step replaces the one that held the focus. */
export function Heading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
