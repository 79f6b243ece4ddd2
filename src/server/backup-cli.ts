import { accessSync, constants, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { endWhatIsOver } from './after-restore.ts';
import { backupSuffix, readBackup } from './backups/backup-file.ts';
import { decryptBackup, fetchLatest } from './backups/copies.ts';
import { type Contents, countRows, load } from './backups/dump.ts';
import { encryptedSuffix } from './backups/encrypt.ts';
import { backupFolder, writeAndCopy } from './backups/make-backup.ts';
import { type Place, readBackupPlace } from './config/config.ts';
import { acceptedSecretKey, findKnownSecretKey } from './config/configured-secret-key.ts';
import { askServingProcess } from './db/control.ts';
import { assertDatabaseIn, databaseFolder, FolderInUse, lockFolder } from './db/data-folder.ts';
import type { Database } from './db/database.ts';
import { openEmbedded } from './db/embedded.ts';
import { rootCauseMessage } from './db/errors.ts';
import { readMigrations, readSchemaState } from './db/migrate.ts';
import { assertUsable, openPostgres } from './db/postgres.ts';
import { checkRestoredKey, type RestoringKey } from './db/secret-fingerprint.ts';
import { runCommand } from './run-command.ts';

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const failOnFullDisk = (): void => {
  throw new Error('The disk is full.');
};

const accept = 'accept-secret-key';
const usage = `Usage: npm run backup, npm run restore -- FILE, npm run restore -- latest. Behind FILE or latest: ${accept}, if the SECRET_KEY of the backup is lost`;

interface Restored {
  /** What the operator named, for sentences. */
  readonly name: string;
  readonly file: string;
  readonly key: RestoringKey;
}

async function main([act, named, ...more]: readonly string[]): Promise<undefined> {
  const place = readBackupPlace(process.env);
  if (act === 'backup' && named === undefined) return backup(place);
  const isAccepted = more[0] === accept;
  if (act !== 'restore' || !named || more.length > (isAccepted ? 1 : 0)) throw new Error(usage);
  const known = isAccepted ? acceptedSecretKey(process.env, place) : findKnownSecretKey(process.env, place);
  const work = join(place.dataDir, 'restoring-file');
  clear(work);
  // Decrypted rows stay nowhere, also when the command is stopped.
  process.on('exit', () => clear(work));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
  const { file, name } = await findFile(place, named, work);
  const restored = { name, file, key: { known, isAccepted } };
  await (place.databaseUrl === null ? restore(place.dataDir, restored) : restoreServer(place, restored));
}

async function findFile({ dataDir, databaseUrl, backup: settings }: Place & Settings, named: string, work: string) {
  const chosen =
    named === 'latest' ? await fetchLatest(backupFolder(dataDir), settings, work, databaseUrl === null) : named;
  if (!existsSync(chosen)) throw new Error(`There is no file ${chosen}.`);
  accessSync(chosen, constants.R_OK);
  const name = dirname(chosen) === work ? `${basename(chosen)} of BACKUP_TO` : chosen;
  return { name, file: chosen.endsWith(encryptedSuffix) ? await decryptBackup(chosen, settings.key, work) : chosen };
}

type Settings = Pick<ReturnType<typeof readBackupPlace>, 'backup'>;

const patientServer = ({ databaseUrl }: Place): Database =>
  openPostgres({ url: databaseUrl ?? '', connections: 1, patient: true, onError: () => {} });

async function backup(place: Place & Settings): Promise<undefined> {
  const database = await openForBackup(place);
  say(
    database === null
      ? await askForBackup(place.dataDir)
      : await writeAndCopy(place, database).finally(() => database.close()),
  );
}

/** `null` while Sayso runs on the embedded database: one process at a time can open it. */
async function openForBackup(place: Place): Promise<Database | null> {
  const { dataDir, databaseUrl } = place;
  if (databaseUrl === null) {
    assertDatabaseIn(dataDir);
    return openEmbedded({ dataDir, onDiskFull: failOnFullDisk }).catch((error: unknown) => {
      if (error instanceof FolderInUse) return null;
      throw error;
    });
  }
  await assertUsable(databaseUrl, place.allowUnsafeDatabase);
  return patientServer(place);
}

async function askForBackup(dataDir: string): Promise<string> {
  const answer = await askServingProcess(dataDir, ['backup']);
  if (answer?.code === 0) return answer.output;
  throw new Error(
    answer?.output ??
      `${dataDir} is in use by another command, or the product is just starting. Try again in a moment.`,
  );
}

async function restoreServer(place: Place, { name, file, key }: Restored): Promise<undefined> {
  await assertUsable(place.databaseUrl ?? '', place.allowUnsafeDatabase);
  const database = patientServer(place);
  const contents = await loadRows(database, file, key)
    .catch((error: unknown) => {
      throw notRestored(name, error);
    })
    .finally(() => database.close());
  say(`Restored ${countRows(contents)} rows from ${name}, each read back and compared. ${next}`);
}

const next =
  'Everyone signs in again, and invitations that were due are not sent. Repeat what you erased, removed and revoked since the backup. Start Sayso with npm start.';

async function loadRows(database: Database, file: string, key: RestoringKey): Promise<Contents> {
  const contents = await load(database, readBackup(file), (tx) => checkRestoredKey(tx, key));
  await database.transact(endWhatIsOver);
  return contents;
}

function notRestored(name: string, error: unknown): Error {
  const why = rootCauseMessage(error) || 'It is not a whole backup.';
  return new Error(`${name} could not be restored, and what was there is as it was: ${why}`);
}

async function restore(dataDir: string, { name, file, key }: Restored): Promise<void> {
  const release = lockFolder(dataDir);
  const fresh = join(dataDir, 'restoring');
  try {
    clear(fresh);
    if (file.endsWith(backupSuffix))
      say(`${name} has ${await loadFresh(file, fresh, key)} rows; each was read back and compared.`);
    else await unpack(readFileSync(file), fresh, key);
  } catch (error) {
    clear(fresh);
    throw notRestored(name, error);
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
  say(`Restored. ${next}`);
}

async function loadFresh(file: string, fresh: string, key: RestoringKey): Promise<number> {
  const database = await openEmbedded({ dataDir: fresh, onDiskFull: failOnFullDisk });
  return countRows(await loadRows(database, file, key).finally(() => database.close()));
}

/** In a folder of its own, so that a file that is not a backup changes nothing. */
async function unpack(packed: Uint8Array<ArrayBuffer>, fresh: string, key: RestoringKey): Promise<void> {
  const database = await openEmbedded({ dataDir: fresh, snapshot: new Blob([packed]), onDiskFull: failOnFullDisk });
  const { applied } = await readSchemaState(database);
  if (applied === 0) throw new Error('There is nothing of this product in it.');
  if (applied > readMigrations().length)
    throw new Error('It was made by a newer version of this product. Install that version first.');
  await checkRestoredKey(database.db, key);
  await database.transact(endWhatIsOver);
  await database.close();
}

const clear = (folder: string): void => rmSync(folder, { recursive: true, force: true });

runCommand(main);
