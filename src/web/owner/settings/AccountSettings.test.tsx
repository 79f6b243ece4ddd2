// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import type { AdminUser } from '../../../contract/admin/calls.ts';
import { queryClient, userKey } from '../../lib/query-client.ts';
import { fakeCalls } from '../../testing/fake-calls.ts';
import { owner } from '../../testing/fake-inbox.ts';
import { user } from '../../testing/open-admin.tsx';
import { openScreen } from '../../testing/open-screen.tsx';
import { AccountSettings } from './AccountSettings.tsx';

afterEach(() => vi.unstubAllGlobals());

function open(address: string, { isAdmin, shown = user() }: { isAdmin: boolean; shown?: AdminUser }): void {
  fakeCalls(({ path }) => {
    if (path === `/api/admin/users/${shown.id}`) return shown;
    return path.startsWith('/api/admin/') ? [] : null;
  });
  queryClient.setQueryData(userKey, { ...owner, isAdmin, emailVerified: true, businesses: [] });
  openScreen(<Route path="/account-settings/:userId?" component={AccountSettings} />, address);
}
const facts = () => [...document.querySelectorAll('.facts > div')].map(({ textContent }) => textContent);
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('D-11 owners see their name and email, and can change, end and deactivate', async () => {
  open('/account-settings', { isAdmin: false });
  await screen.findByRole('button', { name: 'Change Password' });
  expect(facts()).toEqual(['NameMaya Lindqvist', 'Emailmaya@example.org']);
  expect(buttons()).toEqual(expect.arrayContaining(['Change Password', 'Sign out everywhere', 'Deactivate Account']));
});

test('D-11 administrators cannot deactivate themselves', async () => {
  open('/account-settings', { isAdmin: true });
  await screen.findByRole('button', { name: 'Change Password' });
  expect(buttons()).not.toContain('Deactivate Account');
});

test('M-18 administrators are asked to change the role of others', async () => {
  open('/account-settings/8', { isAdmin: true });
  await screen.findByText('Number of businesses');
  expect(screen.getByRole('heading', { name: 'Administrator role' })).toBeTruthy();
});

test('M-18 administrators are not asked to change their own role', async () => {
  open('/account-settings/7', { isAdmin: true, shown: user({ id: 7, isAdmin: true }) });
  await screen.findByText('Number of businesses');
  expect(screen.queryByRole('heading', { name: 'Administrator role' })).toBeNull();
});
