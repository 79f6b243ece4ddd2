import { setTimeout as sleep } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, selectRows } from '../db/database.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { startDelivery } from './delivery.ts';
import { type Letter, queueLetter } from './outbox.ts';
import { smtpHandOver } from './smtp.ts';

let server: MailServer;
let test: TestApp;
const running: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  test = await startApp({ SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'no-reply@sayso.example.org' });
});
afterAll(() => test.close());
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
  await server.close();
  await test.services.database.db.execute(sql`delete from letters`);
});

function deliver(node = 'one', db: Db = test.services.database.db): void {
  const { config, database, log } = test.services;
  running.push(startDelivery({ database: { ...database, db }, log }, node, smtpHandOver(server.url, config)));
}
/** A database that dies once, after it has leased a letter and before it has said which. */
function dyingOnce(db: Db): Db {
  let isDead = false;
  const execute = async (statement: SQL) => {
    const answer = await db.execute(statement);
    const { rows } = answer as { rows: unknown[] };
    if (isDead || rows.length === 0) return answer;
    isDead = true;
    throw new Error('Connection terminated unexpectedly');
  };
  return new Proxy(db, { get: (real, name) => (name === 'execute' ? execute : Reflect.get(real, name)) });
}
const queue = (letter: Partial<Letter> = {}): Promise<void> =>
  test.services.database.transact((tx: Db) =>
    queueLetter(tx, test.services.config, {
      key: 'the first letter',
      recipient: 'dana@example.org',
      subject: 'Your Sayso verification code',
      text: 'Type 123456 where you registered.',
      html: '<p>Type 123456 where you registered.</p>',
      ...letter,
    }),
  );
interface Row {
  readonly state: string;
  readonly text: string;
  readonly html: string | null;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly sent_at: Date | null;
  readonly leased_by: string | null;
  readonly pause: number;
}
async function letter(key = 'the first letter'): Promise<Row> {
  const [row] = await selectRows<Row>(
    test.services.database.db,
    sql`select *, round(extract(epoch from due_at - now()))::int as pause from letters where key = ${key}`,
  );
  if (!row) throw new Error('no such letter');
  return row;
}
/** Waits for what is to become of the letter; fails with what it is instead. */
async function until(fits: (row: Row) => boolean): Promise<Row> {
  for (const end = Date.now() + 15_000; Date.now() < end; await sleep(20)) {
    const row = await letter();
    if (fits(row)) return row;
  }
  throw new Error(`the letter is ${JSON.stringify(await letter())}`);
}
const becomes = (state: string) => until((row) => row.state === state);
const makeDue = () => test.services.database.db.execute(sql`update letters set due_at = now(), leased_until = null`);

