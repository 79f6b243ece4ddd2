import type { FastifyInstance } from 'fastify';

/** What browsers and crawlers ask for without a link. Pages with a secret in their address carry `noindex` themselves. */
export function serveRootFiles(app: FastifyInstance, index: string): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send('User-agent: *\nDisallow: /api/\n'),
  );
  const [, icon] = /rel="icon"[^>]+href="\.?(\/assets\/[^"]+\.svg)"/.exec(index) ?? [];
  if (icon === undefined) return;
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect(icon, 302),
  );
}
