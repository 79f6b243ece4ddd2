// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeInbox, message } from '../../testing/fake-inbox.ts';
// Loaded with the file, because the first load may take longer than a search.
import './SnoozePanel.tsx';
import { box, button, focused, heading, openInbox, row, rows } from '../../testing/open-inbox.tsx';

afterEach(() => vi.unstubAllGlobals());

test('IN-2 j and k move, e marks as done, and the focus goes to the next message', async () => {
  const inbox = fakeInbox([message(1), message(2), message(3)]);
  const user = await openInbox();
  await row(1);
  await heading('Customer 1');
  await user.keyboard('jj');
  await focused(3);
  await user.keyboard('k');
  await focused(2);
  await user.keyboard('e');
  await focused(3);
  await heading('Customer 3');
  expect(inbox.messages.map(({ state }) => state)).toEqual(['waiting', 'done', 'waiting']);
  expect(rows()).toHaveLength(2);
  await user.keyboard('ee');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Nothing is waiting'));
});

test('IN-2 a message that is being marked as done does not come back while the next one is read', async () => {
  const inbox = fakeInbox([message(1), message(2)]);
  const states = Promise.withResolvers<void>();
  inbox.hold = async ({ path }) => {
    if (path === '/api/feedback/states') await states.promise;
  };
  const user = await openInbox();
  await row(1);
  await user.keyboard('e');
  await focused(2);
  await user.keyboard('r');
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
  await waitFor(() => expect(inbox.messages.at(-1)?.isRead).toBe(true));
  await user.keyboard('Thank you for telling us.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Nothing is waiting'));
  states.resolve();
  await waitFor(() => expect(inbox.messages.map(({ state }) => state)).toEqual(['done', 'answered']));
  await waitFor(() => expect(inbox.calls.at(-1)?.path).not.toBe('/api/feedback/states'));
  expect(document.activeElement?.textContent).toBe('Nothing is waiting');
});

test('IN-2 r and n open the box; in it every key is a letter', async () => {
  fakeInbox([message(1), message(2)]);
  const user = await openInbox();
  await row(1);
  await user.keyboard('r');
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
  await user.keyboard('jenkr');
  expect((await box()).value).toBe('jenkr');
  expect(rows()).toHaveLength(2);
  await user.keyboard('{Escape}n');
  await waitFor(() => expect(screen.getByText('only your team sees it')).toBeTruthy());
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note' }));
  await user.click(screen.getByRole('searchbox'));
  await user.keyboard('e');
  expect(rows()).toHaveLength(2);
});

test('IN-2 Escape leaves the field for the heading of its message, where the keys go on', async () => {
  const inbox = fakeInbox([message(1), message(2), message(3)]);
  const user = await openInbox();
  await row(1);
  await user.keyboard('r');
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
  await user.keyboard('We are sorry.{Escape}');
  await waitFor(async () => expect(document.activeElement).toBe(await heading('Customer 1')));
  expect((await box()).value).toBe('We are sorry.');
  await user.keyboard('j');
  await focused(2);
  await user.keyboard('n');
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(document.activeElement).toBe(await heading('Customer 2')));
  await user.keyboard('e');
  await focused(3);
  expect(inbox.messages.map(({ state }) => state)).toEqual(['waiting', 'done', 'waiting']);
});

test('IN-2 Escape and s close the Snooze panel, and its button has the focus again', async () => {
  fakeInbox([message(1)]);
  const user = await openInbox();
  await row(1);
  for (const close of ['{Escape}', 's']) {
    await user.keyboard('s');
    const tomorrow = await button(/^Tomorrow/);
    await waitFor(() => expect(document.activeElement).toBe(tomorrow));
    await user.keyboard(close);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Snooze' })).toBeNull());
    const opener = await button('Snooze');
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(opener.getAttribute('aria-expanded')).toBe('false');
  }
});

test('IN-2 each key is a button too, and the keys can be turned off', async () => {
  fakeInbox([message(1), message(2)]);
  const user = await openInbox();
  await user.click(await row(1));
  await heading('Customer 1');
  for (const [name, key] of [
    ['Next message', 'j'],
    ['Previous message', 'k'],
    ['Reply', 'r'],
    ['Note', 'n'],
    ['Done', 'e'],
  ] as const) {
    expect((await button(name)).getAttribute('aria-keyshortcuts')).toBe(key);
    expect((await button(name)).textContent).toMatch(new RegExp(`${key}$`));
  }
  expect((await button('Send reply')).textContent).toBe('Send replyCtrl+Enter');
  await user.click(await button('Next message'));
  await heading('Customer 2');
  await user.keyboard('?');
  await user.click(await button('Turn off keyboard shortcuts'));
  await user.click(await button('Close'));
  await user.keyboard('ke');
  await heading('Customer 2');
  expect(rows()).toHaveLength(2);
});

test('IN-3 Done can be undone, and the focus returns to the message', async () => {
  const inbox = fakeInbox([message(1), message(2)]);
  const user = await openInbox();
  await row(1);
  await user.keyboard('e');
  await focused(2);
  expect(await screen.findByText('Marked as done.')).toBeTruthy();
  await user.click(await button('Undo'));
  await focused(1);
  expect(inbox.messages.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('L-22 a saved note and Done: the newer notice replaces the older, and Reopen takes the place of Undo', async () => {
  const inbox = fakeInbox([message(1), message(2)]);
  const user = await openInbox();
  await row(1);
  await user.click(await row(1));
  await heading('Customer 1');
  await user.keyboard('e');
  await screen.findByText('Marked as done.');
  await user.keyboard('n');
  await user.type(await screen.findByRole('textbox', { name: /note/i }), 'Called the customer back.');
  await user.click(await button('Save note'));
  await screen.findByText('Note saved.');
  expect(screen.queryByText('Marked as done.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(inbox.messages.map(({ state }) => state)).toEqual(['done', 'waiting']);
});

test('IN-3 a selection is marked as done together and undone together', async () => {
  const inbox = fakeInbox([message(1), message(2), message(3)]);
  const user = await openInbox();
  await row(1);
  await user.click(await button('Select'));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 3 shown' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select the message from Customer 2' }));
  await user.click(await button('Done (2)'));
  await screen.findByText('2 messages marked as done.');
  await waitFor(() => expect(inbox.messages.map(({ state }) => state)).toEqual(['done', 'waiting', 'done']));
  await focused(2);
  await user.click(await button('Undo'));
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test('IN-5 a message is deleted after a question, and the focus goes to the next one', async () => {
  fakeInbox([message(1), message(2)]);
  const user = await openInbox();
  await row(1);
  await user.click(await row(1));
  await user.click(await button(/^More/));
  await user.click(await button('Delete'));
  const question = screen.getByRole('alertdialog', { name: 'Delete this message?' });
  expect(question.textContent).toContain('This cannot be undone.');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await focused(2);
  expect(rows()).toHaveLength(1);
});

test('IN-2 the question mark lists the keys, and so does a button', async () => {
  fakeInbox([message(1)]);
  const user = await openInbox();
  await row(1);
  await user.keyboard('?');
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const terms = [...list.querySelectorAll('dt')].map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
  expect(terms).toEqual([
    'j Next message',
    'k Previous message',
    'r Write a reply',
    'n Write a note',
    'e Mark as done',
    's Snooze until a day',
    'a Assign to a person',
    'Ctrl+Enter Send the reply, or save the note',
    'Esc Leave the text field',
    '? Show this list',
  ]);
  await user.click(within(list).getByRole('button', { name: 'Close' }));
  await user.click(await button('Keyboard shortcuts'));
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
});
