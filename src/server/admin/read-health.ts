import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { readBackupState } from '../backups/nightly.ts';
import { bigint, rows } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import { readStuckEmails } from '../mail/outbox.ts';
import { readProvider } from '../reviews/store.ts';

export async function readHealth({ config, database }: Services) {
  const [row] = await rows(
    database.db,
    z.object({ version: z.string(), size: bigint }),
    sql`select current_setting('server_version') as version, pg_database_size(current_database()) as size`,
  );
  const provider = config.ai?.provider ?? null;
  const isEmbedded = database.kind === 'embedded';
  return {
    emails: await readStuckEmails(database.db),
    provider: { name: provider, failure: provider && (await readProvider(database.db, provider)) },
    database: {
      name: isEmbedded ? 'Embedded' : `PostgreSQL ${row?.version.split(' ')[0]}`,
      sizeBytes: row?.size ?? 0,
    },
    backup: await readBackupState(config, database.db),
    // Sayso cannot see the disk of a database server, but backups go to its own.
    disk: { freeBytes: isEmbedded || config.backup.at !== null ? await freeBytes(config.dataDir) : null },
  };
}

/** The first backup makes the folder. */
async function freeBytes(folder: string): Promise<number | null> {
  if (!existsSync(folder) && dirname(folder) !== folder) return freeBytes(dirname(folder));
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
