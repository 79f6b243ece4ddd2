import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { deskScreensPath, invitationsPath } from '../../../contract/paths.ts';
import { installation } from '../../lib/installation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { deskText } from './text.ts';
import type { Desk } from './use-desk.ts';
import { Why } from './Why.tsx';

interface DeskFrameProps {
  readonly desk?: Pick<Desk, 'businessName' | 'deskName'>;
  /** In the app: the business whose other screens a signed-in user may open. */
  readonly businessId?: number | null;
  readonly children: ReactNode;
}

export function DeskFrame({ desk, businessId = null, children }: DeskFrameProps) {
  return (
    <div className="desk">
      <header className="desk-head">
        <Wordmark name={installation.productName} />
        {desk ? (
          <>
            <h1>{desk.businessName}</h1>
            {businessId === null ? (
              <span className="soft end">{desk.deskName}</span>
            ) : (
              <nav className="end">
                <Link className="link" href={invitationsPath(businessId)}>
                  <Icon name="back" />
                  {deskText.back}
                </Link>
                <Link className="link" href={deskScreensPath(businessId)}>
                  {deskText.screens}
                </Link>
              </nav>
            )}
          </>
        ) : null}
      </header>
      {children}
      {desk ? (
        <footer className="desk-foot">
          <span>{deskText.ask}</span>
          <Why />
        </footer>
      ) : null}
    </div>
  );
}
