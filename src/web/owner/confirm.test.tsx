// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import type { Security } from '../../contract/accounts/sign-in-calls.ts';
import { askWith } from '../lib/call-confirmed.ts';
import type { FakeCall } from '../testing/fake-calls.ts';
import { fakeTeam, maya, openInvitation, team } from '../testing/fake-team.ts';
import { enter, errorOf, field, openScreen } from '../testing/open-screen.tsx';
import { ask } from './shared/confirm/ask.tsx';
import { Invite } from './team/Invite.tsx';

const device = vi.hoisted(() => ({ answer: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: device.answer }));
vi.mock(import('../lib/installation.ts'), async (original) => {
  const { installation, isPrerendered } = await original();
  return { isPrerendered, installation: { ...installation, singleSignOn: { name: 'Entra', isOnlyWay: true } } };
});

beforeEach(() => askWith(async () => ask));
afterEach(() => {
  vi.unstubAllGlobals();
  device.answer.mockReset();
});

const nothing: Security = { hasPassword: true, isRequired: false, passkeys: [], appSince: null, recoveryCodes: null };
const app = { ...nothing, appSince: '2026-11-01T12:00:00Z' };
const passkey = { id: 'p', name: 'Chrome on Windows', addedAt: '2026-11-01T12:00:00Z', usedAt: null };
const refused = (status: number, error: string) => Response.json({ error, code: 'refused' }, { status });

/** An owner whose sign-in is old: inviting someone asks for a confirmation, until one is accepted. */
async function invite(security: Security, prove: (body: FakeCall['body']) => Response | null = () => null) {
  let isConfirmed = false;
  const calls = fakeTeam(maya, team(), ({ method, path, body }) => {
    if (path === '/api/security') return security;
    if (path === '/api/security/confirm-options') return { challenge: 'of the server' };
    if (path === '/api/sign-in/single-sign-on') return { address: 'https://entra.example/authorize' };
    if (path === '/api/security/confirm') {
      const rejection = prove(body);
      if (rejection) return rejection;
      isConfirmed = true;
      return { success: true };
    }
    if (method !== 'POST') return null;
    if (!isConfirmed)
      return Response.json({ error: 'Please confirm that it’s you.', code: 'confirm_needed' }, { status: 403 });
    return { outcome: 'sent', link: null, invitation: openInvitation(1) };
  });
  const user = openScreen(
    <>
      <Route path="/team/:id/invite">
        <Invite />
      </Route>
      <Route path="/team/:id">the team</Route>
    </>,
    '/team/3/invite',
  );
  await enter(user, await screen.findByLabelText('Email'), 'priya@example.org');
  await user.click(screen.getByRole('radio', { name: /^Viewer/ }));
  await enter(user, field(/^A line from you/), 'Hi Priya');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  const sent = (path: string) => calls.filter((call) => call.method === 'POST' && call.path === path);
  const signInElsewhere = () => {
    isConfirmed = true;
  };
  return { user, dialog, sent, signInElsewhere };
}

