// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { emailField, fakeDesk, openDesk, todayLines } from '../../testing/fake-desk.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sent = (calls: { method: string; body: Record<string, unknown> }[]) =>
  calls.filter(({ method, body }) => method === 'POST' && body.email).map(({ body }) => body);
const until = (lines: readonly (string | RegExp)[]) =>
  waitFor(() => {
    const shown = todayLines();
    expect(shown).toHaveLength(lines.length);
    for (const [index, line] of lines.entries()) expect(shown[index]).toMatch(line);
  });
const isReady = async () => {
  const field = await emailField();
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
};

test('FD-2 Enter sends, the field is ready before the server answers, and the line says when it goes out', async () => {
  const server = fakeDesk();
  let answer = () => {};
  server.before = ({ method }) =>
    method === 'POST' ? new Promise((resolve) => (answer = () => resolve(undefined))) : Promise.resolve(undefined);
  const user = await openDesk();
  await isReady();
  await screen.findByRole('button', { name: 'Send tomorrow at 10:00 AM' });
  await user.keyboard('maria@gmail.com{Enter}');
  await isReady();
  await until(['ma…@gmail.comsending']);
  answer();
  await until([/^ma…@gmail\.comgoes out \w{3} 10:00 AM, entered \d+:\d\d [AP]MUndo$/]);
  expect(screen.getByText('1 going out')).toBeTruthy();
  expect(sent(server.calls)).toEqual([{ email: 'maria@gmail.com', firstName: null, language: 'en' }]);
});

test.each([
  ['key1', 'Today, on this screen', 'No one was invited on this screen yet today.'],
  ['business-3', 'Today, by you', 'You have invited no one here yet today.'],
])('FD-15 the list of %s says whose it is', async (key, title, empty) => {
  fakeDesk();
  await openDesk({ key });
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
  expect(screen.getByText(empty)).toBeTruthy();
});

test('FD-2 first name and language go along, and the language stays for the next customer', async () => {
  const server = fakeDesk({
    languages: [
      { code: 'en', name: 'English' },
      { code: 'es', name: 'Español' },
    ],
  });
  const user = await openDesk();
  await user.keyboard('maria@gmail.com{Tab}');
  expect(document.activeElement).toBe(screen.getByLabelText(/^First name/));
  await user.keyboard('Maria');
  await user.selectOptions(screen.getByLabelText('Language'), 'Español');
  await user.click(screen.getByLabelText(/^First name/));
  await user.keyboard('{Enter}');
  await isReady();
  await until([/^Maria ma…@gmail\.comEspañol, \w{3} 10:00 AM, entered/]);
  await user.keyboard('jo@gmail.com{Enter}');
  await until([/^j…/, /^Maria ma…/]);
  expect(sent(server.calls)).toEqual([
    { email: 'maria@gmail.com', firstName: 'Maria', language: 'es' },
    { email: 'jo@gmail.com', firstName: null, language: 'es' },
  ]);
});

test('FD-2 with one language there is nothing to choose', async () => {
  fakeDesk();
  await openDesk();
  expect(screen.queryByLabelText('Language')).toBeNull();
});

test('FD-2 Undo takes it back, and the field has the focus', async () => {
  fakeDesk();
  const user = await openDesk();
  await user.keyboard('maria@gmail.com{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Undo ma…@gmail.com' }));
  await until([/undone$/]);
  await isReady();
});

test('FD-15 entering the address again finds the line of today and offers its Undo', async () => {
  const server = fakeDesk();
  const user = await openDesk();
  await user.keyboard('maria@gmail.com{Tab}Maria{Enter}');
  await screen.findByRole('button', { name: 'Undo Maria, ma…@gmail.com' });
  const [line] = server.desk.today;
  server.outcomes = { 'maria@gmail.com': { outcome: 'waiting', line: line ?? null } };
  await user.keyboard('maria@gmail.com{Enter}');
  await until([/Already on the list, goes out \w{3} 10:00 AM\.Undo$/, /Undo$/]);
  await user.click(screen.getByRole('button', { name: 'Undo ma…@gmail.com' }));
  await until([/^Maria .*undone$/]);
  await isReady();
});

