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
import { pipeline as connect } from 'node:stream';
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

/** Rows end at "\n" alone: their texts may hold other ends of lines, such as U+2028, which JSON does not escape. */
export async function* readBackup(file: string): AsyncGenerator<string> {
  const unzipped = connect(createReadStream(file), createGunzip(), () => {}).setEncoding('utf8');
  let begun = '';
  for await (const chunk of unzipped as AsyncIterable<string>) {
    const [first = '', ...more] = chunk.split('\n');
    begun += first;
    for (const next of more) {
      yield begun;
      begun = next;
    }
  }
  if (begun !== '') yield begun;
}
