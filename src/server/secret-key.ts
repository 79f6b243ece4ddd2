import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const secretKeyMin = 32;

export function storedSecretKey(dataDir: string): Buffer {
  const file = join(dataDir, 'secret-key');
  if (!existsSync(file)) makeSecretKey(dataDir, file);
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length < secretKeyMin) {
    throw new Error(
      `${file} is damaged. Put it back from a backup, or delete it: then codes that are on their way stop working, and nothing else.`,
    );
  }
  return Buffer.from(kept);
}

/** Atomically: a full disk or a kill must not leave an empty secret behind. */
function makeSecretKey(dataDir: string, file: string): void {
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
}
