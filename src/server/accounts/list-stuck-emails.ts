import type { Db } from '../db/database.ts';
import { readStuckEmails } from '../mail/queue-store.ts';

/** Addresses are masked, also in the answers of mail servers. */
const masked = (words: string): string => words.replace(/([^\s<>"@])[^\s<>"@]*@/g, '$1***@');

export async function listStuckEmails(db: Db): Promise<string> {
  const { waiting, reason, failed } = await readStuckEmails(db);
  if (waiting === 0 && failed.length === 0) return 'All emails are sent.';
  return [
    `${waiting} waiting.${reason === null ? '' : ` The last failure: ${masked(reason)}`}`,
    `${failed.length} given up${failed.length > 0 ? ':' : '.'}`,
    ...failed.map(({ createdAt, recipient, error }) => `${createdAt}  ${masked(recipient)}  ${masked(error)}`),
  ].join('\n');
}
