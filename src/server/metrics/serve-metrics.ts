import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { releaseVersion } from '../../contract/constants.ts';
import { errorMessages } from '../../contract/text.ts';
import { readLastBackup } from '../backups/state.ts';
import { rootCauseMessage } from '../db/errors.ts';
import { AppError } from '../http/app-error.ts';
import type { Services } from '../http/context.ts';
import { readQueue } from '../mail/outbox.ts';
import type { Gauge, Metrics } from './metrics.ts';

const hash = (value: string): Buffer => createHash('sha256').update(value).digest();

/** The metrics name no business and no person. */
export function serveMetrics(app: FastifyInstance, services: Services, metrics: Metrics): void {
  const token = services.config.metricsToken;
  if (token === null) return;
  const wanted = hash(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(hash(request.headers.authorization ?? ''), wanted)) {
      reply.header('www-authenticate', 'Bearer');
      throw new AppError(401, 'metrics_token', errorMessages.signedOut);
    }
    const gauges = await readGauges(services);
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metrics.render(gauges));
  });
}

/** Memory and requests are worth reading most of all while the database is away. */
async function readGauges({ config, database, log }: Services): Promise<Gauge[]> {
  const info: Gauge = {
    name: 'sayso_info',
    help: 'Version and kind of database.',
    values: [[{ version: releaseVersion, database: database.kind }, 1]],
  };
  const pool = database.pool?.();
  const poolGauge: Gauge[] = pool
    ? [
        {
          name: 'sayso_database_connections',
          help: 'Connections of the pool.',
          values: Object.entries(pool).map(([state, n]) => [{ state }, n]),
        },
      ]
    : [];
  try {
    const queue = await readQueue(database.db);
    const backup = await readLastBackup(database.db);
    return [
      info,
      ...poolGauge,
      { name: 'sayso_database_up', help: 'Whether the database answers.', values: [[{}, 1]] },
      {
        name: 'sayso_emails',
        help: 'Emails that wait or could not be delivered.',
        values: [
          [{ state: 'waiting' }, queue.waiting],
          [{ state: 'failed' }, queue.failed],
        ],
      },
      {
        name: 'sayso_emails_oldest_waiting_seconds',
        help: 'Age of the oldest waiting email.',
        values: [[{}, queue.oldestSeconds]],
      },
      ...(backup && config.backup.at !== null
        ? [
            {
              name: 'sayso_last_backup_timestamp_seconds',
              help: 'When the last good backup was made.',
              values: [[{}, Date.parse(backup.at) / 1000]] as Gauge['values'],
            },
          ]
        : []),
    ];
  } catch (error) {
    log.warn({ error: rootCauseMessage(error) }, 'metrics without the database');
    return [
      info,
      ...poolGauge,
      { name: 'sayso_database_up', help: 'Whether the database answers.', values: [[{}, 0]] },
    ];
  }
}
