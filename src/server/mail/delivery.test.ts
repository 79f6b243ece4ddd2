import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  becomes,
  deliver,
  makeDue,
  queue,
  queuedEmail,
  server,
  setUpDelivery,
  test,
  until,
} from '../testing/deliver-emails.ts';

setUpDelivery();

describe('delivery', () => {
  it('sends an email after the commit and deletes its content', async () => {
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

  it('sends an email only once, on any number of nodes', async () => {
    for (let node = 0; node < 3; node += 1) deliver();
    await Promise.all(Array.from({ length: 30 }, (_, n) => queue({ key: `email ${n}`, subject: `Email ${n}` })));
    for (const end = Date.now() + 15_000; Date.now() < end && server.taken.length < 30; ) await sleep(20);
    await sleep(200);
    const ids = server.taken.map((raw) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1]);
    expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
  });

  it('stores only one email for a key', async () => {
    await queue();
    await queue({ subject: 'Another' });
    deliver();
    await becomes('sent');
    expect(server.came).toBe(1);
  });

  it.each(['RCPT', 'DATA'] as const)('retries later when the server answers 450 to %s', async (at) => {
    server.answer = { code: 450, at };
    deliver();
    await queue();
    const waiting = await until((row) => row.attempts === 1);
    expect(waiting).toMatchObject({
      state: 'waiting',
      last_error: expect.stringMatching(/^The mail server deferred the email\. It said: 450 /),
    });
    expect(waiting.text).toContain('123456');
    expect(waiting.due_after).toBeGreaterThanOrEqual(2);
    server.answer = 'take';
    expect((await becomes('sent')).last_error).toBeNull();
    expect(server.taken).toHaveLength(1);
  });

  it.each(['RCPT', 'DATA'] as const)(
    'gives up at once when the server answers 550 to %s, with the reason',
    async (at) => {
      server.answer = { code: 550, at };
      deliver();
      await queue();
      const row = await becomes('failed');
      expect(row).toMatchObject({ text: '', html: null, attempts: 1, sent_at: null });
      expect(row.last_error).toMatch(/^The mail server rejected the email\. It said: 550 /);
    },
  );

  it('keeps an email while the server rejects our sender, and sends it after the correction', async () => {
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

  it('retries when the server is unreachable', async () => {
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

  it('sends an identical email again when the connection ends before the 250', async () => {
    server.answer = 'hang up';
    deliver();
    await queue();
    await until((row) => row.attempts === 1);
    server.answer = 'take';
    await becomes('sent');
    expect(server.taken).toHaveLength(2);
    expect(server.taken[1]).toBe(server.taken[0]);
  });

  it('sends other emails while the server does not answer one', async () => {
    server.answer = 'hang';
    deliver();
    await queue();
    for (const end = Date.now() + 10_000; Date.now() < end && server.came === 0; ) await sleep(20);
    server.answer = 'take';
    await queue({ key: 'the second email' });
    for (const end = Date.now() + 10_000; Date.now() < end && server.taken.length === 0; ) await sleep(20);
    expect((await queuedEmail('the second email')).state).not.toBe('failed');
    expect((await queuedEmail()).state).toBe('waiting');
    expect(server.taken).toHaveLength(1);
  });

  it('gives up after 48 hours, with the reason', async () => {
    server.answer = { code: 451, at: 'DATA' };
    await queue();
    await test.services.database.db.execute(
      sql`update emails set created_at = now() - interval '49 hours', attempts = 600`,
    );
    deliver();
    const row = await becomes('failed');
    expect(row.text).toBe('');
    expect(row.last_error).toMatch(/^Given up after 48 hours\. The mail server deferred the email\./);
  });

  it('waits five minutes at most between two attempts', async () => {
    server.answer = { code: 451, at: 'DATA' };
    await queue();
    await test.services.database.db.execute(sql`update emails set attempts = 600`);
    deliver();
    const row = await until((one) => one.attempts === 601);
    expect(row.due_after).toBeGreaterThanOrEqual(300);
    expect(row.pause).toBeLessThanOrEqual(300);
  });
});
