import { createHmac } from 'node:crypto';
import { ConfigError } from '../config/read-environment.ts';
import { anotherKeyCosts } from '../config/secret-key.ts';
import type { Db } from './database.ts';
import { hasFacts, keepFirstFact, readFact, saveFact } from './facts.ts';

const secretFingerprint = 'secret key fingerprint';

const fingerprintOf = (secretKey: Buffer): string =>
  createHmac('sha256', secretKey).update('fingerprint').digest('base64url').slice(0, 22);

/** Nodes with different keys would reject each other's codes, and a new key forgets stops. */
export async function assertSameSecretKey(db: Db, secretKey: Buffer): Promise<void> {
  const fingerprint = fingerprintOf(secretKey);
  if ((await keepFirstFact(db, secretFingerprint, fingerprint)) === fingerprint) return;
  throw new ConfigError(
    `SECRET_KEY, or the file secret-key in DATA_DIR, is not the one that this database was used with. Set it to that one; every node needs the same. If it is lost, or you changed it on purpose, stop every node and run, with the new key: npm run admin -- accept-secret-key. ${anotherKeyCosts}`,
  );
}

export const acceptSecretKey = (db: Db, secretKey: Buffer): Promise<void> =>
  saveFact(db, secretFingerprint, fingerprintOf(secretKey));

export interface RestoringKey {
  /** `null` if this machine has no key yet; the start compares it then. */
  readonly known: Buffer | null;
  readonly isAccepted: boolean;
}

/** Called before restored rows are kept. */
export async function checkRestoredKey(db: Db, { known, isAccepted }: RestoringKey): Promise<void> {
  const made = (await hasFacts(db)) ? await readFact(db, secretFingerprint) : null;
  if (made === null || known === null || made === fingerprintOf(known)) return;
  if (isAccepted) return acceptSecretKey(db, known);
  throw new ConfigError(
    `it was made with another SECRET_KEY than the one here. Set SECRET_KEY, or the file secret-key in DATA_DIR, to that one. If it is lost, run this again with accept-secret-key at its end. ${anotherKeyCosts}`,
  );
}
