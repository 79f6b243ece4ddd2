import { cpSync, existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

export const builtFolder = join(import.meta.dirname, '../../../dist/empty-database');

/** Puts the build's copy of a migrated, empty database into the empty folder. Creating one takes five seconds. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  const source = join(builtFolder, 'database');
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
    throw error;
  }
}

async function syncFiles(folder: string): Promise<void> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const sync = async ({ parentPath, name }: (typeof entries)[number]) => {
    const file = await open(join(parentPath, name), 'r+');
    await file.sync();
    await file.close();
  };
  await Promise.all(entries.filter((entry) => entry.isFile()).map(sync));
}
