import { useParams } from 'wouter';
import { may } from '../../../contract/permissions.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { LoadError } from '../shared/LoadError.tsx';
import { TeamFrame } from '../shared/team/TeamFrame.tsx';
import { teamText } from '../shared/team/text.ts';
import { useTeam } from '../shared/team/use-team.ts';
import { EveryonePart } from './EveryonePart.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';
import { People } from './People.tsx';
import { SecondStepPart } from './SecondStepPart.tsx';
import styles from './team.module.css';

export function Team() {
  const { id = '' } = useParams<{ id: string }>();
  return (
    <TeamFrame id={id} title={teamText.title} page="people">
      {(business) => <TeamOf business={business} />}
    </TeamFrame>
  );
}

function TeamOf({ business }: { readonly business: Parameters<typeof People>[0]['business'] }) {
  const { data: team, error, refetch } = useTeam(business.id);
  if (!team) return error ? <LoadError error={error} onRefresh={refetch} /> : <Spinner label={teamText.loading} />;
  const mayManage = may(business.role, 'manageTeam');
  return (
    <div className={`stack ${styles.team}`}>
      <People business={business} team={team} />
      {mayManage && team.invitations.length > 0 ? <OpenInvitations business={business} team={team} /> : null}
      {may(business.role, 'requireSecondStep') ? <SecondStepPart businessId={business.id} team={team} /> : null}
      <EveryonePart business={business} team={team} />
    </div>
  );
}
