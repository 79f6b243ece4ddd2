import { useRef } from 'react';
import { Link } from 'wouter';
import { businessEditPath, invitationsPath, paths, placesPath, printPath } from '../../../contract/paths.ts';
import { useCurrentInView } from '../../lib/use-current-in-view.ts';
import { Icon } from '../../ui/Icon.tsx';
import { businessNavText } from './business-nav-text.ts';
import { useIsOwner } from './use-is-owner.ts';
import './business-nav.css';

const tabs = {
  invitations: { label: businessNavText.invitations, path: invitationsPath },
  places: { label: businessNavText.places, path: placesPath },
  print: { label: businessNavText.print, path: printPath },
  settings: { label: businessNavText.settings, path: businessEditPath },
} as const;
type BusinessTab = keyof typeof tabs;

interface BusinessNavProps {
  readonly business: { readonly id: number; readonly name: string };
  readonly current: BusinessTab;
  /** From a screen below a tab: the way up. */
  readonly back?: { readonly label: string; readonly href: string };
}

const toDashboard = { label: businessNavText.back, href: paths.dashboard };

/** The head of every screen of one business: its name, and the way to the others. */
export function BusinessNav({ business: { id, name }, current, back = toDashboard }: BusinessNavProps) {
  const list = useRef<HTMLElement>(null);
  useCurrentInView(list, current);
  const isOwner = useIsOwner(id);
  // Customers' addresses are for the owner alone, not for administrators.
  const shown = Object.entries(tabs).filter(([tab]) => tab !== 'invitations' || isOwner);
  return (
    <div className="business-nav">
      <Link className="link" href={back.href}>
        <Icon name="back" />
        {back.label}
      </Link>
      <h1>{name}</h1>
      <nav ref={list} className="tabs" aria-label={businessNavText.label(name)}>
        {shown.map(([tab, { label, path }]) => (
          <Link key={tab} className="tab" href={path(id)} aria-current={tab === current ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
