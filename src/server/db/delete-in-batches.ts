import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Db, selectRows } from './database.ts';

/** So many rows take milliseconds: well below what a statement is allowed, and others get their turn in between. */
export const batchSize = 1000;

/** Deletes all rows that fit, piece by piece. What another node is just deleting is left to it. */
export async function deleteInBatches(db: Db, table: PgTable, fits: SQL): Promise<void> {
  for (let gone = batchSize; gone === batchSize; ) {
    const rows = await selectRows(
      db,
      sql`delete from ${table} where ctid in (select ctid from ${table} where ${fits} limit ${batchSize} for update skip locked)
          returning 1`,
    );
    gone = rows.length;
  }
}
