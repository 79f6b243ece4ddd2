// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Business } from '../../../contract/businesses/calls.ts';
import { fakeCalls } from '../../testing/fake-calls.ts';
import { dental, owner } from '../../testing/fake-inbox.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { Dashboard } from './Dashboard.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(list: readonly Business[], done: readonly string[] = []) {
  let isShown = done.length < 4;
  const calls = fakeCalls(({ path, method }) => {
    if (path === '/api/user') return { ...owner, emailVerified: true, businesses: [] };
    if (path === '/api/businesses') return list;
    if (path.startsWith('/api/feedback')) return [];
    if (!path.endsWith('/first-steps')) return null;
    if (method === 'GET') return { isShown, done };
    isShown = false;
    return { success: true };
  });
  openScreen(<Dashboard />, '/dashboard');
  await act(() => vi.dynamicImportSettled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return calls.filter(({ path }) => path.endsWith('/first-steps'));
}

const path = () => screen.queryByRole('region', { name: /^First steps with/ });

test('the newest of several businesses has four steps with what is done, and Hide ends them', async () => {
  await open([dental, { ...dental, id: 9, name: 'Birch Bakery', slug: 'birch-bakery' }], ['printed']);
  const shown = await screen.findByRole('region', { name: 'First steps with Birch Bakery' });
  expect(
    within(shown)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^To do:Try your page/),
    expect.stringMatching(/^Done:Print one code/),
    expect.stringMatching(/^To do:Send yourself an invitation/),
    expect.stringMatching(/^To do:Answer a test message/),
  ]);
  fireEvent.click(within(shown).getByRole('button', { name: 'Hide' }));
  await vi.waitFor(() => expect(path()).toBeNull(), 10_000);
});

test('finished steps are not shown', async () => {
  expect(await open([dental], ['tried', 'printed', 'invited', 'answered'])).toHaveLength(1);
  expect(path()).toBeNull();
});

test.for([
  ['without a business', []],
  ['for a viewer', [{ ...dental, role: 'viewer' }]],
  ['for the front desk', [{ ...dental, role: 'frontDesk' }]],
  ['for an inactive business', [{ ...dental, isActive: false }]],
] as [string, Business[]][])('no steps are shown or asked for %s', async ([, list]) => {
  expect(await open(list)).toEqual([]);
  expect(path()).toBeNull();
});
