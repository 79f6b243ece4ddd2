import { randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type CookieName = 'sid' | 'visitor' | 'pending' | 'dev';

/** The cookies of one request and its answer. Over https every name carries the __Host- prefix. */
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

const day = 86_400;

/** The opaque id by which clicks of one visitor are counted once; made when it is first needed. */
export function visitorOf(cookies: Cookies): string {
  const brought = cookies.get('visitor');
  if (brought !== null && /^[\w-]{22}$/.test(brought)) return brought;
  const made = randomBytes(16).toString('base64url');
  cookies.set('visitor', made, 30 * day);
  return made;
}
