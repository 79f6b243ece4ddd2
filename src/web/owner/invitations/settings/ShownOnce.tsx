import { type ReactNode, useEffect, useRef } from 'react';
import styles from './settings.module.css';

interface ShownOnceProps {
  readonly title: string;
  readonly body: string;
  readonly children: ReactNode;
}

/** Not a dialog: a click beside it must not lose the key. */
export function ShownOnce({ title, body, children }: ShownOnceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.once}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p className="soft">{body}</p>
      {children}
    </div>
  );
}
