import { sql } from 'drizzle-orm';
import { selectRows } from '../db/database.ts';
import { type TestApp, TestBrowser } from './start-app.ts';

export interface Email {
  readonly subject: string;
  readonly text: string;
}

export function registrationsOf(test: () => TestApp) {
  const db = () => test().services.database.db;
  let made = 0;
  return {
    newAddress: () => `person${++made}.${Math.random().toString(36).slice(2, 8)}@example.org`,
    newBrowser: () => new TestBrowser(test().app),
    register: (browser: TestBrowser, email: string, password = 'a password of mine', name = 'Dana Whitfield') =>
      browser.call('POST /api/register', { name, email, password }),
    verify: async (browser: TestBrowser, email: string, code: string) =>
      (await browser.call('POST /api/verify-code', { email, code })).statusCode,
    login: async (email: string, password: string, browser = new TestBrowser(test().app)) =>
      (await browser.call('POST /api/login', { email, password })).statusCode,
    emailsTo: (email: string) =>
      selectRows<Email>(db(), sql`select subject, text from emails where recipient = ${email} order by id`),
    async minuteLater() {
      await db().execute(sql`update rate_limit_counters set window_ends_at = now() where key like 'emails minute%'`);
      await db().execute(sql`update registrations set code_made_at = code_made_at - interval '61 seconds'`);
    },
    async nextDay() {
      await db().execute(sql`delete from rate_limit_counters`);
      await db().execute(sql`update registrations set code_made_at = code_made_at - interval '1 day'`);
      await db().execute(sql`update emails set sent_at = sent_at - interval '1 day'`);
    },
  };
}

export const codeIn = (email: Email | undefined): string => /^\d{6}$/m.exec(email?.text ?? '')?.[0] ?? '';
export const wrongFor = (code: string, by = 1): string => String((Number(code) + by) % 1_000_000).padStart(6, '0');
