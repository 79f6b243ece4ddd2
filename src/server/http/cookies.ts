import { createHmac, randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { codes } from '../../contract/constants.ts';
import { tokenHash } from './token.ts';

type CookieName = 'sid' | 'visitor' | 'pending' | 'dev' | 'step' | 'sso';

export interface Cookies {
  get(name: CookieName): string | null;
  set(name: CookieName, value: string, seconds: number): void;
  clear(name: CookieName): void;
}

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  const full = (name: CookieName): string => (secure ? `__Host-${name}` : name);
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    get: (name) => request.cookies[full(name)] || null,
    set: (name, value, seconds) => void reply.setCookie(full(name), value, { ...attributes, maxAge: seconds }),
    clear: (name) => void reply.setCookie(full(name), '', { ...attributes, maxAge: 0, expires: new Date(0) }),
  };
}

const tokenForm = /^[\w-]{43}$/;

export function browserIn(cookies: Cookies): string | null {
  const token = cookies.get('pending');
  return token !== null && tokenForm.test(token) ? tokenHash(token) : null;
}

export function bindBrowser(cookies: Cookies, makeNew: () => string): string {
  const brought = cookies.get('pending');
  const token = brought !== null && tokenForm.test(brought) ? brought : makeNew();
  cookies.set('pending', token, codes.registrationLifetime);
  return tokenHash(token);
}

const day = 86_400;

export function broughtVisitor(cookies: Cookies): string | null {
  const brought = cookies.get('visitor');
  return brought !== null && /^[\w-]{22}$/.test(brought) ? brought : null;
}

/** A retry whose first response, and cookie, were lost gets the same id again from its secret Idempotency-Key. */
export function makeVisitor(secretKey: Buffer, ip: string, key: string | undefined): string {
  if (!key) return randomBytes(16).toString('base64url');
  return createHmac('sha256', secretKey).update(`visitor ${ip} ${key}`).digest('base64url').slice(0, 22);
}

export const keepVisitor = (cookies: Cookies, visitor: string): void => cookies.set('visitor', visitor, 30 * day);
