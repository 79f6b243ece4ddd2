import { Link } from 'wouter';
import { invitationListPath, invitationSettingsPath, ownDeskPath } from '../../../contract/paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyBubble } from '../shared/EmptyBubble.tsx';
import { invitationsText, noInvitationsText } from './text.ts';

interface NoInvitationsProps {
  readonly businessId: number;
  readonly isOn: boolean;
}

export function NoInvitations({ businessId, isOn }: NoInvitationsProps) {
  const settings = invitationSettingsPath(businessId);
  return (
    <EmptyBubble title={noInvitationsText.title} body={isOn ? noInvitationsText.ready : noInvitationsText.setUp}>
      <div className="row">
        {isOn ? (
          <>
            <Link className={buttonClass({})} href={ownDeskPath(businessId)}>
              {invitationsText.desk}
            </Link>
            <Link className={buttonClass({ primary: true })} href={invitationListPath(businessId)}>
              {invitationsText.inviteList}
            </Link>
          </>
        ) : (
          <Link className={buttonClass({ primary: true })} href={settings}>
            {noInvitationsText.openSettings}
          </Link>
        )}
      </div>
    </EmptyBubble>
  );
}
