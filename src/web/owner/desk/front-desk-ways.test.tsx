// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { qrModules, qrPath } from '../../lib/qr.ts';
import { emailField, fakeDesk, openDesk } from '../../testing/fake-desk.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const code = () => screen.queryByRole('dialog', { name: 'How was your visit?' });

test('FD-1 the code counts down once a second, closes after 60 seconds, and stores nothing', async () => {
  const server = fakeDesk();
  await openDesk();
  const before = server.calls.length;
  vi.useFakeTimers();
  act(() => screen.getByRole('button', { name: /^Show the code/ }).click());
  expect(screen.getByRole('img', { name: 'QR code of the review page of Juniper Street Dental' })).toBeTruthy();
  expect(code()?.textContent).toContain('Closes in 60 s');
  act(() => vi.advanceTimersByTime(18_000));
  expect(code()?.textContent).toContain('Closes in 42 s');
  act(() => vi.advanceTimersByTime(41_000));
  expect(code()?.textContent).toContain('Closes in 1 s');
  act(() => vi.advanceTimersByTime(1000));
  expect(code()).toBeNull();
  vi.useRealTimers();
  expect(document.activeElement).toBe(await emailField());
  expect(server.calls).toHaveLength(before);
});

test('FD-1 Esc and Close close the code, and the field has the focus', async () => {
  fakeDesk();
  const user = await openDesk();
  const open = () => user.click(screen.getByRole('button', { name: /^Show the code/ }));
  await open();
  act(() => void code()?.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(code()).toBeNull();
  await open();
  await user.click(screen.getByRole('button', { name: 'Close Esc' }));
  expect(code()).toBeNull();
  expect(document.activeElement).toBe(await emailField());
});

test('FD-9 on a phone or tablet the own apps open, with the same words for everyone', async () => {
  fakeDesk();
  await openDesk({ isTouch: true });
  const words =
    "How did we do? We'd like to hear from you, good or bad. http://localhost:3000/thumbs-up-down/juniper-street-dental?p=phone Juniper Street Dental";
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('Text')).toBe(`sms:?&body=${encodeURIComponent(words)}`);
  expect(address('WhatsApp')).toBe(`https://wa.me/?text=${encodeURIComponent(words)}`);
});

test('FD-9 on a computer a code opens the row on the phone, and it holds no key', async () => {
  fakeDesk();
  const user = await openDesk();
  await user.click(screen.getByRole('button', { name: 'Open on your phone' }));
  const dialog = screen.getByRole('dialog', { name: 'Open on your phone' });
  const code = within(dialog).getByRole('img', { name: 'QR code that opens these buttons on your phone' });
  const expected = qrModules('http://localhost:3000/desk-phone/juniper-street-dental?p=phone');
  expect(code.querySelector('path')?.getAttribute('d')).toBe(qrPath(expected, 4));
});

test('FD-10 Do not contact takes an address in one step', async () => {
  const server = fakeDesk();
  const user = await openDesk();
  await user.click(screen.getByRole('button', { name: 'Someone wants no more emails' }));
  await user.type(screen.getByLabelText('Their email address'), 'sam@example.org{Enter}');
  await screen.findByText('s…@example.org won’t get any more emails.');
  const call = server.calls.find(({ path }) => path.endsWith('/do-not-contact'));
  expect(call?.body).toEqual({ email: 'sam@example.org' });
  await waitFor(async () => expect(document.activeElement).toBe(await emailField()));
});

test('FD-11 Why? names the clauses', async () => {
  fakeDesk();
  const user = await openDesk();
  expect(
    screen.getByText('Ask everyone, with the same words. No stars, no names, no pressure: they can do it at home.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Why?' }));
  const dialog = screen.getByRole('dialog', { name: 'Why everyone, and the same words?' });
  expect(
    within(dialog)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Google Maps policy', '16 CFR 465.4']);
});

test.for([
  ['paused', 'Emails are paused. Addresses you enter wait until your manager resumes them.'],
  ['email', 'Email isn’t working at the moment. Addresses you enter wait until it does.'],
] as const)('FD-12 while nothing goes out (%s) the screen says so and still takes addresses', async ([hold, words]) => {
  fakeDesk({ hold });
  const user = await openDesk();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
  await user.keyboard('maria@gmail.com{Enter}');
  await screen.findByRole('button', { name: 'Undo ma…@gmail.com' });
});

test('FD-12 with invitations turned off only the code and the phone are left', async () => {
  fakeDesk({ hold: 'off' });
  await openDesk();
  expect(screen.getByText('Emails are turned off. You can still show the code.')).toBeTruthy();
  expect((await emailField()).disabled).toBe(true);
  expect(screen.getByRole('button', { name: /^Show the code/ })).toBeTruthy();
});

test('FD-12 an inactive business has no code to show', async () => {
  fakeDesk({ hold: 'inactive', codeLink: null, phoneLink: null });
  await openDesk();
  expect(screen.queryByRole('button', { name: /^Show the code/ })).toBeNull();
  expect(screen.queryByText('From your phone')).toBeNull();
});
