// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { event, fakeInbox, message } from '../../testing/fake-inbox.ts';
import { box, button, focused, heading, openInbox, row, rows } from '../../testing/open-inbox.tsx';
import { enter } from '../../testing/open-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const words = 'Thank you for telling us. We now call you when we run late.';

async function openFirst() {
  const user = await openInbox();
  await row(1);
  await user.click(await row(1));
  await heading('Customer 1');
  return user;
}

test('IN-1 a reply is sent by keyboard, and the next message is ready', async () => {
  const inbox = fakeInbox([message(1), message(2)]);
  const user = await openFirst();
  await user.keyboard('r');
  await enter(user, await box(), words);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await focused(2);
  await heading('Customer 2');
  expect(rows()).toHaveLength(1);
  expect(inbox.messages[0]?.events.map(({ kind, text }) => [kind, text])).toEqual([['reply', words]]);
  expect((await box()).value).toBe('');
});

test('IN-1 an answered message leaves the waiting list before the list is read again', async () => {
  fakeInbox([message(1), message(2)]);
  const user = await openFirst();
  await enter(user, await box(), words);
  const answers = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) =>
    (init.method ?? 'GET') === 'GET' ? new Promise(() => undefined) : answers(address, init),
  );
  await user.click(await button('Send reply'));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]?.textContent).toContain('message number 2.');
});

test('IN-1 a reply without an email says why, also later', async () => {
  fakeInbox([message(1, { events: [event(7, { text: words, delivery: 'hadTooMany' })] })]);
  await openFirst();
  await screen.findByText(
    /^Reply by Dana Whitfield, on their page\. No email went out: they already had the most emails with replies of one day\./,
  );
});

test('IN-1 an opening is inserted where the caret is', async () => {
  fakeInbox([message(1)]);
  const user = await openFirst();
  expect(screen.queryByRole('group', { name: 'Openings' })).toBeNull();
  await user.click(await box());
  const openings = within(screen.getByRole('group', { name: 'Openings' })).getAllByRole('button');
  expect(openings.map(({ textContent }) => textContent).slice(0, -1)).toHaveLength(5);
  expect(openings.at(-1)?.textContent).toBe('Saved replies');
  for (const opening of openings) expect(opening.textContent).not.toMatch(/review|visit|treatment|appointment/i);
  await user.click(await button('Thank you for telling us.'));
  await user.keyboard('We call from now on.');
  expect((await box()).value).toBe('Thank you for telling us. We call from now on.');
});

test('IN-4 a note never leaves the team, and the message stays', async () => {
  const inbox = fakeInbox([message(1), message(2)]);
  const user = await openFirst();
  await user.keyboard('n');
  await enter(user, await box(), 'Dana knows the details.');
  await user.click(await button('Save note'));
  await screen.findByText('Dana knows the details.');
  await focused(1);
  expect(inbox.messages[0]?.state).toBe('waiting');
  expect(inbox.calls.some(({ path }) => path.endsWith('/replies'))).toBe(false);
});

test('IN-6 the linter quotes the words, blocks the reply and still saves it as a note', async () => {
  const inbox = fakeInbox([message(1), message(2)]);
  const user = await openFirst();
  const asked = 'Thank you for telling us. Could you take the review down? We would refund you.';
  await enter(user, await box(), asked);
  const warning = await screen.findByText(/You can.t ask about a public review or offer anything for it/);
  const alert = warning.closest('[role=alert]');
  expect(alert?.textContent).toContain('take the review down');
  // The offer is quoted too, and each source is named once.
  expect(alert?.textContent).toContain('would refund');
  const sources = within(alert as HTMLElement).getAllByRole('link');
  expect(sources.map(({ textContent }) => textContent)).toEqual(['Google Maps policy', '16 CFR 465.4']);
  expect(alert?.textContent?.match(/Google/g)).toHaveLength(1);
  const send = await button('Send reply');
  expect(send.getAttribute('aria-disabled')).toBe('true');
  await user.click(send);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(inbox.calls.some(({ path }) => path.endsWith('/replies'))).toBe(false);
  expect((await box()).value).toBe(asked);
  await user.click(await button('Save as note'));
  await waitFor(() => expect(inbox.messages[0]?.events[0]?.kind).toBe('note'));
});

test('IN-6 hints of one law name it once', async () => {
  fakeInbox([message(1)]);
  const user = await openFirst();
  await enter(user, await box(), 'Your root canal on Tuesday took longer than planned.');
  const hint = (await screen.findByText(/^This may name health details/)).closest<HTMLElement>('[role=status]');
  if (!hint) throw new Error('The hint is no status.');
  expect(hint.textContent).toContain('Leave them out, even if the customer mentioned them.');
  expect(hint.textContent).toContain('Anyone with the code can read this. Leave out names, dates and visits.');
  expect(
    within(hint)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['45 CFR 164.502']);
});

