import { accountLimits } from '../../contract/accounts.ts';
import { accountReplies, refusals } from '../../contract/text.ts';
import type { Db } from '../db/database.ts';
import { reasonOf } from '../db/failures.ts';
import type { Handler } from '../http/calls.ts';
import type { Context, Services } from '../http/context.ts';
import { returnLimit, takeLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { queueLetter } from '../mail/outbox.ts';
import { lettersAddress } from '../mail/preview.ts';
import { codeHash, isCode, makeResetCode, makeRowId, makeToken, tokenHash } from './codes.ts';
import { passwordChangedLetter, resetLetter } from './letters.ts';
import { assertUncommon, hashPassword } from './password.ts';
import { mayWrite, renewCode } from './register.ts';
import {
  addReset,
  addResetRequest,
  consumeResets,
  findResetByToken,
  keepIf,
  putOffResetRequest,
  takeResetGuess,
  takeResetRequest,
} from './resets.ts';
import { endAllSessions } from './sessions.ts';
import { findUser, findUserByEmail, markVerified, setPassword } from './store.ts';

/** E6. Only notes the request: whether the address is known is looked up where nobody can measure it. */
export const forgotPassword: Handler<'POST /api/forgot-password'> = async (input, context) => {
  const { config } = context.services;
  return context.transact(async (tx) => {
    await addResetRequest(tx, input.email);
    return {
      success: true,
      message: accountReplies.resetSent,
      ...(config.local ? { devEmailPreview: lettersAddress(config) } : {}),
    };
  });
};

/**
 * Answers the requests that wait: a letter with link and code, or a verification code, or nothing. For nobody the same
 * is written and then undone: whoever asks next would feel on the embedded database that there was less to do.
 */
export async function answerResetRequests(services: Services): Promise<void> {
  while (await answerNext(services));
}

/** Rolls back the transaction in which a request could not be answered, and says which it was. */
class Unanswered extends Error {
  readonly request: number;

  constructor(request: number, cause: unknown) {
    super('unanswered', { cause });
    this.request = request;
  }
}

/** A request that cannot be answered stands in nobody's way: it is put off, and forgotten after an hour. */
async function answerNext(services: Services): Promise<boolean> {
  const { database, log } = services;
  try {
    return await database.transact(async (tx) => {
      const request = await takeResetRequest(tx);
      if (request === null) return false;
      await answer(tx, services, request.email).catch((error: unknown) => {
        throw new Unanswered(request.id, error);
      });
      return true;
    });
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    await putOffResetRequest(database.db, error.request);
    log.error({ request: error.request, error: reasonOf(error) }, 'reset request put off');
    return true;
  }
}

async function answer(tx: Db, services: Services, email: string): Promise<void> {
  const { config } = services;
  const user = await findUserByEmail(tx, email);
  if (!(await mayWrite(tx, config, email))) return;
  await keepIf(user?.isActive === true, tx, async () => {
    if (user?.emailVerified === false) await renewCode(tx, config, email);
    else await writeReset(tx, services, email);
  });
}

async function writeReset(tx: Db, { config }: Services, email: string): Promise<void> {
  const id = makeRowId();
  const token = makeToken();
  const code = makeResetCode();
  const letterKey = `reset ${id}`;
  await addReset(tx, email, {
    id,
    tokenHash: tokenHash(token),
    codeHash: codeHash(config.secretKey, 'reset', id, code),
    letterKey,
  });
  await queueLetter(tx, config, resetLetter(config, letterKey, email, token, code));
}

const failed = (sentence: string): Refusal => new Refusal(400, 'reset_failed', sentence, { extra: { success: false } });

/** E7. One transaction: the request is used up, the password set, every session ended, the owner told. */
export const resetPassword: Handler<'POST /api/reset-password'> = async (input, context) => {
  const { config } = context.services;
  const byLink = 'token' in input;
  const refuse = () => failed(byLink ? refusals.resetLinkFailed : refusals.resetCodeFailed);
  assertUncommon(input.password, [config.productName, ...(byLink ? [] : [input.email])]);
  const meant = byLink ? null : await guessCode(context, input.email, input.code);
  if (!byLink && meant === null) throw refuse();
  const passwordHash = await hashPassword(input.password);
  let userId: number | null = null;
  const reply = await context.transact(async (tx) => {
    const open = byLink ? await findResetByToken(tx, tokenHash(input.token)) : meant;
    if (open === null || !(await consumeResets(tx, open.id, open.userId))) throw refuse();
    const user = await findUser(tx, open.userId);
    if (user) assertUncommon(input.password, [user.email, user.name]);
    await endAllSessions(tx, open.userId);
    await markVerified(tx, open.userId);
    await setPassword(tx, open.userId, passwordHash);
    if (user) await queueLetter(tx, config, passwordChangedLetter(config, `changed ${open.id}`, user.email));
    userId = open.userId;
    return { success: true, message: accountReplies.resetDone };
  });
  context.log.info({ user: userId }, 'password reset');
  return reply;
};

async function guessCode(context: Context, email: string, typed: string) {
  const { secretKey, rateLimitMultiplier } = context.services.config;
  const limit = accountLimits.codeFailuresPerAddress;
  if (!(await takeLimit(context.db, limit, email, rateLimitMultiplier)).allowed) return null;
  const open = await takeResetGuess(context.db, email);
  const meant = open.find((row) => isCode(secretKey, 'reset', row.id, typed, row.codeHash)) ?? null;
  if (meant) await returnLimit(context.db, limit, email);
  return meant;
}
