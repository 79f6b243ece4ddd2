import { type ReactNode, useEffect, useRef } from 'react';

interface StepHeadingProps {
  /** `h2` below the title of a screen. */
  readonly as?: 'h1' | 'h2';
  readonly children: ReactNode;
}

/** Each step replaces the one that held the focus. */
export function StepHeading({ as: Tag = 'h1', children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Tag ref={heading} tabIndex={-1}>
      {children}
    </Tag>
  );
}
