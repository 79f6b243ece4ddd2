import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emails } from '../../src/server/mail/tables.ts';
import { type MailServer, startMailServer } from '../../src/server/testing/mail-server.ts';
import { type Postgres, startPostgres } from '../postgres.ts';
import { type Node, startNode } from './node.ts';
import { startProxyBefore } from './proxy.ts';

let postgres: Postgres;
let server: MailServer;
let mail: Awaited<ReturnType<typeof startProxyBefore>>;
let database: Awaited<ReturnType<typeof startProxyBefore>>;
let nodes: Node[];
let databases = 0;
beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  databases += 1;
  server = await startMailServer();
  mail = await startProxyBefore(server.url);
  database = await startProxyBefore(await postgres.create(`emails${databases}`));
  const around = { databaseUrl: database.url, smtpUrl: mail.url };
  nodes = await Promise.all([startNode(around), startNode(around)]);
});
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await Promise.all([mail.stop(), database.stop(), server.close()]);
});
afterAll(() => postgres.stop());

const patient = { timeout: 60_000, interval: 50 };
const account = { name: 'Dana Whitfield', email: 'dana@example.org', password: 'four green bicycles' };
const messageIds = () => server.taken.map((raw) => /^Message-ID: (.*)\r$/im.exec(raw)?.[1]);
const rows = async () => (await nodes[0]?.services.database.db.select().from(emails)) ?? [];
/** Skips the pause before the next attempt. A lease stays: an attempt under way is its node's. */
const makeDue = () =>
  nodes[0]?.services.database.db.update(emails).set({ dueAt: sql`now()` }).where(sql`state = 'waiting'`);

describe.each(['cut', 'stall', 'half-open'] as const)('F4: a mail server behind a network that fails: %s', (fault) => {
  it('holds up no call, and gets the email when it is back; its code is good then', async () => {
    mail.fail(fault);
    const browser = nodes[0]?.browser();
    expect((await browser?.call('POST /api/register', account))?.statusCode).toBe(201);
    await vi.waitFor(() => expect(mail.connections()).toBeGreaterThan(0), patient);
    mail.heal();
    await vi.waitFor(async () => {
      await makeDue();
      expect((await rows()).map(({ state }) => state)).toEqual(['sent']);
    }, patient);
    // Twice only when the server's answer was lost, and then as equal copies.
    expect(server.taken.length).toBeLessThanOrEqual(fault === 'half-open' ? 2 : 1);
    expect(new Set(messageIds()).size).toBe(1);
    const code = /^\d{6}\r?$/m.exec(server.taken[0] ?? '')?.[0].trim() ?? /\b\d{6}\b/.exec(server.taken[0] ?? '')?.[0];
    const verified = await browser?.call('POST /api/verify-code', { email: account.email, code });
    expect([verified?.statusCode, code]).toEqual([200, code]);
  });
});

it.each(['cut', 'stall', 'half-open'] as const)(
  'F2: sends an email once although the database is lost between the hand-over and its record: %s',
  async (fault) => {
    server.before = async () => {
      server.before = async () => {};
      database.fail(fault);
    };
    await nodes[0]?.browser().call('POST /api/register', account);
    await vi.waitFor(() => expect(server.taken).toHaveLength(1), patient);
    await sleep(500);
    database.heal();
    await vi.waitFor(async () => expect((await rows()).map(({ state }) => state)).toEqual(['sent']), patient);
    expect(server.taken).toHaveLength(1);
  },
);
