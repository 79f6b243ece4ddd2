// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { queryClient, userKey } from '../../lib/query-client.ts';
import { fakeCalls } from '../../testing/fake-calls.ts';
import { dental, owner } from '../../testing/fake-inbox.ts';
import { field, openScreen } from '../../testing/open-screen.tsx';
import { BusinessEdit } from './BusinessEdit.tsx';

afterEach(() => vi.unstubAllGlobals());

const stored = {
  ...dental,
  nickname: 'Juniper',
  reviewUrl: 'https://g.page/r/juniper/review',
  facebookUrl: 'https://www.facebook.com/juniper/reviews',
};
const input = (label: string) => field(new RegExp(`^${label}`));

async function open(): Promise<void> {
  fakeCalls(({ path }) =>
    path === '/api/businesses/3' ? { business: stored, categories: ['Dentist'], visited: true } : null,
  );
  queryClient.setQueryData(userKey, { ...owner, emailVerified: true, businesses: [] });
  openScreen(<Route path="/business-edit/:id" component={BusinessEdit} />, '/business-edit/3');
  // A busy machine loads the rules of the form late.
  await screen.findByLabelText(/^Business Name/, undefined, { timeout: 60_000 });
}

test('B-6 the edit form shows the stored business, with every list closed', async () => {
  await open();
  for (const [label, value] of [
    ['Your Name', 'Maya Lindqvist'],
    ['Business Name', 'Juniper Street Dental'],
    ['Business Nickname', 'Juniper'],
    ['City', 'Eugene'],
    ['State', 'Oregon'],
    ['Email Address to Send Feedback', 'maya@example.org'],
    ['Google Business Profile Review Link', 'https://g.page/r/juniper/review'],
    ['Facebook Review Link', 'https://www.facebook.com/juniper/reviews'],
  ] as const)
    expect(input(label).value, label).toBe(value);
  const pickers = [1, 2, 3].map((number) =>
    screen.getByRole<HTMLInputElement>('combobox', { name: new RegExp(`^Google Business Category ${number}`) }),
  );
  expect(pickers.map(({ value }) => value)).toEqual(['Dentist', '', '']);
  expect(pickers.map((input) => input.getAttribute('aria-expanded'))).toEqual(['false', 'false', 'false']);
});

test('B-8 Cancel and Back to Dashboard lead to the dashboard', async () => {
  await open();
  for (const name of ['Cancel', 'Back to Dashboard'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/dashboard');
});

test('the browser asks before unsaved text is lost, and only then', async () => {
  await open();
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  fireEvent.change(input('City'), { target: { value: 'Salem' } });
  expect(asks()).toBe(true);
  fireEvent.change(input('City'), { target: { value: 'Eugene' } });
  expect(asks()).toBe(false);
});

test('B-31 a business that cannot be loaded shows an error, with a way back', async () => {
  fakeCalls(() => Response.json({ error: 'Business not found', code: 'not_found' }, { status: 404 }));
  openScreen(<Route path="/business-edit/:id" component={BusinessEdit} />, '/business-edit/9');
  await screen.findByRole('heading', { name: 'Error Loading Business' });
  expect(screen.getByText('404: Business not found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Dashboard' }).getAttribute('href')).toBe('/dashboard');
});
