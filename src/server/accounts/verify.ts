import { accountReplies, errorMessages } from '../../contract/text.ts';
import { type AppError, invalid } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { browserIn } from '../http/cookies.ts';
import { deleteAccountInvitationOf, mayRegister } from './account-invitation-store.ts';
import { isCode } from './codes.ts';
import { rememberDevice } from './devices.ts';
import { consumeAttempt, consumeRegistration } from './registration-store.ts';
import { changeRole } from './role-store.ts';
import { activateUser, lockAddress } from './store.ts';

const badCode = (): AppError => invalid(errorMessages.badCode);

/** Every failure gets the same reply. A code activates only the registration of this browser. */
export const verifyCode: Handler<'POST /api/verify-code'> = async ({ email, code }, context) => {
  const { config } = context.services;
  const open = await consumeAttempt(context.db, browserIn(context.cookies), email);
  if (!open?.codeHash || !isCode(config.secretKey, 'verify', open.id, code, open.codeHash)) throw badCode();
  let user: number | null = null;
  const reply = await context.transact(async (tx) => {
    await lockAddress(tx, email);
    const typed = await consumeRegistration(tx, open);
    user = typed && (await mayRegister(tx, config, email)) ? await activateUser(tx, typed) : null;
    if (user === null) throw badCode();
    await deleteAccountInvitationOf(tx, email);
    if (config.adminEmail === email) await changeRole(tx, 'ADMIN_EMAIL', user, true);
    return { message: accountReplies.verified };
  });
  rememberDevice(context, email);
  context.log.info({ user }, 'address verified');
  return reply;
};
