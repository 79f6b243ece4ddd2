import { useUser } from '../../../lib/session.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { DeactivateAccount } from './DeactivateAccount.tsx';
import { EmailsToYou } from './EmailsToYou.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';
import { accountText } from './text.ts';
import './account.css';

export function OwnAccount() {
  const { user } = useUser();
  if (!user) return null;
  return (
    <div className="stack settings">
      <section className="card">
        <h2>{accountText.profile}</h2>
        <Facts
          facts={[
            { label: accountText.name, value: user.name },
            { label: accountText.email, value: user.email },
          ]}
        />
      </section>
      <section className="card act-card">
        <div>
          <h2>{accountText.password}</h2>
          <p className="soft">{accountText.passwordHint}</p>
        </div>
        <ChangePassword email={user.email} />
      </section>
      <EmailsToYou />
      <section className="card act-card">
        <div>
          <h2>{accountText.sessions}</h2>
          <p className="soft">{accountText.sessionsHint}</p>
        </div>
        <SignOutEverywhere />
      </section>
      {user.isAdmin ? null : (
        <section className="card act-card">
          <div>
            <h2>{accountText.deactivate}</h2>
            <p className="soft">{accountText.deactivateHint}</p>
          </div>
          <DeactivateAccount userId={user.id} />
        </section>
      )}
    </div>
  );
}
