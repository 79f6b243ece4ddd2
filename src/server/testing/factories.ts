import { argon2Sync, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { rememberDevice } from '../accounts/devices.ts';
import { activateUser } from '../accounts/store.ts';
import { users } from '../accounts/tables.ts';
import { selectRows } from '../db/database.ts';
import { type TestApp, TestBrowser } from './start-app.ts';

let made = 0;
const password = 'correct horse battery';
const passwordHash = cheapHash(password);

/** A stored hash names its own cost: comparing this one takes microseconds instead of a tenth of a second. */
function cheapHash(message: string): string {
  const nonce = randomBytes(16);
  const hash = argon2Sync('argon2id', { message, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 });
  return `argon2id$8$1$1$${nonce.toString('base64url')}$${hash.toString('base64url')}`;
}

export async function makeUser(test: TestApp, options: { email?: string; isAdmin?: boolean; name?: string } = {}) {
  made += 1;
  const email = options.email ?? `owner${made}@example.org`;
  const id = await test.services.database.transact(async (tx) => {
    const id = await activateUser(tx, { email, name: options.name ?? `Owner ${made}`, passwordHash });
    if (options.isAdmin) await tx.update(users).set({ isAdmin: true }).where(eq(users.email, email));
    return id;
  });
  if (id === null) throw new Error(`${email} belongs to somebody already`);
  const browser = new TestBrowser(test.app);
  // The browser that verified the address is a known one.
  const prefix = test.services.config.secure ? '__Host-' : '';
  const cookies = {
    get: () => null,
    clear: () => {},
    set: (name: string, value: string) => browser.cookies.set(`${prefix}${name}`, value),
  };
  rememberDevice({ cookies, services: test.services }, email);
  const response = await browser.call('POST /api/login', { email, password });
  if (response.statusCode !== 200) throw new Error(`login answered ${response.statusCode}: ${response.body}`);
  return { id, email, password, browser };
}

export interface MadeBusiness {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

export async function makeBusiness(
  test: TestApp,
  options: { owner?: Awaited<ReturnType<typeof makeUser>>; fields?: Record<string, unknown> } = {},
) {
  const owner = options.owner ?? (await makeUser(test));
  const response = await owner.browser.call('POST /api/businesses', { ...setupForm, ...options.fields });
  if (response.statusCode !== 201) throw new Error(`create answered ${response.statusCode}: ${response.body}`);
  const business: MadeBusiness = response.json();
  return { owner, business };
}

export async function confirmAddress(test: TestApp, email: string): Promise<void> {
  const response = await new TestBrowser(test.app).call('POST /api/confirm-feedback-email', {
    token: await confirmationToken(test, email),
  });
  if (response.statusCode !== 200) throw new Error(`confirming answered ${response.statusCode}: ${response.body}`);
}

export async function confirmationToken(test: TestApp, email: string): Promise<string> {
  const [message] = await selectRows<{ text: string }>(
    test.services.database.db,
    sql`select text from emails where recipient = ${email} and text like '%/confirm-feedback-email?token=%'
        order by id desc limit 1`,
  );
  const token = /token=([\w-]{43})/.exec(message?.text ?? '')?.[1];
  if (!token) throw new Error(`${email} was not asked to confirm`);
  return token;
}

export const setupForm = {
  name: 'Willow Street Family Dentistry',
  nickname: 'Willow St',
  city: 'Asheville',
  state: 'North Carolina',
  feedbackEmail: 'desk@willow.example.org',
  contactName: 'Dana Whitfield',
  googleCategory1: 'Dentist',
  reviewUrl: 'https://search.google.com/local/writereview?placeid=abc',
  facebookUrl: 'https://www.facebook.com/willow/reviews',
};
