// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';
import { AccountInvitations } from './AccountInvitations.tsx';
import { Activity } from './Activity.tsx';
import { Health } from './Health.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [Activity, 'Failed to fetch the activity'],
  [Health, 'Could not load the health status'],
  [AccountInvitations, 'Failed to fetch the account invitations'],
])('a panel that could not be loaded tells screen readers', async (Panel, sentence) => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'x', code: 'x' }, { status: 403 }));
  openScreen(<Panel />, '/admin');
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
});
