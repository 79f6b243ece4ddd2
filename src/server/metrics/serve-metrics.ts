import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { accountLimits } from '../../contract/accounts/calls.ts';
import { calls } from '../../contract/calls.ts';
import { releaseVersion } from '../../contract/constants.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { errorMessages } from '../../contract/text.ts';
import { readBackupState } from '../backups/nightly.ts';
import type { Db } from '../db/database.ts';
import { rootCauseMessage } from '../db/errors.ts';
import { AppError } from '../http/app-error.ts';
import { pools } from '../http/concurrency-limits.ts';
import type { Services } from '../http/context.ts';
import { floodLimit } from '../http/in-memory-rate-limit.ts';
import { readQueue } from '../mail/queue-store.ts';
import type { Metrics, Reading } from './metrics.ts';

type CountInvitations = (db: Db) => Promise<{ readonly waiting: number; readonly due: number }>;

const hash = (value: string): Buffer => createHash('sha256').update(value).digest();

const alertedEvents: readonly Readonly<Parameters<Metrics['declare']>>[] = [
  ['error', {}, 'request failed'],
  ['warn', {}, 'database unavailable'],
  ['error', {}, 'nightly backup failed'],
  ...[false, true].map((final) => ['warn', { final }, 'email not sent'] as const),
  ...['model', 'built-in'].map((result) => ['debug', { result }, 'model draft'] as const),
  ...pools.map((pool) => ['warn', { pool }, 'concurrency limit reached'] as const),
  ...[
    ...Object.values(calls).flatMap(({ limits = [] }: Endpoint) => limits),
    accountLimits.loginFailuresPerAddress,
    ...accountLimits.loginFailuresPerIp,
  ].map(({ name }) => ['warn', { limit: name }, 'limit reached'] as const),
  ['debug', { limit: floodLimit }, 'limit reached'],
];

/** The metrics name no business and no person. */
export function serveMetrics(
  app: FastifyInstance,
  services: Services,
  metrics: Metrics,
  countInvitations: CountInvitations,
): void {
  const token = services.config.metricsToken;
  if (token === null) return;
  const wanted = hash(`Bearer ${token}`);
  for (const [level, fields, event] of alertedEvents) metrics.declare(level, fields, event);
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(hash(request.headers.authorization ?? ''), wanted)) {
      reply.header('www-authenticate', 'Bearer');
      throw new AppError(401, 'metrics_token', errorMessages.signedOut);
    }
    const readings = await readServices(services, countInvitations);
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await metrics.render(readings));
  });
}

/** Memory and requests are worth reading most of all while the database is away. */
async function readServices(
  { config, database, log }: Services,
  countInvitations: CountInvitations,
): Promise<Reading[]> {
  const info: Reading = {
    name: 'sayso_info',
    help: 'Version and kind of database.',
    values: [[{ version: releaseVersion, database: database.kind }, 1]],
  };
  const pool = database.pool?.();
  const poolGauge: Reading[] = pool
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
    const invitations = await countInvitations(database.db);
    const backup = await readBackupState(config, database.db);
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
      {
        name: 'sayso_invitations',
        help: 'Invitations that are planned, and those of them that are due.',
        values: [
          [{ state: 'waiting' }, invitations.waiting],
          [{ state: 'due' }, invitations.due],
        ],
      },
      {
        name: 'sayso_backup_late',
        help: 'Whether the last good backup, or the first start, was more than 36 hours ago.',
        values: [[{}, backup.isLate ? 1 : 0]],
      },
      ...(backup.lastAt === null
        ? []
        : [
            {
              name: 'sayso_last_backup_timestamp_seconds',
              help: 'When the last good backup was made.',
              values: [[{}, Date.parse(backup.lastAt) / 1000]] as Reading['values'],
            },
          ]),
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
