// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { dana, fakeTeam, maya, openInvitation, team, theo } from '../../testing/fake-team.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { Team } from './Team.tsx';

afterEach(() => vi.unstubAllGlobals());

const open = () =>
  openScreen(
    <Route path="/team/:id">
      <Team />
    </Route>,
    '/team/3',
  );
const rowOf = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement;
const changes = (calls: ReturnType<typeof fakeTeam>) => calls.filter(({ method }) => method !== 'GET');

test('the owner sees people, changes a role in place, and has a way to invite and to transfer', async () => {
  const calls = fakeTeam(maya, team(), () => ({ userId: 9, role: 'viewer' }));
  const user = open();
  const row = within(await rowOf('Theo Ramos'));
  expect(row.getByText('theo@example.org')).toBeTruthy();
  expect(row.getByText('Not signed in')).toBeTruthy();
  expect(row.getByText(/^On the team since \w{3} \d{4}$/)).toBeTruthy();
  expect(row.getByText('Password only')).toBeTruthy();
  await user.selectOptions(row.getByRole('combobox', { name: 'Role of Theo Ramos' }), 'Viewer');
  expect(await screen.findByText('Theo Ramos is viewer now.')).toBeTruthy();
  expect(changes(calls)).toMatchObject([
    { method: 'PATCH', path: '/api/businesses/3/team/9', body: { role: 'viewer' } },
  ]);
  expect(screen.getByRole('link', { name: 'Invite' }).getAttribute('href')).toBe('/team/3/invite');
  expect(screen.getByRole('link', { name: 'Transfer ownership' }).getAttribute('href')).toBe('/team/3/transfer');
  expect(screen.queryByRole('combobox', { name: 'Role of Maya Lindqvist' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Who did what' })).toBeTruthy();
});

test('removing someone is confirmed with the name', async () => {
  const calls = fakeTeam(maya, team(), () => ({ unassigned: 2 }));
  const user = open();
  const row = within(await rowOf('Dana Whitfield'));
  await user.click(row.getByRole('button', { name: 'More for Dana Whitfield' }));
  await user.click(row.getByRole('button', { name: 'Remove from the team' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Remove Dana Whitfield?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove Dana Whitfield' }));
  expect(await screen.findByText('Dana Whitfield is no longer on this team.')).toBeTruthy();
  expect(changes(calls)).toMatchObject([{ method: 'DELETE', path: '/api/businesses/3/team/8' }]);
});

test('an owner without a team is told why one helps', async () => {
  fakeTeam(maya, team({ people: [maya] }));
  open();
  expect(await screen.findByRole('heading', { name: 'Just you so far' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Invite' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Transfer ownership' })).toBeNull();
  expect(
    screen.getByText(
      'To give this business to someone else, invite them first. Once they joined, you can transfer it to them here.',
    ),
  ).toBeTruthy();
});

test('open invitations are sent again and canceled, and one that came back says so', async () => {
  const failed = openInvitation(2, { email: 'sam@junipr.example', role: 'viewer', delivery: 'failed' });
  const calls = fakeTeam(maya, team({ invitations: [openInvitation(1), failed] }), ({ method }) =>
    method === 'DELETE' ? { success: true } : { outcome: 'sentAgain', link: null, invitation: openInvitation(1) },
  );
  const user = open();
  const row = within(await rowOf('priya@example.org'));
  expect(row.getByText('Front desk, sent Nov 22, expires Nov 29')).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Send again: priya@example.org' }));
  expect(await screen.findByText(/We emailed priya@example.org a new link/)).toBeTruthy();
  const back = within(await rowOf('sam@junipr.example'));
  expect(back.getByText('This email came back. Check the address and invite again.')).toBeTruthy();
  expect(back.getByRole('button', { name: 'New link: sam@junipr.example' })).toBeTruthy();
  await user.click(back.getByRole('button', { name: 'Cancel: sam@junipr.example' }));
  await waitFor(() =>
    expect(changes(calls)).toMatchObject([
      { method: 'POST', path: '/api/businesses/3/team-invitations/1', body: {} },
      { method: 'DELETE', path: '/api/businesses/3/team-invitations/2' },
    ]),
  );
});

test('without email a new link is shown once', async () => {
  const link = 'https://sayso.example/join/q7Hs2mXk9vT4bWn8';
  const invitation = openInvitation(1, { delivery: 'none' });
  const calls = fakeTeam(maya, team({ invitations: [invitation], sendsEmail: false }), () => ({
    outcome: 'link',
    link,
    invitation,
  }));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'New link: priya@example.org' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Give them this link' }));
  expect(screen.getByText(link)).toBeTruthy();
  expect(screen.getByText(/Only priya@example.org can use it/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(link)).toBeNull();
  expect(changes(calls)[0]?.body).toEqual({ asLink: true });
});

test('everyone else sees people and roles, changes none, and can leave', async () => {
  const calls = fakeTeam(dana, team({ assignedToMe: 3 }), () => ({ unassigned: 3 }));
  const user = open();
  expect(await screen.findByText('Maya Lindqvist can change it.')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Invite' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Who did what' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Leave this team' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Leave Juniper Street Dental?' }));
  expect(dialog.getByText(/The 3 messages assigned to you will go back to the team/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  expect(changes(calls)).toMatchObject([{ method: 'DELETE', path: '/api/businesses/3/team/8' }]);
});

test('an administrator only looks', async () => {
  fakeTeam({ ...theo, userId: 1, role: 'administrator' }, team());
  open();
  expect(await screen.findByText('Dana Whitfield')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Leave this team' })).toBeNull();
});

test('the owner requires a second step of the team', async () => {
  const calls = fakeTeam(maya, team());
  const user = open();
  const toggle = await screen.findByRole('switch', { name: 'Require a second step of everyone on this team' });
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  await user.click(toggle);
  expect(
    await screen.findByText('People without one are signed out, and set it up when they sign in again.'),
  ).toBeTruthy();
  expect(changes(calls)).toMatchObject([
    { method: 'POST', path: '/api/businesses/3/second-step', body: { isRequired: true } },
  ]);
});

test('a manager has no switch for the second step', async () => {
  fakeTeam(dana, team({ requiresSecondStep: true }));
  open();
  expect(await screen.findByText('Maya Lindqvist can change it.')).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});
