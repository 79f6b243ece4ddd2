import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeUser } from './factories.ts';
import { turnOnApp } from './second-steps.ts';
import { type TestApp, TestBrowser } from './start-app.ts';

type Made = Awaited<ReturnType<typeof makeUser>>;
let asked = 0;

/** A network address of its own, so that no test uses up another's limits. */
export const fresh = () => ({ remoteAddress: `198.51.${++asked >> 8}.${asked & 255}` });

/** A browser that gave the password and is asked for the second step. */
export async function pendingIn({ email, password }: Made, { app }: TestApp, device?: string): Promise<TestBrowser> {
  const browser = new TestBrowser(app);
  if (device) browser.cookies.set('dev', device);
  const answer = await browser.call('POST /api/login', { email, password }, fresh());
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'second_step']);
  return browser;
}

export const giveCode = (browser: TestBrowser, code: string) =>
  browser.call('POST /api/sign-in/code', { code }, fresh());

export async function newUserWithApp(test: TestApp) {
  const user = await makeUser(test);
  return { user, ...(await turnOnApp(user.browser)) };
}

export async function subjectsTo(test: TestApp, email: string): Promise<string[]> {
  const rows = await selectRows<{ subject: string }>(
    test.services.database.db,
    sql`select subject from emails where recipient = ${email} order by id`,
  );
  return rows.map(({ subject }) => subject);
}
