import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listAdministrators } from '../accounts/store.ts';
import { selectRows } from '../db/database.ts';
import { makeUser } from '../testing/factories.ts';
import { startApp, startNode, type TestApp } from '../testing/start-app.ts';
import { nightlyBackup } from './nightly.ts';

let folder: string;
let first: TestApp;
let time: Date;
const clock = () => new Date(time);
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sayso-nightly-'));
  first = await startApp({ DATA_DIR: join(folder, 'first'), BACKUP_AT: '02:30' });
  time = new Date(2027, 2, 8, 12, 0, 0);
});
afterEach(async () => {
  await first.close();
  rmSync(folder, { recursive: true });
});

const at = (day: number, hours: number, minutes: number) => {
  time = new Date(2027, 2, day, hours, minutes, 0);
};
const backupsOf = (node: string) =>
  readdirSync(folder).includes(node) && readdirSync(join(folder, node)).includes('backups')
    ? readdirSync(join(folder, node, 'backups')).length
    : 0;

it('one of two nodes makes a backup every night', async () => {
  const second = await startNode(first, { DATA_DIR: join(folder, 'second'), BACKUP_AT: '02:30' });
  const [one, other] = [
    nightlyBackup(first.services, listAdministrators, clock),
    nightlyBackup(second.services, listAdministrators, clock),
  ];
  const counts = async () => {
    await one();
    await other();
    return backupsOf('first') + backupsOf('second');
  };
  expect(await counts()).toBe(0);
  at(9, 2, 29);
  expect(await counts()).toBe(0);
  at(9, 2, 30);
  expect(await counts()).toBe(1);
  at(9, 2, 31);
  expect(await counts()).toBe(1);
  at(10, 2, 30);
  expect(await counts()).toBe(2);
  await second.close();
});

it('tries again an hour after a failure, and warns administrators after 36 hours', async () => {
  await makeUser(first, { email: 'admin@example.org', isAdmin: true });
  const tick = nightlyBackup(first.services, listAdministrators, clock);
  await tick();
  const blocked = join(folder, 'first', 'backups');
  mkdirSync(join(folder, 'first'), { recursive: true });
  writeFileSync(blocked, 'A file where the folder belongs.');
  at(9, 2, 30);
  await tick();
  expect(first.logged.filter((line) => line.includes('nightly backup failed')).length).toBe(1);
  at(9, 3, 29);
  await tick();
  expect(first.logged.filter((line) => line.includes('nightly backup failed')).length).toBe(1);
  at(10, 0, 1);
  await tick();
  const late = await selectRows<{ recipient: string; subject: string }>(
    first.services.database.db,
    sql`select recipient, subject from emails where key like 'backup late %'`,
  );
  expect(late.map(({ recipient }) => recipient)).toEqual(['admin@example.org']);
  expect(first.logged.filter((line) => line.includes('nightly backup failed')).length).toBe(2);
  rmSync(blocked);
  at(10, 1, 2);
  await tick();
  expect(backupsOf('first')).toBe(1);
});
