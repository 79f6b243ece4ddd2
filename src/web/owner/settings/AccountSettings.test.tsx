// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import type { AdminUser } from '../../../contract/admin/calls.ts';
import { queryClient, userKey } from '../../lib/query-client.ts';
import { type FakeCall, fakeCalls } from '../../testing/fake-calls.ts';
import { dental, owner } from '../../testing/fake-inbox.ts';
import { user } from '../../testing/open-admin.tsx';
import { openScreen } from '../../testing/open-screen.tsx';
import { AccountSettings } from './AccountSettings.tsx';

afterEach(() => vi.unstubAllGlobals());

interface Known {
  readonly isAdmin: boolean;
  readonly shown?: () => AdminUser;
  readonly answer?: (call: FakeCall) => unknown;
}

function open(address: string, { isAdmin, shown = user, answer = () => null }: Known): FakeCall[] {
  const calls = fakeCalls((call) => {
    const { id } = shown();
    if (call.method !== 'GET') return answer(call);
    if (call.path === `/api/admin/users/${id}`) return shown();
    return call.path === `/api/admin/users/${id}/businesses` ? [dental] : null;
  });
  queryClient.setQueryData(userKey, { ...owner, isAdmin, emailVerified: true, businesses: [] });
  openScreen(<Route path="/account-settings/:userId?" component={AccountSettings} />, address);
  return calls;
}
const facts = () => [...document.querySelectorAll('.facts > div')].map(({ textContent }) => textContent);
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const toasts = () => [...document.querySelectorAll('.toast')].map((toast) => toast.textContent ?? '');

test('D-11 owners see their name and email, and can change, end and deactivate', async () => {
  open('/account-settings', { isAdmin: false });
  await screen.findByRole('button', { name: 'Change Password' });
  expect(facts()).toEqual(['NameMaya Lindqvist', 'Emailmaya@example.org']);
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  expect(buttons()).toEqual(expect.arrayContaining(['Change Password', 'Sign out everywhere', 'Deactivate Account']));
});

test('D-11 administrators cannot deactivate themselves', async () => {
  open('/account-settings', { isAdmin: true });
  await screen.findByRole('button', { name: 'Change Password' });
  expect(buttons()).not.toContain('Deactivate Account');
});

test('D-12 administrators see a user with id, name, email and businesses', async () => {
  open('/account-settings/8', { isAdmin: true });
  const edit = await screen.findByRole('link', { name: /^Edit Business/ });
  expect(edit.getAttribute('href')).toBe('/business-edit/3');
  expect(facts()).toEqual(['User ID8', 'NameRosa Fields', 'Emailrosa@example.org', 'Number of businesses2']);
  expect(screen.getByRole('region', { name: 'Security' }).textContent).toBe('SecurityPassword only');
  expect(within(screen.getByRole('listitem')).getByText('Active')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Admin' }).getAttribute('href')).toBe('/admin');
});

test('D-12 the businesses of a deactivated user show as inactive', async () => {
  open('/account-settings/8', { isAdmin: true, shown: () => user({ isActive: false }) });
  await screen.findByText('This account is deactivated, so its review pages show as inactive.');
  expect(within(screen.getByRole('listitem')).getByText('Inactive')).toBeTruthy();
});

test('D-12 nobody else sees one', async () => {
  open('/account-settings/8', { isAdmin: false });
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
});

test('M-18 makes another user an administrator and takes the role away, each after a question', async () => {
  let isAdmin = false;
  let isLast = true;
  const refusal = { error: 'At least one active administrator is required', code: 'last_administrator' };
  const calls = open('/account-settings/8', {
    isAdmin: true,
    shown: () => user({ isAdmin }),
    answer: ({ body }) => {
      if (body.isAdmin === false && isLast) return Response.json(refusal, { status: 409 });
      isAdmin = body.isAdmin === true;
      return { id: 8, isAdmin };
    },
  });
  const changes = () => calls.filter(({ path }) => path === '/api/admin/users/8/role').map(({ body }) => body.isAdmin);
  const act = async (name: string, question: string, answer: string) => {
    fireEvent.click(await screen.findByRole('button', { name }));
    const asked = within(screen.getByRole('alertdialog', { name: question, hidden: true }));
    expect(asked.getByText('rosa@example.org')).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: answer, hidden: true }));
  };
  await act('Make Administrator', 'Make Rosa Fields an administrator?', 'Cancel');
  expect(changes()).toEqual([]);
  await act('Make Administrator', 'Make Rosa Fields an administrator?', 'Make Administrator');
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('User is now an administrator')]));

  const question = 'Remove the administrator role from Rosa Fields?';
  await act('Remove Administrator Role', question, 'Remove Role');
  await screen.findByText('Failed to change the role. Please try again.');
  expect(toasts()[0]).toContain('At least one active administrator is required');
  isLast = false;
  await act('Remove Administrator Role', question, 'Remove Role');
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('User is no longer an administrator')]));
  await screen.findByRole('button', { name: 'Make Administrator' });
  expect(changes()).toEqual([true, false, false]);
});

test('M-18 nobody is asked to change their own role', async () => {
  open('/account-settings/7', { isAdmin: true, shown: () => user({ id: 7, isAdmin: true }) });
  await screen.findByText('Number of businesses');
  expect(screen.queryByRole('heading', { name: 'Administrator role' })).toBeNull();
});
