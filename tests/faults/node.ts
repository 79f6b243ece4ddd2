import { buildApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config/config.ts';
import { openConfigured } from '../../src/server/db/open.ts';
import type { Services } from '../../src/server/http/context.ts';
import { jsonLog } from '../../src/server/http/log.ts';
import { startDelivery } from '../../src/server/mail/delivery.ts';
import { smtpTransport } from '../../src/server/mail/smtp.ts';
import { openModel } from '../../src/server/reviews/open-model.ts';
import { TestBrowser } from '../../src/server/testing/start-app.ts';

interface Around {
  readonly databaseUrl: string;
  readonly smtpUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The product with its default timeouts and email delivery, in this process. */
export async function startNode({ databaseUrl, smtpUrl = 'smtp://127.0.0.1:1', env = {} }: Around) {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    ALLOW_UNSAFE_DB: '1',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'no-reply@sayso.example.org',
    SECRET_KEY: 'a secret for tests that is long enough',
    RATE_LIMIT_MULTIPLIER: '1000',
    ...env,
  });
  const log = jsonLog(() => {});
  const database = await openConfigured(config, log);
  const services: Services = { config, database, log };
  const app = await buildApp(services, { model: await openModel(config, database, log) });
  const delivery = startDelivery(services, smtpTransport(smtpUrl, config));
  return {
    app,
    services,
    browser: () => new TestBrowser(app),
    stop: async () => {
      await app.close();
      await delivery.stop();
      await database.close();
    },
  };
}
export type Node = Awaited<ReturnType<typeof startNode>>;
