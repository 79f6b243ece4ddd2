import type { FastifyReply } from 'fastify';
import type { CustomerPage } from '../../contract/customer-page.ts';
import { languageOf } from './page-language.ts';
import type { RenderPage } from './public-build.ts';
import { policyOf } from './rendered-page-cache.ts';

export type SendSecretPage = (reply: FastifyReply, status: number, page: CustomerPage) => FastifyReply;

/** For pages with a secret in their address. */
export const secretHeaders = {
  'cache-control': 'no-store',
  // Forms on a page with `no-referrer` would not send their origin.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
} as const;

export function secretPageSender(render: RenderPage): SendSecretPage {
  return (reply, status, made) => {
    const page = render(made, languageOf(reply.request));
    return reply
      .status(status)
      .headers({ ...secretHeaders, 'content-security-policy': policyOf(page) })
      .type('text/html; charset=utf-8')
      .send(page.html);
  };
}
