import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../../contract/paths.ts';
import { useUser } from '../../../lib/session.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import styles from './account.module.css';
import { ChangePassword } from './ChangePassword.tsx';
import { DeactivateAccount } from './DeactivateAccount.tsx';
import { DownloadEverything } from './DownloadEverything.tsx';
import { EmailsToYou } from './EmailsToYou.tsx';
import { Row } from './Row.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';
import { accountText } from './text.ts';

const Colors = lazy(async () => ({ default: (await import('./Colors.tsx')).Colors }));

export function OwnAccount() {
  const { user } = useUser();
  if (!user) return null;
  return (
    <div className={`stack ${styles.settings} ${styles.columns}`}>
      <div className={styles.column}>
        <section className="card">
          <h2>{accountText.profile}</h2>
          <Facts
            facts={[
              { label: accountText.name, value: user.name },
              { label: accountText.email, value: user.email },
            ]}
          />
          <p className={`cap ${styles.howToChange}`}>{accountText.howToChange}</p>
        </section>
        <section className={`card ${styles.rows}`}>
          <Row title={accountText.password} hint={accountText.passwordHint}>
            <ChangePassword email={user.email} />
          </Row>
          <Row title={accountText.security} hint={accountText.securityHint}>
            <Link className={buttonClass({})} href={paths.security}>
              {accountText.openSecurity}
            </Link>
          </Row>
          <Row title={accountText.sessions} hint={accountText.sessionsHint}>
            <SignOutEverywhere />
          </Row>
          <DownloadEverything />
          {user.isAdmin ? null : (
            <Row title={accountText.deactivate} hint={accountText.deactivateHint}>
              <DeactivateAccount userId={user.id} />
            </Row>
          )}
        </section>
      </div>
      <div className={styles.column}>
        <EmailsToYou />
        <Suspense>
          <Colors />
        </Suspense>
      </div>
    </div>
  );
}
