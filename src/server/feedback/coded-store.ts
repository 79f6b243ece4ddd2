import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { feedbackStates } from '../../contract/feedback/states.ts';
import { bigint, type Db, isoInstant, rows } from '../db/database.ts';
import { messageColumns, messageShape } from './message-store.ts';
import { feedback } from './tables.ts';

/** Found by its code, which is the customer's right to read and change it. */
const codedRow = z.object({
  id: bigint,
  businessId: bigint,
  ...messageShape,
  createdAt: z.string(),
  language: z.nullable(z.string()),
  state: z.enum(feedbackStates),
});
export type CodedRow = z.infer<typeof codedRow>;

export async function findByCodeHash(db: Db, codeHash: string): Promise<CodedRow | null> {
  const [row] = await rows(
    db,
    codedRow,
    sql`select id, business_id as "businessId", ${messageColumns('feedback')}, ${isoInstant(feedback.createdAt)} as "createdAt",
          language, state from feedback where code_hash = ${codeHash}`,
  );
  return row ?? null;
}

export async function waitAgain(tx: Db, { id }: CodedRow): Promise<void> {
  await tx
    .update(feedback)
    .set({
      state: 'waiting',
      doneAt: null,
      snoozedUntil: null,
      isRead: false,
      waitingSince: sql`now()`,
      version: sql`version + 1`,
    })
    .where(eq(feedback.id, id));
}

export async function settleCoded(tx: Db, { id }: CodedRow): Promise<void> {
  await tx
    .update(feedback)
    .set({ state: 'done', doneAt: sql`now()`, snoozedUntil: null, version: sql`version + 1` })
    .where(eq(feedback.id, id));
}

export async function deleteCoded(tx: Db, { id }: CodedRow): Promise<void> {
  await tx.delete(feedback).where(eq(feedback.id, id));
}
