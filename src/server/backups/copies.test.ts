import { createCipheriv, randomBytes, scryptSync } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backupName } from './backup-file.ts';
import { copyBackup, decryptBackup, fetchLatest, tryStore } from './copies.ts';

const key = 'a key for backups that is long enough';
let top: string;
let local: string;
let share: string;
let work: string;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'sayso-copies-'));
  [local, share, work] = [join(top, 'backups'), join(top, 'share'), join(top, 'work')];
  for (const folder of [local, share]) mkdirSync(folder);
});
afterEach(() => rmSync(top, { recursive: true }));

const own = 'sayso-2026-01-01T02-30-00Z.backup.gz';
const foreign = 'sayso-2026-02-01T00-00-00Z.backup.gz';

async function copyOwn(): Promise<void> {
  const file = join(top, own);
  writeFileSync(file, 'all rows');
  await copyBackup(file, { at: null, to: share, key });
}

it('with BACKUP_KEY takes encrypted copies only, whatever else lies beside them', async () => {
  writeFileSync(join(share, foreign), 'rows of a stranger');
  const settings = { at: null, to: share, key };
  await expect(fetchLatest(local, settings, work)).rejects.toThrow(
    `There is no backup in ${local} or BACKUP_TO. The copies there are not encrypted, and with BACKUP_KEY only encrypted ones are taken. To restore one that you trust, name its file.`,
  );
  await copyOwn();
  expect(await fetchLatest(local, settings, work)).toBe(join(work, `${own}.enc`));
  expect(await fetchLatest(local, { ...settings, key: null }, work)).toBe(join(work, foreign));
});

it('ignores names from the future and never removes the copy just made', async () => {
  const days = ['01', '08', '15', '22', '23', '24', '25'];
  const fakes = days.map((day) => `sayso-2099-01-${day}T00-00-00Z.backup.gz`);
  const renamed = 'sayso-2099-01-01T00-00-00Z.backup.gz.enc';
  for (const name of [...fakes, renamed]) writeFileSync(join(share, name), 'x');
  for (const one of [key, null]) {
    const settings = { at: null, to: share, key: one };
    await expect(fetchLatest(local, settings, work)).rejects.toThrow(
      'The copies there have names with a time in the future. To restore one that you trust, name its file.',
    );
  }
  await copyOwn();
  expect(await fetchLatest(local, { at: null, to: share, key }, work)).toBe(join(work, `${own}.enc`));
  for (const day of days) writeFileSync(join(share, `sayso-2026-05-${day}T00-00-00Z.backup.gz.enc`), 'x');
  await copyOwn();
  expect(readdirSync(share)).toEqual(expect.arrayContaining([...fakes, renamed, `${own}.enc`]));
});

it('removes what this machine no longer keeps, and old copies of other machines, whatever a stranger adds', async () => {
  const settings = { at: null, to: share, key };
  const now = Date.now();
  const nameOf = (daysAgo: number) => backupName(new Date(now - daysAgo * 86_400_000));
  const copy = async (daysAgo: number, removed: readonly string[] = []) => {
    const file = join(top, nameOf(daysAgo));
    writeFileSync(file, 'all rows');
    await copyBackup(file, settings, removed);
    return `${nameOf(daysAgo)}.enc`;
  };
  const own = [await copy(3), await copy(2), await copy(1)];
  // Later on each of these days and a whole month of them, so that each would be the newest of its day and week.
  const added = Array.from({ length: 28 }, (_, day) => nameOf(day).replace(/T[\d-]+Z/, 'T23-59-59Z'));
  for (const name of added) copyFileSync(join(share, own[0] ?? ''), join(share, `${name}.enc`));
  const older = [nameOf(40), nameOf(41)].map((name) => `${name}.enc`);
  for (const name of older) writeFileSync(join(share, name), 'rows of a machine that is gone');
  own.push(await copy(0));
  expect(readdirSync(share)).toEqual(expect.arrayContaining(own));
  expect(readdirSync(share)).not.toEqual(expect.arrayContaining([older[0]]));
  await copy(0, [nameOf(3)]);
  expect(readdirSync(share)).toEqual(expect.arrayContaining(own.slice(1)));
  expect(readdirSync(share)).not.toContain(own[0]);
});

it('takes no copy under a name that it did not get', async () => {
  const settings = { at: null, to: share, key };
  await copyOwn();
  const renamed = `${backupName(new Date(Date.now() + 20 * 3_600_000))}.enc`;
  copyFileSync(join(share, `${own}.enc`), join(share, renamed));
  expect(await fetchLatest(local, settings, work)).toBe(join(work, `${own}.enc`));
  expect(readdirSync(work)).toEqual([`${own}.enc`]);
  rmSync(join(share, `${own}.enc`));
  await expect(fetchLatest(local, settings, work)).rejects.toThrow(
    `There is no backup in ${local} or BACKUP_TO. The copies there were renamed, or made by an older version. To restore one that you trust, name its file.`,
  );
  expect(readFileSync(await decryptBackup(join(share, renamed), key, work), 'utf8')).toBe('all rows');
  const newer = join(top, 'sayso-2026-01-02T02-30-00Z.backup.gz');
  writeFileSync(newer, 'newer rows');
  await copyBackup(newer, settings);
  const bytes = readFileSync(join(share, renamed));
  bytes.write('2026-01-03T02-30-00', bytes.indexOf('2026-01-01T02-30-00'));
  writeFileSync(join(share, 'sayso-2026-01-03T02-30-00Z.backup.gz.enc'), bytes);
  const forged = await fetchLatest(local, settings, work);
  await expect(decryptBackup(forged, key, work)).rejects.toThrow('it is damaged');
});

