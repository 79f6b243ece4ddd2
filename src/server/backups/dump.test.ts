import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { emptyDatabase, startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import { openBucket } from './bucket.ts';
import { decryptBackup, fetchLatest } from './copies.ts';
import { dump, load } from './dump.ts';
import { makeBackup } from './make-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'sayso-backups-'));
let test: TestApp;
beforeAll(async () => {
  test = await startApp();
  const owner = await makeUser(test, { name: 'Zoë "O’Neil" \\ 林', email: 'zoe@example.org' });
  const { business } = await makeBusiness(test, { owner });
  await new TestBrowser(test.app).call(`POST /api/businesses/${business.id}/send-feedback`, {
    businessId: business.id,
    name: 'Pat',
    email: 'Not provided',
    phone: 'Not provided',
    feedback: 'Two lines:\nthe second, with "quotes" and \\backslashes\\ and 🦷.',
  });
  await test.services.database.db.execute(
    sql`insert into logos (hash, image) values ('h', '\\x00ff10') on conflict do nothing`,
  );
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

it('a backup restored into an empty database is the same row by row, and goes on counting', async () => {
  const { file, contents } = await writeBackup(test.services.database, folder);
  expect(contents.users?.rows).toBe(1);
  const other = await emptyDatabase();
  expect(await load(other, readBackup(file))).toEqual(contents);
  expect(await dump(other, async () => {})).toEqual(contents);
  await other.db.execute(sql`insert into users (name, email) values ('Next', 'next@example.org')`);
  await expect(load(other, readBackup(file))).rejects.toThrow('The database is not empty. Make a new one for this.');
  await other.close();
});

it('a message with any end of a line in it survives a backup and a restore', async () => {
  const typed = 'Thank you.\u2028It was fine.\u2029Next\u0085one\rtwo\r\nthree\vfour\ffive';
  const [sent] = await selectRows<{ id: string }>(
    test.services.database.db,
    sql`update feedback set feedback = ${typed} returning id`,
  );
  const { file } = await writeBackup(test.services.database, folder, 'ends.backup.gz');
  const other = await emptyDatabase();
  await load(other, readBackup(file));
  expect(await selectRows(other.db, sql`select id, feedback from feedback`)).toEqual([
    { id: sent?.id, feedback: typed },
  ]);
  await other.close();
});

it('a row that cannot be read back tells its table, and none of its words', async () => {
  async function* lines() {
    for await (const line of readBackup((await writeBackup(test.services.database, folder, 'torn.backup.gz')).file))
      yield line.replace('"id":', '"id":"my HIV result","was":');
  }
  const other = await emptyDatabase();
  const told = await load(other, lines()).catch((error: unknown) => inspect(error, { depth: 9 }));
  expect(told).toMatch(/The rows of \w+ cannot be read: SQLSTATE 22P02\./);
  expect(told).not.toContain('HIV');
  await other.close();
});

it('a damaged or foreign file changes nothing', async () => {
  const { file } = await writeBackup(test.services.database, folder);
  const bytes = readFileSync(file);
  const other = await emptyDatabase();
  const before = await dump(other, async () => {});
  const damaged = join(folder, 'damaged.backup.gz');
  for (const content of [bytes.subarray(0, bytes.length - 40), Buffer.from('no backup'), Buffer.alloc(0)]) {
    writeFileSync(damaged, content);
    await expect(load(other, readBackup(damaged))).rejects.toThrow();
    expect(await dump(other, async () => {})).toEqual(before);
  }
  await other.close();
});

it('a bucket receives encrypted copies only, and the newest comes back from it', async () => {
  const objects = new Map<string, Buffer>();
  const server = createServer();
  server.on('request', async (request, response) => {
    const body = request.method === 'PUT' ? await buffer(request) : Buffer.alloc(0);
    const { pathname, search } = new URL(request.url ?? '', 'http://bucket');
    const signed = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-1\/s3\/aws4_request, /;
    if (!signed.test(request.headers.authorization ?? ''))
      return response.writeHead(403).end('<Code>AccessDenied</Code>');
    if (request.method === 'PUT') {
      objects.set(pathname, body);
      return response.end();
    }
    if (search)
      return response.end([...objects.keys()].map((key) => `<Key>${key.slice('/backups/'.length)}</Key>`).join(''));
    const found = objects.get(pathname);
    return found ? response.end(found) : response.writeHead(404).end('<Code>NoSuchKey</Code>');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  const address = (user: string) => `s3://${user}:secret%2F@127.0.0.1:${port}/backups/clinic?region=eu-1`;
  const backup = { at: 150, to: address('key'), key: 'a key for backups that is long enough' };

  const dataDir = mkdtempSync(join(folder, 'data-'));
  const made = await makeBackup({ dataDir, backup }, test.services.database);
  expect(made).toMatchObject({ isCopied: true, file: expect.stringMatching(/^sayso-.*Z\.backup\.gz$/) });
  expect([...objects.keys()]).toEqual([`/backups/clinic/${made.file}.enc`]);
  expect([...objects.values()][0]?.subarray(0, 8).toString()).toBe('SAYSOBK3');

  const elsewhere = mkdtempSync(join(folder, 'machine-'));
  const work = join(elsewhere, 'work');
  const fetched = await fetchLatest(elsewhere, backup, work);
  const plain = await decryptBackup(fetched, backup.key, work);
  expect(readFileSync(plain).equals(readFileSync(join(dataDir, 'backups', made.file)))).toBe(true);
  await expect(openBucket(address('wrong')).list()).rejects.toThrow(
    `The bucket backups at 127.0.0.1:${port} answered 403 AccessDenied. Check BACKUP_TO.`,
  );
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([made.file]);

  const pack = join(elsewhere, '2199-01-01T10-00-00-000Z-backup.tar.gz');
  writeFileSync(pack, 'made by hand');
  expect(await fetchLatest(elsewhere, backup, work)).toBe(fetched);
  expect(await fetchLatest(elsewhere, backup, work, true)).toBe(pack);
  await new Promise((closed) => server.close(closed));
});