test('FD-3 a typo is asked about once, and Enter again keeps what was typed', async () => {
  const server = fakeDesk();
  const user = await openDesk();
  await user.keyboard('anna@gmial.com{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Did you mean anna@gmail.com?');
  expect(document.activeElement).toBe(await emailField());
  expect(sent(server.calls)).toEqual([]);
  await user.keyboard('{Enter}');
  await isReady();
  await until([/^an…@gmial\.com/]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('FD-3 one Tab and Enter take the address that was meant', async () => {
  const server = fakeDesk();
  const user = await openDesk();
  await user.keyboard('anna@gmial.com{Enter}');
  await screen.findByRole('alert');
  await user.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('Use it');
  await user.keyboard('{Enter}');
  await isReady();
  await until([/^an…@gmail\.com/]);
  expect(sent(server.calls).map(({ email }) => email)).toEqual(['anna@gmail.com']);
});

test('FD-4 two pasted addresses become two lines after one question', async () => {
  const server = fakeDesk();
  const user = await openDesk();
  await user.paste('anna@gmail.com, Jo Lee <jo@outlook.com>');
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Invite both?');
  expect(sent(server.calls)).toEqual([]);
  await user.keyboard('{Enter}');
  await isReady();
  await until([/^j…@outlook\.com/, /^an…@gmail\.com/]);
});

test('FD-4 a list is not for the front desk, and half an address is not sent', async () => {
  const server = fakeDesk();
  const user = await openDesk();
  await user.paste(Array.from({ length: 11 }, (_, row) => `p${row}@gmail.com`).join(' '));
  await user.keyboard('{Enter}');
  await screen.findByText('That’s a whole list. Ask your manager to use Invite a list.');
  await user.clear(await emailField());
  await user.keyboard('anna ruiz@gmail.com{Enter}');
  await screen.findByText(/^Please check this address\./);
  expect((await emailField()).getAttribute('aria-invalid')).toBe('true');
  expect((await emailField()).value).toBe('anna ruiz@gmail.com');
  expect(sent(server.calls)).toEqual([]);
});

test.for([
  [
    { outcome: 'invited', invitedOn: '2026-09-12', againFrom: '2027-03-11' },
    /^Invited on Sep 12.*\. You can invite them again from Mar 11.*\.$/,
  ],
  [{ outcome: 'unsubscribed' }, /^They asked us not to email them\.$/],
  [{ outcome: 'team' }, /^This address belongs to your team\.$/],
  [{ outcome: 'waiting' }, /^Already on the list\.$/],
  [{ outcome: 'off' }, /^Emails are turned off\. Ask your manager\.$/],
] as const)('FD-5 the line itself says why there is no email: %s', async ([outcome, reason]) => {
  const server = fakeDesk();
  server.outcomes = { 'maria@gmail.com': outcome };
  const user = await openDesk();
  await user.keyboard('maria@gmail.com{Enter}');
  const line = await screen.findByText(reason);
  expect(line.closest('li')?.textContent).toMatch(/^ma…@gmail\.com/);
  await isReady();
});

test('FD-6 a key that was turned off shows one sentence and nothing of the business', async () => {
  const server = fakeDesk();
  const user = await openDesk();
  server.isOff = true;
  await user.keyboard('maria@gmail.com{Enter}');
  await screen.findByRole('heading', { name: 'This screen was turned off.' });
  expect(screen.getByText('Ask your manager.')).toBeTruthy();
  expect(document.body.textContent).not.toContain('Juniper');
});

test('FD-7 without a connection nothing typed is lost, the screen says so, and it is sent once', async () => {
  const server = fakeDesk();
  const user = await openDesk();
  server.isOffline = true;
  await user.keyboard('maria@gmail.com{Enter}');
  await isReady();
  await until([/Not sent yet: no connection\. Sayso tries again by itself\./]);
  await screen.findByText('No connection. Addresses you enter are kept on this screen and go out when it is back.');
  await user.keyboard('jo@gmail.com{Enter}');
  await until([/^j….*Not sent yet/, /^ma….*Not sent yet/]);
  const leave = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leave);
  expect(leave.defaultPrevented).toBe(true);
  server.isOffline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await until([/goes out/, /goes out/]);
  expect(screen.queryByText(/^No connection/)).toBeNull();
  const keys = server.calls.filter(({ body }) => body.email === 'maria@gmail.com').map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('FD-7 after too many in an hour the address stays until it is tried again', async () => {
  const server = fakeDesk();
  const user = await openDesk();
  const sentence = 'Too many requests. Please try again later.';
  server.before = async ({ method }) =>
    method === 'POST' ? Response.json({ error: sentence, code: 'too_many' }, { status: 429 }) : undefined;
  await user.keyboard('maria@gmail.com{Enter}');
  await screen.findByText(sentence);
  server.before = async () => undefined;
  await user.click(screen.getByRole('button', { name: 'Try again to send to ma…@gmail.com' }));
  await until([/goes out/]);
});

test('FD-8 no address is in the page once it was sent, also not after a refusal', async () => {
  const server = fakeDesk();
  server.outcomes = { 'unsubscribed.person@gmail.com': { outcome: 'unsubscribed' } };
  const user = await openDesk();
  await user.keyboard('maria.lopez@gmail.com{Enter}unsubscribed.person@gmail.com{Enter}');
  await until([/^uns…/, /^ma…/]);
  const html = document.documentElement.outerHTML;
  for (const email of ['maria.lopez', 'unsubscribed.person']) expect(html).not.toContain(email);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('maria');
});
