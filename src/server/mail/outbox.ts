import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { letters } from './tables.ts';

/** A letter to one person, as text and as simple HTML. */
export interface Letter {
  /** Unique for what it reports; a second letter with the same key is not written. */
  readonly key: string;
  readonly recipient: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Writes a letter in the transaction of what it reports; the worker delivers it later. */
export async function queueLetter(tx: Db, config: Config, letter: Letter): Promise<void> {
  await tx
    .insert(letters)
    .values({
      ...letter,
      replyTo: letter.replyTo ?? null,
      html: letter.html ?? null,
      ...(config.local ? { state: 'kept', sentAt: sql`now()` } : {}),
    })
    .onConflictDoNothing({ target: letters.key });
}
