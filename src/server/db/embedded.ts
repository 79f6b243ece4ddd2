import { AsyncLocalStorage } from 'node:async_hooks';
import { chmodSync, existsSync, fsyncSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import { committed } from '../wake.ts';
import type { Database, Db } from './database.ts';
import { isDiskFull } from './failures.ts';

/** PGlite's own folder, but with the sync to disk that it leaves out on Node: a commit is kept once it is acknowledged. */
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

/** Where in the data folder the database lies. */
export const databaseFolder = 'database';
/** Where the process that serves a data folder says who it is. */
export const processFile = (dataDir: string): string => join(dataDir, 'process-id');

const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

export interface EmbeddedOptions {
  /** The folder that holds everything; null keeps the database in memory (tests). */
  readonly dataDir: string | null;
  /** A packed database to begin with. */
  readonly snapshot?: Blob;
  /** Called once when the disk is full; the database answers nothing after that. */
  readonly onDiskFull: () => void;
}

/** The embedded database can be packed while it serves. */
export interface EmbeddedDatabase extends Database {
  /** All of it as one packed file, between two transactions. */
  pack(): Promise<Buffer>;
}

/** The database inside this process, in a folder that no second process can open. */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const release = options.dataDir === null ? () => {} : lockFolder(options.dataDir);
  if (options.dataDir !== null) mkdirSync(join(options.dataDir, databaseFolder), { recursive: true, mode: 0o700 });
  const pglite = await PGlite.create({
    extensions: { pg_trgm },
    ...(options.snapshot ? { loadDataDir: options.snapshot } : {}),
    ...(options.dataDir === null ? {} : { fs: new SyncedNodeFS(join(options.dataDir, databaseFolder)), startParams }),
  }).catch((error: unknown) => {
    release();
    throw error instanceof Error ? error : new Error(sentenceOf(error, options.dataDir));
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
    // One connection: awaiting the outer handle inside a transaction would wait for ever, so it throws instead.
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

/** The number that the database's own file system gives a full disk. */
const wasmNoSpace = 51;

/** Its failures are no errors of the language, and say nothing by themselves. */
function sentenceOf(failure: unknown, dataDir: string | null): string {
  const { errno } = (failure ?? {}) as { errno?: number };
  return errno === wasmNoSpace
    ? `The disk is full: there is no room for a database in ${dataDir}. Make room and start again.`
    : `The database in ${dataDir} could not be opened (file system failure ${errno}).`;
}

/** Another process serves the folder. */
export class FolderInUse extends Error {
  readonly dataDir: string;

  constructor(dataDir: string) {
    super(`Another Sayso is already running on ${dataDir}. Stop it first, or choose another DATA_DIR.`);
    this.dataDir = dataDir;
  }
}

/** A command works on a database that is there: where its folder is mistyped it must not make one. */
export function assertDatabaseIn(dataDir: string): void {
  if (existsSync(join(dataDir, databaseFolder, 'PG_VERSION'))) return;
  throw new Error(
    `There is no database in ${dataDir}. Run this with the DATA_DIR, or the DATABASE_URL, that the product is started with.`,
  );
}

/** Makes the folder, proves that it can be written and keeps every other process out until this one ends. */
export function lockFolder(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const probe = join(dataDir, '.write-test');
    writeFileSync(probe, 'ok');
    rmSync(probe);
  } catch (error) {
    throw new Error(`The data folder ${dataDir} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
  // SQLite's lock is the system's own: it is gone with the process, also after kill -9.
  const lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode=exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new FolderInUse(dataDir);
  }
  // Left by a process that was killed; its number may be somebody else's by now.
  rmSync(processFile(dataDir), { force: true });
  closeToOthers(join(dataDir, databaseFolder));
  return () => lock.close();
}

/**
 * The database makes its files writable for everybody, so nobody else may enter their folder. The data folder around it
 * may be shared on purpose and stays as it was found.
 */
function closeToOthers(folder: string): void {
  if (!existsSync(folder)) return;
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    throw new Error(
      `The folder ${folder} could not be closed to other users: ${error instanceof Error ? error.message : error}. It has to belong to the user that runs Sayso.`,
    );
  }
}
