import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { HoldReason } from '../../../contract/invitations/calls.ts';
import { expiryDays } from '../../../contract/invitations/limits.ts';
import { invitationSettingsPath, paths } from '../../../contract/paths.ts';
import { clockTime, isSameDay, shortDay } from '../../lib/zoned-time.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './invitations.module.css';
import { invitationsText, waitingText } from './text.ts';
import type { InvitationPage } from './use-invitations.ts';

interface WaitingNoteProps {
  readonly page: InvitationPage;
  readonly businessId: number;
  readonly isBusy: boolean;
  readonly onResume: () => void;
}

/** What waits, why, and what happens next. */
export function WaitingNote({ page, businessId, isBusy, onResume }: WaitingNoteProps) {
  const { hold, totals } = page;
  if (hold === null) return null;
  const settings = (words: string) => (
    <Link className={buttonClass({ small: true })} href={invitationSettingsPath(businessId)}>
      {words}
    </Link>
  );
  const ways: Readonly<Record<typeof hold, ReactNode>> = {
    off: settings(waitingText.openSettings),
    email: settings(waitingText.checkEmail),
    inactive: (
      <Link className={buttonClass({ small: true })} href={paths.dashboard}>
        {waitingText.openDashboard}
      </Link>
    ),
    paused: (
      <Button small busy={isBusy} onClick={onResume}>
        <Icon name="play" />
        {invitationsText.resume}
      </Button>
    ),
    share: null,
    newcomers: null,
    day: null,
  };
  const reason = reasonOf(page, hold);
  return (
    <div className={styles.note} role="status">
      <Icon name={hold === 'paused' ? 'pause' : 'warning'} />
      <p>
        {totals.waiting > 0 ? <b>{waitingText.waiting(totals.waiting)} </b> : null}
        {reason} {totals.waiting > 0 ? waitingText.expire(expiryDays) : null}
      </p>
      {ways[hold]}
    </div>
  );
}

function reasonOf({ holdSince, ownerPerDay, timeZone }: InvitationPage, hold: HoldReason): string {
  if (hold === 'email' && holdSince) return waitingText.failingSince(sinceOf(holdSince, timeZone));
  return hold === 'share' ? waitingText.share(ownerPerDay) : waitingText.reasons[hold];
}

function sinceOf(instant: string, timeZone: string): string {
  const time = clockTime(instant, timeZone);
  const isToday = isSameDay(instant, Date.now(), timeZone);
  return isToday ? time : `${shortDay(instant, Date.now(), timeZone)}, ${time}`;
}
