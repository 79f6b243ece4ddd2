import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { backupSuffix, readBackup, writeBackup } from '../backups/backup-file.ts';
import { decryptBackup, fetchLatest } from '../backups/copies.ts';
import { type Contents, countRows, load } from '../backups/dump.ts';
import { encryptedSuffix } from '../backups/encrypt.ts';
import { backupFolder } from '../backups/make-backup.ts';
import { type Place, readBackupPlace } from '../config.ts';
import { runCommand } from '../run-command.ts';
import { keepBackup, servingProcess } from './backup.ts';
import type { Database } from './database.ts';
import { assertDatabaseIn, databaseFolder, FolderInUse, lockFolder, openEmbedded } from './embedded.ts';
import { deleteFact } from './facts.ts';
import { readMigrations, readSchemaState } from './migrate.ts';
import { assertUsable, openPostgres } from './postgres.ts';
import { secretFingerprint } from './secret-fingerprint.ts';

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const patienceMs = 300_000;
const failOnFullDisk = (): void => {
  throw new Error('The disk is full.');
};

const usage = 'Usage: npm run backup, or npm run restore -- FILE, or npm run restore -- latest';

async function main([act, named]: readonly string[]): Promise<undefined> {
  const place = readBackupPlace(process.env);
  const { databaseUrl, dataDir, backup: settings } = place;
  if (act === 'backup') {
    await (databaseUrl === null ? backup(dataDir) : backupServer(place));
    return;
  }
  if (act !== 'restore' || !named) throw new Error(usage);
  const chosen = named === 'latest' ? await fetchLatest(backupFolder(dataDir), settings, databaseUrl === null) : named;
  const file = chosen.endsWith(encryptedSuffix) ? await decryptBackup(chosen, settings.key) : chosen;
  if (databaseUrl !== null) return restoreServer(place, file);
  await restore(dataDir, file);
}

const patientServer = ({ databaseUrl }: Place): Database =>
  openPostgres({ url: databaseUrl ?? '', connections: 1, patient: true, onError: () => {} });

async function backupServer(place: Place): Promise<undefined> {
  await assertUsable(place.databaseUrl ?? '', place.allowUnsafeDatabase);
  const database = patientServer(place);
  const { file, contents } = await writeBackup(database, backupFolder(place.dataDir)).finally(() => database.close());
  say(`Written: ${file} (${countRows(contents)} rows)`);
}

async function restoreServer(place: Place, file: string): Promise<undefined> {
  await assertUsable(place.databaseUrl ?? '', place.allowUnsafeDatabase);
  const database = patientServer(place);
  const contents = await loadWithoutKey(database, file).finally(() => database.close());
  say(`Restored ${countRows(contents)} rows from ${file}, each read back and compared. Start Sayso with npm start.`);
}

/** The new machine may have another key. */
async function loadWithoutKey(database: Database, file: string): Promise<Contents> {
  const contents = await load(database, readBackup(file));
  await deleteFact(database.db, secretFingerprint);
  return contents;
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
  const isDump = file.endsWith(backupSuffix);
  const packed = isDump ? null : readPack(file);
  const release = lockFolder(dataDir);
  const fresh = join(dataDir, 'restoring');
  try {
    if (packed) await unpack(packed, fresh);
    else say(`${file} has ${await loadFresh(file, fresh)} rows; each was read back and compared.`);
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

async function loadFresh(file: string, fresh: string): Promise<number> {
  clear(fresh);
  try {
    const database = await openEmbedded({ dataDir: fresh, onDiskFull: failOnFullDisk });
    return countRows(await loadWithoutKey(database, file).finally(() => database.close()));
  } catch (error) {
    clear(fresh);
    throw error;
  }
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
