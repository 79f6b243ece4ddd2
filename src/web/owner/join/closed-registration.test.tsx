// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { fakeCalls } from '../../testing/fake-calls.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { Join } from './Join.tsx';

vi.mock(import('../../lib/installation.ts'), async (original) => {
  const { installation, isPrerendered } = await original();
  return { isPrerendered, installation: { ...installation, registration: 'closed' as const } };
});

// jsdom has no channel between tabs.
vi.hoisted(() => {
  globalThis.BroadcastChannel ??= class {
    postMessage = () => undefined;
    addEventListener = () => undefined;
  } as unknown as typeof BroadcastChannel;
});

afterEach(() => vi.unstubAllGlobals());

const priya = { id: 12, name: 'Priya Nair', email: 'priya.private@mail.example', isAdmin: false, businesses: [] };

function open(user: object | null) {
  fakeCalls(({ path }) =>
    path === '/api/user'
      ? (user ?? Response.json({ error: 'Not signed in', code: 'signed_out' }, { status: 401 }))
      : {
          businessNames: ['Juniper Street Dental'],
          role: 'viewer',
          inviterName: 'Maya Lindqvist',
          line: '',
          sentAt: '2026-11-22T17:00:00Z',
          expiresAt: '2026-11-29T17:00:00Z',
          isExpired: false,
          email: 'priya@example.org',
          yourEmail: user ? priya.email : null,
          isForYou: false,
        },
  );
  openScreen(
    <Route path="/join/:token">
      <Join />
    </Route>,
    '/join/q7Hs2mXk9vT4bWn8',
  );
}

test('with closed registration, an invitation offers the login alone and says why', async () => {
  open(null);
  expect(await screen.findByRole('link', { name: 'I have an account' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Create an account and join' })).toBeNull();
  expect(
    screen.getByText(
      /^This invitation is for priya@example\.org\. You can join with an account for this address\. New accounts cannot be created at the moment\. It expires on /,
    ),
  ).toBeTruthy();
});

test('with closed registration, another account is not told to register', async () => {
  open(priya);
  expect(
    await screen.findByText(
      'We keep the invitation while you sign in with the other address. If this address is the right one, ask Maya Lindqvist to invite it.',
    ),
  ).toBeTruthy();
});
