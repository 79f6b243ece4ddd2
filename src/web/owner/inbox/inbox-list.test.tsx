// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dental, fakeInbox, message } from '../../testing/fake-inbox.ts';
import { box, button, heading, openInbox, row, rows } from '../../testing/open-inbox.tsx';
import { openScreen } from '../../testing/open-screen.tsx';
import { Inbox } from './Inbox.tsx';

afterEach(() => vi.unstubAllGlobals());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const text = async (id: number) => (await row(id)).textContent ?? '';

test('IN-1 a row shows who wrote what, how long ago, and what is late', async () => {
  fakeInbox([
    message(1, { name: 'Anonymous', waitingSince: daysAgo(4), dueAt: daysAgo(2), isRead: true }),
    message(2, { name: 'Ilse', waitingSince: daysAgo(2), hasEmail: true, email: 'ilse@example.org' }),
    message(3, { language: 'es' }),
  ]);
  await openInbox();
  expect(await text(1)).toContain('4 days, late');
  expect(await text(1)).not.toContain('Unread');
  expect(await text(2)).toContain('2 days');
  expect(await text(2)).not.toContain('late');
  expect(await text(1)).toContain('no email address');
  expect(await text(2)).not.toContain('email address');
  expect(await text(2)).toContain('Unread');
  expect(await text(3)).toContain('Español');
  expect(await text(1)).not.toContain('Waiting');
  expect(await text(1), 'of the only business').not.toContain('Juniper Street Dental');
});

test('IN-1 each state has its list, and only All shows the states', async () => {
  fakeInbox([message(1), message(2, { state: 'answered' }), message(3, { state: 'done' })]);
  const user = await openInbox();
  await user.click(await button('Answered 1'));
  expect(await text(2)).not.toContain('Answered');
  await user.click(await button('Done 1'));
  await row(3);
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.click(await button('All'));
  expect(await text(1)).toContain('Waiting');
  expect(await text(2)).toContain('Answered');
  expect(await text(3)).toContain('Done');
});

test('IN-1 text search and filters ask the server, and say when nothing matches', async () => {
  const inbox = fakeInbox([message(1), message(2)]);
  const user = await openInbox();
  await user.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'number 2');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.click(await button('Filters'));
  await user.click(await screen.findByRole('checkbox', { name: 'Has an email address' }));
  await waitFor(() => expect(inbox.calls.at(-1)?.query.get('hasEmail')).toBe('true'));
  await user.type(screen.getByRole('searchbox', { name: 'Search messages' }), ' nowhere');
  await screen.findByText('No message matches.');
});

test('an empty inbox says so, and a failure can be tried again', async () => {
  const inbox = fakeInbox([]);
  inbox.refuse = ({ path }) =>
    path === '/api/feedback' ? Response.json({ error: 'The list could not be read.' }, { status: 404 }) : null;
  const user = await openInbox();
  await screen.findByText('The list could not be read.');
  inbox.refuse = () => null;
  await user.click(await button('Refresh'));
  await screen.findByText('Nothing is waiting');
});

test('a message that is opened again is asked for again, because a colleague may have answered it', async () => {
  const inbox = fakeInbox([message(1, { isRead: true }), message(2, { isRead: true })]);
  const user = await openInbox();
  const reads = () => inbox.calls.filter(({ path }) => path.endsWith('/feedback/1')).length;
  await user.click(await row(1));
  await heading('Customer 1');
  await user.click(await row(2));
  await heading('Customer 2');
  const before = reads();
  await user.click(await row(1));
  await waitFor(() => expect(reads()).toBe(before + 1));
});

test('opening a message reads it, and it can be marked as unread', async () => {
  const inbox = fakeInbox([message(1)]);
  const user = await openInbox();
  await user.click(await row(1));
  await waitFor(() => expect(inbox.messages[0]?.isRead).toBe(true));
  await heading('Customer 1');
  await user.click(await button(/^More/));
  await user.click(await button('Mark as unread'));
  await waitFor(() => expect(inbox.messages[0]?.isRead).toBe(false));
});

