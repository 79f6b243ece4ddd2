import { Link } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { teamInvitePath } from '../../../contract/paths.ts';
import { may } from '../../../contract/permissions.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { TeamReply } from '../shared/team/use-team.ts';
import { PersonRow } from './PersonRow.tsx';
import styles from './team.module.css';
import { peopleText as text } from './text.ts';

interface PeopleProps {
  readonly business: Business;
  readonly team: TeamReply;
}

export function People({ business, team }: PeopleProps) {
  const mayManage = may(business.role, 'manageTeam');
  const isAlone = mayManage && team.people.length === 1 && team.invitations.length === 0;
  const invite = (look: { small?: boolean }) => (
    <Link className={buttonClass({ primary: true, ...look })} href={teamInvitePath(business.id)}>
      <Icon name="plus" />
      {text.invite}
    </Link>
  );
  const { name, role, lastActive, signIn } = text.columns;
  return (
    <>
      <section className="card">
        <div className={styles.head}>
          <h2>{text.title}</h2>
          {mayManage && !isAlone ? invite({ small: true }) : null}
        </div>
        <ul className={styles.people}>
          <li className={styles.columns} aria-hidden="true">
            <span>{name}</span>
            <span>{role}</span>
            <span>{lastActive}</span>
            <span>{signIn}</span>
          </li>
          {team.people.map((person) => (
            <PersonRow key={person.userId} business={business} person={person} />
          ))}
        </ul>
      </section>
      {isAlone ? (
        <section className={styles.alone}>
          <h2>{text.alone.title}</h2>
          <p className="soft">{text.alone.body}</p>
          {invite({})}
        </section>
      ) : null}
    </>
  );
}
