import type { FastifyReply } from 'fastify';
import type { CustomerPage, RenderedPage } from '../../contract/customer-page.ts';
import { policyOf } from './rendered-page-cache.ts';

export type SendSecretPage = (reply: FastifyReply, status: number, page: CustomerPage) => FastifyReply;

/** For pages with a secret in their address. */
export const secretHeaders = {
  'cache-control': 'no-store',
  // Forms on a page with `no-referrer` would not send their origin.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
} as const;

export function secretPageSender(render: (page: CustomerPage) => RenderedPage): SendSecretPage {
  return (reply, status, made) => {
    const page = render(made);
    return reply
      .status(status)
      .headers({ ...secretHeaders, 'content-security-policy': policyOf(page) })
      .type('text/html; charset=utf-8')
      .send(page.html);
  };
}
