import {
  businessEditPath,
  invitationsPath,
  ownDeskPath,
  placesPath,
  printPath,
  teamPath,
} from '../../../contract/paths.ts';
import { may, type Role } from '../../../contract/permissions.ts';
import { businessNavText } from './business-nav-text.ts';

const tabs = {
  invitations: { label: businessNavText.invitations, path: invitationsPath, needs: 'manageInvitations' },
  places: { label: businessNavText.places, path: placesPath, needs: 'editPlaces' },
  print: { label: businessNavText.print, path: printPath, needs: 'view' },
  team: { label: businessNavText.team, path: teamPath, needs: 'viewTeam' },
  settings: { label: businessNavText.settings, path: businessEditPath, needs: 'edit' },
} as const;
export type BusinessTab = keyof typeof tabs;

export const tabLabel = (tab: BusinessTab): string => tabs[tab].label;

/** Front-desk people have the desk in the place of the invitations. */
export function tabsFor(
  role: Role,
): readonly { readonly tab: string; readonly label: string; path(id: number): string }[] {
  const isAtDesk = may(role, 'inviteCustomer') && !may(role, 'manageInvitations');
  return [
    ...(isAtDesk ? [{ tab: 'desk', label: businessNavText.desk, path: ownDeskPath }] : []),
    ...Object.entries(tabs).flatMap(([tab, { needs, ...rest }]) => (may(role, needs) ? { tab, ...rest } : [])),
  ];
}
