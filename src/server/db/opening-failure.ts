import { existsSync, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const wasmNoSpace = 51;
/** One segment of the write-ahead log, which PGlite needs to start. */
const leastRoom = 16 * 1024 * 1024;

export function openingFailure(failure: unknown, dataDir: string, wasThere: boolean): Error {
  const { errno, code } = (failure ?? {}) as { errno?: number; code?: string };
  // PGlite fails on a full disk as on damaged files, but nothing has to be restored.
  if (errno === wasmNoSpace || code === 'ENOSPC' || roomAt(dataDir) < leastRoom)
    return new Error(
      `The disk is full: there is no room for a database in ${dataDir}. Nothing that was acknowledged is lost. Make room and start again.`,
    );
  if (wasThere) return new Error(damagedSentence(dataDir));
  return failure instanceof Error ? failure : new Error(`No database could be made in ${dataDir}.`);
}

export function damagedSentence(dataDir: string): string {
  const backup = newestBackup(dataDir);
  return [
    `The database in ${dataDir} is damaged and cannot be opened.`,
    backup === null
      ? `There is no backup in ${join(dataDir, 'backups')}. Copy ${dataDir} before you change anything in it.`
      : `The newest backup is ${backup}. Put it in place with: DATA_DIR=${dataDir} npm run restore -- ${backup}`,
    ...(backup === null ? [] : ['The damaged database is kept beside it.']),
  ].join('\n');
}

function newestBackup(dataDir: string): string | null {
  const folder = join(dataDir, 'backups');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(?:tar|backup)\.gz$/.test(name)) : [];
  const newest = files.sort((one, other) => (madeAt(one) < madeAt(other) ? 1 : -1))[0];
  return newest === undefined ? null : join(folder, newest);
}

/** Nightly backups are `sayso-TIME.backup.gz`, others `TIME-WHY.tar.gz`. */
export const madeAt = (name: string): string => name.replace(/^sayso-/, '').slice(0, 19);

function roomAt(dataDir: string): number {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize;
}
