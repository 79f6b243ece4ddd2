// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCalls } from '../../testing/fake-calls.ts';
import { errorOf, field, openScreen } from '../../testing/open-screen.tsx';
import { Auth } from './Auth.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // A preview opens in a new tab.
  vi.stubGlobal('open', () => null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const type = (label: string, words: string) => fireEvent.change(field(label), { target: { value: words } });
const toasts = () => [...document.querySelectorAll('.toast')].map((toast) => toast.textContent ?? '');
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(1);
  // A toast is loaded when the first one is shown.
  await act(() => vi.dynamicImportSettled());
  await pass(1);
}
async function open(address: string): Promise<void> {
  openScreen(<Auth />, address);
  await pass();
}
async function register(): Promise<void> {
  type('Name', 'Rosa');
  type('Email', 'rosa@example.org');
  type('Password', 'four green bicycles');
  type('Confirm password', 'four green bicycles');
  await press('Register');
}
/** The toast is there until this many milliseconds have passed since it was shown, but for the two of `press`. */
async function staysFor(milliseconds: number): Promise<void> {
  await pass(milliseconds - 10);
  expect(toasts()).toHaveLength(1);
  await pass(10);
  expect(toasts()).toEqual([]);
}

const user = { email: 'rosa@example.org' };

test('A-15 the message of a registration stays 15 seconds', async () => {
  fakeCalls(() =>
    Response.json({ message: 'Look into your mailbox.', user, devEmailPreview: '/privacy' }, { status: 201 }),
  );
  await open('/auth');
  await register();
  expect(toasts()).toEqual([expect.stringContaining('Registration Successful')]);
  expect(toasts()[0]).toContain('Look into your mailbox.');
  await staysFor(15_000);
});

test('A-15 A-17 where mail is sent there is no link, and the email is announced', async () => {
  fakeCalls(() => Response.json({ message: 'Please check your email to verify your account.', user }, { status: 201 }));
  await open('/auth');
  await register();
  expect(screen.queryByRole('link', { name: 'Open the email' })).toBeNull();
  expect(toasts()).toHaveLength(1);
  for (const words of ['Registration Successful', 'Email Verification', 'Email Send to your inbox.'])
    expect(toasts()[0]).toContain(words);
  await staysFor(15_000);
});

test('A-18 after the success view it takes 2 seconds to Login', async () => {
  fakeCalls(() => ({ message: '' }));
  await open('/auth?verify=true');
  type('Email', 'rosa@example.org');
  type('6-digit code', '123456');
  await press('Verify');
  expect(screen.getByRole('heading', { name: 'Email verified' })).toBeTruthy();
  expect(toasts()[0]).toContain('Email Verified');
  expect(toasts()[0]).toContain('Your email has been verified successfully. You can now log in.');
  await pass(1990);
  expect(screen.getByRole('heading', { name: 'Email verified' })).toBeTruthy();
  await pass(10);
  expect(selected()).toBe('Login');
  expect(field('Email').value).toBe('rosa@example.org');
});

test('A-17 another code needs an address, and what the server says about it is shown', async () => {
  let message = 'We sent a code 12 seconds ago. Please wait a minute.';
  fakeCalls(() => ({ message }));
  await open('/auth?verify=true');
  await press('Send a new code');
  expect(errorOf(field('Email'))).toBe('Please enter a valid email');
  expect(document.activeElement).toBe(field('Email'));
  type('Email', 'rosa@example.org');
  await press('Send a new code');
  expect(toasts()[0]).toContain('Email Verification');
  expect(toasts()[0]).toContain('We sent a code 12 seconds ago');
  message = 'Please check your email to verify your account.';
  await press('Send a new code');
  expect(toasts()).toEqual([expect.stringContaining('Email Send to your inbox.')]);
});

test("A-14 a wrong login shows the server's message; a broken answer shows a plain one", async () => {
  let answer = Response.json({ error: 'Invalid email or password', code: 'bad_login' }, { status: 401 });
  fakeCalls(() => answer);
  await open('/auth?login=true');
  type('Email', 'rosa@example.org');
  type('Password', 'four green bicycles');
  await press('Login');
  expect(toasts()[0]).toContain('Login Failed');
  expect(toasts()[0]).toContain('Invalid email or password');
  expect(document.querySelector('.toast')?.className).toContain('toast-error');
  answer = new Response('<html>{"error":1}</html>', { status: 500 });
  await press('Login');
  expect(toasts()).toEqual([expect.stringContaining('Something went wrong. Please try again.')]);
});

test('A-16 A-19 a refused registration stands at its field, a refused code in a message', async () => {
  const common = 'This password is too common. Please choose another.';
  let answer = Response.json({ error: common, code: 'common', fields: { password: common } }, { status: 400 });
  fakeCalls(() => answer);
  await open('/auth');
  await register();
  expect(toasts()[0]).toContain('Registration Failed');
  expect(toasts()[0]).toContain(common);
  expect(errorOf(field('Password'))).toBe(common);
  expect(document.activeElement).toBe(field('Password'));
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Verify' }), { button: 0 });
  await pass();
  answer = Response.json({ error: 'Invalid or expired verification code', code: 'bad_code' }, { status: 400 });
  type('6-digit code', '000000');
  await press('Verify');
  expect(toasts()[0]).toContain('Verification Failed');
  expect(toasts()[0]).toContain('Invalid or expired verification code');
});
