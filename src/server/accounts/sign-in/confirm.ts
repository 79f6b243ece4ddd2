import { signInText } from '../../../contract/accounts/sign-in-text.ts';
import { conflict, forbidden, invalid } from '../../http/app-error.ts';
import type { Handler } from '../../http/calls.ts';
import type { SignedIn } from '../../http/context.ts';
import { comparePassword, isPasswordOff, recordFailure } from '../login.ts';
import { countAttempt } from '../login-attempts.ts';
import { confirmSession } from '../session-store.ts';
import { clearLoginFailures, findForLogin } from '../store.ts';
import { checkAppCode } from './app-codes.ts';
import { checkPasskey, makeSignInOptions } from './passkeys.ts';
import { consumeStep, hasSecondStep, readSecondSteps } from './second-step-store.ts';
import { needsIssuer, singleSignOnOnly } from './sign-in.ts';

export const confirmOptions: Handler<'POST /api/security/confirm-options'> = (_input, context) =>
  makeSignInOptions(context);

/** A fresh proof that the person at the browser is the user: acts that ask for it go on for 15 minutes. */
export const confirm: Handler<'POST /api/security/confirm'> = async (input, context) => {
  if ('password' in input) await provePassword(context as SignedIn, input.password);
  else if ('code' in input) await proveCode(context as SignedIn, input.code);
  else await provePasskey(context as SignedIn, input.passkey);
  await confirmSession(context.db, context.session.tokenHash);
  return { success: true };
};

async function provePassword(context: SignedIn, password: string): Promise<void> {
  const { db, session } = context;
  const { id, email } = session.user;
  if (needsIssuer(context.services.config, session.user)) throw singleSignOnOnly();
  // Who has an open session and the password must not take the second step away.
  if (hasSecondStep(await readSecondSteps(db, id))) throw forbidden('second_step', signInText.confirmBySecondStep);
  const attempt = await countAttempt(context, email);
  const account = attempt.triesAccount ? await findForLogin(db, email) : null;
  const isRight = await comparePassword(attempt, password, account?.passwordHash ?? null);
  if (!account || !isRight || isPasswordOff(account, attempt)) {
    await recordFailure(context, email, account, attempt);
    throw invalid(signInText.wrongPassword, { password: signInText.wrongPassword });
  }
  await attempt.refund();
  await clearLoginFailures(db, id);
}

async function proveCode(context: SignedIn, code: string): Promise<void> {
  const { user } = context.session;
  const right = await checkAppCode(context, user, code, true);
  if (!(await consumeStep(context.db, user.id, right.step))) throw right.wrong();
  await right.refund();
}

async function provePasskey(context: SignedIn, passkey: unknown): Promise<void> {
  const known = await checkPasskey(context, passkey);
  if (known.userId !== context.session.user.id) throw conflict('unknown_passkey', signInText.unknownPasskey);
}
