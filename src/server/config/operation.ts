import { isAbsolute } from 'node:path';
import { type Environment, percentEncode, readEnvironment } from './read-environment.ts';

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];
type RegistrationMode = 'open' | 'invited' | 'closed';

export interface OperationConfig {
  readonly registration: RegistrationMode;
  readonly logLevel: LogLevel;
  /** Invitations and reminders of all businesses in a day. */
  readonly invitesDaily: number;
  readonly metricsToken: string | null;
  readonly backup: {
    /** Minutes after midnight, in the machine's time zone; null makes none. */
    readonly at: number | null;
    /** A folder, or an `s3:` address with its credentials; null keeps backups in `DATA_DIR` only. */
    readonly to: string | null;
    readonly key: string | null;
  };
}

const tokenMin = 32;

export function readOperation(
  env: Environment,
  problems: string[],
  known: Set<string>,
  isLoopback: boolean,
): OperationConfig {
  const { read, choice, whole } = readEnvironment(env, problems, known);
  const metricsToken = read('METRICS_TOKEN');
  if (metricsToken !== null && metricsToken.length < tokenMin)
    problems.push(`METRICS_TOKEN must have at least ${tokenMin} characters. \`openssl rand -hex 32\` makes one.`);
  return {
    registration: choice('REGISTRATION', ['open', 'invited', 'closed']) ?? (isLoopback ? 'open' : 'invited'),
    logLevel: choice('LOG_LEVEL', logLevels) ?? 'info',
    metricsToken,
    invitesDaily: whole('INVITES_DAILY', 2000, 0, 1_000_000),
    backup: readBackup(env, problems, known),
  };
}

export function readBackup(
  env: Environment,
  problems: string[],
  known: Set<string> = new Set(),
): OperationConfig['backup'] {
  const { read } = readEnvironment(env, problems, known);
  const to = read('BACKUP_TO');
  const key = read('BACKUP_KEY');
  if (to !== null && !isAbsolute(to) && !isBucket(to))
    problems.push(
      `BACKUP_TO must be a folder such as /mnt/backups, or s3://KEY:SECRET@HOST/BUCKET/PREFIX?region=REGION.${/^s3:/.test(to) ? ` ${percentEncode}` : ''}`,
    );
  if (to !== null && isBucket(to) && key === null)
    problems.push('BACKUP_KEY is needed with a bucket in BACKUP_TO. `openssl rand -hex 32` makes one; keep a copy.');
  if (key !== null && key.length < tokenMin)
    problems.push(`BACKUP_KEY must have at least ${tokenMin} characters. \`openssl rand -hex 32\` makes one.`);
  return { at: readTime(env, problems, known), to, key };
}

function readTime(env: Environment, problems: string[], known: Set<string>): number | null {
  const { read } = readEnvironment(env, problems, known);
  const typed = read('BACKUP_AT') ?? (env.BACKUP_AT === undefined ? '02:30' : null);
  if (typed === null) return null;
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(typed) ?? [];
  if (hours === '') problems.push('BACKUP_AT must be a time such as 02:30, or empty for no nightly backups.');
  return Number(hours) * 60 + Number(minutes);
}

const isBucket = (typed: string): boolean => {
  if (!URL.canParse(typed)) return false;
  const { protocol, hostname, username, password, pathname } = new URL(typed);
  return protocol === 's3:' && hostname !== '' && username !== '' && password !== '' && pathname.length > 1;
};
