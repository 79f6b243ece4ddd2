import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from './context.ts';

/** Whoever watches the node asks from one address, and is told of a flood by the node's answer and not shut out by it. */
export const probes: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz']);

/** `/healthz`: this process serves. `/readyz`: it can also write to its database. */
export function serveHealth(app: FastifyInstance, services: Services): void {
  app.get('/healthz', { config: { room: 'health' } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { config: { room: 'health' } }, async (_request, reply) => {
    await services.database.transact((tx) =>
      tx.execute(
        sql`insert into limit_counters (key, taken, window_ends_at) values ('readiness', 1, now())
            on conflict (key) do update set taken = 1, window_ends_at = now()`,
      ),
    );
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
