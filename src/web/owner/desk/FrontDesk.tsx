import { Redirect, useParams } from 'wouter';
import { invitationsPath, readOwnDeskKey } from '../../../contract/paths.ts';
import { useTitle } from '../../lib/title.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { DeskWays } from './DeskWays.tsx';
import styles from './desk.module.css';
import { deskText } from './text.ts';
import { useDesk } from './use-desk.ts';

/** Opens without a login: the key in the address is the authorization. Signed-in users find it in the app too. */
export function FrontDesk() {
  useTitle(deskText.title);
  const { key = '' } = useParams<{ key: string }>();
  const screen = useDesk(key);
  const { desk, isOff, isFailed, refresh } = screen;
  const businessId = readOwnDeskKey(key);
  // The login is over, or the business is no longer theirs.
  if (isOff && businessId !== null) return <Redirect to={invitationsPath(businessId)} replace />;
  if (isOff)
    return (
      <DeskFrame>
        <div className={styles.off}>
          <div role="alert">
            <h1>{deskText.off.title}</h1>
            <p className="lead">{deskText.off.body}</p>
          </div>
        </div>
      </DeskFrame>
    );
  if (isFailed)
    return (
      <DeskFrame>
        <div className={styles.off}>
          <div role="alert">
            <h1>{deskText.failed}</h1>
            <Button primary onClick={refresh}>
              {deskText.reload}
            </Button>
          </div>
        </div>
      </DeskFrame>
    );
  if (!desk) return <Spinner label={deskText.loading} />;
  return (
    <DeskFrame desk={desk} businessId={businessId}>
      <DeskWays deskKey={key} desk={desk} screen={screen} />
    </DeskFrame>
  );
}
