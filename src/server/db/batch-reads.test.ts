import { expect, it } from 'vitest';
import { batchReads } from './batch-reads.ts';
import type { Db } from './database.ts';

const db = {} as Db;
const nextTurn = () => new Promise(setImmediate);

it('reads the keys of one turn with one statement, and gives each its own row', async () => {
  const statements: (readonly string[])[] = [];
  const read = batchReads(async (_db, keys: readonly string[]) => {
    statements.push(keys);
    return new Map(keys.filter((key) => key !== 'missing').map((key) => [key, key.toUpperCase()]));
  });
  expect(await Promise.all(['a', 'missing', 'b'].map((key) => read(db, key)))).toEqual(['A', null, 'B']);
  expect(statements).toEqual([['a', 'missing', 'b']]);
});

it('a read sees what was committed before it, although an earlier statement is still running', async () => {
  let stored = 'before';
  const ends: (() => void)[] = [];
  const read = batchReads(async (_db, keys: readonly string[]) => {
    const seen = stored;
    await new Promise<void>((end) => void ends.push(end));
    return new Map(keys.map((key) => [key, seen]));
  });
  const early = read(db, 'a');
  await nextTurn();
  stored = 'after';
  const late = read(db, 'a');
  await nextTurn();
  for (const end of ends) end();
  expect(await Promise.all([early, late])).toEqual(['before', 'after']);
});

it('a failed statement fails its own reads alone, and databases share none', async () => {
  let fails = true;
  const read = batchReads(async (of, keys: readonly string[]) => {
    if (of === db && fails) throw new Error('no');
    return new Map(keys.map((key) => [key, 'found']));
  });
  const other = read({} as Db, 'a');
  await expect(read(db, 'a')).rejects.toThrow('no');
  expect(await other).toBe('found');
  fails = false;
  expect(await read(db, 'a')).toBe('found');
});
