import type { Db } from './db/database.ts';

/** Work that waits in the database until somebody in this process, or on another node, does it. */
export type Work = 'emails' | 'reset requests';

const sleepers = new Map<Work, Set<() => void>>();
const promised = new WeakMap<Db, Set<Work>>();

/** Wakes those who do this work as soon as the transaction is committed; nobody if it is rolled back. */
export function notifyAfterCommit(tx: Db, work: Work): void {
  const works = promised.get(tx) ?? new Set();
  promised.set(tx, works.add(work));
}

/** For the databases: the transaction is committed. */
export function committed(tx: Db): void {
  for (const work of promised.get(tx) ?? []) {
    for (const wake of sleepers.get(work) ?? []) wake();
  }
}

/** Calls `wake` whenever this process has committed such work. Answers how to end that. */
export function sleepUntilNotified(work: Work, wake: () => void): () => void {
  const those = sleepers.get(work) ?? new Set();
  sleepers.set(work, those.add(wake));
  return () => void those.delete(wake);
}
