// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';
import { Activity } from './Activity.tsx';
import { Health } from './Health.tsx';
import { Invitations } from './Invitations.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [Activity, 'Failed to fetch the activity'],
  [Health, 'Failed to fetch the health'],
  [Invitations, 'Failed to fetch the invitations'],
])('a panel that could not be loaded tells screen readers', async (Panel, sentence) => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'x', code: 'x' }, { status: 403 }));
  openScreen(<Panel />, '/admin');
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
});
