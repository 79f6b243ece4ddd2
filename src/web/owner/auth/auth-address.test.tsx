// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';
import { Auth } from './Auth.tsx';
import { AuthOld } from './AuthOld.tsx';

vi.stubGlobal('fetch', () => {
  throw new Error('An address alone sends nothing.');
});
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const resetForm = () => screen.queryByRole('heading', { name: 'Set a new password' });

describe.each([
  ['/auth', Auth],
  ['/auth-old', AuthOld],
] as const)('%s', (path, Screen) => {
  test.each([
    ['register', 'Register'],
    ['verify', 'Verify'],
    ['login', 'Login'],
  ])('A-04 %s=true opens the tab %s', (flag, name) => {
    openScreen(<Screen />, `${path}?${flag}=true`);
    expect(selected()).toBe(name);
  });

  test('A-04 verified=true says so above the login', () => {
    openScreen(<Screen />, `${path}?verified=true`);
    expect(screen.getByText('Your email is verified. You can now log in.')).toBeTruthy();
    expect(selected()).toBe('Login');
  });

  test.each(['token', 'reset'])('A-05 %s with a value opens the reset form, and leaves the address at once', (flag) => {
    openScreen(<Screen />, `${path}?${flag}=abc123`);
    expect(resetForm()).toBeTruthy();
    expect(location.pathname + location.search).toBe(path);
  });

  test.each(['token', 'reset'])('A-05 %s without a value opens no reset form', (flag) => {
    openScreen(<Screen />, `${path}?${flag}=`);
    expect(screen.getByRole('tablist')).toBeTruthy();
    expect(resetForm()).toBeNull();
  });
});
