import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

const tables = ['steps', 'steps_by_place', 'steps_by_language', 'sentiment_days', 'offered_sentiments'];

/** Makes what was counted so far older. Two moves, because a row must not meet the one of the day before. */
export async function passDays(db: Db, days: number): Promise<void> {
  for (const table of tables)
    for (const move of [10_000, -10_000 - days]) await db.execute(sql.raw(`update ${table} set day = day + ${move}`));
}
