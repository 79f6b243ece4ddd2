// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { business, openAdmin, pass, press, rows, showTab, user } from '../../testing/open-admin.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answerYes = async (name: string) => {
  fireEvent.click(within(screen.getByRole('alertdialog', { hidden: true })).getByRole('button', { name }));
  await pass(10);
};
const toasts = () => [...document.querySelectorAll('.toast')].map((toast) => toast.textContent ?? '');

test('M-10 shows that an action failed, with the reason from the server', async () => {
  const refusal = { error: 'At least one active administrator is required', code: 'last_administrator' };
  await openAdmin({ users: [user()] }, ({ method }) => method !== 'GET' && Response.json(refusal, { status: 409 }));
  await press('Delete Rosa Fields');
  await answerYes('Delete');
  expect(toasts()[0]).toContain('Failed to delete user. Please try again.');
  expect(toasts()[0]).toContain('At least one active administrator is required');
  await press('Deactivate Rosa Fields');
  await answerYes('Deactivate');
  expect(toasts()).toEqual([expect.stringContaining('Failed to update user status. Please try again.')]);
  expect(rows()).toHaveLength(1);
});

test('M-08 each list is searched for the typed words, and says that nothing matches', async () => {
  const calls = await openAdmin({ users: [user()], businesses: [business()] }, ({ query }) =>
    query.has('search') ? Response.json([], { headers: { 'x-total-count': '0' } }) : null,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' OSA fie ' } });
  await pass(1000);
  for (const tab of ['Users', 'Businesses', 'Review Pages']) {
    await showTab(tab);
    expect(screen.getByText('Nothing matches your search. Try fewer letters, or clear the search.')).toBeTruthy();
  }
  const searched = calls.filter(({ query }) => query.has('search'));
  expect(searched.map(({ path, query }) => `${path} ${query.get('search')}`)).toEqual([
    '/api/admin/users OSA fie',
    '/api/admin/businesses OSA fie',
  ]);
});
