import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, selectRows } from '../db/database.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { startDelivery } from './delivery.ts';
import { type Letter, putOff, queueLetter, takeLetter } from './outbox.ts';
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

function deliver({ db = test.services.database.db, leaseSeconds = 15 }: { db?: Db; leaseSeconds?: number } = {}): void {
  const { config, database, log } = test.services;
  running.push(startDelivery({ database: { ...database, db }, log }, smtpHandOver(server.url, config), leaseSeconds));
}
type Way = 'execute' | 'update';
/** The database of one node: the test sees what is asked of it, by which way, and may answer for it. */
const between = (ask: (way: Way, real: (...given: unknown[]) => unknown) => unknown): Db =>
  new Proxy(test.services.database.db, {
    get: (real, name) => {
      const found = Reflect.get(real, name);
      if (name !== 'execute' && name !== 'update') return found;
      return (...given: unknown[]) => ask(name, () => found.apply(real, given));
    },
  });
const gone = () => {
  throw new Error('Connection terminated unexpectedly');
};
async function untilTrue(fits: () => boolean): Promise<void> {
  for (const end = Date.now() + 30_000; !fits(); await sleep(20)) {
    if (Date.now() > end) throw new Error('what was waited for did not happen');
  }
}
/** Holds the next letter up between its content and the server's answer; answers how to let it go on. */
function holdNext(): () => void {
  let goOn = () => {};
  const held = new Promise<void>((done) => {
    goOn = done;
  });
  server.before = () => {
    server.before = async () => {};
    return held;
  };
  return () => goOn();
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
  readonly is_leased: boolean;
  /** Seconds until it is due: fewer, the later one looks. */
  readonly pause: number;
  /** Seconds from its making until it is due: however late one looks. */
  readonly due_after: number;
}
async function letter(key = 'the first letter'): Promise<Row> {
  const [row] = await selectRows<Row>(
    test.services.database.db,
    sql`select *, leased_until > now() as is_leased, extract(epoch from due_at - now())::float as pause,
        extract(epoch from due_at - created_at)::float as due_after from letters where key = ${key}`,
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
    for (let node = 0; node < 3; node += 1) deliver();
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
    expect(waiting.due_after).toBeGreaterThanOrEqual(2);
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
    expect(row.due_after).toBeGreaterThanOrEqual(300);
    expect(row.pause).toBeLessThanOrEqual(300);
  });

  it('takes over a letter whose node says nothing for a lease, whoever that was', async () => {
    await queue();
    await test.services.database.db.execute(
      sql`update letters set leased_by = 'a node that was killed', leased_until = now() - interval '1 second'`,
    );
    const began = performance.now();
    deliver({ leaseSeconds: 4 });
    await untilTrue(() => server.taken.length > 0);
    expect(performance.now() - began).toBeGreaterThan(4000);
    await becomes('sent');
  });

  it('says again and again of a letter under way that it is its own', async () => {
    const goOn = holdNext();
    deliver();
    await queue();
    await untilTrue(() => server.came === 1);
    await test.services.database.db.execute(sql`update letters set leased_until = now() - interval '10 minutes'`);
    await until((row) => row.is_leased);
    goOn();
    await becomes('sent');
    expect(server.came).toBe(1);
  });

  it('sends once what was handed over when the database went away for longer than a lease', async () => {
    const away = { holder: false, other: false };
    let otherFailed = 0;
    let otherLooked = 0;
    server.before = async () => {
      server.before = async () => {};
      Object.assign(away, { holder: true, other: true });
    };
    deliver({ db: between((_way, real) => (away.holder ? gone() : real())) });
    await queue();
    await untilTrue(() => away.other);
    const db = between((way, real) => {
      if (away.other) {
        otherFailed += 1;
        return gone();
      }
      if (way === 'execute') otherLooked += 1;
      return real();
    });
    deliver({ db });
    await untilTrue(() => otherFailed > 0);
    await test.services.database.db.execute(sql`update letters set leased_until = now() - interval '1 minute'`);
    // The other one is back first, and looks more than once while the letter seems to be nobody's.
    away.other = false;
    await untilTrue(() => otherLooked > 2);
    away.holder = false;
    await becomes('sent');
    expect(server.came).toBe(1);
  });

  it('never takes what it has already, and tells once why it cannot write down what became of it', async () => {
    const logged = test.logged.length;
    let isBroken = true;
    let looked = 0;
    const db = between((way, real) => {
      if (way === 'execute') looked += 1;
      if (way === 'update' && isBroken && server.came > 0) throw new Error('there is no such column');
      return real();
    });
    deliver({ db });
    await queue();
    await untilTrue(() => server.came === 1);
    looked = 0;
    await untilTrue(() => looked > 2);
    isBroken = false;
    await becomes('sent');
    expect(server.came).toBe(1);
    const told = test.logged.slice(logged).filter((line) => line.includes('letter not written down'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('there is no such column');
  });

  it('puts a letter off once, and only if it is still its own', async () => {
    const { db } = test.services.database;
    const [one, two] = ['one', 'two'].map((name) => ({ name, leaseSeconds: 15, held: new Set<number>() }));
    if (!one || !two) throw new Error('two nodes were made');
    await queue();
    const { id } = (await takeLetter(db, one, false)) ?? {};
    if (id === undefined) throw new Error('no letter was taken');
    await putOff(db, two, id, 'not its own');
    expect(await letter()).toMatchObject({ attempts: 0, leased_by: 'one' });
    await putOff(db, one, id, 'the first time');
    await putOff(db, one, id, 'the answer to the first time was lost');
    expect(await letter()).toMatchObject({ attempts: 1, leased_by: null, last_error: 'the first time' });
  });

  it('takes at once what the database leased to it and could not say, and nothing that is under way', async () => {
    const goOn = holdNext();
    let isDying = false;
    const dieOnce = async (real: () => unknown) => {
      const answer = (await real()) as { rows: unknown[] };
      if (!isDying || answer.rows.length === 0) return answer;
      isDying = false;
      return gone();
    };
    const db = between((way, real) => (way === 'execute' ? dieOnce(real) : real()));
    deliver({ db });
    await queue({ key: 'under way' });
    await untilTrue(() => server.came > 0);
    isDying = true;
    await queue();
    await becomes('sent');
    expect((await letter('under way')).leased_by).not.toBeNull();
    goOn();
    await untilTrue(() => server.taken.length === 2);
    expect(server.came).toBe(2);
  });
});
