import { setTimeout as sleep } from 'node:timers/promises';
import { releaseVersion } from '../contract/constants.ts';
import { runAdminCommand } from './accounts/admin-command.ts';
import { bootstrapAdmin } from './accounts/bootstrap-admin.ts';
import { processResetRequests } from './accounts/reset.ts';
import { turnOffLostSecondSteps } from './accounts/sign-in/lost-device.ts';
import { countForeignPasskeys } from './accounts/sign-in/passkey-store.ts';
import { listAdministrators } from './accounts/store.ts';
import { dueMonday } from './analytics/monday-dates.ts';
import { mondayEmails } from './analytics/monday-emails.ts';
import { buildApp } from './app.ts';
import { writeAndCopy } from './backups/make-backup.ts';
import { nightlyBackup } from './backups/nightly.ts';
import { cleanUp } from './cleanup.ts';
import { type Config, readConfig } from './config/config.ts';
import { ConfigError } from './config/read-environment.ts';
import type { CommandResult } from './db/control.ts';
import type { Database } from './db/database.ts';
import { openConfigured } from './db/open.ts';
import { assertSameSecretKey } from './db/secret-fingerprint.ts';
import { serveCommands } from './db/serve-commands.ts';
import { sendMorningSummaries } from './feedback/morning-summary.ts';
import type { Services } from './http/context.ts';
import { humanFormat } from './http/human-log.ts';
import { listen } from './http/listen.ts';
import { jsonFormat, makeLog } from './http/log.ts';
import { openLogOutput } from './http/log-output.ts';
import { stopListening } from './http/stop-listening.ts';
import { sendInvitations } from './invitations/send.ts';
import { startDelivery } from './mail/delivery.ts';
import { smtpTransport } from './mail/smtp.ts';
import { makeMetrics } from './metrics/metrics.ts';
import { subscribe } from './on-commit.ts';
import { configExitCode } from './run-command.ts';
import { runPeriodically } from './run-periodically.ts';
import { startLines } from './start-lines.ts';
import { tryBackupPlace, tryMailServer } from './try-at-start.ts';

const writeLine = openLogOutput();
/** Longer than deploy/Caddyfile and deploy/nginx.conf keep idle connections and wait between health checks. */
const drainMs = 4000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const metrics = makeMetrics();
  const log = metrics.countEvents(makeLog(writeLine, config.logLevel, process.stdout.isTTY ? humanFormat : jsonFormat));
  const database = await openConfigured(config, log);
  await assertSameSecretKey(database.db, config.secretKey);
  const isAdministrator = await bootstrapAdmin(config, database);
  const { hostname } = config.publicUrl;
  const doubts = [...config.warnings, ...foreignPasskeys(await countForeignPasskeys(database.db, hostname), hostname)];
  const openModel = config.ai && (await import('./reviews/open-model.ts')).openModel;
  const stopping = new AbortController();
  const services: Services = {
    stopping: stopping.signal,
    config,
    database,
    log,
    metrics,
  };
  const model = openModel && (await openModel(config, database, log));
  const app = await buildApp(services, { model, metrics });
  // Before any background work: a second start by mistake ends here and changes nothing.
  await listen(app, config);
  const resets = runPeriodically('reset requests', 1000, log, async () => void (await processResetRequests(services)));
  // A little later, so that the response time reveals nothing about this work.
  subscribe('reset requests', () => void setTimeout(resets.wake, 50));
  const workers: { stop(): Promise<void> }[] = [
    resets,
    runPeriodically('nightly backup', 60_000, log, nightlyBackup(services, listAdministrators)),
    runPeriodically('morning summary', 60_000, log, () => sendMorningSummaries(services, dueMonday)),
    runPeriodically('invitations', 30_000, log, () => sendInvitations(services)),
    runPeriodically('Monday emails', 60_000, log, mondayEmails(services)),
    runPeriodically('lost devices', 60_000, log, () => turnOffLostSecondSteps(services)),
    runPeriodically('cleanup', 3_600_000, log, () => cleanUp(services)),
  ];
  if (config.smtpUrl !== null) {
    workers.push(startDelivery(services, smtpTransport(config.smtpUrl, config)));
    void tryMailServer({ ...config, smtpUrl: config.smtpUrl }, log);
  }
  if (config.backup.to !== null) void tryBackupPlace(config, config.backup.to, log);
  const lines = startLines(config, app.server.address(), isAdministrator);
  const warnings = doubts.map((warning) => `Warning: ${warning}`);
  if (process.stdout.isTTY) writeLine(`\n${[...lines, ...warnings].join('\n')}\n\n`);
  else log.info({ message: lines.join(' ') }, 'ready');
  for (const warning of doubts) log.warn({ warning }, 'doubtful setting');
  log.info({ ...describeStart(config, database) }, 'started');

  const stop = async (signal: string): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    log.info({ signal }, 'stopping');
    // A proxy in front sees that /healthz fails and uses up its open connections. Ctrl+C does not wait for that.
    if (config.trustProxy > 0 && signal === 'SIGTERM') await sleep(drainMs);
    // Idle connections would keep the server open until their timeout.
    const closing = setInterval(() => app.server.closeIdleConnections(), 100);
    const giveUp = setTimeout(() => process.exit(1), 20_000);
    await stopListening(app.server);
    await app.close();
    await Promise.all(workers.map((worker) => worker.stop()));
    await database.close();
    clearInterval(closing);
    clearTimeout(giveUp);
    process.exit(0);
  };
  serveCommands(config, database, log, (words) => runOperatorCommand(services, words));
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

const foreignPasskeys = (count: number, host: string): string[] =>
  count === 0
    ? []
    : [
        `${count} ${count === 1 ? 'passkey was' : 'passkeys were'} made for another host than ${host} in PUBLIC_URL and no longer ${count === 1 ? 'works' : 'work'}. Passwords, apps and recovery codes still work.`,
      ];

const describeStart = (config: Config, database: Database) => ({
  version: releaseVersion,
  node: process.version,
  database: database.kind,
  mail: config.smtpUrl === null ? null : new URL(config.smtpUrl).host,
  proxies: config.trustProxy,
  registration: config.registration,
});

async function runOperatorCommand(services: Services, words: readonly string[]): Promise<CommandResult> {
  const { config, database } = services;
  if (words[0] === 'backup') return { code: 0, output: await writeAndCopy(config, database) };
  return runAdminCommand(config, database, words);
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigError || (error instanceof Error && !(error instanceof TypeError));
  process.stderr.write(`${expected ? (error as Error).message : error instanceof Error ? error.stack : error}\n`);
  process.exit(error instanceof ConfigError ? configExitCode : 1);
});
