// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCalls } from '../../../testing/fake-calls.ts';

const device = vi.hoisted(() => ({ answer: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthnAutofill: async () => true,
  startAuthentication: device.answer,
}));

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '<input autocomplete="username webauthn">';
});
afterEach(() => {
  vi.unstubAllGlobals();
  device.answer.mockReset();
});

const refused = (status: number, error: string) => Response.json({ error, code: 'refused' }, { status });

/** Offers once, and returns the calls and the message. */
async function offer(options: () => unknown, signIn: () => unknown = () => null) {
  const calls = fakeCalls(({ path }) => (path.endsWith('-options') ? options() : signIn()));
  const { offerPasskeys } = await import('./other-ways.ts');
  const { readToast } = await import('../../../ui/toast.ts');
  await offerPasskeys();
  return [...calls.map((call) => call.path), readToast()?.body];
}

test('a server that offers no passkey now interrupts no one', async () => {
  expect(await offer(() => refused(503, 'Sayso is busy.'))).toEqual(['/api/sign-in/passkey-options', undefined]);
});

test('a browser that refuses the host, or a form that has gone, interrupts no one', async () => {
  device.answer.mockRejectedValue(
    Object.assign(new Error('127.0.0.1 is an invalid domain'), { name: 'SecurityError' }),
  );
  expect(await offer(() => ({ challenge: 'abc' }))).toEqual(['/api/sign-in/passkey-options', undefined]);
});

test('a passkey that was chosen and refused says so', async () => {
  device.answer.mockResolvedValue({ id: 'pass', type: 'public-key' });
  expect(
    await offer(
      () => ({ challenge: 'abc' }),
      () => refused(401, 'This passkey is not known here.'),
    ),
  ).toEqual(['/api/sign-in/passkey-options', '/api/sign-in/passkey', 'This passkey is not known here.']);
});
