import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { keepBackup } from './backup.ts';
import { selectRows } from './database.ts';
import { openEmbedded } from './embedded.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-embedded-'));
  folders.push(folder);
  return folder;
};
const never = (): void => {
  throw new Error('the disk is full');
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

it('a folder serves one process at a time, and keeps what it was given', async () => {
  const dataDir = newFolder();
  const first = await openEmbedded({ dataDir, onDiskFull: never });
  await first.db.execute(sql`create table kept (word text)`);
  await first.transact((tx) => tx.execute(sql`insert into kept values ('kept')`));
  await expect(openEmbedded({ dataDir, onDiskFull: never })).rejects.toThrow(/Another Sayso is already running on /);

  const packed = await first.pack();
  await first.transact((tx) => tx.execute(sql`insert into kept values ('after the backup')`));
  await first.close();
  keepBackup(dataDir, 'backup', packed);
  expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(1);

  const second = await openEmbedded({ dataDir, onDiskFull: never });
  expect(await selectRows(second.db, sql`select word from kept`)).toEqual([
    { word: 'kept' },
    { word: 'after the backup' },
  ]);
  await second.close();

  const restored = await openEmbedded({ dataDir: newFolder(), snapshot: new Blob([packed]), onDiskFull: never });
  expect(await selectRows(restored.db, sql`select word from kept`)).toEqual([{ word: 'kept' }]);
  await restored.close();
});

it('nobody else may enter the folder of the database, also where it stood open before', async () => {
  const dataDir = join(newFolder(), 'fresh');
  const modeOf = (folder: string) => statSync(folder).mode & 0o777;
  await (await openEmbedded({ dataDir, onDiskFull: never })).close();
  expect([modeOf(dataDir), modeOf(join(dataDir, 'database'))]).toEqual([0o700, 0o700]);

  chmodSync(dataDir, 0o755);
  chmodSync(join(dataDir, 'database'), 0o755);
  await (await openEmbedded({ dataDir, onDiskFull: never })).close();
  expect([modeOf(dataDir), modeOf(join(dataDir, 'database'))]).toEqual([0o755, 0o700]);
});

it('a transaction that fails leaves nothing, and the outer handle cannot be used inside one', async () => {
  const database = await openEmbedded({ dataDir: null, onDiskFull: never });
  await database.db.execute(sql`create table kept (word text)`);
  const failing = database.transact(async (tx) => {
    await tx.execute(sql`insert into kept values ('lost')`);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await expect(database.transact(() => database.db.execute(sql`select 1`) as never)).rejects.toThrow(
    'The outer database handle was used inside a transaction.',
  );
  expect(await selectRows(database.db, sql`select * from kept`)).toEqual([]);
  await database.close();
});
