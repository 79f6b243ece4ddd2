import { call } from '../../../lib/call.ts';
import { arrive } from '../../shared/second-step/arrive.ts';
import { askForPasskey, canOfferByAutofill } from '../../shared/second-step/passkeys.ts';
import { showSignInFailure } from './failure.ts';
import { signInWithPasskey } from './PasskeyStep.tsx';

export async function signInByButton(): Promise<void> {
  await signInWithPasskey().catch(showSignInFailure);
}

/** Fails without a word, because the person asked for nothing: offline, or on a host that has no passkeys. */
const chosenByAutofill = async () => askForPasskey(await call('POST /api/sign-in/passkey-options', {}), true);

const refreshMs = 240_000;
let isOffering = false;

/** The email field lists the passkeys of this browser. A challenge works for five minutes, so it is renewed in time. */
export async function offerPasskeys(): Promise<void> {
  if (isOffering || !(await canOfferByAutofill())) return;
  isOffering = true;
  const renewal = setInterval(() => void offer(), refreshMs);
  const offer = async () => {
    if (!document.querySelector('input[autocomplete~="webauthn"]')) {
      clearInterval(renewal);
      isOffering = false;
      return;
    }
    const passkey = await chosenByAutofill().catch(() => null);
    if (passkey) await call('POST /api/sign-in/passkey', { passkey }).then(arrive, showSignInFailure);
  };
  await offer();
}

export async function goToSingleSignOn(): Promise<void> {
  try {
    location.assign((await call('POST /api/sign-in/single-sign-on', {})).address);
  } catch (error) {
    showSignInFailure(error);
  }
}
