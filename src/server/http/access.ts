import type { Endpoint } from '../../contract/endpoint.ts';
import { errorMessages } from '../../contract/text.ts';
import { conflict, forbidden, signedOut } from './app-error.ts';
import type { Session } from './context.ts';

export function assertAccess(call: Endpoint, session: Session | null): void {
  if (call.access === 'anyone') return;
  if (session === null) throw signedOut();
  if (call.access === 'admin' && !session.user.isAdmin) throw forbidden('admins_only', errorMessages.adminsOnly);
}

/** A screen sends the user that it shows, so that it cannot act for another user who signed in meanwhile. */
export function assertExpectedUser(
  call: Endpoint,
  session: Session | null,
  expected: string | readonly string[] | undefined,
): void {
  if (call.access === 'anyone' || expected === undefined || expected === String(session?.user.id)) return;
  throw conflict('other_user', errorMessages.otherUser);
}
