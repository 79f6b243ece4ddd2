// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeCalls } from '../../testing/fake-calls.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { Auth } from './Auth.tsx';
import { AuthOld } from './AuthOld.tsx';

vi.mock(import('../../lib/installation.ts'), async (original) => {
  const { installation, isPrerendered } = await original();
  return { isPrerendered, installation: { ...installation, singleSignOn: { name: 'Entra', isOnlyWay: true } } };
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/auth?login=true', Auth],
  ['/auth?register=true', Auth],
  ['/auth-old', AuthOld],
])('with OIDC_ONLY, %s offers single sign-on and no form that would be refused', async (address, Screen) => {
  fakeCalls(() => null);
  openScreen(<Screen />, address);
  expect(await screen.findByRole('button', { name: 'Continue with Entra' })).toBeTruthy();
  expect(screen.getByText('Everyone here signs in with their work account.')).toBeTruthy();
  expect(screen.queryAllByRole('tab')).toEqual([]);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});
