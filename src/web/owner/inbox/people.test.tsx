// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeInbox, message } from '../../testing/fake-inbox.ts';
import { openInbox } from '../../testing/open-inbox.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  // jsdom has no Escape for dialogs, only the event that it causes.
  ['Escape', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  ['Close', async () => fireEvent.click(await screen.findByRole('button', { name: 'Close' }))],
])("%s closes the search for one person's data", async (_way, close) => {
  fakeInbox([message(1)]);
  const user = await openInbox();
  await user.click(await screen.findByRole('button', { name: "One person's data" }));
  const dialog = await screen.findByRole('dialog', { name: "One person's data" });
  await screen.findByLabelText('Email address');
  await close(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
