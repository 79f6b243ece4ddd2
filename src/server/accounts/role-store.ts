import type { SessionUser } from '../../contract/accounts/calls.ts';
import { errorMessages } from '../../contract/text.ts';
import { nameOf, recordAudit } from '../audit/store.ts';
import type { Db } from '../db/database.ts';
import { conflict, signedOut } from '../http/app-error.ts';
import { endAllSessions } from './session-store.ts';
import { lockOtherAdministrators, lockUser, setActive, setAdmin } from './store.ts';

const lastAdministrator = () => conflict('last_administrator', errorMessages.lastAdmin);

export async function assertAdministratorStays(tx: Db, actor: SessionUser, userId: number): Promise<void> {
  const others = await lockOtherAdministrators(tx, userId);
  if (others.length === 0) throw lastAdministrator();
  if (!others.includes(actor.id)) throw signedOut();
}

export async function changeActive(
  tx: Db,
  actor: SessionUser | string,
  userId: number,
  isActive: boolean,
): Promise<boolean> {
  const others = isActive ? [] : await lockOtherAdministrators(tx, userId);
  // The actor may have lost the role while waiting for the lock.
  if (!isActive && typeof actor !== 'string' && !others.includes(actor.id))
    throw others.length === 0 ? lastAdministrator() : signedOut();
  const user = await lockUser(tx, userId);
  if (!user) return false;
  if (!isActive && user.isAdmin && user.isActive && others.length === 0) throw lastAdministrator();
  if (user.isActive !== isActive) {
    await setActive(tx, userId, isActive);
    await recordAudit(tx, actor, isActive ? 'activated' : 'deactivated', nameOf(user));
  }
  if (!isActive) await endAllSessions(tx, userId);
  return true;
}

export async function changeRole(
  tx: Db,
  actor: SessionUser | string,
  userId: number,
  isAdmin: boolean,
): Promise<{ readonly isActive: boolean } | null> {
  const hasSession = typeof actor !== 'string';
  // Verification holds lock 2 of docs/locks.md; its grant must not wait here.
  const others = hasSession || !isAdmin ? await lockOtherAdministrators(tx, userId) : [];
  // The actor may have lost the role while waiting for the lock.
  if (hasSession && !others.includes(actor.id)) throw signedOut();
  const user = await lockUser(tx, userId);
  if (!user?.emailVerified) return null;
  if (user.isAdmin === isAdmin) return user;
  if (!isAdmin && user.isActive && others.length === 0) throw lastAdministrator();
  await setAdmin(tx, userId, isAdmin);
  await endAllSessions(tx, userId);
  const action = isAdmin ? 'gave the administrator role to' : 'took the administrator role from';
  await recordAudit(tx, actor, action, nameOf(user));
  return user;
}
