import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { deskScreensPath, invitationsPath, paths } from '../../../contract/paths.ts';
import { installation } from '../../lib/installation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { useMay } from '../shared/use-may.ts';
import styles from './desk.module.css';
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
    <div className={styles.desk}>
      <header className={styles.head}>
        <Wordmark name={installation.productName} />
        {desk ? (
          <>
            <h1>{desk.businessName}</h1>
            {businessId === null ? (
              <span className={`soft ${styles.end}`}>{desk.deskName}</span>
            ) : (
              <OwnDeskLinks businessId={businessId} />
            )}
          </>
        ) : null}
      </header>
      {children}
      {desk ? (
        <footer className={styles.foot}>
          <span>{deskText.ask}</span>
          <Why />
        </footer>
      ) : null}
    </div>
  );
}

function OwnDeskLinks({ businessId }: { readonly businessId: number }) {
  const mayManage = useMay(businessId, 'manageInvitations');
  return (
    <nav className={styles.end}>
      <Link className="link" href={mayManage ? invitationsPath(businessId) : paths.dashboard}>
        <Icon name="back" />
        {mayManage ? deskText.back : deskText.dashboard}
      </Link>
      {mayManage ? (
        <Link className="link" href={deskScreensPath(businessId)}>
          {deskText.screens}
        </Link>
      ) : null}
    </nav>
  );
}
