import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { releaseVersion } from '../../contract/constants.ts';
import { errorMessages } from '../../contract/text.ts';
import { type Database, rows } from '../db/database.ts';
import { rootCauseMessage } from '../db/errors.ts';
import { AppError, busy } from './app-error.ts';
import type { Services } from './context.ts';

/** Health probes share the address of the balancer, so per-IP rate limits skip them. Metrics need a token. */
export const probes: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

const resultKeptMs = 1000;

export function serveHealth(app: FastifyInstance, services: Services): void {
  const isReady = readinessOf(services);
  const isStopping = () => services.stopping?.aborted === true;
  app.get('/healthz', (_request, reply) => {
    if (isStopping()) throw busy();
    void reply.header('cache-control', 'no-store').send({ status: 'ok', version: releaseVersion });
  });
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) throw busy();
    if (!(await isReady())) throw new AppError(503, 'busy', errorMessages.databaseAway, { retryAfterSeconds: 1 });
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}

function readinessOf({ database, log }: Services): () => Promise<boolean> {
  let result: Promise<boolean> | undefined;
  return () => {
    result ??= takesWrites(database)
      .catch((error: unknown) => {
        log.warn({ error: rootCauseMessage(error) }, 'database not ready');
        return false;
      })
      .finally(() => {
        setTimeout(() => {
          result = undefined;
        }, resultKeptMs).unref();
      });
    return result;
  };
}

/** Commits a message to the write-ahead log, which is synced like every commit. No table is touched. */
async function takesWrites({ db }: Database): Promise<boolean> {
  const [row] = await rows(
    db,
    z.object({ read_only: z.string() }),
    sql`select pg_logical_emit_message(true, 'readiness', '')::text, current_setting('transaction_read_only') as read_only`,
  );
  return row?.read_only === 'off';
}
