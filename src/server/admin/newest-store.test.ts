import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { emptyDatabase } from '../testing/start-app.ts';
import { countFound, findNewest } from './newest-store.ts';

let database: Database;
beforeAll(async () => {
  database = await emptyDatabase();
  // Ids 1 to 3, then 57 of many.
  await database.db.execute(`insert into users (name, email) values
    ('Zoe Quill', 'zoe@rare.example'), ('A_B', 'ab@rare.example'), ('Été Blanc', 'ete@rare.example')`);
  await database.db.execute(
    `insert into users (name, email) select 'Row ' || n, 'row' || n || '@many.example' from generate_series(4, 60) n`,
  );
});
afterAll(() => database.close());

const find = (search: string, more: { limit?: number; cursor?: number } = {}) =>
  findNewest(database.db, 'users', { search, limit: more.limit ?? 5, cursor: more.cursor ?? null });

describe('a search', () => {
  it.each([
    ['row', [60, 59, 58, 57, 56]],
    ['row 1', [19, 18, 17, 16, 15]],
    ['ROW 5', [59, 58, 57, 56, 55]],
    ['quill', [1]],
    ['Q', [1]],
    ['qu', [1]],
    ['a_b', [2]],
    ['zq', []],
    ['quilt', []],
    // The n-grams are there, but not in this order.
    ['rare.exam@', []],
    ['rare', [3, 2, 1]],
  ])('finds %s, newest first', async (search, ids) => {
    expect(await find(search)).toEqual(ids);
  });

  it('continues below a cursor', async () => {
    expect(await find('row 1', { limit: 3, cursor: 17 })).toEqual([16, 15, 14]);
    expect(await find('rare', { limit: 2 })).toEqual([3, 2]);
    expect(await find('rare', { limit: 2, cursor: 2 })).toEqual([1]);
    expect(await find('', { limit: 2, cursor: 3 })).toEqual([2, 1]);
  });

  it.each([
    ['', 60],
    ['row', 57],
    ['rare', 3],
    ['e', 60],
    ['zo', 1],
    ['zq', 0],
    ['row 99', 0],
    ['row 5', 11],
  ])('counts %s exactly', async (search, count) => {
    expect(await countFound(database.db, 'users', search)).toBe(count);
  });
});
