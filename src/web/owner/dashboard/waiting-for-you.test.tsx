// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Business } from '../../../contract/businesses/calls.ts';
import { dental } from '../../testing/fake-inbox.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { WaitingForYou } from './WaitingForYou.tsx';

const bakery: Business = { ...dental, id: 4, name: 'Corner Bakery', feedbackEmail: 'desk@example.org' };

function open(businesses: readonly Business[], counts: Readonly<Record<number, number>>): void {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  openScreen(
    <WaitingForYou businesses={businesses} waiting={{ isPending: false, all, of: (id) => counts[id] ?? 0 }} />,
    '/dashboard',
  );
}
const panel = () => within(screen.getByRole('region', { name: 'Waiting for you' }));

test('D-32 the messages that wait come first, with the businesses they are for', () => {
  open([dental, bakery], { 3: 2, 4: 1 });
  expect(panel().getByText('3 messages are waiting')).toBeTruthy();
  expect(panel().getByText('2 at Juniper Street Dental, 1 at Corner Bakery')).toBeTruthy();
  expect(panel().getByRole('link', { name: 'Open inbox' }).getAttribute('href')).toBe('/dashboard?tab=inbox');
});

test('D-32 messages for one business open its inbox', () => {
  open([dental, bakery], { 4: 1 });
  expect(panel().getByText('1 message is waiting')).toBeTruthy();
  expect(panel().getByRole('link', { name: 'Open inbox' }).getAttribute('href')).toBe(
    '/dashboard?tab=inbox&business=4',
  );
});

test('D-32 an address that two businesses share waits once, and only for those who may confirm it', async () => {
  const unconfirmed = { ...bakery, feedbackEmailState: 'waiting' as const };
  open(
    [unconfirmed, { ...unconfirmed, id: 5 }, { ...unconfirmed, id: 6, feedbackEmail: 'x@example.org', role: 'viewer' }],
    {},
  );
  expect(panel().getAllByText('Address not confirmed')).toHaveLength(1);
  expect(panel().getByText('desk@example.org gets no messages until then.')).toBeTruthy();
  expect(await panel().findByRole('button', { name: 'Confirm address' })).toBeTruthy();
});

test('D-32 nothing is shown when nothing waits', () => {
  open([dental, bakery], {});
  expect(screen.queryByRole('region')).toBeNull();
});
