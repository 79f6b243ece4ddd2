import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readDatabasePlace } from '../config.ts';
import { runCommand } from '../run-command.ts';
import { keepBackup, servingProcess } from './backup.ts';
import { assertDatabaseIn, databaseFolder, FolderInUse, lockFolder, openEmbedded } from './embedded.ts';
import { readMigrations, readSchemaState } from './migrate.ts';

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const patienceMs = 300_000;
const failOnFullDisk = (): void => {
  throw new Error('The disk is full.');
};

async function main([act, file]: readonly string[]): Promise<undefined> {
  const { databaseUrl, dataDir } = readDatabasePlace(process.env);
  if (databaseUrl !== null) {
    throw new Error('With DATABASE_URL use pg_dump and pg_restore; the README shows how.');
  }
  if (act === 'backup') await backup(dataDir);
  else if (act === 'restore' && file) await restore(dataDir, file);
  else throw new Error('Usage: npm run backup, or npm run restore -- FILE');
}

async function backup(dataDir: string): Promise<void> {
  assertDatabaseIn(dataDir);
  if (isServed(dataDir)) return askForBackup(dataDir);
  const database = await openEmbedded({ dataDir, onDiskFull: failOnFullDisk });
  say(`Written: ${keepBackup(dataDir, 'backup', await database.pack())}`);
  await database.close();
}

function isServed(dataDir: string): boolean {
  try {
    lockFolder(dataDir)();
    return false;
  } catch (error) {
    if (error instanceof FolderInUse) return true;
    throw error;
  }
}

async function askForBackup(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'backups');
  const list = (): string[] =>
    existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.tar.gz')) : [];
  const before = new Set(list());
  const serving = servingProcess(dataDir);
  if (serving === null)
    throw new Error(`${dataDir} is in use by another command, or the product is just starting. Try again in a moment.`);
  process.kill(serving, 'SIGUSR2');
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(100)) {
    const made = list().find((name) => !before.has(name));
    if (made) return say(`Written: ${join(folder, made)}`);
    if (!runs(serving)) throw new Error('The running product ended before the backup was written.');
  }
  throw new Error('The running product wrote no backup within five minutes. Its log says why.');
}

function runs(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

async function restore(dataDir: string, file: string): Promise<void> {
  const packed = readPack(file);
  const release = lockFolder(dataDir);
  const fresh = join(dataDir, 'restoring');
  try {
    await unpack(packed, fresh);
  } catch (error) {
    const why = (error instanceof Error && error.message) || 'It is not a whole backup.';
    throw new Error(`${file} could not be restored, and what was there is as it was: ${why}`);
  }
  const folder = join(dataDir, databaseFolder);
  if (existsSync(folder)) {
    const aside = `${folder}-replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    renameSync(folder, aside);
    say(`What was there is kept in ${aside}.`);
  }
  renameSync(join(fresh, databaseFolder), folder);
  clear(fresh);
  release();
  say('Restored. Start the product with npm start.');
}

function readPack(file: string): Uint8Array<ArrayBuffer> {
  try {
    return readFileSync(file);
  } catch (error) {
    if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** In a folder of its own, so that a file that is not a backup changes nothing. */
async function unpack(packed: Uint8Array<ArrayBuffer>, fresh: string): Promise<void> {
  clear(fresh);
  try {
    const database = await openEmbedded({
      dataDir: fresh,
      snapshot: new Blob([packed]),
      onDiskFull: failOnFullDisk,
    });
    const { applied } = await readSchemaState(database);
    await database.close();
    if (applied === 0) throw new Error('There is nothing of this product in it.');
    if (applied > readMigrations().length)
      throw new Error('It was made by a newer version of this product. Install that version first.');
  } catch (error) {
    clear(fresh);
    throw error;
  }
}

const clear = (fresh: string): void => rmSync(fresh, { recursive: true, force: true });

runCommand(main);
