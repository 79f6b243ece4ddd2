import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig, readDatabasePlace } from './config.ts';

const top = mkdtempSync(join(tmpdir(), 'sayso-config-'));
let dataDir = top;
beforeEach(() => {
  dataDir = mkdtempSync(join(top, 'data-'));
});
afterAll(() => rmSync(top, { recursive: true }));

const secret = '0123456789abcdef0123456789abcdef';
const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env });
const server = {
  DATABASE_URL: 'postgres://db/sayso?sslmode=verify-full',
  SECRET_KEY: secret,
  SMTP_URL: 'smtp://mail:587',
};

it('S-06 the contact address is its own setting, else the first administrator, else none', () => {
  const contactOf = (env: Record<string, string>) => read(env).contactEmail;
  expect(contactOf({ CONTACT_EMAIL: 'hello@example.org', ADMIN_EMAIL: 'dana@example.org' })).toBe('hello@example.org');
  expect(contactOf({ ADMIN_EMAIL: 'dana@example.org' })).toBe('dana@example.org');
  expect(contactOf({})).toBeNull();
});

it.each(['Dana@Example.org\n', '\tdana@example.org\r\n', ' dana@example.org '])(
  'ADMIN_EMAIL is read as addresses are that people type: %j',
  (ADMIN_EMAIL) => expect(read({ ADMIN_EMAIL }).adminEmail).toBe('dana@example.org'),
);

it('ADMIN_EMAIL in the other form of Unicode is the address that its owner types', () => {
  expect(read({ ADMIN_EMAIL: 'rene\u0301@example.org' }).adminEmail).toBe('ren\u00e9@example.org');
});

describe('with nothing set', () => {
  it('it is a laptop: port 3000 on the loopback address, emails kept, cookies for plain http', () => {
    expect(read()).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      smtpUrl: null,
      local: true,
      secure: false,
      ai: null,
      aiDeadlineMs: 8000,
      aiDailyLimit: 10_000,
      maxBusinesses: 10_000,
      feedbackMail: 'full',
      feedbackKeepDays: 730,
      auditKeepDays: 2190,
      productName: 'Sayso',
      trustProxy: 0,
    });
    expect(read().publicUrl.origin).toBe('http://localhost:3000');
  });

  it.each(['localhost', '::1'])('listening on %s it is a laptop too', (host) => {
    expect(read({ HOST: host })).toMatchObject({ host, local: true });
  });
});

