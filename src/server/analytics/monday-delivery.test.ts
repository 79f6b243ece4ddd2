import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { startDelivery } from '../mail/delivery.ts';
import { smtpTransport } from '../mail/smtp.ts';
import { makeBusiness } from '../testing/factories.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { mondayEmails } from './monday-emails.ts';

let server: MailServer;
let test: TestApp;
let delivery: { stop(): Promise<void> };
beforeAll(async () => {
  execFileSync('node', ['scripts/build.mjs']);
  server = await startMailServer();
  test = await startApp({
    SMTP_URL: server.url,
    MAIL_FROM: 'no-reply@sayso.example.org',
    PUBLIC_URL: 'https://sayso.example.org',
  });
  delivery = startDelivery(test.services, smtpTransport(server.url, test.services.config));
});
afterAll(async () => {
  await delivery.stop();
  await test.close();
  await server.close();
});

async function arrived(subject: string): Promise<string> {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(20)) {
    const message = server.taken.find((one) => one.includes(`Subject: ${subject}`));
    if (message) return message;
  }
  throw new Error(`no email with the subject ${subject}`);
}

const headerOf = (message: string, name: string): string | undefined =>
  new RegExp(`^${name}:(.*(?:\r\n[ \t].*)*)`, 'm')
    .exec(message)?.[1]
    ?.replace(/\r\n[ \t]/g, ' ')
    .trim();

it('MON-8 a mail program stops it by the headers that arrived, without cookie, origin and session', async () => {
  const { db } = test.services.database;
  const { owner, business } = await makeBusiness(test, { fields: { timeZone: 'UTC' } });
  const visit = async (day: string) => {
    await db.execute(sql`insert into steps (business_id, step, day, n) values (${business.id}, 'opened', ${day}, 7)`);
    await db.execute(sql`insert into steps_by_place (business_id, step, day, place_id, n)
      values (${business.id}, 'opened', ${day}, 0, 7)`);
  };
  await visit('2026-11-18');
  await mondayEmails(test.services)(new Date('2026-11-23T08:00:00Z'));
  const message = await arrived('Last week: 7 visitors');
  expect(headerOf(message, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(headerOf(message, 'Auto-Submitted')).toBe('auto-generated');
  expect(headerOf(message, 'To')).toBe(owner.email);
  expect(message).toMatch(/multipart\/alternative/);
  const address = /^<(https:\/\/sayso\.example\.org)(\/unsubscribe\/w\d+-[\w-]{22})>$/.exec(
    headerOf(message, 'List-Unsubscribe') ?? '',
  );
  const answer = await test.app.inject({
    method: 'POST',
    url: address?.[2] ?? '',
    payload: headerOf(message, 'List-Unsubscribe-Post') ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'sayso.example.org' },
  });
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
  await visit('2026-11-25');
  await mondayEmails(test.services)(new Date('2026-11-30T08:00:00Z'));
  const keys = await selectRows(
    db,
    sql`select key from emails where recipient = ${owner.email} and key like 'monday%'`,
  );
  expect(keys).toHaveLength(1);
});
