import type { Db } from './db/database.ts';

export type Work = 'emails' | 'reset requests';

const subscribers = new Map<Work, Set<() => void>>();
const pending = new WeakMap<Db, Set<Work>>();

export function notifyAfterCommit(tx: Db, work: Work): void {
  const works = pending.get(tx) ?? new Set();
  pending.set(tx, works.add(work));
}

export function committed(tx: Db): void {
  for (const work of pending.get(tx) ?? []) {
    for (const wake of subscribers.get(work) ?? []) wake();
  }
}

/** Only for commits of this process. */
export function subscribe(work: Work, wake: () => void): () => void {
  const wakers = subscribers.get(work) ?? new Set();
  subscribers.set(work, wakers.add(wake));
  return () => void wakers.delete(wake);
}
