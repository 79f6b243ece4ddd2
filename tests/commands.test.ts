import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../src/server/db/database.ts';
import { openEmbedded } from '../src/server/db/embedded.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sayso-commands-'));
const env = { PATH: process.env.PATH, DATA_DIR: dataDir };

beforeAll(() => {
  const fill = "import('./src/server/demo/fill-demo.ts').then(({ fillDemo }) => fillDemo())";
  execFileSync(process.execPath, ['-e', fill], { env });
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const admin = (...words: string[]) => adminOn(dataDir, ...words);
function adminOn(folder: string, ...words: string[]): [number | null, string] {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/server/accounts/admin-cli.ts', ...words], {
    env: { ...env, DATA_DIR: folder },
    encoding: 'utf8',
  });
  return [status, stdout + stderr];
}

describe('npm run demo', () => {
  it('fills a folder with two businesses, three months of counts, and feedback read and unread', async () => {
    const database = await openEmbedded({ dataDir, onDiskFull: () => {} });
    const [found] = await selectRows(
      database.db,
      sql`select (select array_agg(name order by id) from businesses) as names,
            (select count(distinct day)::int from analytics_counts) as days,
            (select count(*)::int from feedback where is_read) as read,
            (select count(*)::int from feedback where not is_read) as unread,
            (select sum(count) filter (where event = 'reviewsGenerated') >= sum(count) filter (where event = 'googleLinkClicks')
              from analytics_counts) as plausible`,
    );
    await database.close();
    expect(found).toEqual({
      names: ['Alder & Rye Bakery', 'Juniper Street Dental'],
      // Nothing is of today, which is published tomorrow.
      days: 89,
      read: 12,
      unread: 3,
      plausible: true,
    });
  });
});

describe('npm run admin', () => {
  it('lists, grants and revokes the role, but not of the last administrator', async () => {
    expect(admin('list')).toEqual([0, 'demo@example.org  Maya Lindqvist\n']);
    const database = await openEmbedded({ dataDir, onDiskFull: () => {} });
    await database.db.execute(
      sql`insert into users (name, email, email_verified) values ('Lee', 'lee@example.org', true)`,
    );
    await database.close();
    expect(admin('grant', 'lee@example.org')).toEqual([0, 'lee@example.org is now an administrator.\n']);
    expect(admin('revoke', 'Lee@Example.org')).toEqual([0, 'lee@example.org is no longer an administrator.\n']);
    expect(admin('revoke', 'demo@example.org')).toEqual([1, 'At least one active administrator is required\n']);
    expect(admin('list')).toEqual([0, 'demo@example.org  Maya Lindqvist\n']);
  });

  it('explains wrong arguments', () => {
    expect(admin('grant', 'nobody@example.org')).toEqual([
      1,
      'There is no verified account with the address nobody@example.org.\n',
    ]);
    for (const words of [['crown', 'demo@example.org'], ['grant'], ['grant', 'a@example.org', 'b@example.org']])
      expect(admin(...words)).toEqual([
        2,
        'Usage: npm run admin -- list | grant EMAIL | revoke EMAIL | activate EMAIL | deactivate EMAIL | invite EMAIL | reset-link EMAIL | remove-second-factor EMAIL | stuck-emails | accept-secret-key\n',
      ]);
  });

  it('never creates a database in a mistyped folder', () => {
    const mistyped = join(dataDir, 'mistyped');
    expect(adminOn(mistyped, 'list')).toEqual([
      1,
      `There is no database in ${mistyped}. Run this with the DATA_DIR, or the DATABASE_URL, that the product is started with.\n`,
    ]);
    expect(existsSync(mistyped)).toBe(false);
  });

  it('asks to stop another process, and warns about a deactivated account', async () => {
    const database = await openEmbedded({ dataDir, onDiskFull: () => {} });
    expect(admin('list')).toEqual([
      1,
      `${dataDir} is in use, and one process at a time can open it. Stop the product, run this again, and start it.\n`,
    ]);
    await database.db.execute(sql`update users set is_active = false`);
    await database.close();
    expect(admin('grant', 'demo@example.org')).toEqual([
      0,
      'demo@example.org is now an administrator.\nThe account is deactivated: nobody can log in with it until it is activated (npm run admin -- activate EMAIL).\n',
    ]);
  });
});
