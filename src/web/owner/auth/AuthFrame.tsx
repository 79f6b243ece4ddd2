import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../contract/paths.ts';
import { installation } from '../../lib/installation.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { layoutText } from '../shared/layout-text.ts';
import { AddressNotice } from './AddressNotice.tsx';
import { authText } from './text.ts';

export function AuthFrame({ children }: { children: ReactNode }) {
  const home = (
    <Link className="mark-link" href={paths.landing} aria-label={`${installation.productName}, ${layoutText.home}`}>
      <Wordmark name={installation.productName} />
    </Link>
  );
  const { parts, end, caption } = authText.quote;
  return (
    <div className="auth">
      <aside className="wide-only">
        {home}
        <p className="quote">
          {parts.map(([before, marked]) => (
            <span key={marked}>
              {before}
              <mark>{marked}</mark>
            </span>
          ))}
          {end}
        </p>
        <p className="soft caption">{caption}</p>
      </aside>
      <div className="panel">
        <div className="phone-only">{home}</div>
        <AddressNotice />
        {children}
      </div>
    </div>
  );
}
