import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

it('addresses that feedback was delivered to before are confirmed by the migration, others are not', async () => {
  const { db } = test.services.database;
  const file = new URL('../../../migrations/0012_feedback_addresses.sql', import.meta.url);
  const [insert] = readFileSync(file, 'utf8').split('--> statement-breakpoint').slice(-1);
  const owner = await makeUser(test);
  const states: Record<string, string> = { sent: 'confirmed', failed: 'unsent', waiting: 'unsent' };
  const ids: Record<string, number> = {};
  for (const state of Object.keys(states)) {
    const { business } = await makeBusiness(test, {
      owner,
      fields: { name: state, feedbackEmail: `${state}@example.org` },
    });
    ids[state] = business.id;
    await db.execute(sql`insert into emails (key, recipient, subject, text, state)
      values (${`feedback ${state}`}, ${`${state}@example.org`}, '', '', ${state})`);
    await db.execute(sql`insert into feedback (business_id, name, email, phone, feedback, content_hash, email_key)
      values (${business.id}, '', '', '', 'Old words.', ${state}, ${`feedback ${state}`})`);
  }
  await db.execute(sql`delete from feedback_addresses`);
  // Migration 14 renamed what this one reads.
  await db.execute(sql.raw((insert ?? '').replaceAll('"letters"', '"emails"').replaceAll('letter_key', 'email_key')));
  for (const [state, expected] of Object.entries(states)) {
    const { business } = (await owner.browser.call(`GET /api/businesses/${ids[state]}`)).json();
    expect([state, business.feedbackEmailState]).toEqual([state, expected]);
  }
});
