import type { FastifyInstance } from 'fastify';
import { plainName } from '../../contract/businesses/plain-name.ts';
import { confirmFeedbackLink, paths } from '../../contract/paths.ts';
import { isUnavailable } from '../db/errors.ts';
import { confirmFeedbackEmail } from '../feedback/address-handlers.ts';
import { findConfirmation } from '../feedback/address-store.ts';
import { makeCall } from '../http/calls.ts';
import type { Services } from '../http/context.ts';
import { explainFailure } from '../http/serve.ts';
import { tokenHash } from '../http/token.ts';
import { productOf } from './page-data.ts';
import { assertOwnForm, formOf, takeForms } from './plain-form.ts';
import type { SendSecretPage } from './send-secret-page.ts';

/** A GET changes nothing, because mail scanners follow links. */
export function serveConfirmPage(app: FastifyInstance, services: Services, send: SendSecretPage): void {
  const { config, database } = services;
  const product = productOf(config);

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
        try {
          await makeCall(services, 'POST /api/confirm-feedback-email', confirmFeedbackEmail, { token }, request, reply);
        } catch (failure) {
          const { status, retryAfterSeconds } = explainFailure(services, failure, request);
          if (status < 429) return send(reply, 404, { view: 'confirm', product, state: { is: 'expired' } });
          if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
          return send(reply, status, { view: 'busy', product, name: null });
        }
        return reply.redirect(confirmFeedbackLink(token), 303);
      },
    });
  });
}
