import { errorMessages } from '../../contract/text.ts';
import { AppError, forbidden } from './app-error.ts';

interface Asked {
  readonly method: string;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
}

/** The browser says where a request comes from; another site's is refused. A program that says nothing is let in. */
export function assertSameOrigin({ headers }: Asked, publicUrl: URL): void {
  const site = headers['sec-fetch-site'];
  const isForeign =
    (site !== undefined && site !== 'same-origin') ||
    (headers.origin !== undefined && !isOurs(headers.origin, publicUrl));
  if (isForeign) throw forbidden('foreign_origin', errorMessages.foreignOrigin);
}

const laptop = ['localhost', '127.0.0.1', '[::1]'];

/** A laptop has several names for itself, and a browser that was given another one than PUBLIC_URL's is still at home. */
function isOurs(origin: string | string[], publicUrl: URL): boolean {
  if (origin === publicUrl.origin) return true;
  if (!laptop.includes(publicUrl.hostname)) return false;
  return laptop.some((name) => {
    const alias = new URL(publicUrl);
    alias.hostname = name;
    return origin === alias.origin;
  });
}

/** JSON only: a form of another site cannot send it without the browser asking first. */
export const assertJson = (asked: Asked): void => assertType(asked, 'application/json');

/** One type in UTF-8, as it is: a second reading of the same bytes would get past the checks of the first. */
export function assertType({ headers }: Asked, wanted: string): void {
  const [type = '', ...parameters] = String(headers['content-type'] ?? '').split(';');
  const isWanted =
    type.trim().toLowerCase() === wanted && parameters.every((one) => /^(?:charset="?utf-8"?)?$/i.test(one.trim()));
  if (!isWanted || headers['content-encoding'] !== undefined)
    throw new AppError(415, 'json_only', errorMessages.jsonOnly);
}
