import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { codeIn, type Email } from '../testing/registrations.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';
import { isPassword } from './password.ts';
import { processResetRequests } from './reset.ts';

/** `WALKS=1000 vitest run registration-walks` is the long run. */
const walks = Number(process.env.WALKS ?? 40);
const boss = 'boss@example.org';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ ADMIN_EMAIL: boss });
});
afterAll(() => test.close());

const who = fc.constantFrom('stranger', 'owner');
const pick = fc.constantFrom(0, 0, 0, 1, 2);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('register'), who }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('resend', 'login', 'forgot'), who }) },
  // Only the owner reads the mailbox; `pick` counts back from the newest email.
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom('verify', 'verify', 'reset'), pick }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('guess') }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('wait') }) },
);
type Step = { act: string; who?: string; pick?: number };
const passwords = { stranger: 'the password of a stranger', owner: 'the password of the owner' };
const fresh = 'six brown lighthouses';
const seen = { walks: 0, verified: 0, reset: 0 };

async function walk(steps: readonly Step[], isBoss: boolean): Promise<void> {
  seen.walks += 1;
  const { db } = test.services.database;
  for (const table of ['users', 'registrations', 'reset_requests', 'emails', 'rate_limit_counters'])
    await db.execute(sql`delete from ${sql.identifier(table)}`);
  const email = isBoss ? boss : 'owner@example.org';
  const browsers = { stranger: new TestBrowser(test.app), owner: new TestBrowser(test.app) };
  // New addresses for each walk: IP limits have their own tests.
  const network = `${seen.walks >> 8}.${seen.walks & 255}`;
  const from = { stranger: `198.18.${network}`, owner: `198.19.${network}` };
  const call = (name: 'stranger' | 'owner', line: string, body: object) =>
    browsers[name].call(line, { email, ...body }, { remoteAddress: from[name] });
  const mailbox = () => selectRows<Email>(db, sql`select subject, text from emails order by id desc`);

  const take: Record<string, (name: 'stranger' | 'owner', pick: number) => Promise<unknown>> = {
    register: (name) => call(name, 'POST /api/register', { name, password: passwords[name] }),
    resend: (name) => call(name, 'POST /api/resend-code', {}),
    login: (name) => call(name, 'POST /api/login', { password: passwords[name] }),
    forgot: async (name) => {
      await call(name, 'POST /api/forgot-password', {});
      await processResetRequests(test.services);
    },
    verify: async (_name, pick) => {
      const codes = (await mailbox()).map(codeIn).filter((code) => code !== '');
      const answer = await call('owner', 'POST /api/verify-code', { code: codes[pick] ?? '000000' });
      if (answer.statusCode === 200) seen.verified += 1;
    },
    reset: async (_name, pick) => {
      const codes = (await mailbox()).map(({ text }) => /^(?=.*[A-Z])[0-9A-Z]{6}$/m.exec(text)?.[0] ?? '');
      const code = codes.filter((found) => found !== '')[pick] ?? 'AAAAAA';
      const answer = await call('owner', 'POST /api/reset-password', { code, password: fresh });
      if (answer.statusCode === 200) seen.reset += 1;
    },
    guess: () => call('stranger', 'POST /api/verify-code', { code: '000000' }),
    wait: async () => {
      await db.execute(sql`delete from rate_limit_counters`);
      await db.execute(sql`update registrations set code_made_at = code_made_at - interval '61 seconds'`);
    },
  };
  for (const { act, who: name, pick } of steps) {
    await take[act]?.(name === 'stranger' ? 'stranger' : 'owner', pick ?? 0);
    const session = await browsers.stranger.call('GET /api/user', {}, { remoteAddress: from.stranger });
    expect(session.statusCode).toBe(401);
  }
  const accounts = await selectRows<{ hash: string; name: string; isAdmin: boolean }>(
    db,
    sql`select c.password_hash as hash, u.name, u.is_admin as "isAdmin" from users u join credentials c on c.user_id = u.id`,
  );
  for (const { hash, name, isAdmin } of accounts) {
    expect((await isPassword(passwords.owner, hash)) || (await isPassword(fresh, hash))).toBe(true);
    expect([name, isAdmin]).toEqual(['owner', isBoss]);
  }
}

it(`no account of ${walks} random walks has a password that the owner of the mailbox did not type`, async () => {
  const steps = fc.array(step, { minLength: 6, maxLength: 18, size: 'max' });
  await fc.assert(fc.asyncProperty(steps, fc.boolean(), walk), { numRuns: walks, seed: 20_261_122 });
  // Without verified accounts the test would show nothing.
  expect(seen).toEqual({ walks, verified: expect.any(Number), reset: expect.any(Number) });
  expect(seen.verified).toBeGreaterThan(walks / 10);
}, 3_600_000);
