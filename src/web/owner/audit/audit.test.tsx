// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import type { AuditEntry } from '../../../contract/teams/audit.ts';
import { dana, fakeTeam, maya, team } from '../../testing/fake-team.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { AuditLog } from './AuditLog.tsx';

afterEach(() => vi.unstubAllGlobals());

const entry = (id: number, at: string, known: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at,
  userId: 8,
  userName: 'Dana Whitfield',
  isAdministrator: false,
  kind: 'messages',
  action: 'opened',
  subject: `message ${id}`,
  subjectKind: 'message',
  subjectId: id,
  ...known,
});
const people = [
  { id: 7, name: 'Maya Lindqvist' },
  { id: 8, name: 'Dana Whitfield' },
];
const page = (entries: AuditEntry[], nextCursor: number | null = null) => ({
  entries,
  nextCursor,
  timeZone: 'America/Los_Angeles',
  people,
  keepDays: 2190,
});

function open(me = maya, answer: (query: URLSearchParams) => unknown = () => page([]), address = '/team/3/log') {
  const calls = fakeTeam(me, team(), ({ query }) => answer(query));
  const user = openScreen(
    <Route path="/team/:id/log">
      <AuditLog />
    </Route>,
    address,
  );
  return { user, reads: () => calls.filter(({ path }) => path.endsWith('/audit-events')) };
}

test('entries are sentences by the day of the business, and older ones follow', async () => {
  const administrator = {
    userName: 'Priscilla Ott',
    isAdministrator: true,
    action: 'switched off',
    subject: 'the business',
  };
  const { user } = open(maya, (query) =>
    query.get('cursor') === '2'
      ? page([entry(1, '2026-11-19T23:05:00Z', { action: 'added a note to' })])
      : page([entry(3, '2026-11-21T06:30:00Z'), entry(2, '2026-11-20T17:30:00Z', administrator)], 2),
  );
  const first = await screen.findByText(/opened message 3/);
  expect(first.textContent).toContain('Dana Whitfield');
  // 06:30 UTC is the evening before in Oregon.
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Fri, Nov 20']);
  const second = screen.getByText(/switched off the business/);
  expect(within(second).getByText('Administrator')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(await screen.findByText(/added a note to message 1/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
  expect(screen.getByText(/After 6 years they go by themselves/)).toBeTruthy();
});

test('filters go to the server and stay in the address', async () => {
  const { user, reads } = open(maya, () => page([entry(3, '2026-11-21T06:30:00Z')]));
  await screen.findByText(/opened message 3/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'Dana Whitfield');
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Exports and erasing');
  await waitFor(() => expect(String(reads().at(-1)?.query)).toBe('kind=data&userId=8'));
  expect(location.search).toBe('?kind=data&person=8');
});

test('nothing found says what was looked for, and clears', async () => {
  const { user } = open(maya, () => page([]), '/team/3/log?kind=data&person=8&from=2026-11-01');
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeTruthy();
  expect(
    screen.getByText('We looked for entries about exports and erasing by Dana Whitfield from Nov 1.'),
  ).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Who did what' }), 'no empty list above it').toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download as CSV' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(location.search).toBe(''));
  expect(await screen.findByRole('heading', { name: 'Nothing yet' })).toBeTruthy();
});

test('no one but the owner sees it', async () => {
  const { reads } = open(dana);
  expect(await screen.findByRole('heading', { name: 'This page is not part of your role' })).toBeTruthy();
  expect(reads()).toHaveLength(0);
});
