import { authText } from '../../../contract/account-text.ts';
import { Icon } from '../../ui/Icon.tsx';

/** What brought the visitor here: verified=true in the address, or a session that ended on another screen. */
export function AuthBanner({ search }: { search: string }) {
  const isVerified = new URLSearchParams(search).get('verified') === 'true';
  if (!isVerified && !history.state?.left) return null;
  return (
    <p className={isVerified ? 'banner' : 'banner warn'} role="status">
      <Icon name={isVerified ? 'tick' : 'lock'} />
      {isVerified ? authText.verifiedBanner : authText.endedBanner}
    </p>
  );
}
