import { createHmac } from 'node:crypto';
import type { Context } from '../http/context.ts';
import { makeToken, tokenHash } from '../http/token.ts';
import { isEqualSecret } from './codes.ts';

const deviceCookieSeconds = 365 * 86_400;

/** A browser that has proved access to the account; the cookie binds its secret to the address. */
export function deviceOf(context: Pick<Context, 'cookies' | 'services'>, email: string): string | null {
  const [secret = '', proof = ''] = (context.cookies.get('dev') ?? '').split('.');
  return secret && isEqualSecret(proof, proofOf(context, secret, email)) ? tokenHash(secret) : null;
}

export function rememberDevice(context: Pick<Context, 'cookies' | 'services'>, email: string): void {
  const secret = makeToken();
  context.cookies.set('dev', `${secret}.${proofOf(context, secret, email)}`, deviceCookieSeconds);
}

const proofOf = ({ services }: Pick<Context, 'services'>, secret: string, email: string): string =>
  createHmac('sha256', services.config.secretKey).update(`device ${secret} ${email}`).digest('base64url');
