import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { selectRows } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { keepBackup } from './keep-backup.ts';

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

it('a folder serves one process at a time and keeps its data', async () => {
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

it('other users may not enter the database folder, even if they could before', async () => {
  const dataDir = join(newFolder(), 'fresh');
  const modeOf = (folder: string) => statSync(folder).mode & 0o777;
  await (await openEmbedded({ dataDir, onDiskFull: never })).close();
  expect([modeOf(dataDir), modeOf(join(dataDir, 'database'))]).toEqual([0o700, 0o700]);

  chmodSync(dataDir, 0o755);
  chmodSync(join(dataDir, 'database'), 0o755);
  rmSync(join(dataDir, 'lock'));
  mkdirSync(join(dataDir, 'backups'), { mode: 0o755 });
  await (await openEmbedded({ dataDir, onDiskFull: never })).close();
  expect([modeOf(dataDir), modeOf(join(dataDir, 'database'))]).toEqual([0o755, 0o700]);
  expect([modeOf(join(dataDir, 'backups')), modeOf(join(dataDir, 'lock'))]).toEqual([0o700, 0o600]);
  rmSync(join(dataDir, 'backups'), { recursive: true });
  keepBackup(dataDir, 'backup', Buffer.from('all of it'));
  expect(modeOf(join(dataDir, 'backups'))).toBe(0o700);
});

it('the message for a damaged database names the newest backup and how to restore it', async () => {
  const whole = newFolder();
  await (await openEmbedded({ dataDir: whole, onDiskFull: never })).close();
  const open = async (dataDir: string) =>
    openEmbedded({ dataDir, onDiskFull: never }).then(
      () => 'opened',
      (error: Error) => error.message,
    );
  const damages: ((folder: string) => void)[] = [
    (folder) => rmSync(join(folder, 'PG_VERSION')),
    (folder) => truncateSync(join(folder, 'global/pg_control'), 100),
    (folder) => writeFileSync(join(folder, 'global/pg_control'), Buffer.alloc(8192, 'random')),
    (folder) => rmSync(join(folder, 'pg_wal'), { recursive: true }),
    (folder) => rmSync(join(folder, 'global'), { recursive: true }),
  ];
  for (const damage of damages) {
    const dataDir = newFolder();
    cpSync(whole, dataDir, { recursive: true });
    damage(join(dataDir, 'database'));
    const damaged = `The database in ${dataDir} is damaged and cannot be opened.`;
    expect(await open(dataDir)).toBe(
      `${damaged}\nThere is no backup in ${dataDir}/backups. Copy ${dataDir} before you change anything in it.`,
    );
    mkdirSync(join(dataDir, 'backups'));
    for (const day of ['2026-11-20', '2026-11-22', '2026-11-21'])
      writeFileSync(join(dataDir, `backups/${day}T10-00-00-000Z-backup.tar.gz`), 'a backup');
    const putBack = (name: string) =>
      `${damaged}\nThe newest backup is ${dataDir}/backups/${name}. Put it in place with: DATA_DIR=${dataDir} npm run restore -- ${dataDir}/backups/${name}\nThe damaged database is kept beside it.`;
    expect(await open(dataDir)).toBe(putBack('2026-11-22T10-00-00-000Z-backup.tar.gz'));
    for (const day of ['2026-11-21', '2026-11-23'])
      writeFileSync(join(dataDir, `backups/sayso-${day}T02-30-00Z.backup.gz`), 'a nightly backup');
    expect(await open(dataDir)).toBe(putBack('sayso-2026-11-23T02-30-00Z.backup.gz'));
  }
});

it('a failed transaction leaves nothing, and the outer handle throws inside one', async () => {
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
