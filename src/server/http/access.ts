import { signInText } from '../../contract/accounts/sign-in-text.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { errorMessages } from '../../contract/text.ts';
import { conflict, forbidden, notFound, signedOut } from './app-error.ts';
import type { Services, Session } from './context.ts';

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

/** The browser asks for a password, a passkey or a code, and sends the call again. */
export function assertConfirmed(call: Endpoint, session: Session | null): void {
  if (call.isGuarded && !session?.isRecent) throw forbidden('confirm_needed', signInText.confirm);
}

export function assertPasswordsAllowed(call: Endpoint, { singleSignOn }: Services['config']): void {
  if (call.usesPassword && singleSignOn?.isOnlyWay) throw forbidden('single_sign_on_only', signInText.singleSignOnOnly);
}

/** An API token opens its own business alone. Before the limits, which would count for the other business. */
export function assertProgram(session: Session | null, input: object): void {
  const { program } = session ?? {};
  if (program && !('id' in input && input.id === program.businessId)) throw notFound(errorMessages.businessNotFound);
}
