// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import type { CallReply } from '../../../contract/calls.ts';
import { type FakeCall, fakeCalls } from '../../testing/fake-calls.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { Join } from './Join.tsx';

// jsdom has no channel between tabs.
vi.hoisted(() => {
  globalThis.BroadcastChannel ??= class {
    postMessage = () => undefined;
    addEventListener = () => undefined;
  } as unknown as typeof BroadcastChannel;
});

afterEach(() => vi.unstubAllGlobals());

const invitation: CallReply<'GET /api/join/{token}'> = {
  businessNames: ['Juniper Street Dental'],
  role: 'frontDesk',
  inviterName: 'Maya Lindqvist',
  line: 'Hi Priya, this is where we print the codes.',
  sentAt: '2026-11-22T17:00:00Z',
  expiresAt: '2026-11-29T17:00:00Z',
  isExpired: false,
  email: 'priya@example.org',
  yourEmail: 'priya@example.org',
  isForYou: true,
};
const priya = { id: 12, name: 'Priya Nair', email: 'priya@example.org', isAdmin: false, emailVerified: true };
const signedOut = () => Response.json({ error: 'Not signed in', code: 'signed_out' }, { status: 401 });

function open(
  shown: Partial<typeof invitation> | null,
  user: object | null = priya,
  answer: (call: FakeCall) => unknown = () => ({ success: true }),
) {
  let isIn = user !== null;
  const calls = fakeCalls((call) => {
    if (call.path === '/api/logout') isIn = false;
    if (call.path === '/api/user') return isIn ? { businesses: [], ...user } : signedOut();
    if (call.method !== 'GET') return answer(call);
    if (shown === null) return null;
    return { ...invitation, ...shown, ...(isIn ? {} : { yourEmail: null, isForYou: false }) };
  });
  const acts = openScreen(
    <Route path="/join/:token">
      <Join />
    </Route>,
    '/join/q7Hs2mXk9vT4bWn8',
  );
  return { calls, user: acts };
}

test('a button joins, after saying who invites, to what, as what, and what stays hidden', async () => {
  const { calls, user } = open({}, priya, () => ({
    businesses: [{ id: 3, name: 'Juniper Street Dental', role: 'frontDesk' }],
  }));
  expect(await screen.findByRole('heading', { name: 'Join Juniper Street Dental' })).toBeTruthy();
  expect(screen.getByText('Maya Lindqvist invited you')).toBeTruthy();
  expect(screen.getByText('Invite customers to write a review')).toBeTruthy();
  expect(screen.getByText("You won't see private messages")).toBeTruthy();
  expect(screen.getByText('“Hi Priya, this is where we print the codes.”')).toBeTruthy();
  expect(calls.filter(({ method }) => method !== 'GET')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Join as front desk' }));
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  expect(await screen.findByText('Welcome to the team')).toBeTruthy();
});

test('without an account, registering and logging in come back to the invitation, with the address filled in', async () => {
  const { user } = open({}, null);
  const register = await screen.findByRole('link', { name: 'Create an account and join' });
  expect(screen.getByRole('link', { name: 'I have an account' }).getAttribute('href')).toBe('/auth?login=true');
  expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
  await user.click(register);
  expect(location.pathname + location.search).toBe('/auth?register=true');
  expect(history.state).toEqual({ left: { address: '/join/q7Hs2mXk9vT4bWn8' } });
  expect(JSON.parse(sessionStorage.getItem('draft::auth') ?? '')).toEqual({ email: 'priya@example.org' });
});

test('another account sees both addresses, and logging out keeps the invitation', async () => {
  const private1 = { ...priya, email: 'priya.private@mail.example' };
  const { user } = open({ yourEmail: 'priya.private@mail.example', isForYou: false }, private1);
  expect(await screen.findByRole('heading', { name: 'This invitation is for another address' })).toBeTruthy();
  expect(screen.getByText('priya@example.org')).toBeTruthy();
  expect(screen.getByText('priya.private@mail.example')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Log out and continue' }));
  expect(await screen.findByRole('link', { name: 'Create an account and join' })).toBeTruthy();
  expect(location.pathname).toBe('/join/q7Hs2mXk9vT4bWn8');
});

test('an expired invitation names the person to ask, and one that is gone says why', async () => {
  open({ isExpired: true, expiresAt: '2026-11-21T17:00:00Z' }, null);
  expect(await screen.findByRole('heading', { name: 'This invitation has expired' })).toBeTruthy();
  expect(screen.getByText(/Ask Maya Lindqvist at Juniper Street Dental to send it again/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to login' })).toBeTruthy();
});

test('a token that does not work leads on', async () => {
  open(null);
  expect(await screen.findByRole('heading', { name: 'This invitation no longer works' })).toBeTruthy();
  expect(screen.getByText(/If you joined already, the business is on your dashboard\. /)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to my dashboard' })).toBeTruthy();
});

test('an invitation that was canceled meanwhile says so after the button', async () => {
  let isThere = true;
  const gone = () => {
    isThere = false;
    return Response.json({ error: 'This invitation no longer works. Please ask for a new one.' }, { status: 404 });
  };
  fakeCalls(({ method, path }) => {
    if (path === '/api/user') return { ...priya, businesses: [] };
    if (method !== 'GET') return gone();
    return isThere ? invitation : null;
  });
  const user = openScreen(
    <Route path="/join/:token">
      <Join />
    </Route>,
    '/join/q7Hs2mXk9vT4bWn8',
  );
  await user.click(await screen.findByRole('button', { name: 'Join as front desk' }));
  expect(await screen.findByRole('heading', { name: 'This invitation no longer works' })).toBeTruthy();
  expect(document.querySelector('.toast')).toBeNull();
});

test('a team that is full says so, and keeps the invitation', async () => {
  const error = 'A team can have 50 people.';
  const { user } = open({}, priya, () => Response.json({ error, code: 'full_team' }, { status: 409 }));
  await user.click(await screen.findByRole('button', { name: 'Join as front desk' }));
  expect(await screen.findByText(error)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Join Juniper Street Dental' })).toBeTruthy();
});
