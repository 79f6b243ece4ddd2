import { execFile } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bucket, startBucket } from '../bench/drill/bucket.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { startProduct } from './product.ts';

const backupKey = { BACKUP_KEY: 'a key for copies that is long enough' };
const top = mkdtempSync(join(tmpdir(), 'sayso-restore-'));
const [first, share] = [join(top, 'first'), join(top, 'share')];
let postgres: Postgres;
let bucket: Bucket;
/** A busy machine writes its log late. */
const patience = { timeout: 30_000 };
beforeAll(async () => {
  mkdirSync(share);
  [postgres, bucket] = await Promise.all([startPostgres(), startBucket('backups', keys)]);
});
afterAll(async () => {
  await Promise.all([postgres.stop(), bucket.stop()]);
  rmSync(top, { recursive: true });
});

const env = (dataDir: string, more: Record<string, string>) => ({ PATH: process.env.PATH, DATA_DIR: dataDir, ...more });
async function run(script: string, words: string[], settings: NodeJS.ProcessEnv): Promise<[number, string]> {
  return promisify(execFile)(process.execPath, [script, ...words], { env: settings }).then(
    ({ stdout }) => [0, stdout],
    ({ code, stderr }: { code: number; stderr: string }) => [code, stderr],
  );
}
const backup = (dataDir: string, more: Record<string, string>) =>
  run('src/server/backup-cli.ts', ['backup'], env(dataDir, more));
const restore = (dataDir: string, more: Record<string, string>, ...words: string[]) =>
  run('src/server/backup-cli.ts', ['restore', ...words], env(dataDir, more));
const plainIn = (folder: string) => globSync('**/*.backup.gz{,.unfinished}', { cwd: folder });

const keys = { accessKey: 'k', secretKey: 'a/secret', region: 'eu-1' };
const inFolder = { BACKUP_TO: share, ...backupKey };
const inBucket = () => ({
  BACKUP_TO: `s3://k:a%2Fsecret@127.0.0.1:${bucket.port}/backups/clinic?region=eu-1`,
  ...backupKey,
});

it('a running and a stopped Sayso back up at once, with encrypted copies in a folder and a bucket', async () => {
  const done = [0, expect.stringMatching(/^Written: .*\nCopied to BACKUP_TO, encrypted\.\n$/)];
  const running = await startProduct({ dataDir: first, env: { ...inFolder, SECRET_KEY: '' } });
  await expect.poll(() => running.output(), patience).toContain('backup place ready');
  expect(await backup(first, inFolder)).toEqual(done);
  await running.stop();
  expect(await backup(first, inBucket())).toEqual(done);
  expect([readdirSync(share), [...bucket.objects.keys()]]).toEqual([
    [expect.stringMatching(/^sayso-.*\.backup\.gz\.enc$/)],
    [expect.stringMatching(/^clinic\/sayso-.*\.backup\.gz\.enc$/)],
  ]);
});

it.each([
  ['folder', () => inFolder],
  ['bucket', inBucket],
])('the copy in the %s restores and leaves nothing decrypted', async (name, settings) => {
  const dataDir = join(top, name);
  expect(await restore(dataDir, settings(), 'latest')).toEqual([0, expect.stringContaining('Restored.')]);
  expect([plainIn(dataDir), plainIn(share)]).toEqual([[], []]);
});

it('what was restored starts with the same key only', async () => {
  const dataDir = join(top, 'bucket');
  const start = () => startProduct({ dataDir, env: { SECRET_KEY: '' } });
  await expect(start()).rejects.toThrow(/secret-key is missing/);
  writeFileSync(join(dataDir, 'secret-key'), 'f'.repeat(40));
  await expect(start()).rejects.toThrow(/is not the one that this database was used with/);
  writeFileSync(join(dataDir, 'secret-key'), readFileSync(join(first, 'secret-key')));
  await (await start()).stop();
});

it('restoring beside another SECRET_KEY is refused, until it is accepted, on both databases', async () => {
  const named = join(share, readdirSync(share)[0] ?? '');
  const other = { ...backupKey, SECRET_KEY: 'another key that is as long as it has to be' };
  const refused = [
    1,
    expect.stringMatching(
      /could not be restored, and what was there is as it was: it was made with another SECRET_KEY .*people who stopped the emails of a business can be invited again/,
    ),
  ];
  const fourth = join(top, 'fourth');
  expect(await restore(fourth, other, named)).toEqual(refused);
  expect([existsSync(join(fourth, 'database')), plainIn(fourth), plainIn(share)]).toEqual([false, [], []]);
  expect(await restore(fourth, other, named, 'accept-secret-key')).toEqual([0, expect.stringContaining('Restored.')]);

  const databaseUrl = await postgres.create('restored');
  const server = { ...other, DATABASE_URL: databaseUrl, ALLOW_UNSAFE_DB: '1' };
  expect(await restore(join(top, 'fifth'), server, named)).toEqual(refused);
  expect(await countFacts(databaseUrl)).toBe(0);
  expect(await restore(join(top, 'fifth'), server, named, 'accept-secret-key')).toEqual([
    0,
    expect.stringMatching(/^Restored \d+ rows from /),
  ]);
  expect(plainIn(join(top, 'fifth'))).toEqual([]);
});

it('a lost key is replaced by accepting a new one, but not while Sayso runs; a wrong BACKUP_TO shows at start', async () => {
  const dataDir = join(top, 'folder');
  const missing = join(top, 'not-mounted');
  const accept = () => run('src/server/accounts/admin-cli.ts', ['accept-secret-key'], env(dataDir, {}));
  const other = await startProduct({
    dataDir: join(top, 'fourth'),
    env: { SECRET_KEY: 'another key that is as long as it has to be', BACKUP_TO: missing },
  });
  await expect
    .poll(() => other.output(), patience)
    .toContain(
      `"backup place not usable","place":"${missing}","error":"There is no folder ${missing}. Make it, mount it, or correct BACKUP_TO."`,
    );
  expect(await run('src/server/accounts/admin-cli.ts', ['accept-secret-key'], env(join(top, 'fourth'), {}))).toEqual([
    1,
    expect.stringContaining('is in use, and one process at a time can open it. Stop the product'),
  ]);
  const invited = await run(
    'src/server/accounts/admin-cli.ts',
    ['invite', 'a@example.org'],
    env(join(top, 'fourth'), {}),
  );
  expect(invited).toEqual([
    0,
    expect.stringContaining(`a@example.org may register at ${other.url}/auth?register=true`),
  ]);
  await other.stop();
  expect(await accept()).toEqual([0, expect.stringContaining('is accepted')]);
  await (await startProduct({ dataDir, env: { SECRET_KEY: '' } })).stop();
});

async function countFacts(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from installation_facts');
  await client.end();
  return rows[0]?.n ?? -1;
}
