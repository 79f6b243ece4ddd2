import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { dayMs } from '../../contract/time/days.ts';
import type { OperationConfig } from '../config/operation.ts';
import { madeAt } from '../db/opening-failure.ts';
import { backupName } from './backup-file.ts';
import { openBucket, type Store } from './bucket.ts';
import { decryptFile, encryptedSuffix, encryptFile, readTime } from './encrypt.ts';
import { isBackupName, selectExpired } from './retention.ts';

type Settings = OperationConfig['backup'];

function openFolder(folder: string): Store {
  return {
    list: async () => readdirSync(folder),
    put: async (file, name) => {
      copyFileSync(file, join(folder, `${name}.unfinished`));
      renameSync(join(folder, `${name}.unfinished`), join(folder, name));
    },
    get: async (name, file) => copyFileSync(join(folder, name), file),
    remove: async (name) => rmSync(join(folder, name), { force: true }),
  };
}

/** A missing folder is not made: it may be a share that is not mounted. */
function openStore(to: string): Store {
  if (to.startsWith('s3:')) return openBucket(to);
  if (!existsSync(to)) throw new Error(`There is no folder ${to}. Make it, mount it, or correct BACKUP_TO.`);
  return openFolder(to);
}

/** Writes, lists and removes, as every night. */
export async function tryStore(to: string, folder: string): Promise<void> {
  const name = `write-test-${randomUUID()}`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  try {
    const store = openStore(to);
    writeFileSync(file, 'ok', { mode: 0o600 });
    await store.put(file, name);
    await store.list();
    await store.remove(name);
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * `removed` are backups of this machine that it no longer keeps. Other names count for nothing until they are old:
 * whoever adds copies to BACKUP_TO must not push out real ones.
 */
export async function copyBackup(
  file: string,
  { to, key }: Settings,
  removed: readonly string[] = [],
): Promise<boolean> {
  if (to === null) return false;
  const store = openStore(to);
  const copy = `${basename(file)}${key === null ? '' : encryptedSuffix}`;
  if (key === null) await store.put(file, copy);
  else {
    const encrypted = `${file}${encryptedSuffix}`;
    try {
      await encryptFile(file, encrypted, key);
      await store.put(encrypted, copy);
    } finally {
      rmSync(encrypted, { force: true });
    }
  }
  const copies = (await store.list()).filter(isTrusted(key));
  const expired = selectExpired(copies).filter(isOld);
  const ended = copies.filter((name) => removed.some((one) => name === one || name === `${one}${encryptedSuffix}`));
  for (const name of new Set([...expired, ...ended])) if (name !== copy) await store.remove(name);
  return true;
}

const keptDays = 28;
const isOld = (name: string): boolean => madeAt(name) < madeAt(backupName(new Date(Date.now() - keptDays * dayMs)));

const isPack = (name: string): boolean => /^\d{4}-\d\d-\d\dT[\d-]+Z-backup\.tar\.gz$/.test(name);
const isEncrypted = (name: string): boolean => name.endsWith(encryptedSuffix);
/** A name from the future would outrank and outlive all copies that follow. */
const isOfFuture = (name: string): boolean => madeAt(name) > madeAt(backupName(new Date(Date.now() + dayMs)));
/** All copies made with a key are encrypted; any other file may come from a stranger. */
const isTrusted =
  (key: string | null) =>
  (name: string): boolean =>
    isBackupName(name) && !isOfFuture(name) && (key === null || isEncrypted(name));
const byTime = (one: string, other: string): number => (madeAt(one) < madeAt(other) ? -1 : 1);

/** The newest backup: a file in `folder`, or one that is copied from BACKUP_TO into `work`. */
export async function fetchLatest(
  folder: string,
  { to, key }: Settings,
  work: string,
  /** Packs of the embedded database cannot be restored into PostgreSQL. */
  packsToo = false,
): Promise<string> {
  const local = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => (isBackupName(name) && !isEncrypted(name)) || (packsToo && isPack(name)))
    .sort(byTime);
  const store = to === null ? null : openStore(to);
  const copies = store === null ? [] : (await store.list()).filter(isBackupName);
  const trusted = copies.filter(isTrusted(key)).sort();
  const newestLocal = local.at(-1);
  const newer = trusted.filter((name) => newestLocal === undefined || madeAt(name) > madeAt(newestLocal)).reverse();
  mkdirSync(work, { recursive: true, mode: 0o700 });
  for (const name of newer) {
    const file = join(work, name);
    await store?.get(name, file);
    if (!isEncrypted(name) || key === null || readTime(file) === madeAt(name)) return file;
    rmSync(file);
  }
  if (newestLocal !== undefined) return join(folder, newestLocal);
  throw new Error(
    `There is no backup in ${folder}${to === null ? '' : ' or BACKUP_TO'}.${whyNone(copies, trusted.length > 0)}`,
  );
}

const whyNone = (copies: readonly string[], areRenamed: boolean): string =>
  copies.length === 0
    ? ''
    : areRenamed
      ? ' The copies there were renamed, or made by an older version. To restore one that you trust, name its file.'
      : copies.every(isOfFuture)
        ? ' The copies there have names with a time in the future. To restore one that you trust, name its file.'
        : ' The copies there are not encrypted, and with BACKUP_KEY only encrypted ones are taken. To restore one that you trust, name its file.';

/** Into `work`, because the folder of the file may be read-only, or shared. */
export async function decryptBackup(file: string, key: string | null, work: string): Promise<string> {
  if (key === null) throw new Error(`${file} is encrypted. Set BACKUP_KEY to the key that it was made with.`);
  mkdirSync(work, { recursive: true, mode: 0o700 });
  const plain = join(work, basename(file, encryptedSuffix));
  await decryptFile(file, plain, key);
  return plain;
}
