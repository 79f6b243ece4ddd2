import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../tests/free-port.ts';
import { startPostgres } from '../../tests/postgres.ts';
import { newFolder, tryStart, type Wrong } from './start.ts';

const secret = 'a secret that is as long as it has to be';
const smtp = { SMTP_URL: 'smtp://127.0.0.1:1' };
const emailTest = ['src/server/mail/email-test-cli.ts'];

/** Databases, mail servers and folders that are not as Sayso needs them. `stop` ends the servers. */
export async function wrongSurroundings(): Promise<{ rows: Wrong[]; stop: () => Promise<void> }> {
  const postgres = await startPostgres({ durable: true });
  const mail = await startMailServer();
  const taken = await takePort();
  return {
    rows: [...(await databases(postgres)), ...emails(mail.port), ...(await browsers()), ...oneMachine(taken.port)],
    stop: async () => {
      taken.close();
      mail.close();
      await postgres.stop();
    },
  };
}

async function databases(postgres: Awaited<ReturnType<typeof startPostgres>>): Promise<Wrong[]> {
  const server = { ...smtp, SECRET_KEY: secret };
  const create = async (name: string, ...statements: string[]): Promise<URL> => {
    const url = new URL(await postgres.create(name));
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
    return url;
  };
  const asRole = (url: URL, role: string): string =>
    Object.assign(new URL(url), { username: role, password: 'wrong' }).href;
  const narrow = await create('granted', 'create role narrow login', 'grant all on database granted to narrow');
  const closed = await create('closed', 'create role closed login', 'revoke all on schema public from public');
  const locked = await create(
    'locked',
    "create role locked login password 'right'",
    `copy (values ('host all locked 127.0.0.1/32 scram-sha-256'), ('host all all 127.0.0.1/32 trust'))
     to '${await hbaFile(postgres.url)}'`,
    'select pg_reload_conf()',
  );
  const shared = await create('shared');
  const cannot = 'The PostgreSQL that DATABASE_URL names cannot be used:';
  const mend = [
    'may not create tables in schema public',
    'As a superuser, run in psql:',
    'grant usage, create on schema public to',
  ];
  const row = (name: string, exit: number | null, url: string, ...says: (string | RegExp)[]): Wrong => ({
    name,
    env: { ...server, DATABASE_URL: url },
    exit,
    says,
  });
  return [
    row('DATABASE_URL: wrong password', 78, asRole(locked, 'locked'), cannot, 'password authentication failed'),
    row('DATABASE_URL: no such database', 78, `${postgres.url}-not-there`, cannot, 'does not exist.'),
    row(
      'DATABASE_URL: wrong port',
      1,
      `postgres://127.0.0.1:${await freePort()}/sayso`,
      cannot,
      'nothing answers at 127.0.0.1:',
    ),
    row(
      'DATABASE_URL: no such host',
      1,
      'postgres://db.invalid/sayso?sslmode=verify-full',
      cannot,
      'there is no host db.invalid.',
    ),
    row(
      'role without CREATE, granted the database',
      78,
      asRole(narrow, 'narrow'),
      'The role narrow of DATABASE_URL',
      ...mend,
    ),
    row(
      'role without CREATE, schema revoked',
      78,
      asRole(closed, 'closed'),
      'The role closed of DATABASE_URL',
      ...mend,
    ),
    row('two nodes: the first', null, shared.href, / is ready: open /),
    {
      ...row(
        'two nodes: another SECRET_KEY',
        78,
        shared.href,
        'is not the one that this database was used with',
        'accept-secret-key',
      ),
      env: { ...server, DATABASE_URL: shared.href, SECRET_KEY: `another ${secret}` },
    },
  ];
}

async function hbaFile(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ file: string }>("select current_setting('hba_file') as file");
  await client.end();
  return rows[0]?.file ?? '';
}

