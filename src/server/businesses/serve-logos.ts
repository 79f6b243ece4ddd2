import type { FastifyInstance } from 'fastify';
import { errorMessages } from '../../contract/text.ts';
import { notFound } from '../http/app-error.ts';
import type { Services } from '../http/context.ts';
import { findLogo } from './logo-store.ts';

/** Named by content, so it never changes. The policy lets it run nothing when it is opened by itself. */
export function serveLogos(app: FastifyInstance, services: Services): void {
  app.get('/logo/:file', { config: { pool: 'pages' } }, async (request, reply) => {
    const { file } = request.params as { file: string };
    const hash = /^([0-9a-f]{32})\.webp$/.exec(file)?.[1];
    const image = hash ? await findLogo(services.database.db, hash) : null;
    if (image === null) throw notFound(errorMessages.notFound);
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type('image/webp')
      .send(image);
  });
}
