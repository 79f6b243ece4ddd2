// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { closeToast, showToast } from './toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(closeToast);
  vi.useRealTimers();
});

const titles = () => [...document.querySelectorAll('.toast b')].map((title) => title.textContent);
const show = (message: Parameters<typeof showToast>[0]) => act(async () => showToast(message));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function showFirst(message: Parameters<typeof showToast>[0]) {
  openScreen(null);
  await show(message);
  // The toast is loaded when the first one is shown.
  await act(() => vi.dynamicImportSettled());
  await pass(0);
}

test('L-23 a toast closes after 5 seconds', async () => {
  await showFirst({ title: 'Login Failed', destructive: true });
  await pass(4999);
  expect(titles()).toEqual(['Login Failed']);
  await pass(1);
  expect(titles()).toEqual([]);
});

test('L-22 a new toast replaces the one before at once, with its own full duration', async () => {
  await showFirst({ title: 'Email sent', duration: 15_000 });
  await pass(4000);
  await show({ title: 'Login Failed', destructive: true });
  await pass(0);
  expect(titles()).toEqual(['Login Failed']);
  await pass(4999);
  expect(titles()).toEqual(['Login Failed']);
  await pass(1);
  expect(titles()).toEqual([]);
});

test('L-25 F8 focuses the toasts and pauses the timer; Escape closes the toast', async () => {
  await showFirst({ title: 'Email sent' });
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  const region = screen.getByRole('region', { name: 'Messages (F8)' });
  expect(region.contains(document.activeElement)).toBe(true);
  await pass(60_000);
  expect(titles()).toEqual(['Email sent']);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await pass(0);
  expect(titles()).toEqual([]);
});

test('a toast that was closed by its button does not pause the next one', async () => {
  await showFirst({ title: 'Email sent' });
  const close = screen.getByRole('button', { name: 'Close message' });
  fireEvent.pointerMove(close);
  close.focus();
  fireEvent.click(close);
  await pass(0);
  expect(titles()).toEqual([]);
  await show({ title: 'Success' });
  await pass(0);
  await pass(5000);
  expect(titles()).toEqual([]);
});

test('the pointer pauses the timer', async () => {
  await showFirst({ title: 'Email sent' });
  await pass(2000);
  const region = screen.getByRole('region', { name: 'Messages (F8)' });
  fireEvent.pointerMove(region);
  await pass(60_000);
  expect(titles()).toEqual(['Email sent']);
  fireEvent.pointerLeave(region);
  await pass(2999);
  expect(titles()).toEqual(['Email sent']);
  await pass(1);
  expect(titles()).toEqual([]);
});

test.each([
  ['45 px to the right stays', 45, 1],
  ['55 px to the right goes', 55, 0],
  ['180 px to the left stays', -180, 1],
])('L-24 a toast that is pushed %s', async (_how, pixels, left) => {
  await showFirst({ title: 'Login Failed', destructive: true });
  const toast = document.querySelector('.toast') as HTMLElement;
  const at = (x: number) => ({ button: 0, pointerId: 1, pointerType: 'mouse', clientX: x, clientY: 20 });
  fireEvent.pointerDown(toast, at(200));
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) fireEvent.pointerMove(toast, at(200 + part * pixels));
  fireEvent.pointerUp(toast, at(200 + pixels));
  await pass(100);
  expect(titles()).toHaveLength(left);
});
