import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../config.ts';
import { keepBackup, servingProcess } from './backup.ts';
import { databaseFolder, lockFolder, openEmbedded } from './embedded.ts';

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const failOnFullDisk = (): void => {
  throw new Error('The disk is full.');
};

/** `npm run backup` packs the embedded database, also while it serves; `npm run restore -- FILE` puts a pack in its place. */
async function main([act, file]: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  if (config.databaseUrl !== null) {
    throw new Error('With DATABASE_URL use pg_dump and pg_restore; the README shows how.');
  }
  if (act === 'backup') return backup(config.dataDir);
  if (act === 'restore' && file) return restore(config.dataDir, file);
  throw new Error('Usage: npm run backup, or npm run restore -- FILE');
}

async function backup(dataDir: string): Promise<void> {
  if (!existsSync(join(dataDir, databaseFolder))) throw new Error(`There is no database in ${dataDir}.`);
  if (isServed(dataDir)) return askForBackup(dataDir);
  const database = await openEmbedded({ dataDir, onDiskFull: failOnFullDisk });
  say(`Written: ${await keepBackup(dataDir, 'backup', await database.pack())}`);
  await database.close();
}

function isServed(dataDir: string): boolean {
  try {
    lockFolder(dataDir)();
    return false;
  } catch {
    return true;
  }
}

async function askForBackup(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'backups');
  const list = (): string[] =>
    existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.tar.gz')) : [];
  const before = new Set(list());
  process.kill(servingProcess(dataDir), 'SIGUSR2');
  for (let waited = 0; waited < 600; waited += 1) {
    const made = list().find((name) => !before.has(name));
    if (made) return say(`Written: ${join(folder, made)}`);
    await wait(100);
  }
  throw new Error('The running product wrote no backup within a minute. Its log says why.');
}

async function restore(dataDir: string, file: string): Promise<void> {
  const packed = readFileSync(file);
  lockFolder(dataDir)();
  const folder = join(dataDir, databaseFolder);
  if (existsSync(folder)) {
    const aside = `${folder}-replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    renameSync(folder, aside);
    say(`What was there is kept in ${aside}.`);
  }
  const database = await openEmbedded({ dataDir, snapshot: new Blob([packed]), onDiskFull: failOnFullDisk });
  await database.close();
  say('Restored. Start the product with npm start.');
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  },
);
