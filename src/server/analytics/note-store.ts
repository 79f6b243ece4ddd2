import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { GoogleNote } from '../../contract/analytics/insights.ts';
import type { LockedBusiness } from '../businesses/store.ts';
import { type Db, rows } from '../db/database.ts';
import { googleNotes } from './tables.ts';

type Editable = Pick<LockedBusiness, 'id'>;

/** False for a day that has not begun in the business's time zone. */
export async function putGoogleNote(tx: Db, { id }: Editable, note: GoogleNote): Promise<boolean> {
  const stored = await rows(
    tx,
    z.object({ reviews: z.number() }),
    sql`insert into google_notes (business_id, day, reviews, stars)
        select id, ${note.day}::date, ${note.reviews}::int, ${note.stars}::numeric from businesses
        where id = ${id} and ${note.day}::date <= (now() at time zone time_zone)::date
        on conflict (business_id, day) do update set reviews = excluded.reviews, stars = excluded.stars returning reviews`,
  );
  return stored.length > 0;
}

export async function deleteGoogleNote(tx: Db, { id }: Editable, day: string): Promise<void> {
  await tx.delete(googleNotes).where(and(eq(googleNotes.businessId, id), eq(googleNotes.day, day)));
}
