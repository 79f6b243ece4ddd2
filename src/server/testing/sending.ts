import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { selectRows } from '../db/database.ts';
import { enterPeople } from '../invitations/entry.ts';
import { sendInvitations } from '../invitations/send.ts';
import { findInvitingById } from '../invitations/settings-store.ts';
import { emailsTo } from './conversations.ts';
import { makeBusiness } from './factories.ts';
import { makeInviting } from './inviting.ts';
import { startApp, startNode, type TestApp } from './start-app.ts';

export let test: TestApp;
let second: TestApp;

export function setUpSending(): void {
  beforeAll(async () => {
    test = await startApp({ RATE_LIMIT_MULTIPLIER: '100' });
    second = await startNode(test);
  });
  afterAll(async () => {
    await second.close();
    await test.close();
  });
  beforeEach(async () => {
    for (const table of ['invitations', 'emails', 'rate_limit_counters'])
      await db().execute(sql`delete from ${sql.identifier(table)}`);
  });
}

export const db = () => test.services.database.db;
export const at = (iso: string) => new Date(iso);
/** A Monday, 1 PM in New York. */
export const monday = at('2026-10-19T17:00:00Z');
export const tuesday10 = at('2026-10-20T14:00:00Z');

export async function inviting(settings: Record<string, unknown> = {}, fields: Record<string, unknown> = {}) {
  const { owner, business } = await makeBusiness(test, {
    fields: { name: 'Juniper Street Dental', timeZone: 'America/New_York', ...fields },
  });
  const made = await makeInviting(test, business.id);
  await db().execute(sql`delete from invitations where business_id = ${business.id}`);
  const url = `/api/businesses/${business.id}`;
  if (Object.keys(settings).length > 0) {
    const changed = await owner.browser.call(`PATCH ${url}/invitation-settings`, settings);
    if (changed.statusCode !== 200) throw new Error(changed.body);
  }
  const enter = async (emails: readonly (string | { email: string; firstName: string })[], now: Date) => {
    const people = emails.map((one) => (typeof one === 'string' ? { email: one } : one));
    const found = await findInvitingById(db(), business.id);
    if (!found) throw new Error('no business');
    const origin = { source: 'list', enteredBy: 'Dana' } as const;
    return test.services.database.transact((tx) =>
      enterPeople(tx, test.services.config.secretKey, found, people, origin, now),
    );
  };
  return { owner, business, url, enter, ...made };
}

export const run = (now: Date) =>
  Promise.all([test, second, test].map(({ services }) => sendInvitations(services, now)));
export const subjects = async (email: string) => (await emailsTo(test, email)).map(({ subject }) => subject);
export const states = () =>
  selectRows<{ state: string; send_at: Date | null }>(db(), sql`select state, send_at from invitations order by id`);
export const post = (url: string, payload: object) =>
  test.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload });
export const tokenIn = async (email: string) =>
  /\/i\/(i[\w-]{80})/.exec((await emailsTo(test, email))[0]?.text ?? '')?.[1] ?? '';