test('an unhappy customer gets no tick', async () => {
  const events = [
    event(1, { kind: 'settled', userName: '', text: 'no' }),
    event(2, { kind: 'settled', userName: '', text: 'yes' }),
  ];
  fakeInbox([message(1, { events })]);
  await openFirst();
  const shape = (words: string) => screen.getByText(words).closest('li')?.querySelector('path')?.getAttribute('d');
  await screen.findByText('The customer said: not yet');
  const waiting = (await row(1)).ownerDocument.querySelector('.badge path')?.getAttribute('d');
  expect(shape('The customer said: not yet')).toBe(waiting);
  expect(shape('The customer said that this settles it')).not.toBe(waiting);
});

test('IN-7 what was typed stays with its message, also after a reload', async () => {
  fakeInbox([message(1), message(2)]);
  const user = await openFirst();
  await enter(user, await box(), words);
  await user.keyboard('{Escape}j');
  await heading('Customer 2');
  expect((await box()).value).toBe('');
  await user.keyboard('k');
  await heading('Customer 1');
  expect((await box()).value).toBe(words);
  expect(JSON.stringify({ ...sessionStorage })).toContain(words);
});

test('IN-7 a failed call keeps the text', async () => {
  const inbox = fakeInbox([message(1)]);
  const user = await openFirst();
  inbox.refuse = ({ path }) =>
    path.endsWith('/replies') ? Response.json({ error: 'No more today.', code: 'too_many' }, { status: 429 }) : null;
  await enter(user, await box(), words);
  await user.click(await button('Send reply'));
  await screen.findByText('No more today.');
  expect((await box()).value).toBe(words);
});

test('a reply that is too short is not sent', async () => {
  const inbox = fakeInbox([message(1)]);
  const user = await openFirst();
  await enter(user, await box(), 'Thanks.');
  await user.click(await button('Send reply'));
  await screen.findByText('Please write at least 10 characters.');
  expect(document.activeElement).toBe(await box());
  expect(inbox.calls.some(({ path }) => path.endsWith('/replies'))).toBe(false);
});

const theirs = "We're sorry nobody told you. We now call people who wait.";

/** Dana replies and closes it after the first letter was typed. */
async function conflict() {
  const inbox = fakeInbox([message(1), message(2)]);
  const user = await openFirst();
  await enter(user, await box(), words);
  const events = [event(1, { text: theirs }), event(2, { kind: 'state', text: 'done' })];
  const changed = message(1, { version: 3, state: 'done', events });
  inbox.messages = inbox.messages.map((one) => (one.id === 1 ? changed : one));
  inbox.refuse = ({ path, body }) =>
    path.endsWith('/replies') && body.version !== 3
      ? Response.json({ error: 'Changed.', code: 'changed', current: changed, yours: body.text }, { status: 409 })
      : null;
  await user.click(await button('Send reply'));
  const alert = (await screen.findByText(/Nothing is lost/)).closest<HTMLElement>('[role=alert]');
  if (!alert) throw new Error('The conflict is no alert.');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(alert.textContent).toContain('Dana Whitfield closed this just now.');
  expect(alert.textContent).toContain(theirs);
  expect(alert.textContent).toContain(words);
  return { inbox, user, alert };
}

test('IN-8 a colleague was faster: both texts are shown, and mine is sent too', async () => {
  const { inbox, user, alert } = await conflict();
  await user.click(within(alert).getByRole('button', { name: 'Send mine too' }));
  await waitFor(() => expect(inbox.messages[0]?.events.at(-1)?.text).toBe(words));
  await focused(2);
});

test('IN-8 a colleague was faster: mine becomes a note', async () => {
  const { inbox, user, alert } = await conflict();
  await user.click(within(alert).getByRole('button', { name: 'Save mine as a note' }));
  await waitFor(() => expect(inbox.messages[0]?.events.at(-1)).toMatchObject({ kind: 'note', text: words }));
  expect(screen.queryByText(/Nothing is lost/)).toBeNull();
});

test('IN-8 a colleague was faster: mine is discarded', async () => {
  const { inbox, user, alert } = await conflict();
  await user.click(within(alert).getByRole('button', { name: 'Discard mine' }));
  await waitFor(() => expect(screen.queryByText(/Nothing is lost/)).toBeNull());
  expect((await box()).value).toBe('');
  expect(inbox.messages[0]?.events).toHaveLength(2);
});

test('IN-5 after the last reply the focus is on what is left', async () => {
  fakeInbox([message(1)]);
  const user = await openInbox();
  await row(1);
  await user.keyboard('r');
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
  await user.keyboard('Thank you for telling us.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Nothing is waiting'));
});
