import { AsyncLocalStorage } from 'node:async_hooks';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import { committed } from '../on-commit.ts';
import type { Database, Db } from './database.ts';
import { isDiskFull } from './errors.ts';
import { damagedSentence, openingFailure } from './opening-failure.ts';

/** PGlite never syncs to disk on Node; here an acknowledged commit is durable. */
class SyncedNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const giveSync = (module: unknown): void => {
      const { NODEFS } = module as { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => void } } };
      NODEFS.stream_ops.fsync = (stream) => fsyncSync(stream.nfd);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), giveSync] } };
  }
}

export const databaseFolder = 'database';
export const processFile = (dataDir: string): string => join(dataDir, 'process-id');

// PGlite fills all buffers at start; PostgreSQL's default is 128 MB.
const inMemory = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];
const onDisk = [...inMemory.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync'];

interface EmbeddedOptions {
  /** `null` keeps the database in memory, for tests. */
  readonly dataDir: string | null;
  readonly snapshot?: Blob;
  /** Puts files into the folder of a new database. */
  readonly fill?: (folder: string) => Promise<void>;
  readonly onDiskFull: () => void;
}

export interface EmbeddedDatabase extends Database {
  pack(): Promise<Buffer>;
}

export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const release = options.dataDir === null ? () => {} : lockFolder(options.dataDir);
  const wasThere = options.dataDir !== null && prepareFolder(options.dataDir, release);
  // The optimizing compiler takes 500 MB for PGlite's largest functions.
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
  const pglite = await createIn(options, wasThere).catch((error: unknown) => {
    release();
    throw options.dataDir === null ? error : openingFailure(error, options.dataDir, wasThere);
  });
  const query = pglite.query.bind(pglite);
  pglite.query = (...given) => watched(query(...given));
  const open = new AsyncLocalStorage<true>();
  const outer = drizzle(pglite) as unknown as Db;
  function watched<Result>(work: Promise<Result>): Promise<Result> {
    return work.catch((error: unknown) => {
      if (isDiskFull(error)) options.onDiskFull();
      throw error;
    });
  }

  return {
    kind: 'embedded',
    // There is one connection: awaiting the outer handle inside a transaction would deadlock, so it throws.
    db: new Proxy(outer, {
      get(target, name, receiver) {
        if (open.getStore()) throw new Error('The outer database handle was used inside a transaction.');
        return Reflect.get(target, name, receiver);
      },
    }),
    async transact(work) {
      let handle: Db | undefined;
      const result = await watched(
        pglite.transaction((tx) => {
          handle = drizzle(tx as unknown as PGlite) as unknown as Db;
          const own = handle;
          return open.run(true, () => work(own));
        }),
      );
      if (handle) committed(handle);
      return result;
    },
    pack: async () => Buffer.from(await (await pglite.dumpDataDir('gzip')).arrayBuffer()),
    async close() {
      await pglite.close();
      release();
    },
  };
}

async function createIn({ dataDir, snapshot, fill }: EmbeddedOptions, wasThere: boolean): Promise<PGlite> {
  const from = snapshot ? { loadDataDir: snapshot } : {};
  if (dataDir === null) return PGlite.create({ ...from, startParams: inMemory });
  const folder = join(dataDir, databaseFolder);
  if (!wasThere) await fill?.(folder);
  return PGlite.create({ ...from, fs: new SyncedNodeFS(folder), startParams: onDisk });
}

function prepareFolder(dataDir: string, release: () => void): boolean {
  const folder = join(dataDir, databaseFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (existsSync(join(folder, 'PG_VERSION'))) return true;
  if (readdirSync(folder).length === 0) return false;
  release();
  throw new Error(damagedSentence(dataDir));
}

export class FolderInUse extends Error {
  readonly dataDir: string;

  constructor(dataDir: string) {
    super(`Another Sayso is already running on ${dataDir}. Stop it first, or choose another DATA_DIR.`);
    this.dataDir = dataDir;
  }
}

/** Commands never create a database, because the folder may be mistyped. */
export function assertDatabaseIn(dataDir: string): void {
  if (existsSync(join(dataDir, databaseFolder, 'PG_VERSION'))) return;
  throw new Error(
    `There is no database in ${dataDir}. Run this with the DATA_DIR, or the DATABASE_URL, that the product is started with.`,
  );
}

export function lockFolder(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const probe = join(dataDir, '.write-test');
    writeFileSync(probe, 'ok');
    rmSync(probe);
  } catch (error) {
    throw new Error(`The data folder ${dataDir} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
  const lockFile = join(dataDir, 'lock');
  // SQLite would create it readable by everyone.
  closeSync(openSync(lockFile, 'a', 0o600));
  // The operating system releases this lock when the process ends, also after kill -9.
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    lock.exec('pragma locking_mode=exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new FolderInUse(dataDir);
  }
  // Left by a killed process; its process id may be reused by now.
  rmSync(processFile(dataDir), { force: true });
  closeToOthers(join(dataDir, databaseFolder), 0o700);
  closeToOthers(join(dataDir, 'backups'), 0o700);
  closeToOthers(lockFile, 0o600);
  return () => lock.close();
}

/** PGlite creates files that everyone may write. The data folder around them may be shared on purpose. */
function closeToOthers(path: string, mode: number): void {
  if (!existsSync(path)) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    throw new Error(
      `${path} could not be closed to other users: ${error instanceof Error ? error.message : error}. It has to belong to the user that runs Sayso.`,
    );
  }
}
