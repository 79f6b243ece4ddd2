import { endEverySession } from './accounts/session-store.ts';
import type { Db } from './db/database.ts';
import { expireWaiting } from './invitations/due-store.ts';

/** A backup knows nothing of what happened since: browsers that were signed out, and invitations that went out. */
export async function endWhatIsOver(tx: Db): Promise<void> {
  await endEverySession(tx);
  await expireWaiting(tx, new Date());
}
