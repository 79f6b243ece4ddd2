// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeCall, fakeCalls } from '../../testing/fake-calls.ts';
import { dental, owner } from '../../testing/fake-inbox.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { Dashboard } from './Dashboard.tsx';

beforeEach(() => {
  vi.useFakeTimers();
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
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const toasts = () => [...document.querySelectorAll('.toast')].map((toast) => toast.textContent ?? '');
async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(1);
  // A toast is loaded when the first one is shown.
  await act(() => vi.dynamicImportSettled());
  await pass(1);
}

/** Opens the dashboard on a server with this list of businesses. */
async function open(list: () => unknown, answer: (call: FakeCall) => unknown = () => null) {
  const calls = fakeCalls((call) => {
    if (call.path === '/api/user') return { ...owner, emailVerified: true, businesses: [] };
    if (call.path === '/api/businesses') return list();
    if (call.path.startsWith('/api/feedback')) return [];
    return answer(call);
  });
  openScreen(<Dashboard />, '/dashboard');
  await pass();
  return () => calls.filter(({ path }) => path === '/api/businesses').length;
}

test('D-13 D-14 D-23 D-24 invalid entries are dropped from the list', async () => {
  await open(() => [
    { ...dental, id: 7, name: '' },
    { ...dental, id: 7, name: 'Twice' },
    { ...dental, id: 0, name: 'Zero' },
    { ...dental, id: -2, name: 'Below' },
  ]);
  await pass(10);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('article', { name: 'Unnamed Business' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^View Your Review Generator/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Deactivate/ })).toBeTruthy();
  expect(screen.getByText('Reviews Generated').parentElement?.textContent).toBe('Reviews Generated0');
});

test('D-17 D-22 a failing list is retried three times a second apart, then its error is shown', async () => {
  let isDown = true;
  const asked = await open(() =>
    isDown ? Response.json({ error: 'The harbor is closed.', code: 'x' }, { status: 500 }) : [],
  );
  for (const tries of [1, 2, 3]) {
    await pass(tries === 1 ? 990 : 999);
    expect(asked()).toBe(tries);
    expect(screen.getByRole('status', { name: 'Loading your businesses' })).toBeTruthy();
    await pass(tries === 1 ? 10 : 1);
  }
  await pass(1);
  expect(document.querySelector('.box')?.textContent).toContain('500: The harbor is closed.');
  expect(asked()).toBe(4);
  expect(screen.queryByRole('article')).toBeNull();
  isDown = false;
  await press('Refresh');
  expect(screen.getByText('No businesses yet')).toBeTruthy();
});

test('D-20 a failed switch shows an error, which a later success removes', async () => {
  let isGone = true;
  await open(
    () => [{ ...dental, isActive: isGone }],
    ({ path }) => {
      if (!path.includes('toggle-business-active')) return null;
      return isGone ? Response.json({ error: 'Gone' }, { status: 404 }) : { id: dental.id, isActive: false };
    },
  );
  await pass(10);
  await press(/^Deactivate/);
  expect(toasts()).toEqual([expect.stringContaining('Failed to update business status. Please try again.')]);
  isGone = false;
  await press(/^Deactivate/);
  expect(screen.getByRole('button', { name: /^Activate/ })).toBeTruthy();
  expect(toasts()).toEqual([]);
});

test('D-19 a code that cannot be made shows an error', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await open(() => [dental]);
  await pass(10);
  await press(/^Download/);
  expect(toasts()[0]).toContain('Download Failed');
  expect(toasts()[0]).toContain('Unable to generate QR code. Please try again.');
});

test('two businesses: every link says which one it is for, after the words that are seen', async () => {
  await open(() => [dental, { ...dental, id: 4, name: 'Corner Bakery', slug: 'corner-bakery' }]);
  await pass(10);
  for (const name of [dental.name, 'Corner Bakery']) {
    const links = within(screen.getByRole('article', { name })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      `View Your Review Generator: ${name}`,
      `Inbox: ${name}`,
      `Insights: ${name}`,
      `Invitations: ${name}`,
      `Places: ${name}`,
      `Print kit: ${name}`,
      `Team: ${name}`,
      `Edit Business: ${name}`,
    ]);
    for (const link of links) expect(link.getAttribute('aria-label')).toMatch(new RegExp(`^${link.textContent}`));
  }
});
