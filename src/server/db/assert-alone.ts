import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Db, rows } from './database.ts';

/** Connections that this process has closed end a moment later. */
const tries = 10;
const pauseMs = 200;

/** A running node always has a connection: it asks for reset requests every second. */
export async function assertAlone(db: Db): Promise<void> {
  for (let left = tries; (await countOthers(db)) > 0; left -= 1) {
    if (left === 0)
      throw new Error(
        'Other connections use this database. Stop every node, and everything else that uses it, and run this again.',
      );
    await sleep(pauseMs);
  }
}

async function countOthers(db: Db): Promise<number> {
  const [others] = await rows(
    db,
    z.object({ n: z.number() }),
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend'`,
  );
  return others?.n ?? 0;
}