describe('a problem is explained in a sentence', () => {
  it.each([
    [{ PORT: '99999' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PUBLIC_URL: 'localhost:3000' }, 'PUBLIC_URL must be an address that begins with http:// or https://.'],
    [
      { PUBLIC_URL: 'https://example.org/reviews', SMTP_URL: 'smtp://mail:25' },
      'PUBLIC_URL must be an origin only, such as https://reviews.example.org.',
    ],
    [
      { HOST: '0.0.0.0' },
      'SMTP_URL is needed: without it nobody could verify an account, and HOST=0.0.0.0 lets other machines in.',
    ],
    [{ ALLOW_UNSAFE_DB: 'true' }, 'ALLOW_UNSAFE_DB must be 1 (yes) or 0 (no).'],
    [{ PUBLIC_URL: '"https://h.example"' }, /http:\/\/ or https:\/\/\. Leave out the quotation marks\.$/m],
    [{ REGISTRATION: 'off' }, 'REGISTRATION must be one of open, invited, closed.'],
    [{ LOG_LEVEL: 'verbose' }, 'LOG_LEVEL must be one of debug, info, warn, error.'],
    [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must have at least 32 characters\./],
    [{ BACKUP_AT: '2:30' }, 'BACKUP_AT must be a time such as 02:30, or empty for no nightly backups.'],
    [{ BACKUP_TO: 'backups' }, /^BACKUP_TO must be a folder such as/],
    [{ BACKUP_TO: 's3://h.example/bucket' }, /^BACKUP_TO must be a folder such as/],
    [
      { BACKUP_TO: 's3://key:se/cret@h.example/bucket' },
      /^BACKUP_TO must be a folder such as.* Percent-encode special characters in the password: %2F for \/, /,
    ],
    [{ ...server, DATABASE_URL: 'postgres://u:p#w@h/db' }, /^DATABASE_URL cannot be read\. Percent-encode .*%23 for #/],
    [{ ...server, DATABASE_URL: 'postgres://u:12#w@h/db' }, /^DATABASE_URL cannot be read\. Percent-encode/],
    [{ ...server, DATABASE_URL: 'postgres://u:12/w@h/db' }, /^DATABASE_URL cannot be read\. Percent-encode/],
    [{ SMTP_URL: 'smtp://u:p/w@h' }, /^SMTP_URL cannot be read\. Percent-encode/],
    [
      { ...server, DATABASE_URL: 'postgres://127.0.0.1/db?sslmode=verify_full' },
      /^DATABASE_URL has sslmode=verify_full, which is none of disable, prefer, require, verify-ca, verify-full, no-verify\.$/,
    ],
    [{ BACKUP_TO: 's3://key:secret@h.example/bucket' }, /^BACKUP_KEY is needed with a bucket in BACKUP_TO\./],
    [{ PUBLIC_URL: 'https://reviews.example.org' }, /^SMTP_URL is needed/],
    [{ ...server, SECRET_KEY: '' }, /^SECRET_KEY is needed with DATABASE_URL; every node needs the same one\./],
    [{ SECRET_KEY: 'short' }, /^SECRET_KEY must have at least 32 characters\./],
    [{ SECRET_KEY: 'changemechangemechangemechangeme' }, /^SECRET_KEY repeats itself, so it can be guessed\./],
    [{ SECRET_KEY: '0'.repeat(40) }, /^SECRET_KEY repeats itself, so it can be guessed\./],
    [{ AI_PROVIDER: 'oracle' }, 'AI_PROVIDER must be one of openai, anthropic, google, compatible.'],
    [{ AI_PROVIDER: 'openai', AI_API_KEY: 'k' }, 'AI_MODEL is needed with AI_PROVIDER.'],
    [{ AI_PROVIDER: 'compatible', AI_MODEL: 'm' }, 'AI_BASE_URL is needed with AI_PROVIDER=compatible.'],
    [{ AI_PROVIDER: 'google', AI_MODEL: 'm' }, 'AI_API_KEY is needed with AI_PROVIDER.'],
    [{ ADMIN_EMAIL: 'me' }, 'ADMIN_EMAIL must be an email address.'],
    [{ MAIL_FROM: 'Sayso <nobody>' }, /^MAIL_FROM must be an email address, or a name and an address/],
    [{ FEEDBACK_MAIL: 'some' }, 'FEEDBACK_MAIL must be one of full, notice.'],
    ...['0', '-1', '1e12', 'Infinity', 'much'].map((RATE_LIMIT_MULTIPLIER) => [
      { RATE_LIMIT_MULTIPLIER },
      'RATE_LIMIT_MULTIPLIER must be a number from 0.001 to 1000000000.',
    ]),
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL names no host: smtp://host'],
    [{ ...server, DATABASE_URL: 'postgres:' }, 'DATABASE_URL names no host: postgres://host'],
    ...['https://h.example#x', 'https://:pw@h.example', 'https://me@h.example'].map((PUBLIC_URL) => [
      { PUBLIC_URL, SMTP_URL: 'smtp://mail:25' },
      'PUBLIC_URL must be an origin only, such as https://reviews.example.org.',
    ]),
    [{ MAIL_FROM: 'a <a@b.c' }, /^MAIL_FROM must be an email address, or a name and an address/],
    [{ MAIL_FROM: 'a@b.example>' }, /^MAIL_FROM must be an email address, or a name and an address/],
    [{ AI_API_KEY: 'k' }, 'AI_PROVIDER is needed with AI_API_KEY.'],
    [{ GATEWAY_HEADER: 'Bearer' }, 'GATEWAY_HEADER must be a name and a value, such as `X-Gateway: word`.'],
  ] as [Record<string, string>, string | RegExp][])('%j', (env, sentence) => {
    expect(() => read(env)).toThrow(sentence);
  });

  it('all problems at once', () => {
    expect(() => read({ PORT: 'x', ADMIN_EMAIL: 'me' })).toThrow(
      'PORT must be a whole number from 0 to 65535.\nADMIN_EMAIL must be an email address.',
    );
  });
});

describe('a server', () => {
  it('is not a laptop, and its cookies are for https when its address is', () => {
    expect(read(server)).toMatchObject({ local: false, secure: false });
    expect(read({ ...server, PUBLIC_URL: 'https://reviews.example.org' })).toMatchObject({
      local: false,
      secure: true,
      mailFrom: { address: 'no-reply@reviews.example.org' },
    });
    expect(read({ MAIL_FROM: 'Willow Dental <hello@willow.example>' }).mailFrom).toEqual({
      name: 'Willow Dental',
      address: 'hello@willow.example',
    });
  });
});

it('a command needs only the address of the database, and creates nothing', () => {
  expect(readDatabasePlace({ DATA_DIR: dataDir, DATABASE_URL: 'postgres:///sayso?host=/run/postgresql' })).toEqual({
    dataDir,
    databaseUrl: 'postgres:///sayso?host=/run/postgresql',
    allowUnsafeDatabase: false,
  });
  expect(() => readDatabasePlace({ DATABASE_URL: 'mysql://db' })).toThrow(
    /^DATABASE_URL must be an address that begins/,
  );
  expect(readdirSync(dataDir)).toEqual([]);
});

it('a database with a standby has several hosts, each with its own port and all with one password', () => {
  const several =
    'postgres://sayso:sayso@sayso:5433,standby.example/sayso?target_session_attrs=read-write&sslmode=require';
  expect(read({ ...server, DATABASE_URL: several }).databaseUrl).toBe(
    'postgres://sayso:sayso@sayso:5433,standby.example/sayso?target_session_attrs=read-write&sslmode=verify-full',
  );
  expect(() => read({ ...server, DATABASE_URL: 'postgres://127.0.0.1,db.example/sayso' })).toThrow(
    /^DATABASE_URL names another machine, so it needs/,
  );
  expect(() => read({ ...server, DATABASE_URL: 'postgres://127.0.0.1:5432,127.0.0.1:x/sayso' })).toThrow(
    /^DATABASE_URL cannot be read\./,
  );
});

describe('nothing is sent unencrypted over a network unless the operator allows it', () => {
  const database = (DATABASE_URL: string, more = {}) => read({ ...server, DATABASE_URL, ...more }).databaseUrl;
  const needsTls = /^DATABASE_URL names another machine, so it needs \?sslmode=verify-full at its end\./;

  it.each([
    'postgres://db/sayso',
    'postgres://127.0.0.1.example.org/sayso',
    'postgres://localhost/sayso?host=db.example.org',
    'postgres://db/sayso?sslmode=disable',
    'postgres://db/sayso?sslmode=prefer',
    'postgres://db/sayso?ssl=0',
  ])('a database on another machine: %s', (url) => {
    expect(() => database(url)).toThrow(needsTls);
    expect(() => readDatabasePlace({ DATABASE_URL: url })).toThrow(needsTls);
    expect(database(url, { DATABASE_ALLOW_PLAINTEXT: '1' })).toBe(url.replace('=prefer', '=verify-full'));
  });

  it.each([
    'postgres://db/sayso?sslmode=verify-full',
    'postgres://db/sayso?sslmode=require',
    'postgres://db/sayso?ssl=true',
    'postgres://127.0.0.1:5432/sayso',
    'postgres://localhost/sayso',
    'postgres://[::1]/sayso',
    'postgres:///sayso',
    'postgres:///sayso?host=/run/postgresql',
    'postgres://%2Frun%2Fpostgresql/sayso',
  ])('encrypted, or on this machine: %s', (url) => {
    expect(database(url)).toBe(url.replace('=require', '=verify-full'));
  });

  it('a model on another machine', () => {
    const model = (AI_BASE_URL: string, more = {}) =>
      read({ AI_PROVIDER: 'compatible', AI_MODEL: 'm', AI_BASE_URL, ...more }).ai?.baseUrl;
    for (const url of ['http://gpu.example.org/v1', 'http://10.0.0.7:11434/v1']) {
      expect(() => model(url)).toThrow(/^AI_BASE_URL names another machine, so it must begin with https:\/\/\./);
      expect(model(url, { AI_ALLOW_PLAINTEXT: '1' })).toBe(url);
    }
    for (const url of ['https://gpu.example.org/v1', 'http://127.0.0.1:11434/v1', 'http://localhost:11434/v1'])
      expect(model(url)).toBe(url);
  });

  it('a mail server on another machine must offer encryption', () => {
    const requiresTls = (SMTP_URL: string, more = {}) => read({ ...server, SMTP_URL, ...more }).smtpRequiresTls;
    expect(requiresTls('smtp://mail:587')).toBe(true);
    expect(requiresTls('smtps://mail')).toBe(true);
    expect(requiresTls('smtp://mail:587', { SMTP_ALLOW_PLAINTEXT: '1' })).toBe(false);
    for (const url of ['smtp://127.0.0.1:25', 'smtp://localhost', 'smtp://[::1]:25'])
      expect(requiresTls(url)).toBe(false);
  });
});

describe('the stored secret', () => {
  it('is created once, readable by its owner alone, and reused at the next start', () => {
    const first = read().secretKey;
    expect(first.toString()).toMatch(/^[0-9a-f]{64}$/);
    expect(read().secretKey.equals(first)).toBe(true);
    expect(readdirSync(dataDir)).toEqual(['secret-key']);
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'secret-key'), 'utf8')).toBe(first.toString());
  });

  it('makes a new data folder that other users may not enter', () => {
    const fresh = join(dataDir, 'data');
    read({ DATA_DIR: fresh });
    expect(statSync(fresh).mode & 0o777).toBe(0o700);
  });

  it('in a folder that cannot be used is explained', () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(() => read({ DATA_DIR: join(file, 'data') })).toThrow(
      /^DATA_DIR: the folder .*file\/data cannot be used: ENOTDIR.* The user that runs Sayso must own it, and its disk must not be read-only\.$/,
    );
  });

  it('is never empty after a full disk', () => {
    writeFileSync(join(dataDir, 'secret-key'), '');
    expect(() => read()).toThrow(
      /secret-key is damaged\. Put it back from a copy\..* people who stopped the emails of a business can be invited again, .*\.$/,
    );
  });
});

