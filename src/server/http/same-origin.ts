import { refusals } from '../../contract/text.ts';
import { forbidden, Refusal } from './refusal.ts';

interface Asked {
  readonly method: string;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
}

/** The browser says where a request comes from; another site's is refused. A program that says nothing is let in. */
export function assertSameOrigin({ headers }: Asked, publicOrigin: string): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin') throw forbidden('foreign_origin', refusals.foreignOrigin);
    return;
  }
  if (headers.origin !== undefined && headers.origin !== publicOrigin) {
    throw forbidden('foreign_origin', refusals.foreignOrigin);
  }
}

/** JSON only: a form of another site cannot send it without the browser asking first. */
export function assertJson({ headers }: Asked): void {
  const type = headers['content-type'];
  if (typeof type !== 'string' || !/^application\/json(?:\s*;|$)/i.test(type)) {
    throw new Refusal(415, 'json_only', refusals.jsonOnly);
  }
}
