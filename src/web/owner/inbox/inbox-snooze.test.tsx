// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { event, fakeInbox, message } from '../../testing/fake-inbox.ts';
// Loaded with the file, because the first load may take longer than a search.
import './SnoozePanel.tsx';
import { button, focused, heading, openInbox, row, rows } from '../../testing/open-inbox.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Friday noon in Oregon. */
const atNoon = () => vi.setSystemTime(new Date('2026-11-20T20:00:00Z'));

test('IN-21 s snoozes until a day, the next message is shown, and Undo brings it back', async () => {
  atNoon();
  const inbox = fakeInbox([message(1), message(2)]);
  const user = await openInbox();
  await row(1);
  await user.keyboard('s');
  const tomorrow = await button('Tomorrow, Nov 21');
  await waitFor(() => expect(document.activeElement).toBe(tomorrow));
  await user.click(await button('Next Monday, Nov 23'));
  await heading('Customer 2');
  await focused(2);
  expect(inbox.messages[0]).toMatchObject({ state: 'waiting', snoozedUntil: '2026-11-23', isRead: true });
  expect(inbox.messages[1]?.isRead).toBe(false);
  await screen.findByText('Snoozed. Back on Mon, Nov 23.');
  await button('Snoozed 1');
  await user.click(await button('Undo'));
  await focused(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Snoozed/ })).toBeNull());
  expect(inbox.messages[0]?.snoozedUntil).toBeNull();
});

test('IN-21 a snoozed message has its own list, says when it is back, and can be brought back now', async () => {
  atNoon();
  const inbox = fakeInbox([message(1, { snoozedUntil: '2026-12-04' }), message(2)]);
  const user = await openInbox();
  await row(2);
  expect(rows()).toHaveLength(1);
  await user.click(await button('Snoozed 1'));
  expect((await row(1)).textContent).toContain('Back on Fri, Dec 4');
  expect(screen.queryByRole('button', { name: 'Snooze' })).toBeNull();
  await user.click(await button('Bring back now'));
  await waitFor(() => expect(inbox.messages[0]?.snoozedUntil).toBeNull());
  await user.click(await button('Waiting 2'));
  await row(1);
});

test('IN-21 only a day from tomorrow on, at most 90 days from today', async () => {
  atNoon();
  const inbox = fakeInbox([message(1)]);
  const user = await openInbox();
  await user.click(await button('Snooze'));
  const day = await screen.findByLabelText('Another day');
  const send = screen.getAllByRole('button', { name: 'Snooze' }).at(-1) as HTMLElement;
  for (const wrong of ['', '2026-11-20', '2027-02-19']) {
    fireEvent.change(day, { target: { value: wrong } });
    await user.click(send);
    expect(day.getAttribute('aria-invalid')).toBe('true');
  }
  await screen.findByText('Please choose a day from tomorrow on, at most 90 days from today');
  fireEvent.change(day, { target: { value: '2027-02-18' } });
  await user.click(send);
  await waitFor(() => expect(inbox.messages[0]?.snoozedUntil).toBe('2027-02-18'));
});

test('IN-21 the history says until when it was snoozed, and that it was brought back', async () => {
  const events = [
    event(1, { kind: 'state', text: '2026-12-04' }),
    event(2, { kind: 'state', text: 'waiting' }),
    event(3, { kind: 'state', text: 'done' }),
    event(4, { kind: 'state', text: 'answered' }),
  ];
  fakeInbox([message(1, { events })]);
  await openInbox();
  const history = await screen.findByRole('list', { name: 'History' });
  const lines = within(history).getAllByRole('listitem').slice(1);
  expect(lines.map((line) => line.querySelector('span')?.textContent)).toEqual([
    'Dana Whitfield snoozed it until Fri, Dec 4',
    'Dana Whitfield moved it back to waiting',
    'Dana Whitfield marked it as done',
    'Dana Whitfield reopened it',
  ]);
});