function emails(port: number): Wrong[] {
  const account = `smtp://me:wrong@127.0.0.1:${port}`;
  const refused = /mail server does not let us in.*535/;
  return [
    {
      name: 'SMTP: wrong password',
      env: { SMTP_URL: account },
      exit: null,
      says: [/mail server not usable.*SMTP_URL/, refused],
    },
    {
      name: 'email-test: wrong password',
      env: { SMTP_URL: account },
      exit: 1,
      says: [refused, 'SMTP_URL'],
      command: [...emailTest, 'you@example.org'],
    },
    {
      name: 'email-test: dead server',
      env: smtp,
      exit: 1,
      says: ['ECONNREFUSED', 'SMTP_URL'],
      command: [...emailTest, 'you@example.org'],
    },
    {
      name: 'email-test: no SMTP_URL',
      exit: 1,
      says: ['SMTP_URL is not set'],
      command: [...emailTest, 'you@example.org'],
    },
    {
      name: 'email-test: no address',
      env: smtp,
      exit: 2,
      says: ['Usage: npm run email-test -- you@example.org'],
      command: emailTest,
    },
  ];
}

async function browsers(): Promise<Wrong[]> {
  const port = await freePort();
  const env = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` };
  const lan = `http://192.168.1.5:${port}`;
  const login = async (): Promise<string> => {
    const { status } = await fetch(`http://127.0.0.1:${port}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', origin: lan },
      body: '{}',
    });
    return `login answered ${status}\n`;
  };
  return [
    {
      name: 'PUBLIC_URL is not the address in the browser',
      env,
      exit: null,
      says: [
        'login answered 403',
        new RegExp(
          `"event":"PUBLIC_URL is not the address in the browser".*"origin":"${lan}","publicUrl":"http://localhost:${port}"`,
        ),
      ],
      meanwhile: login,
    },
  ];
}

function oneMachine(taken: number): Wrong[] {
  const [used, changed, damaged] = [newFolder(), newFolder(), newFolder()];
  const ready = / is ready: open /;
  const backup = join(damaged, 'backups/sayso-2026-11-22T02-30-00Z.backup.gz');
  const damage = (): void => {
    rmSync(join(damaged, 'database/global'), { recursive: true });
    mkdirSync(join(damaged, 'backups'));
    writeFileSync(backup, 'a backup');
  };
  const startAgain = async (): Promise<string> => {
    const { code, output } = await tryStart({ name: 'again', env: { DATA_DIR: used }, exit: 1, says: [] });
    return `${output}ended with ${code}\n`;
  };
  return [
    {
      name: 'PORT is taken',
      env: { PORT: String(taken) },
      exit: 1,
      says: [`Port ${taken} is taken. Stop what listens there, or choose another PORT.`],
    },
    {
      name: 'two processes on one folder',
      env: { DATA_DIR: used },
      exit: null,
      says: ['Another Sayso is already running on', 'Stop it first, or choose another DATA_DIR.', 'ended with 1'],
      meanwhile: startAgain,
    },
    { name: 'a key', env: { DATA_DIR: changed, SECRET_KEY: secret }, exit: null, says: [ready] },
    {
      name: 'another key with the embedded database',
      env: { DATA_DIR: changed, SECRET_KEY: `another ${secret}` },
      exit: 78,
      says: ['is not the one that this database was used with', 'accept-secret-key'],
    },
    { name: 'a first start', env: { DATA_DIR: damaged }, exit: null, says: [ready] },
    {
      name: 'damaged data',
      env: { DATA_DIR: damaged },
      before: damage,
      exit: 1,
      says: [
        `The database in ${damaged} is damaged and cannot be opened.`,
        `The newest backup is ${backup}.`,
        `DATA_DIR=${damaged} npm run restore -- ${backup}`,
      ],
    },
  ];
}

async function takePort(): Promise<{ port: number; close: () => void }> {
  const server = createServer();
  const port = await freePort();
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return { port, close: () => server.close() };
}

/** Accepts no password. */
async function startMailServer(): Promise<{ port: number; close: () => void }> {
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('Bad credentials'), { responseCode: 535 })),
  });
  server.on('error', () => {});
  const port = await freePort();
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return { port, close: () => server.close() };
}
