import { loopbackNames } from '../../contract/installation.ts';
import { errorMessages } from '../../contract/text.ts';
import { AppError, forbidden } from './app-error.ts';
import type { Services } from './context.ts';

interface RequestHead {
  readonly method: string;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
}

/** Rejects requests from other sites. Programs that send neither header are allowed. */
export function assertSameOrigin(
  { headers }: RequestHead,
  publicUrl: URL,
  onMismatch?: (origin: string) => void,
): void {
  const site = headers['sec-fetch-site'];
  const isForeign =
    (site !== undefined && site !== 'same-origin') ||
    (headers.origin !== undefined && !isOurs(headers.origin, publicUrl));
  // The browser calls it the same site, so people use another address than PUBLIC_URL.
  if (isForeign && site === 'same-origin' && typeof headers.origin === 'string') onMismatch?.(headers.origin);
  if (isForeign) throw forbidden('foreign_origin', errorMessages.foreignOrigin);
}

/** A link on another site would read as the signed-in user, and record it in their name. Email programs send `none`. */
export function assertNotLinked({ headers }: RequestHead): void {
  if (headers['sec-fetch-site'] === 'cross-site') throw forbidden('foreign_origin', errorMessages.foreignOrigin);
}

function isOurs(origin: string | string[], publicUrl: URL): boolean {
  if (origin === publicUrl.origin) return true;
  if (!loopbackNames.includes(publicUrl.hostname)) return false;
  return loopbackNames.some((name) => {
    const alias = new URL(publicUrl);
    alias.hostname = name;
    return origin === alias.origin;
  });
}

/** A form on another site cannot send JSON without a preflight request. */
export const assertJson = (request: RequestHead): void => assertType(request, 'application/json');

/** UTF-8 without encoding: another reading of the same bytes could pass checks of the first. */
export function assertType({ headers }: RequestHead, wanted: string): void {
  const [type = '', ...parameters] = String(headers['content-type'] ?? '').split(';');
  const isWanted =
    type.trim().toLowerCase() === wanted && parameters.every((one) => /^(?:charset="?utf-8"?)?$/i.test(one.trim()));
  if (!isWanted || headers['content-encoding'] !== undefined)
    throw new AppError(415, 'json_only', errorMessages.jsonOnly);
}

const quietMs = 60_000;
const tellable = /^https?:\/\/[\w.:[\]-]{1,255}$/;
const quietUntil = new WeakMap<object, number>();

export function originMismatchLog({ config, log }: Services): (origin: string) => void {
  return (origin) => {
    if (performance.now() < (quietUntil.get(config) ?? 0) || !tellable.test(origin)) return;
    quietUntil.set(config, performance.now() + quietMs);
    log.warn({ origin, publicUrl: config.publicUrl.origin }, 'PUBLIC_URL is not the address in the browser');
  };
}
