import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const databaseFolder = 'database';
export const processFile = (dataDir: string): string => join(dataDir, 'process-id');

export class FolderInUse extends Error {
  readonly dataDir: string;

  constructor(dataDir: string) {
    super(`Another Sayso is already running on ${dataDir}. Stop it first, or choose another DATA_DIR.`);
    this.dataDir = dataDir;
  }
}

/** Commands never create a database, because the folder may be mistyped. */
export function assertDatabaseIn(dataDir: string): void {
  if (existsSync(join(dataDir, databaseFolder, 'PG_VERSION'))) return;
  throw new Error(
    `There is no database in ${dataDir}. Run this with the DATA_DIR, or the DATABASE_URL, that the product is started with.`,
  );
}

export function lockFolder(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const probe = join(dataDir, '.write-test');
    writeFileSync(probe, 'ok');
    rmSync(probe);
  } catch (error) {
    throw new Error(`The data folder ${dataDir} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
  const lockFile = join(dataDir, 'lock');
  // SQLite would create it readable by everyone.
  closeSync(openSync(lockFile, 'a', 0o600));
  // The operating system releases this lock when the process ends, also after kill -9.
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    lock.exec('pragma locking_mode=exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new FolderInUse(dataDir);
  }
  // Left by a killed process; its process id may be reused by now.
  rmSync(processFile(dataDir), { force: true });
  closeToOthers(join(dataDir, databaseFolder), 0o700);
  closeToOthers(join(dataDir, 'backups'), 0o700);
  closeToOthers(lockFile, 0o600);
  return () => lock.close();
}

/** PGlite creates files that everyone may write. The data folder around them may be shared on purpose. */
function closeToOthers(path: string, mode: number): void {
  if (!existsSync(path)) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    throw new Error(
      `${path} could not be closed to other users: ${error instanceof Error ? error.message : error}. It has to belong to the user that runs Sayso.`,
    );
  }
}
