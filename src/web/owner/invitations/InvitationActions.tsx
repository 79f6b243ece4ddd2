import { Link } from 'wouter';
import { invitationListPath, invitationSettingsPath, ownDeskPath } from '../../../contract/paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import styles from './invitations.module.css';
import { invitationsText as text } from './text.ts';

interface InvitationActionsProps {
  readonly businessId: number;
  /** `null` while nothing could go out anyway. */
  readonly onPause: (() => void) | null;
  readonly onStop: () => void;
  readonly onAllow: () => void;
}

export function InvitationActions({ businessId, onPause, onStop, onAllow }: InvitationActionsProps) {
  const pause = onPause === null ? [] : [{ label: text.pause, act: onPause }];
  return (
    <div className={styles.actions}>
      <Link className={buttonClass({ small: true, primary: true })} href={invitationListPath(businessId)}>
        {text.inviteList}
      </Link>
      <Link className={buttonClass({ small: true })} href={ownDeskPath(businessId)}>
        {text.desk}
      </Link>
      <Link className={buttonClass({ small: true })} href={invitationSettingsPath(businessId)}>
        {text.settings}
      </Link>
      <Menu
        label={text.more}
        items={[...pause, { label: text.doNotContact, act: onStop }, { label: text.contactAgain, act: onAllow }]}
      />
    </div>
  );
}
