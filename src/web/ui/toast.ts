import type { ReactNode } from 'react';
import { toastDuration, toastRemovalDelay } from '../../contract/constants.ts';

export interface ToastMessage {
  readonly title: string;
  readonly body?: ReactNode;
  readonly destructive?: boolean;
  /** Not an error, but the act did not happen: outdated as soon as another one does. */
  readonly refused?: boolean;
  /** Milliseconds; 5000 when absent. */
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

/** Shows a message in place of the one before, for its own full duration. */
export function showToast(words: ToastMessage): void {
  clearTimeout(removal);
  lastId += 1;
  change({ ...words, id: lastId, duration: words.duration ?? toastDuration, open: true });
}

export function closeToast(): void {
  if (!shown) return;
  change({ ...shown, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => change(null), toastRemovalDelay);
}

/** After an act that succeeded without a message of its own, the failure of an earlier one is outdated. */
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
