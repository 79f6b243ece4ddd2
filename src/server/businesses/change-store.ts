import type { Action } from '../../contract/permissions.ts';
import { errorMessages } from '../../contract/text.ts';
import { recordAudit } from '../audit/store.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/app-error.ts';
import type { SignedIn } from '../http/context.ts';
import { type LockedBusiness, lockBusiness } from './store.ts';

export function found<Row>(row: Row | null): Row {
  if (row === null) throw notFound(errorMessages.businessNotFound);
  return row;
}

/** An administrator's change to another user's business is recorded under `audit`, and logged after the commit. */
export async function changeBusinessOf<Reply>(
  context: SignedIn<Reply>,
  action: Action,
  id: number,
  audit: string,
  work: (tx: Db, business: LockedBusiness) => Promise<Reply>,
): Promise<Reply> {
  const { user } = context.session;
  let isForeign = false;
  const reply = await context.transact(async (tx) => {
    const business = found(await lockBusiness(tx, user, action, id));
    isForeign = business.userId !== user.id;
    if (isForeign) await recordAudit(tx, user, audit, `${business.name} (${business.slug})`);
    return work(tx, business);
  });
  if (isForeign) context.log.info({ administrator: user.id, action: audit, business: id }, 'admin action');
  return reply;
}
