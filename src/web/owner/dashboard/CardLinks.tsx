import { Link } from 'wouter';
import { insightsPath, invitationsPath, placesPath } from '../../../contract/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { businessNavText } from '../shared/business-nav-text.ts';
import { businessCardText } from './text.ts';

interface CardLinksProps {
  readonly businessId: number;
  readonly name: string;
}

const links = [
  { label: businessCardText.insights, icon: 'chart', path: insightsPath },
  { label: businessNavText.invitations, icon: 'mail', path: invitationsPath },
  { label: businessCardText.places, icon: 'print', path: placesPath },
] as const;

/** The other screens of a business. */
export function CardLinks({ businessId, name }: CardLinksProps) {
  return (
    <nav className="card-links" aria-label={businessNavText.label(name)}>
      {links.map(({ label, icon, path }) => (
        <Link key={label} href={path(businessId)}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
