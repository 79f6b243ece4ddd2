import { Redirect, useParams } from 'wouter';
import { paths } from '../../../contract/paths.ts';
import { useUser } from '../../lib/session.ts';
import { useTitle } from '../../lib/title.ts';
import { OwnAccount } from '../shared/account/OwnAccount.tsx';
import { accountText } from '../shared/account/text.ts';
import { businessNavText } from '../shared/business-nav-text.ts';
import { ScreenHead } from '../shared/ScreenHead.tsx';
import { UserView } from './UserView.tsx';

export function AccountSettings() {
  useTitle(accountText.title);
  const { userId } = useParams<{ userId?: string }>();
  const { user } = useUser();
  if (userId && user?.isAdmin) return <UserView userId={userId} />;
  if (userId && userId !== String(user?.id)) return <Redirect to={paths.dashboard} replace />;
  return (
    <div className="wrap">
      <div className="band">
        <ScreenHead title={accountText.title} back={{ label: businessNavText.back, href: paths.dashboard }} />
      </div>
      <OwnAccount />
    </div>
  );
}
