import { loopbackNames } from '../../../contract/installation.ts';
import { installation } from '../../lib/installation.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './banner.module.css';
import { addressText } from './operator-text.ts';

function isSameOrigin(one: URL, other: URL): boolean {
  const bothLoopback = loopbackNames.includes(one.hostname) && loopbackNames.includes(other.hostname);
  return one.origin === other.origin || (bothLoopback && one.port === other.port && one.protocol === other.protocol);
}

/** Shown where every form would be rejected, because the address in the browser is not PUBLIC_URL. */
export function AddressNotice() {
  const { publicOrigin } = installation;
  if (publicOrigin === '' || isSameOrigin(new URL(publicOrigin), new URL(location.href))) return null;
  return (
    <p className={`${styles.banner} ${styles.warn}`} role="status">
      <Icon name="lock" />
      <span>
        {addressText.wrong(location.origin)} <a href={`${publicOrigin}${location.pathname}`}>{publicOrigin}</a>.{' '}
        {addressText.operator}
      </span>
    </p>
  );
}
