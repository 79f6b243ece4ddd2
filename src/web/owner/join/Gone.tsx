import { Link } from 'wouter';
import type { CallReply } from '../../../contract/calls.ts';
import { paths } from '../../../contract/paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Gate } from '../shared/Gate.tsx';
import { localDay } from './local-day.ts';
import { goneText as text } from './text.ts';

interface GoneProps {
  readonly isSignedIn: boolean;
}

export function Gone({ isSignedIn }: GoneProps) {
  return (
    <Gate title={text.gone}>
      <p>{text.why(isSignedIn)}</p>
      <WayOut isSignedIn={isSignedIn} />
    </Gate>
  );
}

interface ExpiredProps extends GoneProps {
  readonly invitation: CallReply<'GET /api/join/{token}'>;
}

export function Expired({ invitation: { expiresAt, inviterName, businessNames }, isSignedIn }: ExpiredProps) {
  return (
    <Gate title={text.expired}>
      <p>{text.worked(localDay(expiresAt), inviterName, businessNames)}</p>
      <WayOut isSignedIn={isSignedIn} />
    </Gate>
  );
}

function WayOut({ isSignedIn }: GoneProps) {
  return (
    <Link className={buttonClass({})} href={isSignedIn ? paths.dashboard : paths.login}>
      {isSignedIn ? text.dashboard : text.login}
    </Link>
  );
}
