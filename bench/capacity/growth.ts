import type pg from 'pg';
import { seedHotTables } from '../scale/hot-tables.ts';
import { withClient } from '../scale/seed-million.ts';

type Sizes = ReadonlyMap<string, number>;

/** Bytes of each table with its indexes. */
async function readSizes(client: pg.Client): Promise<Sizes> {
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}

/** By how many bytes each table grows when the work is done once. */
export async function growthOf(url: string, times: number, work: () => Promise<void>): Promise<Sizes> {
  const before = await withClient(url, readSizes);
  await work();
  const after = await withClient(url, readSizes);
  return new Map([...after].map(([name, bytes]) => [name, (bytes - (before.get(name) ?? 0)) / times]));
}

const businesses = 200;
export const sumTables = [
  'steps',
  'steps_by_place',
  'steps_by_language',
  'sentiment_days',
  'analytics_counts',
] as const;

/** Bytes of a row of each table of sums with its indexes, in a year of days of 200 businesses. */
export async function bytesOfSums(url: string): Promise<Sizes> {
  await seedHotTables(url, { businesses, days: 1, visits: 1000, counters: 1000 });
  return withClient(url, async (client) => {
    await client.query(
      `insert into analytics_counts select business_id, day, step || 'LinkClicks', n from steps where step in ('draft', 'google')`,
    );
    const bytes = new Map<string, number>();
    for (const name of sumTables) {
      const { rows } = await client.query<{ each: number }>(
        `select pg_total_relation_size('${name}')::float / count(*) as each from ${name}`,
      );
      bytes.set(name, rows[0]?.each ?? Number.NaN);
    }
    return bytes;
  });
}
