import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { type Db, rows } from './database.ts';

export const batchSize = 1000;

export async function deleteInBatches(db: Db, table: PgTable, condition: SQL): Promise<void> {
  for (let count = batchSize; count === batchSize; ) {
    const deleted = await rows(
      db,
      z.object({}),
      sql`delete from ${table} where ctid in (select ctid from ${table} where ${condition} limit ${batchSize} for update skip locked)
          returning 1`,
    );
    count = deleted.length;
  }
}
