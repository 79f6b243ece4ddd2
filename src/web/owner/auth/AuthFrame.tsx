import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../contract/paths.ts';
import { installation } from '../../lib/installation.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { layoutText } from '../shared/layout-text.ts';
import { AddressNotice } from './AddressNotice.tsx';
import styles from './frame.module.css';
import { authText } from './text.ts';

const ThemeSwitch = lazy(async () => ({ default: (await import('../shared/ThemeSwitch.tsx')).ThemeSwitch }));

export function AuthFrame({ children }: { children: ReactNode }) {
  const home = (
    <Link className="mark-link" href={paths.landing} aria-label={`${installation.productName}, ${layoutText.home}`}>
      <Wordmark name={installation.productName} />
    </Link>
  );
  const { parts, end, caption } = authText.quote;
  return (
    <div className={styles.frame}>
      <aside className="wide-only">
        {home}
        <p className={styles.quote}>
          {parts.map(([before, marked]) => (
            <span key={marked}>
              {before}
              <mark>{marked}</mark>
            </span>
          ))}
          {end}
        </p>
        <p className={`soft ${styles.caption}`}>{caption}</p>
      </aside>
      <div className={styles.panel}>
        <div className={`phone-only ${styles.home}`}>{home}</div>
        <AddressNotice />
        {children}
        <div className={styles.theme}>
          <Suspense>
            <ThemeSwitch />
          </Suspense>
        </div>
      </div>
    </div>
  );
}
