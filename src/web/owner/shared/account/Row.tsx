import type { ReactNode } from 'react';
import styles from './account.module.css';

interface RowProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** What a button does, and the button. */
export const Row = ({ title, hint, children }: RowProps) => (
  <div className={styles.row}>
    <div>
      <h2>{title}</h2>
      <p className="soft">{hint}</p>
    </div>
    {children}
  </div>
);
