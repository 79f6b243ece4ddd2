import { bootstrapAdmin } from './accounts/bootstrap-admin.ts';
import { processResetRequests } from './accounts/reset.ts';
import { buildApp } from './app.ts';
import { cleanUp } from './cleanup.ts';
import { ConfigError, readConfig } from './config.ts';
import { packOnSignal } from './db/backup.ts';
import { openConfigured } from './db/open.ts';
import type { Services } from './http/context.ts';
import { listen } from './http/listen.ts';
import { jsonLog } from './http/log.ts';
import { openLogOutput } from './http/log-output.ts';
import { startDelivery } from './mail/delivery.ts';
import { smtpTransport } from './mail/smtp.ts';
import { subscribe } from './on-commit.ts';
import { runPeriodically } from './run-periodically.ts';

const say = openLogOutput();
const log = jsonLog(say);

/** Sentences for the operator go to the screen, everything else to the log. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openConfigured(config, log);
  const isAdministrator = await bootstrapAdmin(config, database);
  const openModel = config.ai && (await import('./reviews/open-model.ts')).openModel;
  const services: Services = { config, database, log, model: openModel && (await openModel(config, database, log)) };
  const app = await buildApp(services);
  // Before any background work: a second start by mistake ends here and changes nothing.
  await listen(app, config);
  const resets = runPeriodically('reset requests', 1000, log, async () => void (await processResetRequests(services)));
  // A little later, so that the response time reveals nothing about this work.
  subscribe('reset requests', () => void setTimeout(resets.wake, 50));
  const workers: { stop(): Promise<void> }[] = [
    resets,
    runPeriodically('cleanup', 3_600_000, log, () => cleanUp(services)),
  ];
  if (config.smtpUrl !== null) {
    workers.push(startDelivery(services, smtpTransport(config.smtpUrl, config)));
  }
  tellOperator(services, app.server.address(), isAdministrator);

  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    // Idle connections would keep the server open until their timeout.
    const closing = setInterval(() => app.server.closeIdleConnections(), 100);
    const giveUp = setTimeout(() => process.exit(1), 20_000);
    await app.close();
    await Promise.all(workers.map((worker) => worker.stop()));
    await database.close();
    clearInterval(closing);
    clearTimeout(giveUp);
    process.exit(0);
  };
  if (config.databaseUrl === null) packOnSignal(config, database, log);
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

function tellOperator(
  { config }: Services,
  address: ReturnType<import('node:net').Server['address']>,
  isAdministrator: boolean,
): void {
  const port = typeof address === 'object' && address ? address.port : config.port;
  const open = config.publicUrl.port === '0' ? `http://localhost:${port}` : config.publicUrl.origin;
  const lines = [`\n${config.productName} is ready: open ${open}`];
  lines.push(
    config.adminEmail
      ? `${config.adminEmail} ${isAdministrator ? 'is administrator.' : 'becomes administrator when that address is verified.'}`
      : 'To become administrator, register, verify your address, and run: npm run admin -- grant YOUR-EMAIL (or start with ADMIN_EMAIL=YOUR-EMAIL).',
  );
  if (!config.local && config.publicUrl.hostname === 'localhost')
    lines.push(`PUBLIC_URL is not set: links in emails will lead to ${open}, which opens on this machine alone.`);
  if (config.local) lines.push(`No mail server is configured. Emails are shown at ${open}/dev/mailbox.`);
  say(`${lines.join('\n')}\n\n`);
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigError || (error instanceof Error && !(error instanceof TypeError));
  process.stderr.write(`${expected ? (error as Error).message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});
