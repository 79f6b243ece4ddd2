import { errorMessages } from '../../contract/text.ts';
import { recordAudit } from '../admin/store.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/app-error.ts';
import type { SignedIn } from '../http/context.ts';
import { type LockedBusiness, lockBusiness } from './store.ts';

/** The row, or the refusal that an absent business gets. */
export function found<Row>(row: Row | null): Row {
  if (row === null) throw notFound(errorMessages.businessNotFound);
  return row;
}

/**
 * Changes a business that is held meanwhile. When an administrator changes somebody else's, the trail tells of it in the
 * same transaction, and the log once that is kept.
 */
export async function changeBusinessOf<Reply>(
  context: SignedIn<Reply>,
  id: number,
  action: string,
  work: (tx: Db, business: LockedBusiness) => Promise<Reply>,
): Promise<Reply> {
  const { user } = context.session;
  let isForeign = false;
  const reply = await context.transact(async (tx) => {
    const business = found(await lockBusiness(tx, user, id));
    isForeign = business.userId !== user.id;
    if (isForeign) await recordAudit(tx, user, action, `${business.name} (${business.slug})`);
    return work(tx, business);
  });
  if (isForeign) context.log.info({ administrator: user.id, action, business: id }, 'admin action');
  return reply;
}
