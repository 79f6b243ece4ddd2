import type { ReactNode } from 'react';
import { toastDuration, toastRemovalDelay } from '../../contract/limits.ts';

export interface ToastWords {
  readonly title: string;
  readonly body?: ReactNode;
  readonly destructive?: boolean;
  /** Milliseconds; 5000 when absent. */
  readonly duration?: number;
}

export interface ShownToast extends ToastWords {
  readonly id: number;
  readonly duration: number;
  readonly open: boolean;
}

let shown: ShownToast | null = null;
let shownSince = 0;
let waiting: readonly ToastWords[] = [];
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a message; one at a time, the others wait their turn. What went well takes the place of a failure before it. */
export function toast(words: ToastWords): void {
  const repeated = shown !== null && waiting.length === 0 && sameWords(shown, words);
  if (!shown?.open || (shown.destructive && !words.destructive) || repeated) {
    show(words);
    return;
  }
  if (!waiting.some((other) => sameWords(other, words))) waiting = [...waiting, words];
  makeRoom();
}

/** Takes the message away and shows the one that waited longest. */
export function closeToast(): void {
  const [next, ...rest] = waiting;
  waiting = rest;
  if (next) show(next);
  else if (shown) {
    change({ ...shown, open: false });
    clearTimeout(removal);
    removal = setTimeout(() => change(null), toastRemovalDelay);
  }
}

export const readToast = (): ShownToast | null => shown;

export function subscribeToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(words: ToastWords): void {
  clearTimeout(removal);
  lastId += 1;
  shownSince = Date.now();
  change({ ...words, id: lastId, duration: words.duration ?? toastDuration, open: true });
  makeRoom();
}

/** A long message that others wait for stays as long as a usual one. */
function makeRoom(): void {
  if (!shown || waiting.length === 0 || shown.duration <= toastDuration) return;
  change({ ...shown, duration: Math.max(1, toastDuration - (Date.now() - shownSince)) });
}

function sameWords(one: ToastWords, other: ToastWords): boolean {
  return one.title === other.title && one.body === other.body;
}

function change(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}
