import { accountLimits } from '../../contract/accounts.ts';
import { accountReplies, refusals } from '../../contract/text.ts';
import type { Handler } from '../http/calls.ts';
import { returnLimit, takeLimit } from '../http/limits.ts';
import { invalid, type Refusal } from '../http/refusal.ts';
import { isCode, tokenHash } from './codes.ts';
import { consumeRegistrations, takeGuess } from './registrations.ts';
import { changeRole } from './roles.ts';
import { activateUser } from './store.ts';

const badCode = (): Refusal => invalid(refusals.badCode);

/** E4. Any failure is the same answer. The code activates its own registration and ends all others of the address. */
export const verifyCode: Handler<'POST /api/verify-code'> = async (input, context) => {
  const { config } = context.services;
  const limit = accountLimits.codeFailuresPerAddress;
  if (!(await takeLimit(context.db, limit, input.email, config.rateLimitMultiplier)).allowed) throw badCode();
  const pending = context.cookies.get('pending');
  const open = await takeGuess(context.db, input.email, pending === null ? null : tokenHash(pending));
  const meant = open.find((row) => isCode(config.secretKey, 'verify', row.id, input.code, row.codeHash));
  if (!meant) throw badCode();
  let user: number | null = null;
  const reply = await context.transact(async (tx) => {
    if (!(await consumeRegistrations(tx, meant.id, meant.email))) throw badCode();
    user = await activateUser(tx, meant);
    if (user === null) throw badCode();
    if (config.adminEmail === meant.email)
      await changeRole(tx, { email: meant.email, isAdmin: true, by: 'ADMIN_EMAIL' });
    await returnLimit(tx, limit, input.email);
    return { message: accountReplies.verified };
  });
  context.cookies.clear('pending');
  context.log.info({ user }, 'address verified');
  return reply;
};
