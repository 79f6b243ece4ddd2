import type { Db } from '../db/database.ts';
import { isUnwritable, rootCauseMessage } from '../db/errors.ts';
import type { SignedIn } from '../http/context.ts';
import { type AuditedAction, recordActions } from './store.ts';

interface Reading<Reply> {
  readonly reply: Reply;
  readonly entries: readonly AuditedAction[];
}

/** Reads and records in one transaction. */
export async function readAndRecord<Reply>(
  context: SignedIn<Reply>,
  read: (tx: Db) => Promise<Reading<Reply>>,
): Promise<Reply> {
  const shown: Reading<Reply>[] = [];
  try {
    return await context.transact(async (tx) => {
      const reading = await read(tx);
      context.announce(reading.reply);
      shown.push(reading);
      await recordActions(tx, context, ...reading.entries);
      return reading.reply;
    });
  } catch (error) {
    const [reading] = shown;
    if (!reading) throw error;
    logInstead(context, reading.entries, error);
    return reading.reply;
  }
}

/** For a file, which is sent after its entry. */
export async function recordDownload(context: SignedIn, ...entries: readonly AuditedAction[]): Promise<void> {
  try {
    await recordActions(context.db, context, ...entries);
  } catch (error) {
    logInstead(context, entries, error);
  }
}

/** On a full disk private messages can be read, and the server's log takes the entries. */
function logInstead({ session, log }: SignedIn, entries: readonly AuditedAction[], error: unknown): void {
  if (!isUnwritable(error)) throw error;
  for (const { businessId, action, subject } of entries)
    log.warn(
      {
        user: session.user.id,
        business: businessId,
        entry: `${action} ${subject}`.trim(),
        error: rootCauseMessage(error),
      },
      'read without an audit entry',
    );
}
