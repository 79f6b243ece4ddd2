import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { addDays } from '../../src/contract/time/days.ts';
import { testSecret } from '../../tests/product.ts';
import { seed, withClient } from '../scale/seed-million.ts';

type Sizes = ReadonlyMap<string, number>;

/** Bytes of each table with its indexes. */
async function readSizes(client: pg.Client): Promise<Sizes> {
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}

/** Growth of each table in bytes when the work is done once. */
export async function growthOf(url: string, times: number, work: () => Promise<void>): Promise<Sizes> {
  const before = await withClient(url, readSizes);
  await work();
  const after = await withClient(url, readSizes);
  return new Map([...after].map(([name, bytes]) => [name, (bytes - (before.get(name) ?? 0)) / times]));
}

const businesses = 20;
const steps = "unnest(array['opened', 'good', 'thumb', 'four', 'draft', 'copied', 'google', 'wentOn']) as step";
/** What ten visits write for a business on day $1 at most: all steps, one place and language, 24 sentiments with two sums. */
const dayOf = {
  steps: `select b, step, $1::date, 10 from generate_series(1, ${businesses}) b, ${steps}`,
  steps_by_place: `select b, step, $1::date, b, 10 from generate_series(1, ${businesses}) b, ${steps} where step in ('opened', 'draft', 'wentOn')`,
  steps_by_language: `select b, 'opened', $1::date, 'en', 10 from generate_series(1, ${businesses}) b`,
  sentiment_days: `select b, $1::date, 'sentiment-no-' || n, 10 from generate_series(1, ${businesses}) b, generate_series(1, 26) n`,
  analytics_counts: `select b, $1::date, event, 10 from generate_series(1, ${businesses}) b,
    unnest(array['reviewsGenerated', 'googleLinkClicks', 'facebookLinkClicks']) as event`,
};
export type SumTable = keyof typeof dayOf;
export const sumTables = Object.keys(dayOf) as SumTable[];

export interface Sums {
  readonly rowsADay: number;
  /** With indexes, as a year of days leaves them. */
  readonly bytesARow: number;
}

/** Rows that a nightly backup writes and checks in a second. */
export async function backUp(databaseUrl: string): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sayso-capacity-'));
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SECRET_KEY: testSecret,
    ALLOW_UNSAFE_DB: '1',
  };
  const began = performance.now();
  const printed = execFileSync('node', ['src/server/backup-cli.ts', 'backup'], { env, encoding: 'utf8' });
  const seconds = (performance.now() - began) / 1000;
  rmSync(dataDir, { recursive: true, force: true });
  return Number(/\((\d+) rows\)/.exec(printed)?.[1]) / seconds;
}

export async function growthOfSums(url: string): Promise<Map<SumTable, Sums>> {
  await seed(url, businesses);
  return withClient(url, async (client) => {
    const growth = new Map<SumTable, Sums>();
    for (const name of sumTables) {
      for (let day = 0; day < 365; day += 1)
        await client.query(`insert into ${name} ${dayOf[name]}`, [addDays('2026-01-01', day)]);
      const { rows } = await client.query<{ bytes: string; rows: string }>(
        `select pg_total_relation_size('${name}') as bytes, count(*) as rows from ${name}`,
      );
      const [{ bytes, rows: count } = { bytes: 0, rows: 1 }] = rows;
      growth.set(name, { rowsADay: Number(count) / businesses / 365, bytesARow: Number(bytes) / Number(count) });
    }
    return growth;
  });
}
