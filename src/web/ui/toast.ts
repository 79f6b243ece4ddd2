import type { ReactNode } from 'react';
import { toastDuration, toastRemovalDelay } from '../../contract/constants.ts';
import { errorMessage } from '../lib/error-message.ts';

export interface ToastMessage {
  readonly title: string;
  readonly body?: ReactNode;
  readonly destructive?: boolean;
  /** A button that acts and closes the toast. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Not an error, but nothing was done; the next success closes it. */
  readonly refused?: boolean;
  /** Milliseconds. */
  readonly duration?: number;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly duration: number;
  readonly open: boolean;
}

let shown: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Returns a function that closes this toast alone. */
export function showToast(words: ToastMessage): () => void {
  clearTimeout(removal);
  lastId += 1;
  const id = lastId;
  change({ ...words, id, duration: words.duration ?? toastDuration, open: true });
  return () => {
    if (shown?.id === id) closeToast();
  };
}

/** Shows the server's sentence when it sent one for users. */
export function showFailure(
  title: string,
  error: unknown,
  fallback?: string,
  options?: Parameters<typeof errorMessage>[2],
): void {
  showToast({ title, body: errorMessage(error, fallback, options), destructive: true });
}

export function closeToast(): void {
  if (!shown) return;
  change({ ...shown, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => change(null), toastRemovalDelay);
}

/** Called after a success that shows no toast: an older failure no longer applies. */
export function clearFailure(): void {
  if (shown?.open && (shown.destructive || shown.refused)) closeToast();
}

export const readToast = (): ShownToast | null => shown;

export function subscribeToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}
