import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, type Wrong } from './start.ts';

const config = (name: string, env: Record<string, string>, ...says: (string | RegExp)[]): Wrong => ({
  name,
  env,
  exit: 78,
  says,
});
const starts = (name: string, env: Record<string, string>, ...says: (string | RegExp)[]): Wrong => ({
  name,
  env,
  exit: null,
  says: [/ is ready: open /, ...says],
});

const smtp = { SMTP_URL: 'smtp://127.0.0.1:1' };
const secret = 'a secret that is as long as it has to be';
const model = { AI_PROVIDER: 'compatible', AI_MODEL: 'm' };

function legalFolder(text: string): string {
  const folder = newFolder();
  writeFileSync(join(folder, 'privacy.md'), text);
  return folder;
}

/** Settings that can be judged without a database server. */
export const wrongSettings = (): Wrong[] => [
  config('PORT is a word', { PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'),
  config('PORT is too large', { PORT: '99999' }, 'PORT must be a whole number from 0 to 65535.'),
  starts('PORT=0', { PORT: '0' }, /open http:\/\/localhost:[1-9]\d+/),
  {
    ...config('PORT=81 as user', { PORT: '81' }, /Port 81 is not open to this user\. Choose a PORT above 1023/),
    asNobody: true,
  },
  config('HOST does not exist', { HOST: 'no.such.host.invalid' }, /^SMTP_URL is needed/),
  config(
    'HOST does not exist, with SMTP',
    { HOST: 'no.such.host.invalid', ...smtp },
    'HOST must be an address of this machine',
  ),
  config('HOST=0.0.0.0 alone', { HOST: '0.0.0.0' }, 'SMTP_URL is needed', 'HOST=0.0.0.0 lets other machines in'),
  config('HOST=10.9.8.7 alone', { HOST: '10.9.8.7' }, 'SMTP_URL is needed', 'HOST=10.9.8.7'),
  starts(
    'HOST=0.0.0.0 without PUBLIC_URL',
    { HOST: '0.0.0.0', ...smtp },
    'Warning: PUBLIC_URL is not set: links in emails lead to',
  ),
  config(
    'PUBLIC_URL without scheme',
    { PUBLIC_URL: 'reviews.example.org' },
    'PUBLIC_URL must be an address that begins with http:// or https://',
  ),
  config(
    'PUBLIC_URL in quotes',
    { PUBLIC_URL: '"https://reviews.example.org"' },
    'PUBLIC_URL must be',
    'Leave out the quotation marks.',
  ),
  config(
    'PUBLIC_URL with a path',
    { PUBLIC_URL: 'https://example.org/reviews', ...smtp },
    'PUBLIC_URL must be an origin only, such as https://reviews.example.org.',
  ),
  starts(
    'PUBLIC_URL http on a public name',
    { PUBLIC_URL: 'http://reviews.example.org', ...smtp },
    'Warning: PUBLIC_URL http://reviews.example.org is not https',
  ),
  starts(
    'PUBLIC_URL https without TRUST_PROXY',
    { PUBLIC_URL: 'https://reviews.example.org', ...smtp },
    'Warning: PUBLIC_URL is https',
    'TRUST_PROXY is 0',
    'usually 1',
  ),
  {
    ...starts(
      'PUBLIC_URL=https://localhost:8443',
      { PUBLIC_URL: 'https://localhost:8443', TRUST_PROXY: '1', ...smtp },
      'PUBLIC_URL is https://localhost:8443: links in emails open on this machine only.',
    ),
    never: /PUBLIC_URL is not set/,
  },
  config(
    'DATABASE_URL without scheme',
    { DATABASE_URL: 'db/sayso' },
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
  ),
  config(
    'DATABASE_URL of MySQL',
    { DATABASE_URL: 'mysql://db/sayso' },
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
  ),
  config(
    'DATABASE_URL on another machine',
    { DATABASE_URL: 'postgres://db/sayso', SECRET_KEY: secret, ...smtp },
    'DATABASE_URL',
    '?sslmode=verify-full',
    'DATABASE_ALLOW_PLAINTEXT=1',
  ),
  config(
    'DATABASE_URL alone',
    { DATABASE_URL: 'postgres://127.0.0.1/sayso' },
    'SMTP_URL is needed',
    'SECRET_KEY is needed with DATABASE_URL',
    'openssl rand -hex 32',
  ),
  config(
    'SECRET_KEY is short',
    { SECRET_KEY: 'short' },
    'SECRET_KEY must have at least 32 characters',
    'openssl rand -hex 32',
  ),
  config(
    'SMTP_URL with http',
    { SMTP_URL: 'http://mail.example.org' },
    'SMTP_URL must be an address that begins with smtp:// or smtps://',
  ),
  config(
    'SMTP_URL without scheme',
    { SMTP_URL: 'mail.example.org:587' },
    'SMTP_URL must be an address that begins with smtp:// or smtps://',
  ),
  starts('SMTP server is dead', smtp, /mail server not usable.*ECONNREFUSED/),
  starts(
    'SMTP_URI',
    { SMTP_URI: 'smtp://mail' },
    'Warning: SMTP_URI is not a setting of Sayso. Did you mean SMTP_URL?',
  ),
  starts(
    'ADMIN_MAIL',
    { ADMIN_MAIL: 'a@b.example' },
    'Warning: ADMIN_MAIL is not a setting of Sayso. Did you mean ADMIN_EMAIL?',
  ),
  config('ADMIN_EMAIL=root', { ADMIN_EMAIL: 'root' }, 'ADMIN_EMAIL must be an email address.'),
  config(
    'CONTACT_EMAIL is a link',
    { CONTACT_EMAIL: 'https://example.org' },
    'CONTACT_EMAIL must be an email address.',
  ),
  config(
    'MAIL_FROM is a name',
    { MAIL_FROM: 'Clinic' },
    'MAIL_FROM must be an email address, or a name and an address: Sayso <no-reply@example.org>.',
  ),
  config(
    'AI_PROVIDER=ollama',
    { AI_PROVIDER: 'ollama' },
    'AI_PROVIDER must be one of openai, anthropic, google, compatible.',
  ),
  config(
    'AI_PROVIDER alone',
    { AI_PROVIDER: 'openai' },
    'AI_MODEL is needed with AI_PROVIDER.',
    'AI_API_KEY is needed with AI_PROVIDER.',
  ),
  config('AI_PROVIDER=compatible without address', model, 'AI_BASE_URL is needed with AI_PROVIDER=compatible.'),
  config(
    'AI_BASE_URL plain on another machine',
    { ...model, AI_BASE_URL: 'http://gpu.example.org/v1' },
    'AI_BASE_URL',
    'AI_ALLOW_PLAINTEXT=1',
  ),
  config('AI_API_KEY alone', { AI_API_KEY: 'k' }, 'AI_PROVIDER is needed with AI_API_KEY.'),
  starts('AI_BASE_URL where nothing listens', { ...model, AI_BASE_URL: 'http://127.0.0.1:1/v1' }),
  config('AI_SECOND_CHECK=no', { AI_SECOND_CHECK: 'no' }, 'AI_SECOND_CHECK must be one of on, off.'),
  config('AI_DEADLINE_MS=8', { AI_DEADLINE_MS: '8' }, 'AI_DEADLINE_MS must be a whole number from 500 to 60000.'),
  config('TRUST_PROXY=true', { TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a whole number from 0 to 10.'),
  config(
    'RATE_LIMIT_MULTIPLIER=0',
    { RATE_LIMIT_MULTIPLIER: '0' },
    'RATE_LIMIT_MULTIPLIER must be a number from 0.001 to 1000000000.',
  ),
  config('FEEDBACK_MAIL=none', { FEEDBACK_MAIL: 'none' }, 'FEEDBACK_MAIL must be one of full, notice.'),
  config(
    'FEEDBACK_KEEP_DAYS=0',
    { FEEDBACK_KEEP_DAYS: '0' },
    'FEEDBACK_KEEP_DAYS must be a whole number from 1 to 36500.',
  ),
  config('INVITES_DAILY=many', { INVITES_DAILY: 'many' }, 'INVITES_DAILY must be a whole number from 0 to 1000000.'),
  config(
    'GATEWAY_HEADER is a word',
    { GATEWAY_HEADER: 'word' },
    'GATEWAY_HEADER must be a name and a value, such as `X-Gateway: word`.',
  ),
  config('ALLOW_UNSAFE_DB=true', { ALLOW_UNSAFE_DB: 'true' }, 'ALLOW_UNSAFE_DB must be 1 (yes) or 0 (no).'),
  config('REGISTRATION=off', { REGISTRATION: 'off' }, 'REGISTRATION must be one of open, invited, closed.'),
  config('LOG_LEVEL=verbose', { LOG_LEVEL: 'verbose' }, 'LOG_LEVEL must be one of debug, info, warn, error.'),
  config(
    'METRICS_TOKEN is short',
    { METRICS_TOKEN: 'short' },
    'METRICS_TOKEN must have at least 32 characters',
    'openssl rand -hex 32',
  ),
  config('BACKUP_AT=2:30', { BACKUP_AT: '2:30' }, 'BACKUP_AT must be a time such as 02:30'),
  config(
    'BACKUP_TO is relative',
    { BACKUP_TO: 'backups' },
    'BACKUP_TO must be a folder such as /mnt/backups, or s3://',
  ),
  config(
    'BACKUP_TO is a bucket without a key',
    { BACKUP_TO: 's3://k:s@h.example/b' },
    'BACKUP_KEY is needed with a bucket in BACKUP_TO.',
  ),
  config(
    'LEGAL_DIR does not exist',
    { LEGAL_DIR: '/no/such/folder' },
    'LEGAL_DIR: ENOENT',
    'Name a folder that the user that runs Sayso can read.',
  ),
  config(
    'LEGAL_DIR is empty',
    { LEGAL_DIR: newFolder() },
    'LEGAL_DIR: the folder',
    'contains neither privacy.md nor terms.md',
  ),
  config(
    'LEGAL_DIR without operator',
    { LEGAL_DIR: legalFolder('# Privacy') },
    'LEGAL_DIR: ',
    'privacy.md must begin with these lines: ---, operator: NAME, effective: YYYY-MM-DD, ---.',
  ),
  { ...starts('a first start by another user than the builder', {}), asNobody: true, never: /EACCES/ },
  starts('NODE_ENV=development is ignored', { NODE_ENV: 'development' }),
  ...folders(),
  config(
    'four at once',
    { PORT: 'x', PUBLIC_URL: 'x', ADMIN_EMAIL: 'x', TRUST_PROXY: 'x' },
    'PORT must',
    'PUBLIC_URL must',
    'ADMIN_EMAIL must',
    'TRUST_PROXY must',
  ),
];

function folders(): Wrong[] {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  const readOnly = newFolder();
  mkdirSync(join(readOnly, 'data'), { mode: 0o555 });
  return [
    config('DATA_DIR is a file', { DATA_DIR: file }, `DATA_DIR: the folder ${file} cannot be used`),
    {
      ...config(
        'DATA_DIR cannot be written',
        { DATA_DIR: join(readOnly, 'data') },
        'DATA_DIR: the folder',
        'The user that runs Sayso must own it, and its disk must not be read-only.',
      ),
      asNobody: true,
    },
  ];
}
