import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from './cleanup.ts';
import { type Db, selectRows } from './db/database.ts';
import { makeBusiness } from './testing/factories.ts';
import { startApp, type TestApp } from './testing/start-app.ts';

let test: TestApp;
let owner: { readonly id: number };
let business: { readonly id: number };
beforeAll(async () => {
  test = await startApp({ FEEDBACK_KEEP_DAYS: '100' });
  ({ owner, business } = await makeBusiness(test));
  await db().execute(sql`delete from rate_limit_counters`);
});
afterAll(() => test.close());

const db = () => test.services.database.db;
const ago = (age: string): SQL => sql`now() - ${age}::interval`;
const insertEmail = (mark: string, state: string, age: string): SQL =>
  sql`insert into emails (key, recipient, subject, text, state, created_at)
      values (${mark}, 'dana@example.org', 'A subject', '', ${state}, ${ago(age)})`;
const insertLogo = (mark: string, age: string): SQL =>
  sql`insert into logos (hash, image, created_at) values (${mark}, '\\x00', ${ago(age)})`;

interface Swept {
  readonly what: string;
  readonly table: string;
  /** The column that identifies a row. */
  readonly mark: string;
  readonly insert: (mark: string, age: string) => SQL;
  readonly young: string;
  readonly old: string;
}

const swept: Swept[] = [
  {
    what: 'feedback',
    table: 'feedback',
    mark: 'name',
    insert: (mark, age) =>
      sql`insert into feedback (business_id, name, email, phone, feedback, content_hash, created_at)
          values (${business.id}, ${mark}, '', '', 'It took too long.', ${mark}, ${ago(age)})`,
    young: '99 days 23 hours',
    old: '100 days 1 hour',
  },
  ...['sent', 'failed', 'kept'].map((state) => ({
    what: `emails that are ${state}`,
    table: 'emails',
    mark: 'key',
    insert: (mark: string, age: string) => insertEmail(mark, state, age),
    young: '99 days 23 hours',
    old: '100 days 1 hour',
  })),
  {
    what: 'sessions',
    table: 'sessions',
    mark: 'token_hash',
    insert: (mark, age) =>
      sql`insert into sessions (token_hash, user_id, created_at) values (${mark}, ${owner.id}, ${ago(age)})`,
    young: '29 days 23 hours',
    old: '30 days 1 hour',
  },
  {
    what: 'feedback addresses',
    table: 'feedback_addresses',
    mark: 'email',
    insert: (mark, age) =>
      sql`insert into feedback_addresses (user_id, email, created_at) values (${owner.id}, ${mark}, ${ago(age)})`,
    young: '29 days 23 hours',
    old: '30 days 1 hour',
  },
  {
    what: 'registrations',
    table: 'registrations',
    mark: 'id',
    insert: (mark, age) =>
      sql`insert into registrations (id, email, name, password_hash, browser_hash, created_at)
          values (${mark}, 'lee@example.org', 'Lee', '', ${mark}, ${ago(age)})`,
    young: '6 days 23 hours',
    old: '7 days 1 hour',
  },
  {
    what: 'resets',
    table: 'resets',
    mark: 'id',
    insert: (mark, age) =>
      sql`insert into resets (id, user_id, token_hash, code_hash, email_key, created_at)
          values (${mark}, ${owner.id}, ${mark}, '', '', ${ago(age)})`,
    young: '23 hours',
    old: '25 hours',
  },
  {
    what: 'requests for a reset',
    table: 'reset_requests',
    mark: 'email',
    insert: (mark, age) => sql`insert into reset_requests (email, created_at) values (${mark}, ${ago(age)})`,
    young: '59 minutes',
    old: '61 minutes',
  },
  {
    what: 'counters',
    table: 'rate_limit_counters',
    mark: 'key',
    insert: (mark, age) =>
      sql`insert into rate_limit_counters (key, taken, window_ends_at) values (${mark}, 1, ${ago(age)})`,
    young: '-1 minute',
    old: '1 minute',
  },
  {
    what: 'visits',
    table: 'visits',
    mark: 'key',
    insert: (mark, age) => sql`insert into visits (key, counted, expires_at) values (${mark}, '{opened}', ${ago(age)})`,
    young: '-1 minute',
    old: '1 minute',
  },
  {
    what: 'answers',
    table: 'idempotency_keys',
    mark: 'key',
    insert: (mark, age) =>
      sql`insert into idempotency_keys (key, body_hash, status, created_at) values (${mark}, '', 200, ${ago(age)})`,
    young: '23 hours',
    old: '25 hours',
  },
  { what: 'logos', table: 'logos', mark: 'hash', insert: insertLogo, young: '23 hours', old: '25 hours' },
];

