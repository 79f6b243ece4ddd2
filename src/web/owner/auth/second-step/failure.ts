import { showFailure } from '../../../ui/toast.ts';
import { loginFailed } from '../../shared/second-step/arrive.ts';
import { PasskeyCancelled } from '../../shared/second-step/passkeys.ts';

/** A closed dialog of the browser is no failure. */
export function showSignInFailure(error: unknown): void {
  if (!(error instanceof PasskeyCancelled)) showFailure(loginFailed, error);
}
