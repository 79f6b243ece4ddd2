import { Link } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import {
  inboxPath,
  insightsPath,
  invitationsPath,
  ownDeskPath,
  placesPath,
  printPath,
  teamPath,
} from '../../../contract/paths.ts';
import { may } from '../../../contract/permissions.ts';
import { Icon } from '../../ui/Icon.tsx';
import { businessNavText } from '../shared/business-nav-text.ts';
import styles from './card.module.css';
import { businessCardText, dashboardText, waitingText } from './text.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingCount } from './WaitingCount.tsx';

interface CardLinksProps {
  readonly business: Pick<Business, 'id' | 'role'>;
  readonly name: string;
}

const links = [
  { label: dashboardText.tabs.inbox, icon: 'message', path: inboxPath, needs: 'readFeedback' },
  { label: dashboardText.tabs.insights, icon: 'chart', path: insightsPath, needs: 'viewInsights' },
  { label: businessNavText.invitations, icon: 'mail', path: invitationsPath, needs: 'manageInvitations' },
  { label: businessNavText.desk, icon: 'mail', path: ownDeskPath, needs: 'inviteCustomer' },
  { label: businessNavText.places, icon: 'qr', path: placesPath, needs: 'editPlaces' },
  { label: businessNavText.print, icon: 'print', path: printPath, needs: 'view' },
  { label: businessNavText.team, icon: 'user', path: teamPath, needs: 'viewTeam' },
] as const;

/** Doors in a row on a phone. */
const most = 5;
const { more } = businessCardText;

/** The other screens of a business. The desk is below Invitations for those who have both. */
export function CardLinks({ business: { id, role }, name }: CardLinksProps) {
  const shown = links.filter(
    ({ needs }) => may(role, needs) && !(needs === 'inviteCustomer' && may(role, 'manageInvitations')),
  );
  const waiting = useWaiting().of(id);
  const door = ({ label, icon, path }: (typeof links)[number]) => {
    const count = path === inboxPath ? waiting : 0;
    return (
      <Link key={label} href={path(id)} aria-label={waitingText.door(label, count, name)}>
        <Icon name={icon} />
        {label}
        {count > 0 ? ' ' : null}
        <WaitingCount count={count} />
      </Link>
    );
  };
  const rest = shown.length > most ? shown.slice(most - 1) : [];
  const menu = `doors-${id}`;
  return (
    <nav className={styles.doors} aria-label={businessNavText.label(name)}>
      {shown.slice(0, shown.length - rest.length).map(door)}
      {rest.length > 0 ? (
        <>
          <button type="button" className={styles.more} popoverTarget={menu} aria-label={`${more}: ${name}`}>
            <Icon name="more" />
            {more}
          </button>
          {/* A row like the others where there is space. */}
          <div id={menu} popover="auto" className={styles.rest}>
            {rest.map(door)}
          </div>
        </>
      ) : null}
    </nav>
  );
}
