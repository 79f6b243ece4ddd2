import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import type { CallReply } from '../../../contract/calls.ts';
import { teamPath } from '../../../contract/paths.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { showToast } from '../../ui/toast.ts';
import { LoadError } from '../shared/LoadError.tsx';
import { TeamFrame } from '../shared/team/TeamFrame.tsx';
import { teamText } from '../shared/team/text.ts';
import { refreshTeam, useTeam } from '../shared/team/use-team.ts';
import { InviteForm } from './InviteForm.tsx';
import { LinkToGive } from './LinkToGive.tsx';
import styles from './team.module.css';
import { inviteText as text } from './text.ts';

type Sent = CallReply<'POST /api/businesses/{id}/team'>;

export function Invite() {
  const { id: typed = '' } = useParams<{ id: string }>();
  const id = Number(typed);
  const { data: team, error, refetch } = useTeam(id);
  const [made, setMade] = useState<Sent | null>(null);
  const [, navigate] = useLocation();
  const close = () => navigate(teamPath(id));
  function show(sent: Sent) {
    void refreshTeam(id);
    if (sent.link) return setMade(sent);
    showToast(text[sent.outcome === 'sentAgain' ? 'sentAgain' : 'sent'](sent.invitation.email));
    close();
  }
  return (
    <TeamFrame id={typed} title={text.title} page={null} needs="manageTeam">
      {(business) =>
        team ? (
          <div className={styles.narrow}>
            {made?.link ? (
              <LinkToGive
                link={made.link}
                invitation={made.invitation}
                timeZone={business.timeZone}
                sendsEmail={team.sendsEmail}
                onDone={close}
              />
            ) : (
              <InviteForm business={business} sendsEmail={team.sendsEmail} onSent={show} />
            )}
          </div>
        ) : error ? (
          <LoadError error={error} onRefresh={refetch} />
        ) : (
          <Spinner label={teamText.loading} />
        )
      }
    </TeamFrame>
  );
}
