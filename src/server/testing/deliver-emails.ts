import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Db, selectRows } from '../db/database.ts';
import { startDelivery } from '../mail/delivery.ts';
import { type Email, enqueueEmail } from '../mail/outbox.ts';
import { smtpTransport } from '../mail/smtp.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { startApp, type TestApp } from './start-app.ts';

export let server: MailServer;
export let test: TestApp;
const running: { stop(): Promise<void> }[] = [];

export function setUpDelivery(): void {
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
    await test.services.database.db.execute(sql`delete from emails`);
  });
}

export function deliver({
  db = test.services.database.db,
  leaseSeconds = 15,
}: {
  db?: Db;
  leaseSeconds?: number;
} = {}): void {
  const { config, database, log } = test.services;
  running.push(startDelivery({ database: { ...database, db }, log }, smtpTransport(server.url, config), leaseSeconds));
}
type Way = 'execute' | 'update';
export const between = (ask: (way: Way, real: (...given: unknown[]) => unknown) => unknown): Db =>
  new Proxy(test.services.database.db, {
    get: (real, name) => {
      const found = Reflect.get(real, name);
      if (name !== 'execute' && name !== 'update') return found;
      return (...given: unknown[]) => ask(name, () => found.apply(real, given));
    },
  });
export const gone = () => {
  throw new Error('Connection terminated unexpectedly');
};
export async function untilTrue(fits: () => boolean): Promise<void> {
  for (const end = Date.now() + 30_000; !fits(); await sleep(20)) {
    if (Date.now() > end) throw new Error('what was waited for did not happen');
  }
}
/** Pauses the next email between its content and the server's reply. Returns a function that continues. */
export function holdNext(): () => void {
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
export const queue = (message: Partial<Email> = {}): Promise<void> =>
  test.services.database.transact((tx: Db) =>
    enqueueEmail(tx, test.services.config, {
      kind: 'feedback',
      key: 'the first email',
      recipient: 'dana@example.org',
      subject: 'Your Sayso verification code',
      text: 'Type 123456 where you registered.',
      html: '<p>Type 123456 where you registered.</p>',
      ...message,
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
  /** Seconds from now until it is due. */
  readonly pause: number;
  /** Seconds from its creation until it is due. */
  readonly due_after: number;
}
export async function queuedEmail(key = 'the first email'): Promise<Row> {
  const [row] = await selectRows<Row>(
    test.services.database.db,
    sql`select *, leased_until > now() as is_leased, extract(epoch from due_at - now())::float as pause,
        extract(epoch from due_at - created_at)::float as due_after from emails where key = ${key}`,
  );
  if (!row) throw new Error('no such email');
  return row;
}
export async function until(fits: (row: Row) => boolean): Promise<Row> {
  for (const end = Date.now() + 15_000; Date.now() < end; await sleep(20)) {
    const row = await queuedEmail();
    if (fits(row)) return row;
  }
  throw new Error(`the email is ${JSON.stringify(await queuedEmail())}`);
}
export const becomes = (state: string) => until((row) => row.state === state);
export const makeDue = () =>
  test.services.database.db.execute(sql`update emails set due_at = now(), leased_until = null`);
