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
        </section>
        <section className={`card ${styles.actCard}`}>
          <div>
            <h2>{accountText.password}</h2>
            <p className="soft">{accountText.passwordHint}</p>
          </div>
          <ChangePassword email={user.email} />
        </section>
        <section className={`card ${styles.actCard}`}>
          <div>
            <h2>{accountText.security}</h2>
            <p className="soft">{accountText.securityHint}</p>
          </div>
          <Link className={buttonClass({})} href={paths.security}>
            {accountText.openSecurity}
          </Link>
        </section>
        <EmailsToYou />
      </div>
      <div className={styles.column}>
        <section className={`card ${styles.actCard}`}>
          <div>
            <h2>{accountText.sessions}</h2>
            <p className="soft">{accountText.sessionsHint}</p>
          </div>
          <SignOutEverywhere />
        </section>
        {user.isAdmin ? null : (
          <section className={`card ${styles.actCard}`}>
            <div>
              <h2>{accountText.deactivate}</h2>
              <p className="soft">{accountText.deactivateHint}</p>
            </div>
            <DeactivateAccount userId={user.id} />
          </section>
        )}
        <DownloadEverything />
        <Suspense>
          <Colors />
        </Suspense>
      </div>
    </div>
  );
}
