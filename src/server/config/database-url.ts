import { type Environment, loopback, readEnvironment } from './read-environment.ts';

const parts = /^(\w+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/;

/** One address for each host of a DATABASE_URL with several, as psql reads it: `postgres://name@first:5432,second/db`. */
export function splitHosts(url: string): string[] {
  const [, start = '', hosts = '', end = ''] = parts.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${start}${host}${end}`) : [url];
}

export function readDatabaseUrl(env: Environment, problems: string[], known?: Set<string>): string | null {
  const typed = readEnvironment(env, problems, known).read('DATABASE_URL') ?? '';
  const found: string[] = [];
  const read = splitHosts(typed).map((one) => readDatabaseHost({ ...env, DATABASE_URL: one }, found, known));
  problems.push(...new Set(found));
  const [first] = read;
  if (!first || read.length === 1) return first?.href ?? null;
  const [, start, , end] = parts.exec(first.href) ?? [];
  return `${start}${read.map((one) => one?.host).join(',')}${end}`;
}

function readDatabaseHost(env: Environment, problems: string[], known?: Set<string>): URL | null {
  const { flag, address } = readEnvironment(env, problems, known);
  const allowsPlaintext = flag('DATABASE_ALLOW_PLAINTEXT');
  // A socket is named by a parameter, and the driver knows a host of its own for a database that is named alone.
  const namesDatabase = (url: URL) => url.hostname !== '' || url.searchParams.has('host') || url.pathname.length > 1;
  const database = address('DATABASE_URL', ['postgres:', 'postgresql:'], namesDatabase);
  if (database !== null && !isPrivate(database) && !allowsPlaintext) {
    problems.push(
      'DATABASE_URL names another machine, so it needs ?sslmode=verify-full at its end. On a network that you trust, set DATABASE_ALLOW_PLAINTEXT=1 instead.',
    );
  }
  const sslmode = database?.searchParams.get('sslmode') ?? null;
  if (sslmode !== null && !sslModes.includes(sslmode))
    problems.push(`DATABASE_URL has sslmode=${sslmode}, which is none of ${sslModes.join(', ')}.`);
  // The driver means verify-full by all three, and warns in seven lines.
  if (/^(?:prefer|require|verify-ca)$/.test(sslmode ?? '') && !database?.searchParams.has('uselibpqcompat'))
    database?.searchParams.set('sslmode', 'verify-full');
  return database;
}

const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

function isPrivate({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? hostname;
  const isHere = host === '' || host.startsWith('/') || host.startsWith('%2F') || loopback.has(host);
  const isEncrypted = /^(?:require|verify-ca|verify-full|no-verify)$/.test(searchParams.get('sslmode') ?? '');
  return isHere || isEncrypted || /^(?:1|true)$/.test(searchParams.get('ssl') ?? '');
}
