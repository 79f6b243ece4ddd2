import { useState } from 'react';
import type { Business } from '../../../contract/businesses/calls.ts';
import type { CallReply } from '../../../contract/calls.ts';
import type { OpenInvitation } from '../../../contract/teams/calls.ts';
import { teamMax } from '../../../contract/teams/limits.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { shortDay } from '../../lib/zoned-time.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import { refreshTeam, type TeamReply } from '../shared/team/use-team.ts';
import { LinkToGive } from './LinkToGive.tsx';
import styles from './team.module.css';
import { openInvitationsText as text } from './text.ts';

type Sent = CallReply<'POST /api/businesses/{id}/team'>;

interface OpenInvitationsProps {
  readonly business: Business;
  readonly team: TeamReply;
}

export function OpenInvitations({ business, team: { invitations, sendsEmail } }: OpenInvitationsProps) {
  const [made, setMade] = useState<Sent | null>(null);
  return (
    <section className="card">
      <div className={styles.head}>
        <h2>{text.title}</h2>
        <span className="cap">{text.count(invitations.length, teamMax.openInvitations)}</span>
      </div>
      {made?.link ? (
        <LinkToGive
          link={made.link}
          invitation={made.invitation}
          timeZone={business.timeZone}
          sendsEmail={sendsEmail}
          onDone={() => setMade(null)}
        />
      ) : null}
      <ul className={styles.things}>
        {invitations.map((invitation) => (
          <Row
            key={invitation.id}
            business={business}
            invitation={invitation}
            sendsEmail={sendsEmail}
            onLink={(sent) => setMade(sent)}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly business: Business;
  readonly invitation: OpenInvitation;
  readonly sendsEmail: boolean;
  readonly onLink: (sent: Sent) => void;
}

function Row({ business: { id, timeZone }, invitation, sendsEmail, onLink }: RowProps) {
  const { email, role, businessCount, sentAt, expiresAt, isExpired, delivery } = invitation;
  const day = (at: string) => shortDay(at, Date.now(), timeZone);
  // An email that came back would come back again.
  const asLink = !sendsEmail || delivery === 'failed';
  const send = useCallMutation('POST /api/businesses/{id}/team-invitations/{invitationId}', {
    onSuccess: (sent) => (sent.link ? onLink(sent) : showToast(text.sent(email))),
    onError: (error) => showFailure(text.failedToSend, error),
    onSettled: () => refreshTeam(id),
  });
  const cancel = useCallMutation('DELETE /api/businesses/{id}/team-invitations/{invitationId}', {
    onSuccess: () => showToast(text.canceled(email)),
    onError: (error) => showFailure(text.failedToCancel, error),
    onSettled: () => refreshTeam(id),
  });
  const to = { id, invitationId: invitation.id };
  const action = asLink ? text.newLink : text.sendAgain;
  return (
    <li>
      <div className={styles.thing}>
        <b className={styles.address}>{email}</b>
        <p className="soft">
          {text.facts(role, day(sentAt), businessCount - 1)},{' '}
          {isExpired ? text.expired(day(expiresAt)) : text.expires(day(expiresAt))}
        </p>
        {delivery === 'waiting' ? <p className="cap">{text.waiting}</p> : null}
        {delivery === 'failed' ? (
          <p className="err">
            <Icon name="warning" />
            <span>{text.failed}</span>
          </p>
        ) : null}
      </div>
      <div className={styles.acts}>
        <button
          type="button"
          className="txt"
          aria-label={text.of(action, email)}
          aria-busy={send.isPending || undefined}
          onClick={() => send.isPending || send.mutate({ ...to, ...(asLink ? { asLink } : {}) })}
        >
          {action}
        </button>
        <button
          type="button"
          className="txt danger"
          aria-label={text.of(text.cancel, email)}
          aria-busy={cancel.isPending || undefined}
          onClick={() => cancel.isPending || cancel.mutate(to)}
        >
          {text.cancel}
        </button>
      </div>
    </li>
  );
}