test('IN-9 what changed elsewhere is there when the window is looked at again', async () => {
  const inbox = fakeInbox([message(1), message(2)]);
  await openInbox();
  await row(1);
  inbox.messages = inbox.messages.filter(({ id }) => id !== 1);
  inbox.changed += 1;
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('IN-3 everything before today is marked as done on request, which is offered once', async () => {
  const inbox = fakeInbox([message(1)], 148);
  const user = await openInbox();
  await screen.findByText('148 older messages came in before today.');
  await user.click(await button('Mark everything before today as done'));
  await screen.findByText('148 messages marked as done.');
  await waitFor(() => expect(screen.queryByText(/came in before today/)).toBeNull());
  expect(inbox.calls.find(({ path }) => path.endsWith('/older'))?.body).toEqual({ markDone: true });
});

test('IN-23 the oldest waiting message is shown by itself, and stays unread until the user acts on it', async () => {
  const inbox = fakeInbox([message(1), message(2), message(3), message(4)]);
  const user = await openInbox();
  await heading('Customer 1');
  expect(document.activeElement).toBe(document.body);
  expect(location.search).not.toContain('message');
  await user.keyboard('j');
  await heading('Customer 2');
  await waitFor(() => expect(inbox.messages[1]?.isRead).toBe(true));
  expect(inbox.messages[0]?.isRead).toBe(false);
});

test('IN-23 after Done the next message is shown, but unread until the user acts on it', async () => {
  const inbox = fakeInbox([message(1), message(2), message(3), message(4)]);
  const user = await openInbox();
  await row(1);
  await user.keyboard('e');
  await heading('Customer 2');
  await waitFor(() => expect(inbox.messages[0]).toMatchObject({ state: 'done', isRead: true }));
  expect(await text(2)).toContain('Unread');
  expect(inbox.messages[1]?.isRead).toBe(false);
  await user.click(await box());
  await waitFor(() => expect(inbox.messages[1]?.isRead).toBe(true));

  await user.click(await button('Done'));
  await heading('Customer 3');
  expect(inbox.messages[2]?.isRead).toBe(false);
  await user.click(await row(4));
  await heading('Customer 4');
  await waitFor(() => expect(inbox.messages[3]?.isRead).toBe(true));
  expect(inbox.messages[2]?.isRead).toBe(false);
});

test('IN-23 time alone reads nothing, and a newer message does not take the place of the shown one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
  const inbox = fakeInbox([message(1), message(2, { state: 'answered' })]);
  await openInbox('/dashboard?tab=inbox&state=all');
  await heading('Customer 1');
  inbox.messages = [message(9), ...inbox.messages];
  inbox.changed += 1;
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await row(9);
  await heading('Customer 1');
  expect(inbox.messages.every(({ isRead }) => !isRead)).toBe(true);
});

test('IN-23 on a phone nothing opens by itself', async () => {
  fakeInbox([message(1)]);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  openScreen(<Inbox businesses={[dental]} />, '/dashboard?tab=inbox');
  await row(1);
  expect(screen.queryByRole('heading', { name: 'Customer 1' })).toBeNull();
});

test('all businesses are downloaded at once', async () => {
  const inbox = fakeInbox([message(1)]);
  URL.createObjectURL = () => 'blob:inbox';
  URL.revokeObjectURL = () => undefined;
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const second = { ...dental, id: 4, name: 'Corner Bakery' };
  const user = openScreen(<Inbox businesses={[dental, second]} />, '/dashboard?tab=inbox');
  const downloaded = () => inbox.calls.map(({ path }) => path).filter((path) => path.endsWith('.csv'));
  await user.click(await button('Download as CSV'));
  await waitFor(() => expect(downloaded()).toEqual(['/api/feedback.csv']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Business' }), 'Corner Bakery');
  await user.click(await button('Download as CSV'));
  await waitFor(() => expect(downloaded()).toEqual(['/api/feedback.csv', '/api/businesses/4/feedback.csv']));
});

test.each([
  [0, 0, 'First replies of the last 30 days: 9 of 10 on the same working day.'],
  [0, 0.6, 'First replies of the last 30 days: half on the same working day, 9 of 10 within 1 working day.'],
  [1.2, 3, 'First replies of the last 30 days: half within 2 working days, 9 of 10 within 3 working days.'],
])('IN-17 the time to the first reply in words: %d and %d', async (medianWorkingDays, p90WorkingDays, sentence) => {
  const inbox = fakeInbox([message(1)]);
  const counts = { waiting: 1, answered: 0, done: 0, unread: 0, late: 0, lastReplyAt: null, older: 0 };
  const firstReply = { answered: 4, medianWorkingDays, p90WorkingDays };
  inbox.refuse = ({ path }) => (path === '/api/feedback/counts' ? Response.json({ ...counts, firstReply }) : null);
  await openInbox();
  await screen.findByText(sentence);
});
