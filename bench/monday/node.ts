// One node that does nothing but the Monday emails of an instant: URL, instant.
import { mondayEmails } from '../../src/server/analytics/monday-emails.ts';
import { readConfig } from '../../src/server/config/config.ts';
import { openPostgres } from '../../src/server/db/postgres.ts';
import { jsonLog } from '../../src/server/http/log.ts';

const [url = '', instant = ''] = process.argv.slice(2);
const log = jsonLog((line) => process.stderr.write(line), 'warn');
const config = readConfig({
  DATABASE_URL: url,
  SECRET_KEY: 'a secret of the measurement, as long as it has to be',
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'no-reply@sayso.example.org',
  PUBLIC_URL: 'https://sayso.example.org',
});
const database = openPostgres({ url, onError: () => {} });
await mondayEmails({ config, database, log })(new Date(instant));
await database.close();