it('a lost key beside a database is not replaced silently', () => {
  mkdirSync(join(dataDir, 'database'));
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17');
  expect(() => read()).toThrow(
    /secret-key is missing, and the database beside it was used with that key\. Put it back.*accept-secret-key.*people who stopped/,
  );
  expect(readdirSync(dataDir)).toEqual(['database']);
});

describe('what is probably wrong is named, and Sayso starts', () => {
  const warningsOf = (env: Record<string, string>) => read(env).warnings;
  const address = { PUBLIC_URL: 'https://reviews.example.org', SMTP_URL: 'smtp://mail:587' };

  it('nothing on one machine, nor behind one proxy', () => {
    expect(warningsOf({ PATH: '/bin', HOME: '/root', SORT: 'x', HOSTNAME: 'h', LOGNAME: 'x' })).toEqual([]);
    expect(warningsOf({ ...address, TRUST_PROXY: '1' })).toEqual([]);
  });

  it.each([
    [{ SMTP_URI: 'smtp://mail' }, 'SMTP_URI is not a setting of Sayso. Did you mean SMTP_URL?'],
    [{ ADMIN_MAIL: 'a@b.example' }, 'ADMIN_MAIL is not a setting of Sayso. Did you mean ADMIN_EMAIL?'],
    [{ BACKUP_TIME: '02:30' }, 'BACKUP_TIME is not a setting of Sayso. Did you mean BACKUP_TO?'],
    [{ TZ: 'Mars/Phobos' }, /^TZ=Mars\/Phobos is not a known time zone, so BACKUP_AT is read in UTC\./],
    [address, /^PUBLIC_URL is https, so a proxy is in front, but TRUST_PROXY is 0: /],
    [
      { ...address, PUBLIC_URL: 'http://reviews.example.org' },
      /^PUBLIC_URL http:\/\/reviews\.example\.org is not https: /,
    ],
    [{ ...server }, /^PUBLIC_URL is not set: links in emails lead to http:\/\/localhost:3000,/],
    [
      { ...server, PUBLIC_URL: 'https://localhost:8443', TRUST_PROXY: '1' },
      'PUBLIC_URL is https://localhost:8443: links in emails open on this machine only.',
    ],
  ] as [Record<string, string>, string | RegExp][])('%j', (env, warning) => {
    expect(warningsOf(env)).toEqual([typeof warning === 'string' ? warning : expect.stringMatching(warning)]);
  });
});

it('registration is open on loopback and by invitation elsewhere, unless it is set', () => {
  const address = { PUBLIC_URL: 'https://reviews.example.org', SMTP_URL: 'smtp://mail:587' };
  expect(read().registration).toBe('open');
  expect(read(address).registration).toBe('invited');
  expect(read({ ...address, REGISTRATION: 'open' }).registration).toBe('open');
});
