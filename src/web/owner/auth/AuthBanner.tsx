import { errorMessages } from '../../../contract/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './banner.module.css';
import { authText } from './text.ts';

export function AuthBanner({ search }: { search: string }) {
  const isVerified = new URLSearchParams(search).get('verified') === 'true';
  const left: { readonly userId?: number } | undefined = history.state?.left;
  if (!isVerified && !left) return null;
  return (
    <p className={isVerified ? styles.banner : `${styles.banner} ${styles.warn}`} role="status">
      <Icon name={isVerified ? 'tick' : 'lock'} />
      {isVerified
        ? authText.verifiedBanner
        : left?.userId === undefined
          ? errorMessages.signedOut
          : authText.endedBanner}
    </p>
  );
}
