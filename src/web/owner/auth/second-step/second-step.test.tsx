// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import type { LostDevice, SignInState } from '../../../../contract/accounts/sign-in-calls.ts';
import { type FakeCall, fakeCalls } from '../../../testing/fake-calls.ts';
import { owner } from '../../../testing/fake-inbox.ts';
import { enter, errorOf, field, openScreen } from '../../../testing/open-screen.tsx';
import { SignIn } from './SignIn.tsx';

const device = vi.hoisted(() => ({ make: vi.fn(), answer: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => ({ startRegistration: device.make, startAuthentication: device.answer }));

afterEach(() => {
  vi.unstubAllGlobals();
  device.make.mockReset();
  device.answer.mockReset();
});

const signedIn = { ...owner, emailVerified: true, businesses: [] };
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `K7F3Q-9W2D${at}`);
const refused = (status: number, error: string, code = 'refused') => Response.json({ error, code }, { status });

function open(address: string, answer: (call: FakeCall) => unknown) {
  const calls = fakeCalls((call) => (call.path === '/api/user' ? refused(401, 'Please log in') : answer(call)));
  const user = openScreen(
    <>
      <Route path="/sign-in/:step">
        <SignIn />
      </Route>
      <Route path="/auth">the login</Route>
      <Route path="/dashboard">the dashboard</Route>
    </>,
    address,
  );
  const sent = (path: string) => calls.filter((call) => call.method === 'POST' && call.path === path);
  return { user, sent };
}

const openStep = (state: SignInState, answer: (call: FakeCall) => unknown) =>
  open('/sign-in/second-step', (call) => (call.path === '/api/sign-in' ? state : answer(call)));
const required: SignInState = { step: 'set up', email: 'maya@example.org', ways: [] };
const all: SignInState = { step: 'second step', email: 'maya@example.org', ways: ['passkey', 'app', 'recovery code'] };

async function saveCodes(user: ReturnType<typeof openScreen>) {
  await screen.findByRole('heading', { name: 'Save your recovery codes' });
  for (const code of recoveryCodes) expect(screen.getByText(code)).toBeTruthy();
  const done = screen.getByRole<HTMLButtonElement>('button', { name: 'Done' });
  expect(done.disabled).toBe(true);
  await user.click(screen.getByLabelText('I saved these codes somewhere safe'));
  await user.click(done);
  await screen.findByText('the login');
}

test('a required second step says who is signed in, and an app is set up before anything else', async () => {
  const { user, sent } = openStep(required, ({ path, body }) => {
    if (path === '/api/sign-in/app') return { key: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/Sayso' };
    if (path !== '/api/sign-in/app/on') return null;
    return body.code === '123456' ? { user: signedIn, recoveryCodes } : refused(400, 'This code isn’t right.');
  });
  await screen.findByRole('heading', { name: 'Add a second step' });
  expect(screen.getByText('Signed in as maya@example.org')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Passkey on this device/ }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: /^Authenticator app/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('GEZD GNBV GY3T QOJQ')).toBeTruthy();
  await enter(user, field('Enter the six digits your app shows'), '000000');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(errorOf(field('Enter the six digits your app shows'))).toBe('This code isn’t right.'));
  await user.clear(field('Enter the six digits your app shows'));
  await enter(user, field('Enter the six digits your app shows'), '123456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await saveCodes(user);
  expect(sent('/api/sign-in/app')).toHaveLength(1);
});

test('a required second step can be a passkey; a closed window asks nothing again', async () => {
  const { user, sent } = openStep(required, ({ path }) => {
    if (path === '/api/sign-in/new-passkey-options') return { challenge: 'of the server' };
    return path === '/api/sign-in/new-passkey' ? { user: signedIn, recoveryCodes } : null;
  });
  device.make.mockRejectedValueOnce(Object.assign(new Error('closed'), { name: 'NotAllowedError' }));
  const button = await screen.findByRole('button', { name: 'Continue' });
  await user.click(button);
  await waitFor(() => expect(device.make).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect([sent('/api/sign-in/new-passkey').length, document.querySelector('.toast')]).toEqual([0, null]);
  device.make.mockResolvedValueOnce({ id: 'of the device' });
  await user.click(button);
  await saveCodes(user);
  expect(sent('/api/sign-in/new-passkey').map(({ body }) => body)).toEqual([{ passkey: { id: 'of the device' } }]);
  expect(device.make).toHaveBeenCalledTimes(2);
});

test('log out is the only other way past a required second step', async () => {
  const { user, sent } = openStep(required, () => ({ success: true }));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await screen.findByText('the login');
  expect(sent('/api/sign-in/cancel')).toHaveLength(1);
});

test('the code comes first, its three other ways are one tap away, and a wrong code is said at the field', async () => {
  const words = 'This code isn’t right. Use the newest one. 3 tries left.';
  const { user } = openStep(all, () => refused(400, words));
  await screen.findByRole('heading', { name: 'Enter your code' });
  const others = ['Use a passkey', 'Use a recovery code', 'I lost my device'];
  for (const name of others) expect(screen.getByRole('button', { name })).toBeTruthy();
  await enter(user, field('6-digit code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(errorOf(field('6-digit code'))).toBe(words));
  expect(field('6-digit code').value).toBe('123456');
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(document.activeElement?.textContent).toBe('Enter a recovery code');
  expect(screen.getByRole('button', { name: 'Use a code from my app' })).toBeTruthy();
});

test('after five wrong codes the other ways stay open', async () => {
  const words = 'Too many wrong codes. Try again in 15 minutes, or use another way below.';
  const { user } = openStep(all, ({ path }) => (path === '/api/sign-in/code' ? refused(429, words) : signedIn));
  await enter(user, await screen.findByLabelText('6-digit code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(errorOf(field('6-digit code'))).toBe(words));
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await enter(user, field('Recovery code'), 'k7f3q 9w2dm');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('the login');
});

test('without an app the passkey is asked for, and a lost device needs a link by email', async () => {
  const { user, sent } = openStep({ ...all, ways: ['passkey', 'recovery code'] }, () => ({ success: true }));
  await screen.findByRole('heading', { name: 'Use your passkey' });
  expect(screen.queryByRole('button', { name: 'Use a code from my app' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'I lost my device' }));
  expect(screen.getByText('In case it isn’t you, each email has a link to stop it.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Email me the link' }));
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(sent('/api/sign-in/lost-device')).toHaveLength(1);
});

const lost: LostDevice = { recipient: 'm•••@example.org', startedAt: null, endsAt: null };
const hours = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString();
const openLost = (answer: (call: FakeCall) => unknown) => open('/sign-in/lost-device#token-of-the-email', answer);

test('the link of the email changes nothing when it is opened; the button starts 24 hours', async () => {
  const { user, sent } = openLost(({ path }) =>
    path === '/api/lost-device/start' ? { ...lost, startedAt: hours(0), endsAt: hours(24) } : lost,
  );
  await screen.findByRole('heading', { name: 'Turn off your second step?' });
  expect(sent('/api/lost-device/start')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Start the 24 hours' }));
  await screen.findByRole('heading', { name: '24 hours to go' });
  expect(sent('/api/lost-device')).toHaveLength(1);
  expect(sent('/api/lost-device/start').map(({ body }) => body)).toEqual([{ token: 'token-of-the-email' }]);
});

test('the time left and the clock time are shown, and the request can be stopped', async () => {
  const { user, sent } = openLost(({ path }) =>
    path === '/api/lost-device/stop'
      ? { success: true }
      : { ...lost, startedAt: '2026-11-22T17:12:00Z', endsAt: hours(17.5) },
  );
  await screen.findByRole('heading', { name: '18 hours to go' });
  expect(
    screen.getByText(/^Your second step turns off \w{3} \d+, \d+:\d\d [AP]M\. You can close this page\.$/),
  ).toBeTruthy();
  expect(screen.getByText('We sent an email to m•••@example.org. It has a link to stop this.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'I found my device' }).getAttribute('href')).toBe('/auth?login=true');
  await user.click(screen.getByRole('button', { name: 'Stop the request' }));
  await screen.findByRole('heading', { name: 'The request is stopped' });
  expect(sent('/api/lost-device/stop').map(({ body }) => body)).toEqual([{ token: 'token-of-the-email' }]);
});

test('a link that was used says so', async () => {
  openLost(() => refused(404, 'This link no longer works.'));
  await screen.findByRole('heading', { name: 'This link no longer works' });
});

test.each([
  [
    'issuer_down',
    'Your work account doesn’t answer right now. Please try again in a few minutes, or sign in another way.',
  ],
  ['other_browser', 'This sign-in was started in another browser, or it took too long. Please try again here.'],
  ['issuer_refused', 'Your work account did not let you in. Please try again.'],
])('single sign-on that fails (%s) says why in one sentence, with a way back', async (code, words) => {
  const { sent } = open('/sign-in/return?code=abc&state=xyz', () => refused(403, words, code));
  await screen.findByRole('heading', { name: 'We couldn’t sign you in' });
  expect(screen.getByRole('alert').textContent).toBe(words);
  expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/auth?login=true');
  expect(sent('/api/sign-in/single-sign-on/return').map(({ body }) => body)).toEqual([{ query: 'code=abc&state=xyz' }]);
  // The code works once and does not stay in the address.
  expect(location.href).not.toContain('code=');
});

test('single sign-on leads to the dashboard, or to the second step of this account', async () => {
  open('/sign-in/return?code=abc&state=xyz', () => signedIn);
  await screen.findByText('the dashboard');
});

test('single sign-on of an account with a second step goes on to it', async () => {
  open('/sign-in/return?code=abc&state=xyz', ({ path }) =>
    path === '/api/sign-in' ? all : refused(403, 'Please take your second step.', 'second_step'),
  );
  await screen.findByRole('heading', { name: 'Enter your code' });
});
