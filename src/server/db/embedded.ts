import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, fsyncSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import { committed } from '../on-commit.ts';
import { databaseFolder, lockFolder } from './data-folder.ts';
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

// PGlite fills all buffers at start; PostgreSQL's default is 128 MB.
const inMemory = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
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
