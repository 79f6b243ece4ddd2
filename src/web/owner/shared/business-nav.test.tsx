// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeCalls } from '../../testing/fake-calls.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { BusinessNav } from './BusinessNav.tsx';

afterEach(() => vi.unstubAllGlobals());

const own = [{ id: 3, name: 'Juniper Street Dental', slug: 'juniper-street-dental' }];

test.for([
  ['an owner', false, own, ['Invitations', 'Places', 'Print kit', 'Settings']],
  ['an administrator, in a business of their own', true, own, ['Invitations', 'Places', 'Print kit', 'Settings']],
  ['an administrator, in that of someone else', true, [], ['Places', 'Print kit', 'Settings']],
] as const)('the tabs of a business for %s', async ([, isAdmin, businesses, expected]) => {
  fakeCalls(() => ({ id: 1, name: 'Maya', email: 'maya@example.org', isAdmin, emailVerified: true, businesses }));
  openScreen(<BusinessNav business={{ id: 3, name: 'Juniper Street Dental' }} current="places" />);
  await waitFor(() =>
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Back to Dashboard',
      ...expected,
    ]),
  );
});