it('writes nothing outside its folder, whatever name a bucket lists', async () => {
  await copyOwn();
  const names = ['sayso-2099-01-01T00-00-00Z/../../../escaped.backup.gz', `${own}.enc`];
  const server = createServer((request, response) => {
    const isList = request.url?.includes('list-type') ?? false;
    response.end(isList ? names.map((name) => `<Key>${name}</Key>`).join('') : readFileSync(join(share, `${own}.enc`)));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  const fetched = await fetchLatest(local, { at: null, to: `s3://k:s@127.0.0.1:${port}/backups`, key }, work);
  await new Promise((closed) => server.close(closed));
  expect(fetched).toBe(join(work, `${own}.enc`));
  expect(existsSync(join(top, 'escaped.backup.gz'))).toBe(false);
});

it('decrypts into a folder of its own and leaves the folder of the file alone', async () => {
  await copyOwn();
  const encrypted = join(share, `${own}.enc`);
  const plain = await decryptBackup(encrypted, key, work);
  expect([plain, readFileSync(plain, 'utf8')]).toEqual([join(work, own), 'all rows']);
  expect(readdirSync(share)).toEqual([`${own}.enc`]);
});

it('tells another key, a damaged file and a folder that cannot be written apart', async () => {
  await copyOwn();
  const encrypted = join(share, `${own}.enc`);
  await expect(decryptBackup(encrypted, `another ${key}`, work)).rejects.toThrow(
    `${encrypted} was made with another BACKUP_KEY. Set BACKUP_KEY to that one.`,
  );
  const blocked = join(top, 'blocked');
  mkdirSync(join(blocked, own), { recursive: true });
  await expect(decryptBackup(encrypted, key, blocked)).rejects.toThrow(/EISDIR/);
  const bytes = readFileSync(encrypted);
  bytes[bytes.length - 20] = (bytes.at(-20) ?? 0) ^ 1;
  writeFileSync(encrypted, bytes);
  await expect(decryptBackup(encrypted, key, work)).rejects.toThrow(`${encrypted} cannot be decrypted: it is damaged.`);
  expect(readdirSync(work)).toEqual([]);
});

it('reads the copies of later releases, whose head tells no time', async () => {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const derived = scryptSync(key, salt, 48);
  const cipher = createCipheriv('aes-256-gcm', derived.subarray(0, 32), nonce);
  const body = Buffer.concat([cipher.update('rows'), cipher.final()]);
  const old = join(share, `${own}.enc`);
  const head = [Buffer.from('SAYSOBK2'), salt, nonce, derived.subarray(32)];
  writeFileSync(old, Buffer.concat([...head, body, cipher.getAuthTag()]));
  expect(readFileSync(await decryptBackup(old, key, work), 'utf8')).toBe('rows');
});

it('reads the copies of 1.2.0, whose head tells nothing about the key', async () => {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', scryptSync(key, salt, 32), nonce);
  const body = Buffer.concat([cipher.update('old rows'), cipher.final()]);
  const old = join(share, `${own}.enc`);
  writeFileSync(old, Buffer.concat([Buffer.from('SAYSOBK1'), salt, nonce, body, cipher.getAuthTag()]));
  expect(readFileSync(await decryptBackup(old, key, work), 'utf8')).toBe('old rows');
  await expect(decryptBackup(old, `another ${key}`, work)).rejects.toThrow(
    `${old} cannot be decrypted: BACKUP_KEY is not the one it was made with, or the file is damaged.`,
  );
});

it('tries BACKUP_TO without leaving a trace, and makes no folder for a share that is not mounted', async () => {
  await tryStore(share, local);
  expect([readdirSync(share), readdirSync(local)]).toEqual([[], []]);
  const missing = join(top, 'not-mounted');
  await expect(tryStore(missing, local)).rejects.toThrow(
    `There is no folder ${missing}. Make it, mount it, or correct BACKUP_TO.`,
  );
  await expect(copyBackup(join(top, own), { at: null, to: missing, key: null })).rejects.toThrow('There is no folder');
  expect(existsSync(missing)).toBe(false);
  await expect(tryStore('s3://k:s@127.0.0.1:1/backups', local)).rejects.toThrow(
    /^The bucket at 127\.0\.0\.1:1 cannot be reached: .*ECONNREFUSED.*\. Check BACKUP_TO\.$/,
  );
});
