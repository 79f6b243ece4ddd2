import { createHmac } from 'node:crypto';
import { type Config, ConfigError } from '../config.ts';
import type { Log } from '../http/context.ts';
import type { Database } from './database.ts';
import { keepFirstFact, saveFact } from './facts.ts';

export const secretFingerprint = 'secret key fingerprint';

/** Nodes with different keys would reject each other's codes. An embedded database only notes a new key. */
export async function assertSameSecretKey(
  { secretKey }: Pick<Config, 'secretKey'>,
  { db, kind }: Database,
  log: Log,
): Promise<void> {
  const fingerprint = createHmac('sha256', secretKey).update('fingerprint').digest('base64url').slice(0, 22);
  if ((await keepFirstFact(db, secretFingerprint, fingerprint)) === fingerprint) return;
  if (kind === 'postgres')
    throw new ConfigError(
      'SECRET_KEY is not the one that this database was used with. Every node needs the same SECRET_KEY. If you changed it on purpose, stop every node and run: npm run admin -- accept-secret-key',
    );
  await saveFact(db, secretFingerprint, fingerprint);
  log.warn({}, 'secret key changed');
}
