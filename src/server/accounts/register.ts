import { accountLimits } from '../../contract/accounts.ts';
import { accountReplies } from '../../contract/text.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { Handler } from '../http/calls.ts';
import { consumeRateLimit } from '../http/rate-limits.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { previewAddress } from '../mail/preview.ts';
import { codeHash, makeRowId, makeVerificationCode } from './codes.ts';
import { alreadyRegisteredEmail, verificationEmail } from './emails.ts';
import { assertUncommon, hashPassword } from './password.ts';
import { findOwnRegistration, type OpenRegistration, saveRegistration, setCode } from './registrations.ts';
import { findUserByEmail, keepUnverifiedUser, lockAddress } from './store.ts';

/** E3. The same answer whether the address is new, pending or taken; only its mailbox learns which. */
export const register: Handler<'POST /api/register'> = async (input, context) => {
  const { config } = context.services;
  const { name, email, password } = input;
  assertUncommon(password, [email, name, config.productName]);
  const passwordHash = await hashPassword(password);
  return context.transact(async (tx) => {
    await lockAddress(tx, email);
    await keepUnverifiedUser(tx, name, email);
    const own = await saveRegistration(tx, { email, name, passwordHash, browserHash: context.browser() });
    return { ...(await answerWithCode(tx, config, own)), user: { email } };
  });
};

/** Ours: another code for this browser's registration. Answers the same when it has none. */
export const resendCode: Handler<'POST /api/resend-code'> = async (input, context) => {
  const { config } = context.services;
  return context.transact(async (tx) => {
    await lockAddress(tx, input.email);
    const own = await findOwnRegistration(tx, context.browser(), input.email);
    return own ? answerWithCode(tx, config, own) : { message: accountReplies.registered };
  });
};

async function answerWithCode(tx: Db, config: Config, own: OpenRegistration) {
  const { codeAge } = own;
  // The running code stays good: whoever registers twice within a minute has one email, not two.
  if (codeAge !== null && isYoung(codeAge)) return { message: accountReplies.codeSentAgo(codeAge) };
  const emailKey = await renewCode(tx, config, own);
  const preview = config.local && emailKey ? { devEmailPreview: previewAddress(config, emailKey) } : {};
  return { message: accountReplies.registered, ...preview };
}

const isYoung = (codeAge: number): boolean => codeAge < accountLimits.emailsPerAddress[0].seconds;

/** Gives a row a fresh code and its email, unless the last one is young or the address had enough; answers the email's key. */
export async function renewCode(tx: Db, config: Config, own: OpenRegistration): Promise<string | null> {
  if (own.codeAge !== null && isYoung(own.codeAge)) return null;
  return (await mayWrite(tx, config, own.email)) ? writeCode(tx, config, own) : null;
}

/**
 * Writes the email with a fresh code into the row. Where the address belongs to somebody already, the email says so and
 * the row stays without a code: it only makes both cases answer alike from then on.
 */
export async function writeCode(tx: Db, config: Config, { id, email }: OpenRegistration): Promise<string> {
  const emailKey = `registration ${makeRowId()}`;
  const code = makeVerificationCode();
  const isTaken = (await findUserByEmail(tx, email))?.emailVerified === true;
  const message = isTaken
    ? alreadyRegisteredEmail(config, emailKey, email)
    : verificationEmail(config, emailKey, email, code);
  await enqueueEmail(tx, config, message);
  await setCode(tx, id, isTaken ? null : codeHash(config.secretKey, 'verify', id, code), emailKey);
  return emailKey;
}

/**
 * Whether an address may get another email: one a minute, three an hour, six a day. Counted in the transaction that
 * writes the message, or a failure of it would leave the address without one.
 */
export async function mayWrite(tx: Db, config: Config, counted: string): Promise<boolean> {
  for (const limit of accountLimits.emailsPerAddress) {
    if (!(await consumeRateLimit(tx, limit, counted, config.rateLimitMultiplier)).allowed) return false;
  }
  return true;
}
