import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../contract/paths.ts';
import { installation } from '../../lib/installation.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import styles from './gate.module.css';
import { layoutText } from './layout-text.ts';

interface GateProps {
  /** Above the title. */
  readonly lead?: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page before someone is in: one card; on a phone the card is the page. */
export function Gate({ lead, title, children }: GateProps) {
  return (
    <div className={styles.gate}>
      <header className={styles.head}>
        <Link className="mark-link" href={paths.landing} aria-label={`${installation.productName}, ${layoutText.home}`}>
          <Wordmark name={installation.productName} />
        </Link>
      </header>
      <div className={styles.card}>
        <div>
          {lead ? <p className="soft">{lead}</p> : null}
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        {children}
      </div>
    </div>
  );
}
