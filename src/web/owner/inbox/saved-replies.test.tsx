// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeInbox, message } from '../../testing/fake-inbox.ts';
import { box, button, openInbox, row } from '../../testing/open-inbox.tsx';

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const late = 'We now say so when we run late.';

test('IN-22 what was typed becomes a saved reply, and a saved reply goes where the caret is', async () => {
  const inbox = fakeInbox([message(1)]);
  const user = await openInbox();
  await row(1);
  await user.type(await box(), late);
  await user.click(await button('Saved replies'));
  await user.click(await button('New saved reply'));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect(text.value).toBe(late);
  await user.click(await button('Save'));
  await screen.findByText('Please enter a name of up to 40 characters');
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Long wait');
  await user.click(await button('Save'));
  await waitFor(() => expect(inbox.saved).toEqual([{ id: 1, name: 'Long wait', text: late }]));
  await user.click(await button('Insert “Long wait”'));
  await waitFor(async () => expect((await box()).value).toBe(`${late} ${late} `));
  expect(document.activeElement).toBe(await box());
  await user.click(await button('Long wait'));
  expect((await box()).value).toBe(`${late} ${late} ${late} `);
});

test('IN-22 a saved reply fills a reply up to its 2,000 characters and no further', async () => {
  const inbox = fakeInbox([message(1)]);
  inbox.saved.push({ id: 1, name: 'Long wait', text: late });
  const user = await openInbox();
  await row(1);
  await user.click(await box());
  await user.paste('x'.repeat(1990));
  await user.click(await button('Saved replies'));
  await user.click(await button('Insert “Long wait”'));
  await waitFor(async () => expect((await box()).value).toHaveLength(2000));
});

test('IN-22 a saved reply is deleted after a question', async () => {
  const inbox = fakeInbox([message(1)]);
  inbox.saved.push({ id: 1, name: 'Long wait', text: late });
  const user = await openInbox();
  await row(1);
  await user.click(await box());
  await user.click(await button('Saved replies'));
  await user.click(await button('Delete “Long wait”'));
  const question = screen.getByRole('alertdialog', { name: 'Delete “Long wait”?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText('“Long wait” was deleted.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Insert “Long wait”' })).toBeNull());
  expect(inbox.saved).toEqual([]);
});

test('IN-22 the linter quotes what no reply may say', async () => {
  fakeInbox([message(1)]);
  const user = await openInbox();
  await row(1);
  await user.click(await box());
  await user.click(await button('Saved replies'));
  await user.click(await button('New saved reply'));
  await user.type(await screen.findByRole('textbox', { name: 'Text' }), "We'd refund you if you take the review down.");
  await screen.findByRole('alert');
});
