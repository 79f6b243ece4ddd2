import { accountLimits, emailsOfDay } from '../../contract/accounts/calls.ts';
import { accountReplies, errorMessages } from '../../contract/text.ts';
import { recordSignIn } from '../audit/store.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { rootCauseMessage } from '../db/errors.ts';
import { AppError } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import type { Context, Services } from '../http/context.ts';
import { browserIn } from '../http/cookies.ts';
import { consumeRateLimit, hasLeft } from '../http/rate-limits.ts';
import { makeToken, tokenHash } from '../http/token.ts';
import { mailboxHash } from '../mail/mailbox-hash.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { devMailboxPath } from '../mail/preview.ts';
import { codeHash, isCode, makeResetCode, makeRowId } from './codes.ts';
import { deviceOf, rememberDevice } from './devices.ts';
import { passwordChangedEmail, resetEmail, unfinishedEmail } from './emails.ts';
import { assertUncommonPassword, hashPassword } from './password.ts';
import { countEmail, renewCode } from './register.ts';
import { findOwnRegistration } from './registration-store.ts';
import {
  addReset,
  addResetRequest,
  consumeResetAttempt,
  consumeResets,
  findResetByToken,
  findResetRequest,
  type ResetRequest,
  rescheduleResetRequest,
  runInSavepoint,
  takeResetRequest,
} from './reset-store.ts';
import { endAllSessions } from './session-store.ts';
import { hasSecondStep, readSecondSteps } from './sign-in/second-step-store.ts';
import { findUserByEmail, lockAddress, lockUser, markVerified, setPassword } from './store.ts';

/** Only stores the request: the lookup happens later, where its duration cannot be measured. */
export const forgotPassword: Handler<'POST /api/forgot-password'> = async (input, context) => {
  const { config } = context.services;
  const asked = { email: input.email, browserHash: context.browser(), deviceHash: deviceOf(context, input.email) };
  return context.transact(async (tx) => {
    await addResetRequest(tx, asked);
    return {
      success: true,
      message: accountReplies.resetSent,
      ...(config.local ? { devEmailPreview: devMailboxPath(config) } : {}),
    };
  });
};

export async function processResetRequests(services: Services): Promise<void> {
  while (await answerNext(services));
}

class Unanswered extends Error {
  readonly request: number;

  constructor(request: number, cause: unknown) {
    super('unanswered', { cause });
    this.request = request;
  }
}

async function answerNext(services: Services): Promise<boolean> {
  const { database, log } = services;
  try {
    return await database.transact(async (tx) => {
      const request = await findResetRequest(tx);
      if (request === null) return false;
      await lockAddress(tx, request.email);
      if (!(await takeResetRequest(tx, request.id))) return true;
      await answer(tx, services, request).catch((error: unknown) => {
        throw new Unanswered(request.id, error);
      });
      return true;
    });
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    await rescheduleResetRequest(database.db, error.request);
    log.error({ request: error.request, error: rootCauseMessage(error) }, 'reset request postponed');
    return true;
  }
}

const countedAs = ({ secretKey }: Config, email: string): string => `reset ${mailboxHash(secretKey, email)}`;

async function answer(tx: Db, services: Services, request: ResetRequest): Promise<void> {
  const { config } = services;
  const { email, browserHash, deviceHash } = request;
  const user = await findUserByEmail(tx, email);
  const isUnverified = user?.emailVerified === false;
  const own = isUnverified && user.isActive ? await findOwnRegistration(tx, browserHash, email) : null;
  if (own) return void (await renewCode(tx, services, own, null));
  // The email about an unfinished registration counts among the codes of the address.
  const kind = isUnverified ? mailboxHash(config.secretKey, email) : countedAs(config, email);
  // Requests of strangers do not use up the limits of a known device.
  const counted = deviceHash ? `${kind} ${deviceHash}` : kind;
  const { allowed, isLastOfDay } = await countEmail(tx, services, counted);
  if (!allowed) return;
  await runInSavepoint(user?.isActive === true, tx, async () => {
    if (!isUnverified) return writeReset(tx, config, email, browserHash, isLastOfDay && deviceHash === null);
    // A code that works in another browser would activate that browser's password.
    await enqueueEmail(tx, config, unfinishedEmail(config, `unfinished ${makeRowId()}`, email));
  });
}

async function writeReset(tx: Db, config: Config, email: string, browserHash: string | null, isLastOfDay: boolean) {
  const id = makeRowId();
  const token = makeToken();
  const code = makeResetCode();
  const emailKey = `reset ${id}`;
  await addReset(tx, email, {
    id,
    browserHash,
    tokenHash: tokenHash(token),
    codeHash: codeHash(config.secretKey, 'reset', id, code),
    emailKey,
  });
  await enqueueEmail(tx, config, resetEmail(config, emailKey, email, { token, code, isLastOfDay }));
}

const failed = (sentence: string): AppError =>
  new AppError(400, 'reset_failed', sentence, { extra: { success: false } });

export const resetPassword: Handler<'POST /api/reset-password'> = async (input, context) => {
  const { config } = context.services;
  const byLink = 'token' in input;
  const failure = () => failed(byLink ? errorMessages.resetLinkFailed : errorMessages.resetCodeFailed);
  assertUncommonPassword(input.password, [config.productName, ...(byLink ? [] : [input.email])]);
  const guessed = byLink ? null : await guessCode(context, input.email, input.code);
  if (!byLink && guessed === null) throw failure();
  const passwordHash = await hashPassword(input.password);
  const proved = { id: 0, email: '', isWhole: false };
  const reply = await context.transact(async (tx) => {
    const open = byLink ? await findByLink(tx, config, input.token) : guessed;
    if (open === null) throw failure();
    const user = await lockUser(tx, open.userId);
    if (user === null || !(await consumeResets(tx, open.id, open.userId))) throw failure();
    assertUncommonPassword(input.password, [user.email, user.name]);
    await endAllSessions(tx, open.userId);
    await markVerified(tx, open.userId);
    await setPassword(tx, open.userId, passwordHash);
    await recordSignIn(tx, user, context.ip, 'set a new password');
    await enqueueEmail(tx, config, passwordChangedEmail(config, `changed ${open.id}`, user.email));
    const isWhole = !hasSecondStep(await readSecondSteps(tx, user.id));
    Object.assign(proved, { id: user.id, email: user.email, isWhole });
    return { success: true as const, message: accountReplies.resetDone };
  });
  // A known browser has its own count of wrong codes, and each reset would give a new one.
  if (proved.isWhole) rememberDevice(context, proved.email);
  context.log.info({ user: proved.id }, 'password reset');
  return reply;
};

/** Strangers may have used up the emails of the day, so the newest link works until another may be sent. */
async function findByLink(tx: Db, config: Config, token: string) {
  const found = await findResetByToken(tx, tokenHash(token));
  if (found === null || found.isFresh) return found;
  const maySend = await hasLeft(tx, emailsOfDay, countedAs(config, found.email), config.rateLimitMultiplier);
  return found.isNewest && !maySend ? found : null;
}

/** One write whether or not there is a reset, which only accounts have, so that both take equal time. */
async function guessCode(context: Context, email: string, typed: string) {
  const { secretKey } = context.services.config;
  const open = await consumeResetAttempt(context.db, email, browserIn(context.cookies));
  if (open.length === 0) await consumeRateLimit(context.db, accountLimits.resetGuessesOfNobody, email, 1);
  return open.find((row) => isCode(secretKey, 'reset', row.id, typed, row.codeHash)) ?? null;
}
