import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

test('a message stays 5 seconds unless it says otherwise', async () => {
  const { toast, readToast } = await import('./toast.ts');
  toast({ title: 'Logged Out' });
  expect(readToast()).toMatchObject({ title: 'Logged Out', duration: 5000, open: true });
  toast({ title: 'Logged Out', duration: 8000 });
  expect(readToast()).toMatchObject({ duration: 8000 });
});

test('one message at a time, and the second of two at once is not lost', async () => {
  const { closeToast, readToast, toast } = await import('./toast.ts');
  toast({ title: 'Business setup completed!' });
  toast({ title: 'URL Copied' });
  expect(readToast()).toMatchObject({ title: 'Business setup completed!', duration: 5000 });
  closeToast();
  expect(readToast()).toMatchObject({ title: 'URL Copied', open: true });
  closeToast();
  expect(readToast()).toMatchObject({ title: 'URL Copied', open: false });
});

test('a message of 15 seconds gives way after 5 when another one waits', async () => {
  const { readToast, toast } = await import('./toast.ts');
  toast({ title: 'Registration Successful', duration: 15_000 });
  expect(readToast()).toMatchObject({ duration: 15_000 });
  vi.advanceTimersByTime(2000);
  toast({ title: 'Email Verified' });
  expect(readToast()).toMatchObject({ title: 'Registration Successful', duration: 3000 });
});

test('the same words twice in a row are one message that starts over', async () => {
  const { closeToast, readToast, toast } = await import('./toast.ts');
  toast({ title: 'Login Failed', body: 'Invalid email or password', destructive: true });
  const first = readToast();
  toast({ title: 'Login Failed', body: 'Invalid email or password', destructive: true });
  expect(readToast()?.id).not.toBe(first?.id);
  closeToast();
  expect(readToast()?.open).toBe(false);
});

test('what went well takes the place of a failure before it', async () => {
  const { readToast, toast } = await import('./toast.ts');
  toast({ title: 'Login Failed', destructive: true });
  toast({ title: 'Login Successful' });
  expect(readToast()).toMatchObject({ title: 'Login Successful', open: true });
});

test('L-26 a closed message is dropped after 1,000,000 ms', async () => {
  const { closeToast, readToast, toast } = await import('./toast.ts');
  toast({ title: 'Logged Out' });
  closeToast();
  vi.advanceTimersByTime(999_999);
  expect(readToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(readToast()).toBeNull();
});
