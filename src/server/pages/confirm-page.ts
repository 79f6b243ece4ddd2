import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ConfirmPage, NoticePage, RenderedPage } from '../../contract/customer-page.ts';
import { confirmFeedbackLink, paths } from '../../contract/paths.ts';
import { isUnavailable } from '../db/errors.ts';
import { findConfirmation } from '../feedback/addresses.ts';
import { plainName } from '../feedback/plain-name.ts';
import type { Services } from '../http/context.ts';
import { tokenHash } from '../http/token.ts';
import { productOf } from './page-data.ts';
import { assertOwnForm, formOf, takeForms } from './plain-form.ts';
import { policyOf } from './rendered-page-cache.ts';

/** The page that the email to a feedback address links to. Looking at it changes nothing: mail scanners follow links. */
export function serveConfirmPage(
  app: FastifyInstance,
  services: Services,
  render: (page: ConfirmPage | NoticePage) => RenderedPage,
): void {
  const { config, database } = services;
  const product = productOf(config);

  const send = (reply: FastifyReply, status: number, made: ConfirmPage | NoticePage) => {
    const page = render(made);
    return reply
      .status(status)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policyOf(page),
        // The address holds a secret. With no referrer at all, the form would not name its origin.
        'referrer-policy': 'same-origin',
      })
      .type('text/html; charset=utf-8')
      .send(page.html);
  };

  app.get(paths.confirmFeedbackEmail, { config: { pool: 'pages' } }, async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    try {
      const found = typeof token === 'string' ? await findConfirmation(database.db, tokenHash(token)) : null;
      if (found === null || typeof token !== 'string') {
        return send(reply, 404, { view: 'confirm', product, state: { is: 'expired' } });
      }
      const { email, isConfirmed } = found;
      const business = plainName(found.business);
      const state = isConfirmed
        ? ({ is: 'confirmed', business, email } as const)
        : ({ is: 'asked', business, email, token } as const);
      return send(reply, 200, { view: 'confirm', product, state });
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return send(reply.header('retry-after', '1'), 503, { view: 'busy', product, name: null });
    }
  });

  app.register(async (scope) => {
    takeForms(scope);
    scope.post(paths.confirmFeedbackEmail, {
      config: { pool: 'pages' },
      onRequest: async (request) => assertOwnForm(request, config.publicUrl),
      handler: async (request, reply) => {
        const token = formOf(request).get('token') ?? '';
        // The same call as everywhere: its schema, its limits, its handler.
        const answer = await app.inject({
          method: 'POST',
          url: '/api/confirm-feedback-email',
          remoteAddress: request.ip,
          headers: { 'sec-fetch-site': 'same-origin' },
          payload: { token },
        });
        if (answer.statusCode === 200) return reply.redirect(confirmFeedbackLink(token), 303);
        if (answer.statusCode < 429) return send(reply, 404, { view: 'confirm', product, state: { is: 'expired' } });
        const retryAfter = answer.headers['retry-after'];
        return send(retryAfter ? reply.header('retry-after', retryAfter) : reply, answer.statusCode, {
          view: 'busy',
          product,
          name: null,
        });
      },
    });
  });
}
