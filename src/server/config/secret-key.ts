import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './read-environment.ts';

export const anotherKeyCosts =
  'With another key, people who stopped the emails of a business can be invited again, and codes and links in sent emails stop working.';

const storedMin = 32;
const fileOf = (dataDir: string): string => join(dataDir, 'secret-key');

export function findSecretKey(dataDir: string): Buffer | null {
  const file = fileOf(dataDir);
  if (!existsSync(file)) return null;
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length >= storedMin) return Buffer.from(kept);
  throw new ConfigError(`${file} is damaged. Put it back from a copy. If there is none, delete it and ${acceptNew}`);
}

const acceptNew = `run npm run admin -- accept-secret-key, which makes a new one. ${anotherKeyCosts}`;

export function readOrMakeSecretKey(dataDir: string): Buffer {
  const found = findSecretKey(dataDir);
  if (found !== null) return found;
  if (existsSync(join(dataDir, 'database', 'PG_VERSION')))
    throw new ConfigError(
      `${fileOf(dataDir)} is missing, and the database beside it was used with that key. Put it back from a copy, or set SECRET_KEY to the same key. If it is lost, ${acceptNew}`,
    );
  return makeSecretKey(dataDir);
}

/** Atomically: a full disk or a kill must not leave an empty secret behind. */
export function makeSecretKey(dataDir: string): Buffer {
  const file = fileOf(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    // Another process was first; its secret is used.
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return Buffer.from(readFileSync(file, 'utf8').trim());
}
