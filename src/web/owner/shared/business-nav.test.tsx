// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';
import { BusinessNav } from './BusinessNav.tsx';

test.for([
  ['owner', ['Invitations', 'Places', 'Print kit', 'Team', 'Settings']],
  ['manager', ['Invitations', 'Places', 'Print kit', 'Team', 'Settings']],
  ['frontDesk', ['Front desk', 'Print kit', 'Team']],
  ['viewer', ['Print kit', 'Team']],
  ['administrator', ['Places', 'Print kit', 'Team', 'Settings']],
] as const)('the tabs of a business for the role %s', ([role, expected]) => {
  openScreen(<BusinessNav business={{ id: 3, name: 'Juniper Street Dental', role }} current="print" />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Back to Dashboard', ...expected]);
});
