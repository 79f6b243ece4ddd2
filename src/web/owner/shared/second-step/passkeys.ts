import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { CallInput } from '../../../../contract/calls.ts';

type Options = Record<string, unknown>;
type Passkey = CallInput<'POST /api/sign-in/passkey'>['passkey'];

const library = () => import('@simplewebauthn/browser');

/** The call takes any object of this form, and the server checks it. */
const asPasskey = (answer: AuthenticationResponseJSON | RegistrationResponseJSON) => answer as unknown as Passkey;

export class PasskeyCancelled extends Error {}

/** The person closed the browser's dialog, or it took too long. */
const cancelled = (error: unknown) =>
  error instanceof Error && /NotAllowedError|AbortError/.test(error.name) ? new PasskeyCancelled() : error;

export async function askForPasskey(options: Options, isAutofill = false): Promise<Passkey> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  try {
    return asPasskey(await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill }));
  } catch (error) {
    throw cancelled(error);
  }
}

export async function makePasskey(options: Options): Promise<Passkey> {
  const { startRegistration } = await library();
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return asPasskey(await startRegistration({ optionsJSON }));
  } catch (error) {
    throw cancelled(error);
  }
}

export const canOfferByAutofill = async (): Promise<boolean> => (await library()).browserSupportsWebAuthnAutofill();

/** Ends an offer by autofill: the browser allows one request at a time. */
export const stopOffering = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony();
