import { accountLimits, emailsOfDay, emailsOfMinute, longEmailLimits } from '../../contract/accounts/calls.ts';
import type { Limit } from '../../contract/endpoint.ts';
import { accountReplies } from '../../contract/text.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import type { Handler } from '../http/calls.ts';
import type { Context, Services } from '../http/context.ts';
import { consumeRateLimit, consumeRateLimits, type RateLimitUse } from '../http/rate-limits.ts';
import { mailboxHash } from '../mail/mailbox-hash.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { previewAddress } from '../mail/preview.ts';
import { mayRegister } from './account-invitation-store.ts';
import { codeHash, makeRowId, makeVerificationCode } from './codes.ts';
import { alreadyRegisteredEmail, verificationEmail } from './emails.ts';
import { assertUncommonPassword, hashPassword } from './password.ts';
import {
  findOwnRegistration,
  noteCodeRequest,
  type OpenRegistration,
  saveRegistration,
  setCode,
} from './registration-store.ts';
import { ensureUser, findUserByEmail, lockAddress } from './store.ts';

/** The reply is the same for new, pending and taken addresses; only the email differs. */
export const register: Handler<'POST /api/register'> = async (input, context) => {
  const { config } = context.services;
  const { name, email, password } = input;
  assertUncommonPassword(password, [email, name, config.productName]);
  const passwordHash = await hashPassword(password);
  return context.transact(async (tx) => {
    await lockAddress(tx, email);
    if (await mayRegister(tx, config, email)) await ensureUser(tx, name, email);
    const own = await saveRegistration(tx, { email, name, passwordHash, browserHash: context.browser() });
    return { ...(await answerWithCode(tx, context, own)), user: { email } };
  });
};

export const resendCode: Handler<'POST /api/resend-code'> = async (input, context) => {
  return context.transact(async (tx) => {
    await lockAddress(tx, input.email);
    const own = await findOwnRegistration(tx, context.browser(), input.email);
    return own ? answerWithCode(tx, context, own) : { message: accountReplies.registered };
  });
};

async function answerWithCode(tx: Db, context: Context, own: OpenRegistration) {
  const { config } = context.services;
  const { codeAge } = own;
  if (codeAge !== null && isRecent(codeAge)) return { message: accountReplies.codeAskedAgo(codeAge) };
  const emailKey = await renewCode(tx, context.services, own, context.site ?? context.ip);
  const preview = config.local && emailKey ? { devEmailPreview: previewAddress(config, emailKey) } : {};
  return { message: accountReplies.registered, ...preview };
}

const isRecent = (codeAge: number): boolean => codeAge < emailsOfMinute.seconds;

/** A request beyond the limits is noted too: otherwise the next answer would tell that the address had emails. */
export async function renewCode(
  tx: Db,
  services: CountingServices,
  own: OpenRegistration,
  ip: string | null,
): Promise<string | null> {
  const { id, email, codeAge } = own;
  if (codeAge !== null && isRecent(codeAge)) return null;
  const delaySeconds = await countCode(tx, services, email, ip);
  if (delaySeconds !== null) return writeCode(tx, services.config, own, delaySeconds);
  await noteCodeRequest(tx, id);
  return null;
}

/** The row of an address that is taken or may not register has no code, so that all cases answer alike. */
async function writeCode(
  tx: Db,
  config: Config,
  { id, email }: OpenRegistration,
  delaySeconds: number,
): Promise<string> {
  const emailKey = `registration ${makeRowId()}`;
  const code = makeVerificationCode();
  const isTaken = (await findUserByEmail(tx, email))?.emailVerified === true;
  if (!isTaken && !(await mayRegister(tx, config, email))) {
    await setCode(tx, id, null, emailKey);
    return emailKey;
  }
  const message = isTaken
    ? alreadyRegisteredEmail(config, emailKey, email)
    : verificationEmail(config, emailKey, email, code);
  await enqueueEmail(tx, config, { ...message, delaySeconds });
  await setCode(tx, id, isTaken ? null : codeHash(config.secretKey, 'verify', id, code), emailKey);
  return emailKey;
}

type CountingServices = Pick<Services, 'config' | 'log'>;

/** Seconds until the code may go out: a stranger who asked first only delays it. Null when the longer limits refuse it. */
async function countCode(tx: Db, services: CountingServices, email: string, ip: string | null): Promise<number | null> {
  const mailbox = mailboxHash(services.config.secretKey, email);
  const perNetwork: RateLimitUse[] = ip === null ? [] : [[accountLimits.codesPerNetwork, `${mailbox} ${ip}`]];
  const { allowed } = await countEmail(tx, services, mailbox, longEmailLimits, perNetwork);
  if (!allowed) return null;
  const minute = await consumeRateLimit(tx, emailsOfMinute, mailbox, services.config.rateLimitMultiplier);
  return minute.allowed ? 0 : minute.retryAfterSeconds;
}

/** Counted in the transaction that writes the email: if that fails, the address may still get one. */
export async function countEmail(
  tx: Db,
  { config, log }: CountingServices,
  counted: string,
  limits: readonly Limit[] = accountLimits.emailsPerAddress,
  more: readonly RateLimitUse[] = [],
): Promise<{ readonly allowed: boolean; readonly isLastOfDay: boolean }> {
  const uses = [...limits.map((limit): RateLimitUse => [limit, counted]), ...more];
  const results = await consumeRateLimits(tx, uses, config.rateLimitMultiplier);
  const exceeded = results.find(({ allowed }) => !allowed);
  if (exceeded) log.warn({ limit: exceeded.limit.name, user: null }, 'limit reached');
  const isLastOfDay = results.some(({ limit, left }) => limit === emailsOfDay && left === 0);
  return { allowed: !exceeded, isLastOfDay };
}
