import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { AdminUser } from '../../../contract/admin/calls.ts';
import { paths } from '../../../contract/paths.ts';
import { queryFor } from '../../lib/query-client.ts';
import { useUser } from '../../lib/session.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import styles from '../shared/account/account.module.css';
import { ChangeRole } from './ChangeRole.tsx';
import { userViewText } from './text.ts';
import { UserBusinesses } from './UserBusinesses.tsx';

export function UserView({ userId }: { readonly userId: string }) {
  const { data: user, error, isPending } = useQuery(queryFor('GET /api/admin/users/{userId}', { userId }));
  const { user: me } = useUser();
  return (
    <div className="wrap form-wide">
      <div className="head">
        <h1>{userViewText.title}</h1>
        <Link className={buttonClass({ small: true })} href={paths.admin}>
          <Icon name="back" />
          {userViewText.back}
        </Link>
      </div>
      {isPending ? <Spinner label={userViewText.loading} /> : null}
      {error ? (
        <p className="box err" role="alert">
          <Icon name="warning" />
          <span>{error.message}</span>
        </p>
      ) : null}
      {user ? (
        <div className={`stack ${styles.settings}`}>
          <section className="card">
            <Facts
              facts={[
                { label: userViewText.id, value: user.id },
                { label: userViewText.name, value: user.name },
                { label: userViewText.email, value: user.email },
                { label: userViewText.businessCount, value: String(user.businessCount) },
              ]}
            />
          </section>
          <SecondSteps {...user.secondSteps} />
          {user.emailVerified && user.id !== me?.id ? <ChangeRole user={user} /> : null}
          <UserBusinesses userId={userId} isOwnerActive={user.isActive} />
        </div>
      ) : null}
    </div>
  );
}

function SecondSteps({ app, passkeys, recoveryCodes }: AdminUser['secondSteps']) {
  const { secondSteps, passkeys: countPasskeys, recoveryCodes: countCodes } = userViewText;
  const has = [
    ...(app ? [secondSteps.app] : []),
    ...(passkeys > 0 ? [countPasskeys(passkeys)] : []),
    ...(recoveryCodes > 0 ? [countCodes(recoveryCodes)] : []),
  ];
  return (
    <section className="card" aria-label={userViewText.security}>
      <h2>{userViewText.security}</h2>
      <p className="row">
        {(has.length > 0 ? has : [secondSteps.none]).map((one) => (
          <Badge key={one}>{one}</Badge>
        ))}
      </p>
    </section>
  );
}
