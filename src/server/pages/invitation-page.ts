import type { FastifyInstance } from 'fastify';
import { invitationLink } from '../../contract/paths.ts';
import { findPublicBusiness } from '../businesses/public-store.ts';
import { isUnavailable } from '../db/errors.ts';
import type { Services } from '../http/context.ts';
import { readPersonToken } from '../invitations/person-token.ts';
import { customerPage, productOf } from './page-data.ts';
import type { SendPage } from './rendered-page-cache.ts';
import { secretHeaders } from './send-secret-page.ts';

/** The page that everyone gets. Only its script tells that a person came, because mail scanners open links too. */
export function serveInvitationPage(app: FastifyInstance, services: Services, send: SendPage): void {
  const { config, database } = services;
  const product = productOf(config);

  app.get(invitationLink(':token'), { config: { pool: 'pages' } }, async (request, reply) => {
    const { token } = request.params as { token: string };
    try {
      const person = readPersonToken(config.secretKey, token);
      const row = person && (await findPublicBusiness(database.db, { id: person.businessId }));
      if (row) return send(request, reply, `flow ${row.slug}`, customerPage(row, 'flow', config), secretHeaders);
      return send(request, reply.status(404), 'missing', { view: 'missing', product, name: null }, secretHeaders);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      const busy = reply.status(503).header('retry-after', '1');
      return send(request, busy, 'busy', { view: 'busy', product, name: null }, secretHeaders);
    }
  });
}
