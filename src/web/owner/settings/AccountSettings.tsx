import { Redirect, useParams } from 'wouter';
import { paths } from '../../../contract/paths.ts';
import { useUser } from '../../lib/session.ts';
import { useTitle } from '../../lib/title.ts';
import { OwnAccount } from '../shared/account/OwnAccount.tsx';
import { accountText } from '../shared/account/text.ts';
import { UserView } from './UserView.tsx';

export function AccountSettings() {
  useTitle(accountText.title);
  const { userId } = useParams<{ userId?: string }>();
  const { user } = useUser();
  if (userId && user?.isAdmin) return <UserView userId={userId} />;
  if (userId && userId !== String(user?.id)) return <Redirect to={paths.dashboard} replace />;
  return (
    <div className="wrap form-wide">
      <div className="head">
        <h1>{accountText.title}</h1>
      </div>
      <OwnAccount />
    </div>
  );
}
