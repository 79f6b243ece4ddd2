import { once } from 'node:events';
import {
  closeSync,
  createReadStream,
  createWriteStream,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database } from '../db/database.ts';
import { type Contents, dump } from './dump.ts';

export const backupSuffix = '.backup.gz';

export const backupName = (now: Date): string =>
  `sayso-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z${backupSuffix}`;

/** The file gets its name only when it is complete and on the disk. */
export async function writeBackup(
  database: Database,
  folder: string,
  name = backupName(new Date()),
): Promise<{ file: string; contents: Contents }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  const unfinished = `${file}.unfinished`;
  const zip = createGzip();
  const written = pipeline(zip, createWriteStream(unfinished, { mode: 0o600 }));
  written.catch(() => {});
  try {
    const contents = await dump(database, async (line) => {
      if (!zip.write(`${line}\n`)) await Promise.race([once(zip, 'drain'), written]);
    });
    zip.end();
    await written;
    const handle = openSync(unfinished, 'r+');
    fsyncSync(handle);
    closeSync(handle);
    renameSync(unfinished, file);
    return { file, contents };
  } catch (error) {
    zip.destroy();
    await written.catch(() => {});
    rmSync(unfinished, { force: true });
    throw error;
  }
}

export function readBackup(file: string): AsyncIterable<string> {
  const unzipped = createReadStream(file).pipe(createGunzip());
  const lines = createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY });
  return (async function* () {
    // The interface would end quietly on a failure of its input.
    const failed = once(unzipped, 'error').then(([error]) => {
      throw error;
    });
    failed.catch(() => {});
    const reader = lines[Symbol.asyncIterator]();
    for (;;) {
      const { value, done } = await Promise.race([reader.next(), failed]);
      if (done) return;
      yield value;
    }
  })();
}
