import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readBackupState } from '../backups/nightly.ts';
import { readServer } from '../db/read-server.ts';
import type { Services } from '../http/context.ts';
import { readStuckEmails } from '../mail/queue-store.ts';
import { readProvider } from '../reviews/store.ts';

export async function readHealth({ config, database }: Services) {
  const server = await readServer(database.db);
  const provider = config.ai?.provider ?? null;
  const isEmbedded = database.kind === 'embedded';
  return {
    emails: await readStuckEmails(database.db),
    provider: { name: provider, failure: provider && (await readProvider(database.db, provider)) },
    database: {
      name: isEmbedded ? 'Embedded' : `PostgreSQL ${server.version}`,
      sizeBytes: server.size,
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
