// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openScreen } from '../../../testing/open-screen.tsx';
import { DownloadEverything } from './DownloadEverything.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const contents = [
  { files: [{ name: 'account.json', about: 'Your name and your email address', rows: null }] },
  {
    business: 'Bright Harbor Dental',
    files: [{ name: 'bright-harbor/messages.csv', about: 'Private messages', rows: 1204 }],
  },
];

async function openContents(zip: () => Response): Promise<string[]> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return address === '/api/export' ? Response.json(contents) : zip();
  });
  URL.createObjectURL = () => 'blob:everything';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  openScreen(<DownloadEverything />, '/account-settings');
  await act(() => vi.dynamicImportSettled());
  fireEvent.click(screen.getByRole('button', { name: 'Download everything' }));
  await screen.findByText('Private messages');
  return asked;
}

test('shows what is inside, then downloads it once and closes', async () => {
  const asked = await openContents(() => new Response('PK'));
  expect(screen.getByRole('heading', { name: 'Bright Harbor Dental' })).toBeTruthy();
  expect(screen.getByText('1,204')).toBeTruthy();
  expect(screen.getByText(/what customers wrote in private/)).toBeTruthy();
  expect(asked).toEqual(['/api/export']);
  const button = screen.getByRole('button', { name: 'Download the file' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual(['/api/export', '/api/export.zip']);
});

test('says why the file did not come, and keeps the list', async () => {
  const error = 'Please log in to continue.';
  await openContents(() => Response.json({ error, code: 'forbidden' }, { status: 403 }));
  fireEvent.click(screen.getByRole('button', { name: 'Download the file' }));
  await screen.findByText(error);
  expect(screen.getByText('The file could not be downloaded')).toBeTruthy();
  expect(screen.getByText('Private messages')).toBeTruthy();
});
