// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../testing/fake-calls.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { UserView } from './UserView.tsx';

afterEach(() => vi.unstubAllGlobals());

it('a question that was answered goes, also while other lists load, and never turns into the opposite one', async () => {
  const user = {
    id: 7,
    name: 'Rosa Marin',
    email: 'rosa@example.org',
    businessCount: 0,
    isActive: true,
    isAdmin: true,
    emailVerified: true,
    secondSteps: { app: false, passkeys: 0, recoveryCodes: 0 },
    createdAt: '2026-11-01T08:00:00.000Z',
  };
  fakeCalls(({ method, path }) => {
    if (path === '/api/admin/users/7') return user;
    if (path === '/api/admin/users/7/businesses') return user.isAdmin ? [] : new Promise(() => undefined);
    if (method === 'GET') return null;
    user.isAdmin = false;
    return {};
  });
  const person = openScreen(<UserView userId="7" />);
  await person.click(await screen.findByRole('button', { name: 'Remove Administrator Role' }));
  await person.click(screen.getByRole('button', { name: 'Remove Role' }));
  expect(await screen.findByText('User is no longer an administrator')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Make Administrator' })).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
