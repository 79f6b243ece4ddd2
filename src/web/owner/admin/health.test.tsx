// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallReply } from '../../../contract/calls.ts';
import { openAdmin } from '../../testing/open-admin.tsx';

type Report = CallReply<'GET /api/admin/health'>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const works: Report = {
  emails: { waiting: 0, reason: null, isLate: false, failedLately: 0, failed: [] },
  provider: { name: null, failure: null },
  database: { name: 'Embedded', sizeBytes: 12_000_000 },
  backup: { isOn: true, lastAt: '2026-11-20T03:00:00Z', rows: 1204, isCopied: false, isLate: false },
  disk: { freeBytes: 24_000_000_000 },
};
const failed = {
  id: 1,
  recipient: 'desk@example.org',
  subject: 'New private feedback',
  error: '550 mailbox unavailable',
  createdAt: '2026-11-20T10:00:00Z',
};
const reason = 'connect ECONNREFUSED 127.0.0.1:25';
const provider = { name: 'openai', failure: 'The key was refused.' };

const open = async (known: Partial<Report> = {}) => {
  await openAdmin({}, ({ path }) => path === '/api/admin/health' && { ...works, ...known });
};
const health = () => screen.getByRole('region', { name: 'Health' });
const alarm = () => screen.queryByText(/See Health/)?.parentElement?.textContent ?? '';

test('M-15 health shows what works', async () => {
  await open();
  expect([...health().querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Emails',
    'Drafts',
    'Database',
    'Backup',
    'Disk',
  ]);
  expect(health().textContent).toContain('The built-in writer writes the drafts.');
  expect(health().textContent).toMatch(/DatabaseEmbedded.*12 MB/);
  expect(health().textContent).toMatch(/Disk24 GB free/);
  expect(alarm()).toBe('');
});

test('M-15 problems are listed at the top of the screen, with their reasons below', async () => {
  await open({ emails: { waiting: 2, reason, isLate: false, failedLately: 1, failed: [failed] }, provider });
  expect(alarm()).toMatch(/1 could not be delivered\. 2 waiting to be sent\. openai is unavailable/);
  for (const words of ['desk@example.org', '550 mailbox unavailable', reason, 'The key was refused.'])
    expect(health().textContent).toContain(words);
});

test('M-15 an old failure stays below while emails wait too long', async () => {
  await open({ emails: { waiting: 2, reason, isLate: true, failedLately: 0, failed: [failed] }, provider });
  expect(alarm()).toMatch(/^Emails: 2 waiting to be sent\. openai is unavailable/);
  expect(health().textContent).toContain('1 could not be delivered. 2 waiting to be sent.');
});
