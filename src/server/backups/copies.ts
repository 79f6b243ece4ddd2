import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { OperationConfig } from '../config-operation.ts';
import { madeAt } from '../db/opening-failure.ts';
import { openBucket, type Store } from './bucket.ts';
import { decryptFile, encryptedSuffix, encryptFile } from './encrypt.ts';
import { isBackupName, selectExpired } from './retention.ts';

function openFolder(folder: string): Store {
  return {
    list: async () => (existsSync(folder) ? readdirSync(folder) : []),
    put: async (file, name) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      copyFileSync(file, join(folder, `${name}.unfinished`));
      renameSync(join(folder, `${name}.unfinished`), join(folder, name));
    },
    get: async (name, file) => copyFileSync(join(folder, name), file),
    remove: async (name) => rmSync(join(folder, name), { force: true }),
  };
}

const openStore = (to: string): Store => (to.startsWith('s3:') ? openBucket(to) : openFolder(to));

export async function copyBackup(file: string, { to, key }: OperationConfig['backup']): Promise<boolean> {
  if (to === null) return false;
  const store = openStore(to);
  if (key === null) await store.put(file, basename(file));
  else {
    const encrypted = `${file}${encryptedSuffix}`;
    try {
      await encryptFile(file, encrypted, key);
      await store.put(encrypted, basename(encrypted));
    } finally {
      rmSync(encrypted, { force: true });
    }
  }
  for (const name of selectExpired(await store.list())) await store.remove(name);
  return true;
}

const isPack = (name: string): boolean => /^\d{4}-\d\d-\d\dT[\d-]+Z-backup\.tar\.gz$/.test(name);
const byTime = (one: string, other: string): number => (madeAt(one) < madeAt(other) ? -1 : 1);

/** Packs of the embedded database cannot be restored into PostgreSQL. */
export async function fetchLatest(
  folder: string,
  { to, key }: OperationConfig['backup'],
  packsToo = false,
): Promise<string> {
  const local = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => (isBackupName(name) && !name.endsWith(encryptedSuffix)) || (packsToo && isPack(name)))
    .sort(byTime);
  const store = to === null ? null : openStore(to);
  const copies = store === null ? [] : (await store.list()).filter(isBackupName).sort();
  const [newestLocal = '', newestCopy = ''] = [local.at(-1), copies.at(-1)];
  if (newestLocal === '' && newestCopy === '')
    throw new Error(`There is no backup in ${folder}${to === null ? '' : ' or BACKUP_TO'}.`);
  if (madeAt(newestLocal) >= madeAt(newestCopy) || store === null) return join(folder, newestLocal);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fetched = join(folder, newestCopy);
  await store.get(newestCopy, fetched);
  if (!newestCopy.endsWith(encryptedSuffix)) return fetched;
  return decryptBackup(fetched, key).finally(() => rmSync(fetched));
}

export async function decryptBackup(file: string, key: string | null): Promise<string> {
  if (key === null) throw new Error(`${file} is encrypted. Set BACKUP_KEY to the key that it was made with.`);
  const plain = file.slice(0, -encryptedSuffix.length);
  await decryptFile(file, plain, key);
  return plain;
}
