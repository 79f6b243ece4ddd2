import { Link } from 'wouter';
import { invitationListPath, screenPaths } from '../../../contract/paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { invitationsText } from './text.ts';

const known: readonly string[] = screenPaths;
const hasScreen = known.includes('/invitations/:id/list');

/** Not shown while the screen does not exist. */
export function InviteListLink({
  businessId,
  small = false,
}: {
  readonly businessId: number;
  readonly small?: boolean;
}) {
  if (!hasScreen) return null;
  return (
    <Link className={buttonClass({ small, primary: true })} href={invitationListPath(businessId)}>
      {invitationsText.inviteList}
    </Link>
  );
}