const rowsOf = async (table: string, mark: string, marks: readonly string[]): Promise<string[]> => {
  const [rows, column] = [sql.identifier(table), sql.identifier(mark)];
  const found = await selectRows<{ mark: string }>(db(), sql`select ${column} as mark from ${rows} order by 1`);
  return found.map((row) => row.mark).filter((found) => marks.includes(found));
};

describe('the cleanup job', () => {
  it.each(swept)('deletes old $what, and keeps young ones', async (one) => {
    await db().execute(one.insert(`old ${one.table}`, one.old));
    await db().execute(one.insert(`young ${one.table}`, one.young));
    await cleanUp(test.services);
    const marks = [`old ${one.table}`, `young ${one.table}`];
    expect(await rowsOf(one.table, one.mark, marks)).toEqual([`young ${one.table}`]);
    await db().execute(sql`delete from ${sql.identifier(one.table)} where ${sql.identifier(one.mark)} = ${marks[1]}`);
  });

  it('keeps an old address that is confirmed or in use', async () => {
    const addresses = ['confirmed@example.org', 'used@example.org', 'unused@example.org'];
    for (const email of addresses) {
      await db().execute(sql`insert into feedback_addresses (user_id, email, created_at, confirmed_at)
        values (${owner.id}, ${email}, ${ago('900 days')}, ${email.startsWith('confirmed') ? sql`now()` : null})`);
    }
    await db().execute(sql`update businesses set feedback_email = 'used@example.org' where id = ${business.id}`);
    await cleanUp(test.services);
    expect(await rowsOf('feedback_addresses', 'email', addresses)).toEqual(addresses.slice(0, 2));
  });

  it('keeps an old email that waits, and an old logo in use', async () => {
    await db().execute(insertEmail('still waiting', 'waiting', '900 days'));
    await db().execute(insertLogo('shown', '900 days'));
    await db().execute(sql`update businesses set logo_hash = 'shown' where id = ${business.id}`);
    await cleanUp(test.services);
    expect(await rowsOf('emails', 'key', ['still waiting'])).toEqual(['still waiting']);
    expect(await rowsOf('logos', 'hash', ['shown'])).toEqual(['shown']);
  });

  it('deletes everything in batches', async () => {
    await db().execute(
      sql`insert into rate_limit_counters (key, taken, window_ends_at) select 'many ' || n, 1, now() from generate_series(1, 2500) n`,
    );
    await db().execute(
      sql`insert into logos (hash, image, created_at)
          select 'many ' || n, '\\x00', ${ago('2 days')} from generate_series(1, 2500) n`,
    );
    const sizes: number[] = [];
    await cleanUp(withDatabase((rows) => sizes.push(rows.length)));
    expect(Math.max(...sizes)).toBe(1000);
    expect(await selectRows(db(), sql`select key from rate_limit_counters where key like 'many %'`)).toEqual([]);
    expect(await selectRows(db(), sql`select hash from logos where hash like 'many %'`)).toEqual([]);
  });

  it('continues after a failing step, and logs which one failed', async () => {
    const feedback = swept.find((one) => one.table === 'feedback');
    const logos = swept.find((one) => one.table === 'logos');
    if (!feedback || !logos) throw new Error('both are swept');
    await db().execute(feedback.insert('old words', feedback.old));
    await db().execute(logos.insert('old logo', logos.old));
    await db().execute(sql`alter table rate_limit_counters rename to hidden`);
    await cleanUp(test.services);
    await db().execute(sql`alter table hidden rename to rate_limit_counters`);
    expect(await rowsOf('feedback', 'name', ['old words'])).toEqual([]);
    expect(await rowsOf('logos', 'hash', ['old logo'])).toEqual([]);
    const told = test.logged.filter((line) => line.includes('cleanup failed'));
    expect(told.map((line) => JSON.parse(line))).toMatchObject([{ what: 'limits', level: 'error' }]);
  });
});

/** The services with a database that records how many rows each statement of the job returned. */
function withDatabase(tell: (rows: readonly unknown[]) => void): TestApp['services'] {
  const execute = async (statement: SQL) => {
    const answer = await db().execute(statement);
    tell((answer as unknown as { rows: unknown[] }).rows);
    return answer;
  };
  const told: Db = new Proxy(db(), {
    get: (real, name) => (name === 'execute' ? execute : Reflect.get(real, name)),
  });
  return { ...test.services, database: { ...test.services.database, db: told } };
}
