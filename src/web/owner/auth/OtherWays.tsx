import { useEffect } from 'react';
import { installation } from '../../lib/installation.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { authText } from './text.ts';

const load = () => import('./second-step/other-ways.ts');
const hasPasskeys = typeof PublicKeyCredential === 'function';

/** Below the login form, or instead of it; the email field offers passkeys too. */
export function OtherWays() {
  const { singleSignOn } = installation;
  const offers = hasPasskeys && !singleSignOn?.isOnlyWay;
  useEffect(() => {
    const soon = offers && setTimeout(async () => (await load()).offerPasskeys(), 1000);
    return () => clearTimeout(soon || undefined);
  }, [offers]);
  return (
    <>
      {offers ? (
        <Button onClick={async () => (await load()).signInByButton()}>
          <Icon name="key" />
          {authText.ways.passkey}
        </Button>
      ) : null}
      {singleSignOn ? (
        <Button primary={singleSignOn.isOnlyWay} onClick={async () => (await load()).goToSingleSignOn()}>
          {authText.ways.other} {singleSignOn.name}
        </Button>
      ) : null}
    </>
  );
}
