import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openEmbedded } from '../db/embedded.ts';
import { copyEmptyDatabase } from '../db/empty-database.ts';
import { rootCauseMessage } from '../db/errors.ts';
import { runCommand } from '../run-command.ts';
import { readBackup } from './backup-file.ts';
import { countRows, isOfThisBuild, load } from './dump.ts';

async function main([file = '', folder = '.']: readonly string[]): Promise<number> {
  const dataDir = mkdtempSync(join(folder, 'verify-'));
  try {
    const database = await openEmbedded({
      dataDir,
      ...((await isOfThisBuild(readBackup(file))) ? { fill: copyEmptyDatabase } : {}),
      onDiskFull: () => {
        throw new Error('The disk is full.');
      },
    });
    const contents = await load(database, readBackup(file)).finally(() => database.close());
    process.stdout.write(`${countRows(contents)}\n`);
    return 0;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Standard error may hold rows, when a crash prints there; the serving process reads the answer alone. */
const answer = (words: readonly string[]): Promise<number> =>
  main(words).catch((error: unknown) => {
    process.stdout.write(`${rootCauseMessage(error)}\n`);
    return 1;
  });

runCommand(answer);
