import { useRef } from 'react';
import { Link } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { paths } from '../../../contract/paths.ts';
import { useCurrentInView } from '../../lib/use-current-in-view.ts';
import styles from './business-nav.module.css';
import { businessNavText } from './business-nav-text.ts';
import { type BusinessTab, tabLabel, tabsFor } from './business-tabs.ts';
import { ScreenHead } from './ScreenHead.tsx';

interface BusinessNavProps {
  readonly business: Pick<Business, 'id' | 'name' | 'role'>;
  readonly current: BusinessTab;
  /** The name of a screen below a tab. */
  readonly title?: string;
  /** From a screen below a tab: the way up. */
  readonly back?: { readonly label: string; readonly href: string };
}

const toDashboard = { label: businessNavText.back, href: paths.dashboard };

/** The head of every screen of one business: its name, and the way to the others. */
export function BusinessNav({
  business: { id, name, role },
  current,
  title = tabLabel(current),
  back = toDashboard,
}: BusinessNavProps) {
  const list = useRef<HTMLElement>(null);
  useCurrentInView(list, current);
  return (
    <div className={`band ${styles.head}`}>
      <ScreenHead of={name} title={title} back={back} />
      <nav ref={list} className={`tabs ${styles.tabs}`} aria-label={businessNavText.label(name)}>
        {tabsFor(role).map(({ tab, label, path }) => (
          <Link
            key={tab}
            className={`tab ${styles.tab}`}
            href={path(id)}
            aria-current={tab === current ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
