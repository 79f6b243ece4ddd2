import { ConfigError, type Environment, readEnvironment } from './read-environment.ts';
import { findSecretKey, makeSecretKey, readOrMakeSecretKey } from './secret-key.ts';

const min = 32;
const makesOne = '`openssl rand -hex 32` makes one.';

export function readSecret(
  env: Environment,
  databaseUrl: string | null,
  problems: string[],
  known?: Set<string>,
): string | null {
  const secret = readEnvironment(env, problems, known).read('SECRET_KEY');
  if (secret === null && databaseUrl !== null)
    problems.push(`SECRET_KEY is needed with DATABASE_URL; every node needs the same one. ${makesOne}`);
  if (secret !== null && secret.length < min)
    problems.push(`SECRET_KEY must have at least ${min} characters. ${makesOne}`);
  else if (secret !== null && isRepetition(secret))
    problems.push(`SECRET_KEY repeats itself, so it can be guessed. ${makesOne}`);
  return secret;
}

/** Catches `changemechangeme...`, not every weak key. */
const isRepetition = (secret: string): boolean =>
  new Set(secret).size < 8 ||
  Array.from({ length: 12 }, (_, index) => index + 1).some((n) => secret.startsWith(secret.slice(n)));

export const secretKeyOf = (secret: string | null, dataDir: string): Buffer =>
  secret === null ? explained(dataDir, readOrMakeSecretKey) : Buffer.from(secret);

type Where = { readonly databaseUrl: string | null; readonly dataDir: string };

/** For a command that compares it: null when this machine has none. */
export const findKnownSecretKey = (env: Environment, where: Where): Buffer | null =>
  typedKey(env, null) ?? (where.databaseUrl === null ? explained(where.dataDir, findSecretKey) : null);

/** For a command that accepts it: the embedded database gets a new one when there is none. */
export const acceptedSecretKey = (env: Environment, { databaseUrl, dataDir }: Where): Buffer =>
  typedKey(env, databaseUrl) ?? explained(dataDir, (folder) => findSecretKey(folder) ?? makeSecretKey(folder));

function typedKey(env: Environment, databaseUrl: string | null): Buffer | null {
  const problems: string[] = [];
  const secret = readSecret(env, databaseUrl, problems);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return secret === null ? null : Buffer.from(secret);
}

function explained<Key>(dataDir: string, work: (folder: string) => Key): Key {
  try {
    return work(dataDir);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(
      `DATA_DIR: the folder ${dataDir} cannot be used: ${error instanceof Error ? error.message : error}. The user that runs Sayso must own it, and its disk must not be read-only.`,
    );
  }
}
