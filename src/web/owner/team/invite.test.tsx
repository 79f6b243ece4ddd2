// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { dental } from '../../testing/fake-inbox.ts';
import { dana, fakeTeam, maya, openInvitation, team } from '../../testing/fake-team.ts';
import { enter, errorOf, field, openScreen } from '../../testing/open-screen.tsx';
import { Invite } from './Invite.tsx';
import { TransferOwnership } from './TransferOwnership.tsx';

afterEach(() => vi.unstubAllGlobals());

const open = () =>
  openScreen(
    <>
      <Route path="/team/:id/invite">
        <Invite />
      </Route>
      <Route path="/team/:id">the team</Route>
    </>,
    '/team/3/invite',
  );
const sentTo = (calls: ReturnType<typeof fakeTeam>) => calls.filter(({ method }) => method === 'POST');
const bakery = { ...dental, id: 4, name: 'Alder & Rye Bakery' };

test('an invitation names address, role, businesses and a line', async () => {
  const answer = () => ({ outcome: 'sent', link: null, invitation: openInvitation(1) });
  const calls = fakeTeam(maya, team(), answer, [dental, bakery]);
  const user = open();
  await screen.findByRole('heading', { name: 'Invite someone' });
  await enter(user, field('Email'), 'priya@example.org');
  await user.click(screen.getByRole('radio', { name: /^Front desk/ }));
  const own = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Juniper Street Dental' });
  expect([own.checked, own.disabled]).toEqual([true, true]);
  await user.click(screen.getByRole('checkbox', { name: 'Alder & Rye Bakery' }));
  await enter(user, field(/^A line from you/), 'Hi Priya');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('We emailed priya@example.org.')).toBeTruthy();
  expect(location.pathname).toBe('/team/3');
  expect(sentTo(calls)).toMatchObject([
    {
      path: '/api/businesses/3/team',
      body: { email: 'priya@example.org', role: 'frontDesk', businessIds: [3, 4], line: 'Hi Priya' },
    },
  ]);
});

test('each role says what it cannot do, and none is chosen for the owner', async () => {
  const calls = fakeTeam(maya, team());
  const user = open();
  await enter(user, await screen.findByLabelText('Email'), 'priya@example.org');
  expect(screen.getByText(/Can't change the team/)).toBeTruthy();
  expect(screen.getByText(/Doesn't see private messages or Insights/)).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Please choose a role')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(sentTo(calls)).toHaveLength(0);
});

test('a member is named at the address, and what was typed stays', async () => {
  const words = 'Dana Whitfield is already on this team, as manager. You can change roles on the Team page.';
  fakeTeam(maya, team(), () =>
    Response.json({ error: words, code: 'member', fields: { email: words } }, { status: 409 }),
  );
  const user = open();
  await enter(user, await screen.findByLabelText('Email'), 'dana@example.org');
  await user.click(screen.getByRole('radio', { name: /^Viewer/ }));
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(errorOf(field('Email'))).toBe(words));
  expect(field('Email').value).toBe('dana@example.org');
});

test('without email the link is handed over', async () => {
  const link = 'https://sayso.example/join/q7Hs2mXk9vT4bWn8';
  const invitation = openInvitation(1, { delivery: 'none' });
  fakeTeam(maya, team({ sendsEmail: false }), () => ({ outcome: 'link', link, invitation }));
  const user = open();
  await enter(user, await screen.findByLabelText('Email'), 'priya@example.org');
  await user.click(screen.getByRole('radio', { name: /^Viewer/ }));
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByText(link)).toBeTruthy();
  expect(screen.getByText(/Email isn't set up on this/)).toBeTruthy();
});

test('the address of the form tells everyone else that it is for the owner', async () => {
  fakeTeam(dana, team());
  open();
  expect(await screen.findByRole('heading', { name: 'This page is not part of your role' })).toBeTruthy();
});

test('the button of a transfer names the person', async () => {
  const calls = fakeTeam(maya, team());
  const user = openScreen(
    <Route path="/team/:id/transfer">
      <TransferOwnership />
    </Route>,
    '/team/3/transfer',
  );
  const choices = within(await screen.findByRole('group', { name: 'New owner' }));
  expect(choices.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Transfer' }).disabled).toBe(true);
  await user.click(choices.getByRole('radio', { name: /^Dana Whitfield/ }));
  await user.click(screen.getByRole('button', { name: 'Transfer to Dana Whitfield' }));
  await waitFor(() => expect(location.pathname).toBe('/team/3'));
  expect(sentTo(calls)).toMatchObject([{ path: '/api/businesses/3/transfer', body: { userId: 8 } }]);
});

test('with nobody to transfer to, the way leads to an invitation', async () => {
  fakeTeam(maya, team({ people: [maya] }), () => null);
  openScreen(
    <Route path="/team/:id/transfer">
      <TransferOwnership />
    </Route>,
    '/team/3/transfer',
  );
  await screen.findByText('Nobody else is on this team yet. Invite the new owner first.');
  expect(screen.getByRole('link', { name: 'Invite someone' }).getAttribute('href')).toBe('/team/3/invite');
  expect(screen.queryByRole('button', { name: 'Transfer' })).toBeNull();
});
