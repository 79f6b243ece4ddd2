// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openScreen } from '../../../testing/open-screen.tsx';
import { ChangePassword } from './ChangePassword.tsx';

let asked = 0;
beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const toast = () => document.querySelector('.toast')?.textContent ?? '';

async function change(answer: () => Promise<Response>, email = 'dana@example.org') {
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return answer();
  });
  openScreen(<ChangePassword email={email} />, '/account-settings');
  // The toast is loaded after the screen.
  await act(() => vi.dynamicImportSettled());
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  await pass(0);
}

test('D-21 says that an email for a new password was sent', async () => {
  await change(async () => Response.json({ success: true }));
  expect(toast()).toBe('Email SentPassword reset instructions have been sent to your email.');
});

test("D-21 an error shows the server's message", async () => {
  const error = 'Too many attempts. Please try again later.';
  await change(async () => Response.json({ error }, { status: 429 }));
  expect(toast()).toBe(`Error${error}`);
});

test('D-21 without a message of the server it shows our own', async () => {
  await change(async () => Response.json({ success: false }));
  expect(toast()).toBe('ErrorFailed to send password reset email. Please try again.');
});

test('D-21 without a network it gives up after three attempts, 1 and 2 seconds apart', async () => {
  await change(() => Promise.reject(new TypeError('Failed to fetch')));
  await pass(999);
  expect(asked).toBe(1);
  await pass(1);
  expect(asked).toBe(2);
  await pass(1999);
  expect(asked).toBe(2);
  await pass(1);
  expect([asked, toast()]).toEqual([3, 'ErrorAn unexpected error occurred. Please try again later.']);
});

test('D-21 an account without an email gets an error message', async () => {
  await change(() => Promise.reject(new Error('Not sent.')), '');
  expect([asked, toast()]).toEqual([0, 'ErrorNo email address found for your account']);
});
