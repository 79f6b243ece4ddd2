import { closeSync, fsyncSync, globSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function keepBackup(dataDir: string, reason: string, packed: Uint8Array): string {
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const left of globSync('*.unfinished', { cwd: folder })) rmSync(join(folder, left));
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const file = join(folder, `${time}-${reason}.tar.gz`);
  const unfinished = `${file}.unfinished`;
  try {
    const handle = openSync(unfinished, 'wx', 0o600);
    // On a full disk `writeSync` writes a part and reports success.
    writeFileSync(handle, packed);
    fsyncSync(handle);
    closeSync(handle);
    renameSync(unfinished, file);
    return file;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new Error(`The backup could not be written: ${error instanceof Error ? error.message : error}`);
  }
}
