import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openEmbedded } from './embedded.ts';
import { builtFolder } from './empty-database.ts';
import { migrate } from './migrate.ts';

rmSync(builtFolder, { recursive: true, force: true });
const database = await openEmbedded({ dataDir: builtFolder, onDiskFull: () => process.exit(1) });
await migrate(database);
await database.close();
// It holds nothing, and the user that runs Sayso may be another than the one that builds it.
chmodSync(builtFolder, 0o755);
for (const entry of readdirSync(builtFolder, { withFileTypes: true, recursive: true }))
  chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
