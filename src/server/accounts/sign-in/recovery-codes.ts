import { randomInt } from 'node:crypto';
import { signInLimits } from '../../../contract/accounts/sign-in-calls.ts';
import { signInText } from '../../../contract/accounts/sign-in-text.ts';
import { signIn } from '../../../contract/constants.ts';
import { codeAlphabet, normalizeReplyCode } from '../../../contract/feedback/reply-code.ts';
import { recordFailedLogin } from '../../audit/store.ts';
import type { Db } from '../../db/database.ts';
import { invalid } from '../../http/app-error.ts';
import type { Context } from '../../http/context.ts';
import { enqueueEmail } from '../../mail/outbox.ts';
import { isEqualSecret, makeRowId } from '../codes.ts';
import { hashLike, hashPassword } from '../password.ts';
import { recoveryCodeUsedEmail } from './emails.ts';
import { countGuess } from './pending.ts';
import { consumeRecoveryCode, listRecoveryHashes, readSecondSteps } from './second-step-store.ts';

export interface MadeCodes {
  /** As printed: K7F3Q-9W2DM. */
  readonly codes: readonly string[];
  readonly hashes: readonly string[];
}

/** Hashed like passwords, before the transaction: ten hashes take a while. */
export async function makeRecoveryCodes(): Promise<MadeCodes> {
  const plain = Array.from({ length: signIn.recoveryCodes }, () =>
    Array.from({ length: signIn.recoveryCodeLength }, () => codeAlphabet[randomInt(32)]).join(''),
  );
  const [first = '', ...rest] = plain;
  const firstHash = await hashPassword(first);
  const hashes: string[] = [firstHash];
  for (const code of rest) hashes.push(await hashLike(code, firstHash));
  return { codes: plain.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), hashes };
}

const wrong = () => invalid(signInText.wrongRecoveryCode, { code: signInText.wrongRecoveryCode });

/** Returns what uses the code up, in the transaction of the sign-in. */
export async function checkRecoveryCode(
  context: Context,
  user: { readonly id: number; readonly email: string },
  typed: string,
) {
  const { refund } = await countGuess(context, user, signInLimits.wrongRecoveryCodes);
  const hashes = await listRecoveryHashes(context.db, user.id);
  const [like] = hashes;
  const hash =
    like === undefined
      ? null
      : await hashLike(normalizeReplyCode(typed), like).catch(async (error: unknown) => {
          // A full hash queue says nothing about the code.
          await refund();
          throw error;
        });
  const found = hashes.find((one) => hash !== null && isEqualSecret(hash, one));
  if (found === undefined) {
    await recordFailedLogin(context.db, user, context.ip, 'code');
    throw wrong();
  }
  const consume = async (tx: Db): Promise<void> => {
    if (!(await consumeRecoveryCode(tx, user.id, found))) throw wrong();
    const { config } = context.services;
    const { recoveryCodes: left } = await readSecondSteps(tx, user.id);
    await enqueueEmail(tx, config, recoveryCodeUsedEmail(config, `recovery ${makeRowId()}`, user.email, left));
  };
  return { consume, refund };
}
