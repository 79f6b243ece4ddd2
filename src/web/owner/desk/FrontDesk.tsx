import { useParams } from 'wouter';
import { deskText } from '../../../contract/desk-text.ts';
import { useTitle } from '../../lib/title.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { DeskWays } from './DeskWays.tsx';
import { useDesk } from './use-desk.ts';
import './desk.css';

/** Opens without a login: the key in the address is the authorization. */
export function FrontDesk() {
  useTitle(deskText.title);
  const { key = '' } = useParams<{ key: string }>();
  const screen = useDesk(key);
  const { desk, isOff, isFailed, refresh } = screen;
  if (isOff)
    return (
      <DeskFrame>
        <div className="desk-off">
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
        <div className="desk-off">
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
    <DeskFrame desk={desk}>
      <DeskWays deskKey={key} desk={desk} screen={screen} />
    </DeskFrame>
  );
}
