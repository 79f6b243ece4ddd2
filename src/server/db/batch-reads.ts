import type { Db } from './database.ts';

/** Keys that are asked for in one turn of the event loop share a statement: under load most of a read's cost is its trip. */
export function batchReads<Key, Row>(
  read: (db: Db, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>,
): (db: Db, key: Key) => Promise<Row | null> {
  const batches = new WeakMap<Db, { readonly keys: Key[]; readonly found: Promise<ReadonlyMap<Key, Row>> }>();
  const startBatch = (db: Db) => {
    const keys: Key[] = [];
    const found = new Promise(setImmediate).then(() => {
      batches.delete(db);
      return read(db, keys);
    });
    const batch = { keys, found };
    batches.set(db, batch);
    return batch;
  };
  return async (db, key) => {
    const { keys, found } = batches.get(db) ?? startBatch(db);
    keys.push(key);
    return (await found).get(key) ?? null;
  };
}
