import { accountLimits } from '../../contract/accounts.ts';
import { codes } from '../../contract/limits.ts';
import { accountReplies } from '../../contract/text.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { Handler } from '../http/calls.ts';
import type { Context } from '../http/context.ts';
import { takeLimit } from '../http/limits.ts';
import { queueLetter } from '../mail/outbox.ts';
import { letterAddress } from '../mail/preview.ts';
import { codeHash, makeRowId, makeToken, makeVerificationCode, tokenHash } from './codes.ts';
import { alreadyRegisteredLetter, verificationLetter } from './letters.ts';
import { assertUncommon, hashPassword } from './password.ts';
import { addRegistration, changeRegistration, findNewestRegistration, findOwnRegistration } from './registrations.ts';
import { findUserByEmail, keepUnverifiedUser } from './store.ts';

/** E3. The same answer whether the address is new, pending or taken; only its mailbox learns which. */
export const register: Handler<'POST /api/register'> = async (input, context) => {
  const { config } = context.services;
  assertUncommon(input.password, [input.email, input.name, config.productName]);
  const passwordHash = await hashPassword(input.password);
  const typed = { name: input.name, passwordHash };
  const answer = (message: string, letterKey: string | null) => ({
    message,
    user: { email: input.email },
    ...previewOf(config, letterKey),
  });

  const browser = browserOf(context);
  return context.transact(async (tx) => {
    const own = await findOwnRegistration(tx, browser.hash, input.email);
    if (own && isYoung(own)) {
      // The running code stays good: whoever registers twice within a minute has one letter, not two.
      await changeRegistration(tx, own.id, typed);
      return answer(accountReplies.codeSentAgo(own.codeAge), null);
    }
    if (!(await mayWrite(tx, config, input.email))) {
      // No letter, and still a cookie: a limit on an address must not tell that it exists.
      if (own) await changeRegistration(tx, own.id, typed);
      return answer(accountReplies.registered, null);
    }
    await keepUnverifiedUser(tx, input.name, input.email);
    const id = own?.id ?? makeRowId();
    const row = { ...typed, ...(await writeCode(tx, config, id, input.email)) };
    if (own) await changeRegistration(tx, id, row);
    else await addRegistration(tx, { ...row, id, email: input.email, browserHash: browser.hash });
    return answer(accountReplies.registered, row.letterKey);
  });
};

/** Ours: another code for a registration that is still open. Answers the same when there is none. */
export const resendCode: Handler<'POST /api/resend-code'> = async (input, context) => {
  const { config } = context.services;
  const browser = browserOf(context);
  return context.transact(async (tx) => {
    const own = await findOwnRegistration(tx, browser.hash, input.email);
    if (own && isYoung(own)) return { message: accountReplies.codeSentAgo(own.codeAge) };
    const written = (await mayWrite(tx, config, input.email))
      ? await renewCode(tx, config, input.email, own?.id)
      : null;
    return { message: accountReplies.registered, ...previewOf(config, written) };
  });
};

/** Within its first minute a code is not replaced by another. */
const isYoung = ({ codeAge }: { readonly codeAge: number }): boolean =>
  codeAge < accountLimits.lettersPerAddress[0].seconds;

const previewOf = (config: Config, letterKey: string | null) =>
  config.local && letterKey ? { devEmailPreview: letterAddress(config, letterKey) } : {};

/** Gives the open registration of an address a fresh code and its letter; answers the letter's key. */
export async function renewCode(tx: Db, config: Config, email: string, rowId?: string): Promise<string | null> {
  const id = rowId ?? (await findNewestRegistration(tx, email))?.id;
  if (!id) return null;
  const fresh = await writeCode(tx, config, id, email);
  await changeRegistration(tx, id, fresh);
  return fresh.letterKey;
}

/** No code has this as its hash: nothing can be typed that activates the row. */
const noCode = 'none';

/**
 * Writes the letter with a fresh code, and answers what its row keeps of it. Where the address belongs to somebody
 * already, the letter says so and the row stays without a code: it only makes both cases answer alike from then on.
 */
async function writeCode(tx: Db, config: Config, id: string, email: string) {
  const letterKey = `registration ${makeRowId()}`;
  const code = makeVerificationCode();
  const isTaken = (await findUserByEmail(tx, email))?.emailVerified === true;
  const letter = isTaken
    ? alreadyRegisteredLetter(config, letterKey, email)
    : verificationLetter(config, letterKey, email, code);
  await queueLetter(tx, config, letter);
  const hash = isTaken ? noCode : codeHash(config.secretKey, 'verify', id, code);
  return { codeHash: hash, letterKey, attempts: 0 };
}

/**
 * Whether an address may get another letter: one a minute, three an hour, six a day. Counted in the transaction that
 * writes the letter, or a failure of it would leave the address without one.
 */
export async function mayWrite(tx: Db, config: Config, email: string): Promise<boolean> {
  for (const limit of accountLimits.lettersPerAddress) {
    if (!(await takeLimit(tx, limit, email, config.rateLimitMultiplier)).allowed) return false;
  }
  return true;
}

/** The cookie that binds a browser to what it registered; made when there is none. */
function browserOf(context: Context): { hash: string } {
  const brought = context.cookies.get('pending');
  const token = brought !== null && /^[\w-]{43}$/.test(brought) ? brought : makeToken();
  context.cookies.set('pending', token, codes.registrationLifetime);
  return { hash: tokenHash(token) };
}