describe('delivery', () => {
  it('hands a letter over once it is committed and keeps nothing of its content', async () => {
    deliver();
    await queue({ replyTo: 'sam@example.org' });
    const row = await becomes('sent');
    expect(row).toMatchObject({ text: '', html: null, last_error: null, leased_by: null });
    expect(row.sent_at).not.toBeNull();
    const [raw = ''] = server.taken;
    expect(raw).toMatch(/^From: Sayso <no-reply@sayso\.example\.org>\r$/m);
    expect(raw).toMatch(/^To: dana@example\.org\r$/m);
    expect(raw).toMatch(/^Reply-To: sam@example\.org\r$/m);
    expect(raw).toMatch(/^Message-ID: <[0-9a-f]{40}@sayso\.example\.org>\r$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
    expect(raw).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/m);
  });

  it('hands a letter over no more than once, on however many nodes', async () => {
    for (const node of ['one', 'two', 'three']) deliver(node);
    await Promise.all(Array.from({ length: 30 }, (_, n) => queue({ key: `letter ${n}`, subject: `Letter ${n}` })));
    for (const end = Date.now() + 15_000; Date.now() < end && server.taken.length < 30; ) await sleep(20);
    await sleep(200);
    const ids = server.taken.map((raw) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1]);
    expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
  });

  it('writes no letter twice with one key', async () => {
    await queue();
    await queue({ subject: 'Another' });
    deliver();
    await becomes('sent');
    expect(server.came).toBe(1);
  });

  it.each(['RCPT', 'DATA'] as const)('waits and tries again when the server answers 450 to %s', async (at) => {
    server.answer = { code: 450, at };
    deliver();
    await queue();
    const waiting = await until((row) => row.attempts === 1);
    expect(waiting).toMatchObject({
      state: 'waiting',
      last_error: expect.stringMatching(/^The mail server put the letter off\. It said: 450 /),
    });
    expect(waiting.text).toContain('123456');
    expect(waiting.pause).toBeGreaterThanOrEqual(1);
    server.answer = 'take';
    expect((await becomes('sent')).last_error).toBeNull();
    expect(server.taken).toHaveLength(1);
  });

  it.each(['RCPT', 'DATA'] as const)('gives up at once when the server answers 550 to %s, and says why', async (at) => {
    server.answer = { code: 550, at };
    deliver();
    await queue();
    const row = await becomes('failed');
    expect(row).toMatchObject({ text: '', html: null, attempts: 1, sent_at: null });
    expect(row.last_error).toMatch(/^The mail server refused the letter\. It said: 550 /);
  });

  it('keeps a letter while the server refuses our own address, and sends it once that is mended', async () => {
    server.answer = { code: 553, at: 'MAIL' };
    deliver();
    await queue();
    const waiting = await until((row) => row.attempts === 1);
    expect(waiting).toMatchObject({
      state: 'waiting',
      last_error: expect.stringMatching(/^The mail server refuses our sender address \(MAIL_FROM\)\. It said: 553 /),
    });
    expect(waiting.text).toContain('123456');
    server.answer = 'take';
    await makeDue();
    await becomes('sent');
  });

  it('tries again when nobody listens', async () => {
    await server.close();
    deliver();
    await queue();
    const row = await until((one) => one.attempts === 1);
    expect(row).toMatchObject({
      state: 'waiting',
      last_error: expect.stringMatching(
        /^The mail server could not be reached or did not answer: connect ECONNREFUSED /,
      ),
    });
    await server.open();
    await makeDue();
    await becomes('sent');
  });

  it('sends the very same letter again when the server hung up after its content', async () => {
    server.answer = 'hang up';
    deliver();
    await queue();
    await until((row) => row.attempts === 1);
    server.answer = 'take';
    await becomes('sent');
    expect(server.taken).toHaveLength(2);
    expect(server.taken[1]).toBe(server.taken[0]);
  });

  it('is not held up by a server that says nothing to one letter', async () => {
    server.answer = 'hang';
    deliver();
    await queue();
    for (const end = Date.now() + 10_000; Date.now() < end && server.came === 0; ) await sleep(20);
    server.answer = 'take';
    await queue({ key: 'the second letter' });
    for (const end = Date.now() + 10_000; Date.now() < end && server.taken.length === 0; ) await sleep(20);
    expect((await letter('the second letter')).state).not.toBe('failed');
    expect((await letter()).state).toBe('waiting');
    expect(server.taken).toHaveLength(1);
  });

  it('gives up after 48 hours, with the reason', async () => {
    server.answer = { code: 451, at: 'DATA' };
    await queue();
    await test.services.database.db.execute(
      sql`update letters set created_at = now() - interval '49 hours', attempts = 600`,
    );
    deliver();
    const row = await becomes('failed');
    expect(row.text).toBe('');
    expect(row.last_error).toMatch(/^Given up after 48 hours\. The mail server put the letter off\./);
  });

  it('waits five minutes at most between two attempts', async () => {
    server.answer = { code: 451, at: 'DATA' };
    await queue();
    await test.services.database.db.execute(sql`update letters set attempts = 600`);
    deliver();
    const row = await until((one) => one.attempts === 601);
    expect(row.pause).toBeGreaterThan(290);
    expect(row.pause).toBeLessThanOrEqual(300);
  });

  it('frees at its start what the same node held when it died, and nothing of another node', async () => {
    await queue();
    await queue({ key: 'held elsewhere', recipient: 'lee@example.org' });
    await test.services.database.db.execute(
      sql`update letters set leased_until = now() + interval '5 minutes',
          leased_by = case key when 'held elsewhere' then 'two' else 'one' end`,
    );
    deliver('one');
    await becomes('sent');
    await sleep(100);
    expect((await letter('held elsewhere')).state).toBe('waiting');
    await test.services.database.db.execute(sql`update letters set leased_until = now() where leased_by = 'two'`);
    for (const end = Date.now() + 10_000; Date.now() < end && server.taken.length < 2; ) await sleep(20);
    expect(server.taken).toHaveLength(2);
  });

  it('takes at once what the database leased to it and could not say, and frees nothing that is under way', async () => {
    const { db } = test.services.database;
    let now = db;
    let goOn = () => {};
    server.before = () => {
      server.before = async () => {};
      return new Promise((done) => {
        goOn = done;
      });
    };
    deliver('one', new Proxy(db, { get: (_, name) => Reflect.get(now, name) }));
    await queue({ key: 'under way' });
    for (const end = Date.now() + 10_000; Date.now() < end && server.came === 0; ) await sleep(20);
    now = dyingOnce(db);
    await queue();
    await becomes('sent');
    expect((await letter('under way')).leased_by).toBe('one');
    goOn();
    for (const end = Date.now() + 10_000; Date.now() < end && server.taken.length < 2; ) await sleep(20);
    expect(server.came).toBe(2);
  });
});
