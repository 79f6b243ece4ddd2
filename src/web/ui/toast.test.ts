import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

test('a toast stays 5 seconds unless it has its own duration', async () => {
  const { showToast, readToast } = await import('./toast.ts');
  showToast({ title: 'Logged Out' });
  expect(readToast()).toMatchObject({ title: 'Logged Out', duration: 5000, open: true });
  showToast({ title: 'Logged Out', duration: 8000 });
  expect(readToast()).toMatchObject({ duration: 8000 });
});

test('S-01 a new toast replaces the one before at once, for its own full duration', async () => {
  const { closeToast, readToast, showToast } = await import('./toast.ts');
  showToast({ title: 'Email sent', duration: 15_000 });
  vi.advanceTimersByTime(2000);
  showToast({ title: 'Success' });
  expect(readToast()).toMatchObject({ title: 'Success', duration: 5000, open: true });
  showToast({ title: 'Login Failed', destructive: true });
  showToast({ title: 'Registration Successful', duration: 15_000 });
  expect(readToast()).toMatchObject({ title: 'Registration Successful', duration: 15_000 });
  closeToast();
  expect(readToast()).toMatchObject({ title: 'Registration Successful', open: false });
});

test('a failure replaces a success', async () => {
  const { readToast, showToast } = await import('./toast.ts');
  showToast({ title: 'QR Code Downloaded!' });
  showToast({ title: 'Error', body: 'Failed to update business status. Please try again.', destructive: true });
  expect(readToast()).toMatchObject({ title: 'Error', open: true });
});

test('the same toast twice in a row starts over', async () => {
  const { closeToast, readToast, showToast } = await import('./toast.ts');
  showToast({ title: 'Login Failed', body: 'Invalid email or password', destructive: true });
  const first = readToast();
  showToast({ title: 'Login Failed', body: 'Invalid email or password', destructive: true });
  expect(readToast()?.id).not.toBe(first?.id);
  closeToast();
  expect(readToast()?.open).toBe(false);
});

test('S-02 a success without a toast closes an older failure, and nothing else', async () => {
  const { clearFailure, readToast, showToast } = await import('./toast.ts');
  showToast({ title: 'Update Failed', destructive: true });
  clearFailure();
  expect(readToast()?.open).toBe(false);
  showToast({ title: 'Maximum sentiments reached', refused: true });
  clearFailure();
  expect(readToast()?.open).toBe(false);
  showToast({ title: 'Copied to clipboard!' });
  clearFailure();
  expect(readToast()?.open).toBe(true);
});

test('L-26 a closed toast is removed after 1,000,000 ms', async () => {
  const { closeToast, readToast, showToast } = await import('./toast.ts');
  showToast({ title: 'Logged Out' });
  closeToast();
  vi.advanceTimersByTime(999_999);
  expect(readToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(readToast()).toBeNull();
});
