import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import {
  deliver,
  queue,
  queuedEmail,
  server,
  setUpDelivery,
  test,
  until,
  untilTrue,
} from '../testing/deliver-emails.ts';
import { findFailingSince } from './queue-store.ts';

setUpDelivery();

const db = () => test.services.database.db;
const waiting: (() => void)[] = [];
afterEach(() => {
  for (const goOn of waiting.splice(0)) goOn();
});

/** The server does not answer about recipients of these domains until the test ends. */
function holdRecipientsOf(...domains: string[]): string[] {
  const asked: string[] = [];
  server.recipient = (address) => {
    if (!domains.some((domain) => address.endsWith(`@${domain}`))) return Promise.resolve(null);
    asked.push(address);
    return new Promise((done) => void waiting.push(() => done(450)));
  };
  return asked;
}

const sentTo = () => server.taken.map((raw) => /^To: (.*)\r$/m.exec(raw)?.[1]);

it('a recipient that the server hangs up about is a failure of that email, not of the server', async () => {
  server.recipient = async () => {
    server.hangUp();
    return null;
  };
  deliver();
  await queue({ recipient: 'x@slow.test' });
  const row = await until(({ attempts }) => attempts === 1);
  expect(row.last_error).toMatch(/^The mail server took our sender address and did not finish this email: /);
  await db().execute(sql`update emails set created_at = now() - interval '61 minutes'`);
  expect(await findFailingSince(db())).toBe(null);
});

it('the server is failing only while it has taken no email since it failed', async () => {
  deliver();
  await server.close();
  await queue();
  await until(({ attempts }) => attempts === 1);
  await db().execute(
    sql`update emails set server_failed_at = now() - interval '61 minutes', due_at = now() + interval '1 hour'`,
  );
  expect(await findFailingSince(db())).not.toBe(null);
  await server.open();
  await queue({ key: 'another', recipient: 'jo@example.org' });
  await untilTrue(() => server.taken.length === 1);
  await sleep(100);
  expect((await queuedEmail()).state).toBe('waiting');
  expect(await findFailingSince(db())).toBe(null);
});

it('codes to other domains arrive at once while twenty registrations at a slow domain wait', async () => {
  const asked = holdRecipientsOf('slow.test');
  deliver();
  for (let n = 0; n < 20; n += 1) await queue({ key: `slow ${n}`, recipient: `x${n}@slow.test`, kind: 'reset' });
  await untilTrue(() => asked.length === 3);
  const began = performance.now();
  for (let n = 0; n < 3; n += 1) await queue({ key: `code ${n}`, recipient: `dana${n}@example.org`, kind: 'reset' });
  await untilTrue(() => server.taken.length === 3);
  expect(performance.now() - began).toBeLessThan(5000);
  expect(sentTo().sort()).toEqual(['dana0@example.org', 'dana1@example.org', 'dana2@example.org']);
  expect(asked).toHaveLength(3);
});

it('slow recipients at many domains give their slots back after a second', async () => {
  const domains = Array.from({ length: 8 }, (_, n) => `slow${n}.test`);
  const asked = holdRecipientsOf(...domains);
  deliver();
  for (const domain of domains) await queue({ key: domain, recipient: `x@${domain}`, kind: 'reset' });
  await queue({ key: 'a code', recipient: 'dana@example.org', kind: 'reset' });
  await untilTrue(() => server.taken.length === 1);
  expect(asked).toHaveLength(8);
});

it('a code arrives within five seconds behind 25 codes to slow domains', async () => {
  const domains = Array.from({ length: 25 }, (_, n) => `slow${n}.test`);
  holdRecipientsOf(...domains);
  for (const domain of domains) await queue({ key: domain, recipient: `x@${domain}`, kind: 'reset' });
  deliver();
  const began = performance.now();
  await queue({ key: 'a code', recipient: 'dana@example.org', kind: 'reset' });
  await untilTrue(() => server.taken.length === 1);
  expect(performance.now() - began).toBeLessThan(5000);
  expect(sentTo()).toEqual(['dana@example.org']);
});

it.each([
  ['replies that were not tried before', { attempts: 0, ownerId: 1 }],
  ['replies that were deferred', { attempts: 3, ownerId: 1 }],
  ['codes that were deferred', { attempts: 1 }],
])('emails of other owners leave within five seconds behind 40 slow %s', async (_what, { attempts, ...slow }) => {
  const domains = Array.from({ length: 40 }, (_, n) => `slow${n}.test`);
  holdRecipientsOf(...domains);
  for (const domain of domains) await queue({ key: domain, recipient: `x@${domain}`, ...slow });
  await db().execute(sql`update emails set attempts = ${attempts}, due_at = now() - interval '1 minute'`);
  deliver();
  const began = performance.now();
  await queue({ key: 'a reply', recipient: 'sam@example.org', ownerId: 2 });
  for (let n = 0; n < 5; n += 1)
    await queue({ key: `invitation ${n}`, recipient: `p${n}@example.org`, kind: 'invitation', ownerId: 2 });
  await untilTrue(() => server.taken.length === 6);
  expect(performance.now() - began).toBeLessThan(5000);
});

it('a deferred code leaves before those that were deferred more often', async () => {
  const domains = Array.from({ length: 40 }, (_, n) => `slow${n}.test`);
  holdRecipientsOf(...domains);
  for (const domain of domains) await queue({ key: domain, recipient: `x@${domain}` });
  await queue({ key: 'a code', recipient: 'dana@example.org' });
  await db().execute(
    sql`update emails set attempts = case key when 'a code' then 1 else 2 end, due_at = now() - interval '1 minute'`,
  );
  deliver();
  await untilTrue(() => server.taken.length === 1);
  expect(sentTo()).toEqual(['dana@example.org']);
});

it('a slot stays free for a code while the retries of others are slow', async () => {
  const domains = Array.from({ length: 30 }, (_, n) => `slow${n}.test`);
  const asked = holdRecipientsOf(...domains);
  for (const domain of domains) await queue({ key: domain, recipient: `x@${domain}`, ownerId: 1 });
  await db().execute(sql`update emails set attempts = 1, owner_id = id`);
  deliver();
  await untilTrue(() => asked.length === 19);
  await queue({ key: 'a code', recipient: 'dana@example.org', kind: 'reset' });
  await untilTrue(() => server.taken.length === 1);
  expect(asked).toHaveLength(19);
});

it('the log and administrators see no address that the server repeats', async () => {
  server.recipient = async () => 550;
  server.words = (address) => `5.1.1 <${address}>: mailbox of ${address} unknown`;
  deliver();
  await queue({ recipient: 'dana.weber@example.org' });
  const row = await until(({ state }) => state === 'failed');
  expect(row.last_error).toBe('The mail server rejected the email. It said: 550 5.1.1 <…>: mailbox of … unknown');
});