const expectSent = async (sent: (path: string) => FakeCall[]) => {
  expect(await screen.findByText('We emailed priya@example.org.')).toBeTruthy();
  expect(sent('/api/businesses/3/team').map(({ body }) => body)).toEqual(
    Array(2).fill(expect.objectContaining({ email: 'priya@example.org', line: 'Hi Priya' })),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
};

test('says what is about to happen, takes the password, and the act goes on by itself', async () => {
  const { user, dialog, sent } = await invite(nothing);
  expect(dialog.getByText('You’re about to invite someone to the team.')).toBeTruthy();
  expect(dialog.getByText('We won’t ask again for 15 minutes in this browser.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  await enter(user, await dialog.findByLabelText('Password'), 'four green bicycles');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await expectSent(sent);
  expect(sent('/api/security/confirm').map(({ body }) => body)).toEqual([{ password: 'four green bicycles' }]);
});

test('a wrong password changes nothing, says so at the field, and may be typed again', async () => {
  const prove = ({ password }: FakeCall['body']) =>
    password === 'four green bicycles' ? null : refused(400, 'This isn’t your password.');
  const { user, dialog, sent } = await invite(nothing, prove);
  const input = await dialog.findByLabelText('Password');
  await enter(user, input, 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(errorOf(input)).toBe('This isn’t your password. Nothing was changed.'));
  expect(sent('/api/businesses/3/team')).toHaveLength(1);
  await user.clear(input);
  await enter(user, input, 'four green bicycles');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await expectSent(sent);
});

test('with an app it asks for a code, never for the password alone', async () => {
  const { user, dialog, sent } = await invite(app);
  await enter(user, await dialog.findByLabelText('6-digit code'), '123456');
  expect(dialog.queryByLabelText('Password')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await expectSent(sent);
  expect(sent('/api/security/confirm').map(({ body }) => body)).toEqual([{ code: '123456' }]);
});

test('a passkey is the first choice, and a closed window of the browser is no failure', async () => {
  const { user, dialog, sent } = await invite({ ...app, passkeys: [passkey] });
  device.answer.mockRejectedValueOnce(Object.assign(new Error('closed'), { name: 'NotAllowedError' }));
  const button = await dialog.findByRole('button', { name: 'Use a passkey' });
  await user.click(button);
  await waitFor(() => expect(device.answer).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(sent('/api/security/confirm')).toEqual([]);
  expect(document.querySelector('.toast')).toBeNull();
  device.answer.mockResolvedValueOnce({ id: 'of the device' });
  await user.click(button);
  await expectSent(sent);
  expect(device.answer).toHaveBeenCalledTimes(2);
  expect(device.answer.mock.lastCall?.[0]).toMatchObject({ optionsJSON: { challenge: 'of the server' } });
  expect(sent('/api/security/confirm').map(({ body }) => body)).toEqual([{ passkey: { id: 'of the device' } }]);
});

test('while the browser asks for a passkey, the button is busy and asks no second time', async () => {
  const { user, dialog, sent } = await invite({ ...nothing, passkeys: [passkey] });
  const asked = Promise.withResolvers();
  device.answer.mockReturnValueOnce(asked.promise);
  const button = await dialog.findByRole('button', { name: 'Use a passkey' });
  await user.click(button);
  await waitFor(() => expect(device.answer).toHaveBeenCalledTimes(1));
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.click(button);
  expect(device.answer).toHaveBeenCalledTimes(1);
  asked.resolve({ id: 'of the device' });
  await expectSent(sent);
});

test.each([
  ['a password', nothing, 'Confirm'],
  ['a passkey', { ...nothing, passkeys: [passkey] }, 'Use a passkey'],
  ['single sign-on', { ...nothing, hasPassword: false }, 'Continue with Entra'],
])('cancel instead of %s sends nothing, and the typed words stay', async (_way, security, button) => {
  const { user, dialog, sent } = await invite(security);
  await dialog.findByRole('button', { name: button });
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('/api/businesses/3/team')).toHaveLength(1);
  expect([field('Email').value, field(/^A line from you/).value]).toEqual(['priya@example.org', 'Hi Priya']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Viewer/ }).checked).toBe(true);
});

test('without a password it signs in again in a second tab, and goes on when this one is looked at', async () => {
  const opened: unknown[] = [];
  vi.stubGlobal('open', (...how: unknown[]) => void opened.push(how));
  const { user, dialog, sent, signInElsewhere } = await invite({ ...nothing, hasPassword: false });
  const button = await dialog.findByRole('button', { name: 'Continue with Entra' });
  expect(dialog.getByText('It opens in a new tab. Come back here when you are signed in.')).toBeTruthy();
  // Looking at the tab before the other one is open means nothing.
  window.dispatchEvent(new Event('focus'));
  expect(sent('/api/businesses/3/team')).toHaveLength(1);
  await user.click(button);
  await waitFor(() => expect(opened).toEqual([['https://entra.example/authorize', '_blank', 'noopener']]));
  expect(sent('/api/sign-in/single-sign-on').map(({ body }) => body)).toEqual([{ again: true }]);
  signInElsewhere();
  window.dispatchEvent(new Event('focus'));
  await expectSent(sent);
});
