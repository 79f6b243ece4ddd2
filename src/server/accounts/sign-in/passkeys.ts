import { createHmac } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { signInText } from '../../../contract/accounts/sign-in-text.ts';
import { signIn as limits } from '../../../contract/constants.ts';
import { conflict, invalid } from '../../http/app-error.ts';
import type { Context } from '../../http/context.ts';
import { enqueueEmail } from '../../mail/outbox.ts';
import { makeRowId } from '../codes.ts';
import { copiedPasskeyEmail } from './emails.ts';
import { consumeChallenge, countPasskeyUse, findPasskey, listPasskeys, saveChallenge } from './passkey-store.ts';
import { bindStepBrowser, stepBrowser } from './pending.ts';

// Loaded when used: most sign-ins need none of it.
const library = () => import('@simplewebauthn/server');

const timeout = limits.challengeLifetime * 1000;
const unknownPasskey = () => conflict('unknown_passkey', signInText.unknownPasskey);
const failed = () => invalid(signInText.passkeyFailed);

const siteOf = ({ services: { config } }: Pick<Context, 'services'>) => ({
  host: config.publicUrl.hostname,
  origin: config.publicUrl.origin,
});

/** For a passkey that the browser offers by itself: none is named, so nothing tells which accounts have one. */
export async function makeSignInOptions(context: Context): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await library();
  const { host } = siteOf(context);
  const made = await generateAuthenticationOptions({ rpID: host, userVerification: 'required', timeout });
  await saveChallenge(context.db, made.challenge, bindStepBrowser(context));
  return { ...made };
}

interface Holder {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

export function assertRoom(own: readonly unknown[]): void {
  if (own.length >= limits.passkeysMax) throw conflict('passkeys_max', signInText.passkeysMax);
}

export async function makeNewPasskeyOptions(context: Context, user: Holder): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await library();
  const { config } = context.services;
  const own = await listPasskeys(context.db, user.id);
  assertRoom(own);
  const made = await generateRegistrationOptions({
    rpName: config.productName,
    rpID: siteOf(context).host,
    userName: user.email,
    userDisplayName: user.name,
    // An id without personal data, the same for all passkeys of an account.
    userID: new Uint8Array(createHmac('sha256', config.secretKey).update(`passkeys of ${user.id}`).digest()),
    timeout,
    attestationType: 'none',
    excludeCredentials: own.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await saveChallenge(context.db, made.challenge, bindStepBrowser(context));
  return { ...made };
}

const consumeOwnChallenge = (context: Context) => async (challenge: string) => {
  const browser = stepBrowser(context);
  return browser !== null && (await consumeChallenge(context.db, challenge, browser));
};

/** Browsers send no certificates to a site that asks for none. The library would fetch the addresses in them. */
async function rejectCertificates({ response: { attestationObject } }: RegistrationResponseJSON): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const isSelfSigned = decoded.get('fmt') === 'packed' && !decoded.get('attStmt').get('x5c');
  if (decoded.get('fmt') !== 'none' && !isSelfSigned) throw new Error('attestation with certificates');
}

/** What the authenticator made, ready to be stored. */
export async function checkNewPasskey(context: Context, passkey: unknown) {
  const { verifyRegistrationResponse } = await library();
  const { host, origin } = siteOf(context);
  const response = passkey as RegistrationResponseJSON;
  const rejectWith = (error: unknown) => {
    throw rejected(context, error);
  };
  await rejectCertificates(response).catch(rejectWith);
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: consumeOwnChallenge(context),
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
  }).catch(rejectWith);
  if (!registrationInfo) throw failed();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    id,
    host,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.slice(0, 10).map((one) => String(one).slice(0, 20)),
  };
}

/** The passkey's account, if the signature is right and the counter went forward. */
export async function checkPasskey(context: Context, passkey: unknown) {
  const { verifyAuthenticationResponse } = await library();
  const { host, origin } = siteOf(context);
  const response = passkey as AuthenticationResponseJSON;
  const known = await findPasskey(context.db, response.id, host);
  if (known === null) throw unknownPasskey();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: consumeOwnChallenge(context),
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    // The store compares the counter, in the statement that writes it.
    credential: { id: known.id, publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')), counter: 0 },
  }).catch((error: unknown) => {
    throw rejected(context, error);
  });
  if (!verified) throw failed();
  if (!(await countPasskeyUse(context.db, known.id, authenticationInfo.newCounter)))
    throw await reportCopy(context, known);
  return known;
}

function rejected(context: Context, error: unknown): Error {
  context.log.warn({ error: error instanceof Error ? error.message.slice(0, 200) : '' }, 'passkey rejected');
  return failed();
}

async function reportCopy(context: Context, { userId, email, name }: { userId: number; email: string; name: string }) {
  const { config, database } = context.services;
  await database.transact((tx) =>
    enqueueEmail(tx, config, copiedPasskeyEmail(config, `passkey ${makeRowId()}`, email, name)),
  );
  context.log.warn({ user: userId }, 'passkey counter went back');
  return conflict('copied_passkey', signInText.passkeyCopied);
}
