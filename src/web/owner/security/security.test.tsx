// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Security as State } from '../../../contract/accounts/sign-in-calls.ts';
import { queryClient } from '../../lib/query-client.ts';
import { type FakeCall, fakeCalls } from '../../testing/fake-calls.ts';
import { owner } from '../../testing/fake-inbox.ts';
import { enter, errorOf, field, openScreen } from '../../testing/open-screen.tsx';
import { Security } from './Security.tsx';

const device = vi.hoisted(() => ({ make: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => ({ startRegistration: device.make }));
afterEach(() => vi.unstubAllGlobals());

const nothing: State = { hasPassword: true, isRequired: false, passkeys: [], appSince: null, recoveryCodes: null };
const full: State = {
  ...nothing,
  passkeys: [{ id: 'p', name: 'Chrome on Windows', addedAt: '2026-11-01T12:00:00Z', usedAt: null }],
  appSince: '2026-11-01T12:00:00Z',
  recoveryCodes: { left: 7, total: 10, madeAt: '2026-11-01T12:00:00Z' },
};
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `K7F3Q-9W2D${at}`);

const browser = (id: string, isThis: boolean) => ({
  ...{ id, isThis, name: isThis ? 'Chrome on Windows' : 'Safari on iPhone' },
  signedInAt: '2026-11-01T12:00:00Z',
  lastActiveAt: '2026-11-02T12:00:00Z',
});

function open(state: State, answer: (call: FakeCall) => unknown, browsers: ReturnType<typeof browser>[] = []) {
  fakeCalls((call) => {
    if (call.path === '/api/user') return { ...owner, emailVerified: true, businesses: [] };
    if (call.path === '/api/security' && call.method === 'GET') return state;
    if (call.path === '/api/security/browsers') return { browsers };
    return answer(call);
  });
  return openScreen(<Security />, '/security');
}

const focused = () => document.activeElement?.textContent;

test('recovery codes are covered by no toast: the card says what changed, and its heading has the focus', async () => {
  const user = open(nothing, ({ path }) =>
    path === '/api/security/app' ? { key: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/Sayso' } : { recoveryCodes },
  );
  await user.click(await screen.findByRole('button', { name: 'Use an authenticator app' }));
  await waitFor(() => expect(focused()).toBe('Set up your authenticator app'));
  await enter(user, field('Enter the six digits your app shows'), '123456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await screen.findByRole('heading', { name: 'Save your recovery codes' });
  expect(focused()).toBe('Save your recovery codes');
  expect(screen.getByText(/^Your authenticator app is on. Any other browser was signed out. /)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(document.querySelector('.toast')).toBeNull();
  await user.click(screen.getByLabelText('I saved these codes somewhere safe'));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(focused()).toBe('Security');
});

test('copying that the browser forbids says what to do instead', async () => {
  const user = open(full, () => ({ recoveryCodes }));
  await user.click(await screen.findByRole('button', { name: 'Make new codes' }));
  await user.click(screen.getAllByRole('button', { name: 'Make new codes' }).at(-1) as HTMLElement);
  expect(await screen.findByText(/^Your old codes stopped working. If you lose your device, /)).toBeTruthy();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByText('This browser doesn’t let us copy. Please write them down or print them.');
});

test('a second way to sign in shows no codes, and says that it was added', async () => {
  device.make.mockResolvedValueOnce({ id: 'of the device' });
  const user = open(full, ({ path }) =>
    path.endsWith('passkey-options') ? { challenge: 'of the server' } : { id: 'q', name: 'Phone', recoveryCodes: null },
  );
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByText('Passkey added')).toBeTruthy();
  expect(screen.queryByText('Save your recovery codes')).toBeNull();
});

test('a wrong code is said at the field, which gets the focus; so is a lost connection', async () => {
  let answer: () => Response = () => Response.json({ error: 'This code isn’t right.', code: 'wrong' }, { status: 400 });
  const user = open(nothing, ({ path }) =>
    path === '/api/security/app' ? { key: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/Sayso' } : answer(),
  );
  await user.click(await screen.findByRole('button', { name: 'Use an authenticator app' }));
  const code = await screen.findByLabelText('Enter the six digits your app shows');
  await enter(user, code, '123456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(errorOf(code)).toBe('This code isn’t right.'));
  expect(document.activeElement).toBe(code);
  answer = () => new Response('<html>', { status: 404 });
  await user.clear(code);
  expect(errorOf(code)).toBe('');
  await enter(user, code, '123456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(errorOf(code)).toBe('Something went wrong. Please try again.'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(focused()).toBe('Security');
});

test('renaming a passkey gives the focus back to its button', async () => {
  const user = open(full, () => ({ success: true }));
  const rename = await screen.findByRole('button', { name: 'Rename Chrome on Windows' });
  await user.click(rename);
  expect(document.activeElement).toBe(field('Name'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(rename);
});

test('the last second step where one is required cannot be removed, and the row says why', async () => {
  open({ ...full, isRequired: true, appSince: null }, () => null);
  await screen.findByText('A second step is required here, so the last one can’t be removed.');
  expect(screen.queryByRole('button', { name: 'Remove Chrome on Windows' })).toBeNull();
});

test('all others are signed out at once as soon as there is one other browser', async () => {
  const others = { name: 'Sign out all others' };
  open(nothing, () => null, [browser('a', true)]);
  await screen.findByText('This browser');
  expect(screen.queryByRole('button', others)).toBeNull();
  cleanup();
  queryClient.clear();
  open(nothing, () => null, [browser('a', true), browser('b', false)]);
  expect(await screen.findByRole('button', others)).toBeTruthy();
});
