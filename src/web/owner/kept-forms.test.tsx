// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { queryClient, userKey } from '../lib/query-client.ts';
import { fakeCalls } from '../testing/fake-calls.ts';
import { dental, owner } from '../testing/fake-inbox.ts';
import { fakeInsights } from '../testing/fake-insights.ts';
import { fakeInvitations } from '../testing/fake-invitations.tsx';
import { fakePlaces, place } from '../testing/fake-places.ts';
import { field, openScreen } from '../testing/open-screen.tsx';
import { AccountInvitations } from './admin/AccountInvitations.tsx';
import { Auth } from './auth/Auth.tsx';
import { BusinessEdit } from './business/BusinessEdit.tsx';
import { BusinessSetup } from './business/BusinessSetup.tsx';
import { Insights } from './insights/Insights.tsx';
import { Invitations } from './invitations/Invitations.tsx';
import { InviteList } from './invitations/list/InviteList.tsx';
import { InvitationSettings } from './invitations/settings/InvitationSettings.tsx';
import { Places } from './places/Places.tsx';

const kept = 'We kept what you typed.';

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  queryClient.setQueryData(userKey, { ...owner, emailVerified: true, businesses: [] });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

/** A restored form may be open already. The button may be in a menu, which is closed here. */
const click = (name: string) => async () => {
  const found = await waitFor(() => screen.queryByText(kept) ?? screen.getByRole('button', { name, hidden: true }));
  fireEvent.click(found);
};
const fakeAdmin = () => fakeCalls(() => ({ registration: 'invited', invitations: [] }));
const open = async () => undefined;

const forms = [
  ['Edit Business', BusinessEdit, '/business-edit/:id', fakeInvitations, open, /^City/, 'Boone'],
  ['Business Setup', BusinessSetup, '/business-setup', fakeInvitations, open, /^Business Name/, 'Alder & Rye'],
  ['invitation settings', InvitationSettings, '/i/:id', fakeInvitations, open, 'Postal address', '12 Juniper Street'],
  [
    'a new screen',
    InvitationSettings,
    '/i/:id',
    fakeInvitations,
    click('Add a screen'),
    'Name of the screen',
    'By the door',
  ],
  ['a pasted list', InviteList, '/i/:id/list', fakeInvitations, open, 'Paste addresses', 'rosa@example.org'],
  [
    'do not contact',
    Invitations,
    '/i/:id',
    fakeInvitations,
    click('Do not contact'),
    'Email address',
    'rosa@example.org',
  ],
  ['a new place', Places, '/p/:id', () => fakePlaces([]), open, 'Name', 'Reception'],
  ['a renamed place', Places, '/p/:id', desk, click('Rename'), 'Name', 'Reception'],
  ['an account invitation', AccountInvitations, '/admin', fakeAdmin, open, 'Email address', 'rosa@example.org'],
  ['a note in Insights', Board, '/dashboard', fakeInsights, open, /^Reviews/, '204'],
] as const;

function desk() {
  return fakePlaces([place(1, 'Front desk')]);
}

function Board() {
  return <Insights businesses={[dental]} />;
}

test.for(forms)(
  '%s keeps what was typed, says so, and discards it',
  async ([, Screen, path, fake, openForm, label, typed]) => {
    async function openIt() {
      openScreen(<Route path={path} component={Screen} />, path.replace(':id', '3'));
      await openForm();
      return (await screen.findAllByLabelText<HTMLInputElement>(label, {}, { timeout: 5_000 })).at(
        -1,
      ) as HTMLInputElement;
    }
    fake();
    const first = await openIt();
    const before = first.value;
    fireEvent.change(first, { target: { value: typed } });
    cleanup();
    const again = await openIt();
    expect(again.value).toBe(typed);
    fireEvent.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(screen.queryByText(kept)).toBeNull();
    cleanup();
    expect((await openIt()).value).toBe(before);
  },
);

test('/auth keeps name and email, and never a password or a code', async () => {
  queryClient.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const user = openScreen(<Auth />, '/auth?register=true');
  await user.type(field('Name'), 'Rosa Flores');
  await user.type(field('Email'), 'rosa@example.org');
  await user.type(field('Password'), 'a long secret');
  await user.type(field('Confirm password'), 'a long secret');
  await user.click(screen.getByRole('tab', { name: 'Verify' }));
  await user.type(field('6-digit code'), '481516');
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/secret|481516/);
  cleanup();
  openScreen(<Auth />, '/auth?register=true');
  expect([field('Name').value, field('Email').value]).toEqual(['Rosa Flores', 'rosa@example.org']);
  expect(field('Password').value).toBe('');
});
