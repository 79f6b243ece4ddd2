import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readDatabasePlace } from '../config/config.ts';
import { anotherKeyCosts } from '../config/secret-key.ts';
import { assertAlone } from '../db/assert-alone.ts';
import { assertDatabaseIn, databaseFolder } from '../db/data-folder.ts';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded.ts';
import { assertUsable, openPostgres } from '../db/postgres.ts';
import { runCommand } from '../run-command.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import { type Contents, countRows, load } from './dump.ts';

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const onDiskFull = (): never => {
  throw new Error('The disk is full.');
};

async function main([to = '', ...more]: readonly string[]): Promise<number> {
  const toPostgres = /^postgres(?:ql)?:\/\//.test(to);
  if (more.length > 0 || (!toPostgres && to !== 'embedded')) {
    process.stderr.write(
      'Usage: npm run move -- postgres://USER:PASSWORD@HOST/DATABASE, or npm run move -- embedded\n',
    );
    return 2;
  }
  const { databaseUrl, dataDir } = readDatabasePlace(process.env);
  const place = readDatabasePlace({ ...process.env, ...(toPostgres ? { DATABASE_URL: to } : {}) });
  if (toPostgres) assertDatabaseIn(dataDir);
  else if (databaseUrl === null) throw new Error('Set DATABASE_URL to the PostgreSQL that you move from.');
  else if (existsSync(join(dataDir, databaseFolder)))
    throw new Error(`There is a database in ${dataDir} already. Choose another DATA_DIR, or rename that folder.`);
  const url = place.databaseUrl ?? '';
  await assertUsable(url, place.allowUnsafeDatabase);
  const server = openPostgres({ url, connections: 1, patient: true, onError: () => {} });
  try {
    if (!toPostgres) await assertAlone(server.db);
    const embedded = await openEmbedded({ dataDir, onDiskFull });
    const [from, into] = toPostgres ? [embedded, server] : [server, embedded];
    const contents = await copy(from, into, dataDir)
      .finally(() => embedded.close())
      .catch((error: unknown) => {
        // A database that was begun here is nobody's.
        if (!toPostgres) rmSync(join(dataDir, databaseFolder), { recursive: true, force: true });
        throw error;
      });
    report(contents, toPostgres);
    return 0;
  } finally {
    await server.close();
  }
}

/** Passes a file, so neither database waits for the other. */
async function copy(from: Database, into: Database, dataDir: string): Promise<Contents> {
  const folder = mkdtempSync(join(dataDir, 'moving-'));
  try {
    const { file } = await writeBackup(from, folder);
    return await load(into, readBackup(file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(contents: Contents, toPostgres: boolean): void {
  for (const [name, { rows: count }] of Object.entries(contents)) say(`${String(count).padStart(9)}  ${name}`);
  say(`${String(countRows(contents)).padStart(9)}  rows moved, each read back and compared.`);
  say(
    toPostgres
      ? `Start Sayso with that address in DATABASE_URL, and with the same SECRET_KEY: the content of the file secret-key, unless you set one before. ${anotherKeyCosts} The embedded database is unchanged.`
      : `Start Sayso without DATABASE_URL, and with the same SECRET_KEY. ${anotherKeyCosts} The PostgreSQL database is unchanged.`,
  );
}

runCommand(main);
