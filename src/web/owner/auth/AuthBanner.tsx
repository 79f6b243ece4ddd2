import { authText } from '../../../contract/account-text.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Shown by verified=true in the address. */
export function VerifiedBanner({ search }: { search: string }) {
  if (new URLSearchParams(search).get('verified') !== 'true') return null;
  return (
    <p className="banner" role="status">
      <Icon name="tick" />
      {authText.verifiedBanner}
    </p>
  );
}
