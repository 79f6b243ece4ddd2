import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { paths, teamTransferPath } from '../../../contract/paths.ts';
import { may } from '../../../contract/permissions.ts';
import { roleNames } from '../../../contract/teams/roles-text.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { useUser } from '../../lib/session.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import { dropBusiness } from '../shared/cached-businesses.ts';
import type { TeamReply } from '../shared/team/use-team.ts';
import styles from './team.module.css';
import { leaveText, ownerText } from './text.ts';

interface EveryonePartProps {
  readonly business: Business;
  readonly team: TeamReply;
}

/** The owner transfers, everyone else leaves; administrators are not on the team. */
export function EveryonePart({ business, team }: EveryonePartProps) {
  const { user } = useUser();
  if (may(business.role, 'transfer'))
    return (
      <Part title={ownerText.title} body={team.people.length > 1 ? ownerText.body : ownerText.alone}>
        {team.people.length > 1 ? (
          <Link className={buttonClass({ small: true })} href={teamTransferPath(business.id)}>
            {ownerText.open}
          </Link>
        ) : null}
      </Part>
    );
  const isMember = team.people.some(({ userId }) => userId === user?.id);
  const owner = team.people.find(({ role }) => role === 'owner');
  return isMember ? (
    <Part title={leaveText.role(roleNames[business.role])} body={leaveText.owner(owner?.name ?? '')}>
      <Leave business={business} assigned={team.assignedToMe} />
    </Part>
  ) : null;
}

interface PartProps {
  readonly title: string;
  readonly body: string;
  readonly children: ReactNode;
}

function Part({ title, body, children }: PartProps) {
  return (
    <section className={`card ${styles.part}`}>
      <div className={styles.thing}>
        <h2>{title}</h2>
        <p className="soft">{body}</p>
      </div>
      {children}
    </section>
  );
}

function Leave({ business: { id, name }, assigned }: { readonly business: Business; readonly assigned: number }) {
  const { user } = useUser();
  const [, navigate] = useLocation();
  const leave = useCallMutation('DELETE /api/businesses/{id}/team/{userId}', {
    onSuccess: () => {
      dropBusiness(id);
      showToast(leaveText.done(name));
      navigate(paths.dashboard);
    },
    onError: (error) => showFailure(leaveText.failed, error),
  });
  return (
    <ConfirmButton
      danger
      icon="logout"
      label={leaveText.open}
      title={leaveText.title(name)}
      confirm={leaveText.confirm}
      act={() => leave.mutateAsync({ id, userId: user?.id ?? 0 })}
    >
      {leaveText.body(assigned)}
    </ConfirmButton>
  );
}
