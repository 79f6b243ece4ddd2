import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { readDatabasePlace } from '../config.ts';
import { type Database, rows } from '../db/database.ts';
import { assertDatabaseIn, databaseFolder, openEmbedded } from '../db/embedded.ts';
import { deleteFact } from '../db/facts.ts';
import { assertUsable, openPostgres } from '../db/postgres.ts';
import { secretFingerprint } from '../db/secret-fingerprint.ts';
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
    if (!toPostgres) await assertAlone(server);
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

/** Rows that another node writes during the move would stay behind. */
async function assertAlone(server: Database): Promise<void> {
  const [others] = await rows(
    server.db,
    z.object({ n: z.number() }),
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend'`,
  );
  if ((others?.n ?? 0) > 0)
    throw new Error('Other connections use this database. Stop every node, and everything else that writes to it.');
}

/** By way of a file, so that neither database waits for the other. */
async function copy(from: Database, into: Database, dataDir: string): Promise<Contents> {
  const folder = mkdtempSync(join(dataDir, 'moving-'));
  try {
    const { file } = await writeBackup(from, folder);
    const contents = await load(into, readBackup(file));
    // The key may be given in another way from now on.
    await deleteFact(into.db, secretFingerprint);
    return contents;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(contents: Contents, toPostgres: boolean): void {
  for (const [name, { rows: count }] of Object.entries(contents)) say(`${String(count).padStart(9)}  ${name}`);
  say(`${String(countRows(contents)).padStart(9)}  rows moved, each read back and compared.`);
  say(
    toPostgres
      ? 'Start Sayso with that address in DATABASE_URL, and with SECRET_KEY: the content of the file secret-key keeps codes that are on their way valid. The embedded database is unchanged.'
      : 'Start Sayso without DATABASE_URL. The PostgreSQL database is unchanged.',
  );
}

runCommand(main);
