import { useState } from 'react';
import type { Business } from '../../../contract/businesses/calls.ts';
import { type MemberRole, may, memberRoles } from '../../../contract/permissions.ts';
import type { TeamPerson } from '../../../contract/teams/calls.ts';
import { formatTime } from '../../../contract/time/zones.ts';
import { queryClient, useCallMutation } from '../../lib/query-client.ts';
import { useUser } from '../../lib/session.ts';
import { clockTime, shortDay } from '../../lib/zoned-time.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import { refreshTeam } from '../shared/team/use-team.ts';
import styles from './team.module.css';
import { roleLabel, peopleText as text } from './text.ts';

interface PersonRowProps {
  readonly business: Business;
  readonly person: TeamPerson;
}

export function PersonRow({ business, person }: PersonRowProps) {
  const { user } = useUser();
  const [isAsking, setAsking] = useState(false);
  const { id, timeZone } = business;
  const { userId, name, role } = person;
  const isYou = userId === user?.id;
  const isChangeable = may(business.role, 'manageTeam') && role !== 'owner';
  const change = useCallMutation('PATCH /api/businesses/{id}/team/{userId}', {
    onSuccess: (reply) => showToast(text.roleChanged(name, reply.role)),
    onError: (error) => showFailure(text.roleFailed, error),
    onSettled: () => refreshTeam(id),
  });
  const remove = useCallMutation('DELETE /api/businesses/{id}/team/{userId}', {
    onSuccess: () => {
      showToast(text.removed(name));
      // Assigned messages went back to the team.
      void queryClient.invalidateQueries({ queryKey: ['/api/feedback'] });
    },
    onError: (error) => showFailure(text.removeFailed, error),
    onSettled: () => {
      setAsking(false);
      return refreshTeam(id);
    },
  });
  const shownRole = change.isPending ? change.variables.input.role : role;
  return (
    <li>
      <span className={styles.name}>
        <b>
          <bdi>{name}</bdi> {isYou ? <span className="soft">{text.you}</span> : null}
        </b>
        <span className={`soft ${styles.address}`}>{person.email}</span>
      </span>
      <span className={styles.role}>
        {isChangeable ? (
          <select
            aria-label={text.roleOf(name)}
            aria-busy={change.isPending || undefined}
            value={shownRole}
            onChange={(event) => change.mutate({ id, userId, role: event.currentTarget.value as MemberRole })}
          >
            {memberRoles.map((one) => (
              <option key={one} value={one}>
                {roleLabel(one)}
              </option>
            ))}
          </select>
        ) : (
          <span className={styles.fixed}>{roleLabel(role)}</span>
        )}
      </span>
      <span className={styles.seen}>
        {isYou ? text.now : lastActive(person, timeZone)}
        <span className="cap">
          {text.since(formatTime(person.since, timeZone, { month: 'short', year: 'numeric' }))}
        </span>
      </span>
      <span className={styles.signIn}>
        {person.isActive ? (
          <Badge {...(person.hasSecondFactor ? { tone: 'good', icon: 'lock' } : {})}>
            {person.hasSecondFactor ? text.secondStep : text.passwordOnly}
          </Badge>
        ) : (
          <Badge icon="ban">{text.deactivated}</Badge>
        )}
      </span>
      <span className={styles.more}>
        {isChangeable ? (
          <Menu label={text.more(name)} items={[{ label: text.remove, act: () => setAsking(true) }]} />
        ) : null}
      </span>
      <Confirm
        danger
        open={isAsking}
        title={text.confirmRemove.title(name)}
        confirm={text.confirmRemove.confirm(name)}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id, userId })}
        onCancel={() => setAsking(false)}
      >
        {text.confirmRemove.body(business.name)}
      </Confirm>
    </li>
  );
}

function lastActive({ lastActiveAt }: TeamPerson, timeZone: string): string {
  if (lastActiveAt === null) return text.signedOut;
  return `${shortDay(lastActiveAt, Date.now(), timeZone)}, ${clockTime(lastActiveAt, timeZone)}`;
}
