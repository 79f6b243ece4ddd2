import { addressText } from '../../../contract/operator-text.ts';
import { installation } from '../../lib/installation.ts';
import { Icon } from '../../ui/Icon.tsx';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** The server treats all loopback names as one. */
function isSameOrigin(one: URL, other: URL): boolean {
  const bothLoopback = loopback.includes(one.hostname) && loopback.includes(other.hostname);
  return one.origin === other.origin || (bothLoopback && one.port === other.port && one.protocol === other.protocol);
}

/** Shown where every form would be rejected, because the address in the browser is not PUBLIC_URL. */
export function AddressNotice() {
  const { publicOrigin } = installation;
  if (publicOrigin === '' || isSameOrigin(new URL(publicOrigin), new URL(location.href))) return null;
  return (
    <p className="banner warn" role="status">
      <Icon name="lock" />
      <span>
        {addressText.wrong(location.origin)} <a href={`${publicOrigin}${location.pathname}`}>{publicOrigin}</a>.{' '}
        {addressText.operator}
      </span>
    </p>
  );
}
