import { Secret, TOTP } from 'otpauth';
import { signInLimits } from '../../../contract/accounts/sign-in-calls.ts';
import { signInText } from '../../../contract/accounts/sign-in-text.ts';
import { recordFailedLogin } from '../../audit/store.ts';
import type { Config } from '../../config/config.ts';
import { invalid } from '../../http/app-error.ts';
import type { Context } from '../../http/context.ts';
import { enqueueEmail } from '../../mail/outbox.ts';
import { wrongCodesEmail } from './emails.ts';
import { countGuess } from './pending.ts';
import { open, seal } from './seal.ts';
import { findSecret } from './second-step-store.ts';

const period = 30;
const form = { algorithm: 'SHA1', digits: 6, period } as const;
const purposeOf = (userId: number): string => `authenticator app ${userId}`;

/** A new key: as text, as an address for the app, and sealed for the database. */
export function makeAppKey({ productName, secretKey }: Config, userId: number, email: string) {
  const secret = new Secret({ size: 20 });
  const address = new TOTP({ ...form, issuer: productName, label: email, secret }).toString();
  return { key: secret.base32, address, sealed: seal(secretKey, purposeOf(userId), secret.base32) };
}

const wrongCode = (left: number) => invalid(signInText.wrongCode(left), { code: signInText.wrongCode(left) });

export interface RightCode {
  readonly sealed: string;
  readonly step: number;
  /** Call it once the step is used up: until then the guess counts as wrong. */
  refund(): Promise<void>;
  wrong(): Error;
}

/** The 30-second step of a code that is right at `seconds`, or one step off either way. */
export function stepOfCode(key: string, typed: string, seconds: number): number | null {
  const totp = new TOTP({ ...form, secret: Secret.fromBase32(key) });
  const off = totp.validate({ token: typed, timestamp: seconds * 1000, window: 1 });
  return off === null ? null : Math.floor(seconds / period) + off;
}

/** Guessing codes takes the password. One email a day. */
async function warnOfGuesses({ services }: Context, user: { readonly id: number; readonly email: string }) {
  const { config, database } = services;
  const key = `wrong codes ${user.id} ${new Date().toISOString().slice(0, 10)}`;
  await database.transact((tx) => enqueueEmail(tx, config, wrongCodesEmail(config, key, user.email)));
}

/** A right code and its step, which the caller uses up. */
export async function checkAppCode(
  context: Context,
  user: { readonly id: number; readonly email: string },
  typed: string,
  isOn: boolean,
): Promise<RightCode> {
  const { left, isKnown, refund } = await countGuess(context, user, signInLimits.wrongCodes);
  const wrong = () => wrongCode(left);
  const stored = await findSecret(context.db, user.id);
  const key =
    stored && stored.isOn === isOn ? open(context.services.config.secretKey, purposeOf(user.id), stored.sealed) : null;
  if (!stored || key === null) throw wrong();
  const step = stepOfCode(key, typed, stored.seconds);
  if (step === null) {
    if (isOn) await recordFailedLogin(context.db, user, context.ip, 'code');
    if (isOn && left === 0 && !isKnown) await warnOfGuesses(context, user);
    throw wrong();
  }
  return { sealed: stored.sealed, step, refund, wrong };
}
