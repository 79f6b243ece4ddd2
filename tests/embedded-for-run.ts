import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openEmbedded } from '../src/server/db/embedded.ts';
import { migrate } from '../src/server/db/migrate.ts';

/** Packs one migrated, empty embedded database for the run: unpacking takes half a second, creating one takes four. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-embedded-'));
  const database = await openEmbedded({ dataDir: null, onDiskFull: () => {} });
  await migrate(database);
  const file = join(folder, 'empty.tar');
  writeFileSync(file, gunzipSync(await database.pack()));
  await database.close();
  process.env.TEST_EMBEDDED_SNAPSHOT = file;
  return () => rmSync(folder, { recursive: true, force: true });
}
