import type { Action } from '../../contract/permissions.ts';
import { errorMessages } from '../../contract/text.ts';
import { recordActions } from '../audit/store.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/app-error.ts';
import type { SignedIn } from '../http/context.ts';
import { type LockedBusiness, lockBusiness } from './store.ts';

export function found<Row>(row: Row | null): Row {
  if (row === null) throw notFound(errorMessages.businessNotFound);
  return row;
}

/** The name of a field, for the audit log. */
export const inWords = (name: string): string => name.replace(/[A-Z\d]/g, (sign) => ` ${sign.toLowerCase()}`);

/** The change is recorded under `audit`, and that of an administrator is also logged after the commit. */
export async function changeBusinessOf<Reply>(
  context: SignedIn<Reply>,
  action: Action,
  id: number,
  audit: string,
  work: (tx: Db, business: LockedBusiness) => Promise<Reply>,
): Promise<Reply> {
  const { user } = context.session;
  let isAdministrator = false;
  const reply = await context.transact(async (tx) => {
    const business = found(await lockBusiness(tx, user, action, id));
    isAdministrator = business.role === 'administrator';
    await recordActions(
      tx,
      { ...context, isAdministrator },
      {
        businessId: id,
        kind: 'settings',
        action: audit,
        subject: `${business.name} (${business.slug})`,
        subjectKind: 'business',
        subjectId: id,
      },
    );
    return work(tx, business);
  });
  if (isAdministrator) context.log.info({ administrator: user.id, action: audit, business: id }, 'admin action');
  return reply;
}
