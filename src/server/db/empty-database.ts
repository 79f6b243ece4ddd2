import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

export const builtFolder = join(import.meta.dirname, '../../../dist/empty-database');

/** Puts the build's copy of a migrated, empty database into the empty folder. Creating one takes five seconds. */
export async function copyEmptyDatabase(folder: string, built = builtFolder): Promise<void> {
  const source = join(built, 'database');
  if (!existsSync(source)) return;
  const copy = `${folder}-new`;
  try {
    rmSync(copy, { recursive: true, force: true });
    cpSync(source, copy, { recursive: true });
    await syncFiles(copy);
    rmdirSync(folder);
    renameSync(copy, folder);
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    // Without the copy PGlite creates the database, which needs as much space.
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }
}

async function syncFiles(folder: string): Promise<void> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const sync = async ({ parentPath, name }: (typeof entries)[number]) => {
    const file = await open(join(parentPath, name), 'r+');
    await file.sync();
    await file.close();
  };
  const files = entries.filter((entry) => entry.isFile());
  // There are more files than a process may open by default.
  const work = async () => {
    for (let file = files.pop(); file; file = files.pop()) await sync(file);
  };
  await Promise.all(Array.from({ length: 16 }, work));
}
