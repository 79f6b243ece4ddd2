import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { typed } from './testing/conversations.ts';
import { confirmAddress, makeBusiness } from './testing/factories.ts';
import { makeInviting } from './testing/inviting.ts';
import { startApp, type TestApp, TestBrowser } from './testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ PUBLIC_URL: 'http://localhost:3000' });
});
afterAll(() => test.close());

/** The statements that PostgreSQL gets for one call, with begin and commit. */
async function statementsOf(line: string, body: object, browser = new TestBrowser(test.app)): Promise<string[]> {
  await browser.call('GET /healthz');
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await browser.call(line, body, { headers: { 'idempotency-key': randomUUID() } });
  const sent = query.mock.calls.map(([first]) => textOf(first));
  query.mockRestore();
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return sent;
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : (statement as { text: string }).text;

it('a private message takes at most 10 statements, two of them to begin and commit', async () => {
  const feedbackEmail = 'desk@willow.example.org';
  const { business } = await makeBusiness(test, { fields: { feedbackEmail } });
  await confirmAddress(test, feedbackEmail);
  const sent = await statementsOf(`POST /api/businesses/${business.id}/send-feedback`, typed);
  expect(sent.filter((text) => text.startsWith('insert into "emails"'))).toHaveLength(1);
  expect(sent.length).toBeLessThanOrEqual(10);
});

it('an invitation from the front desk takes at most 13 statements, two of them to begin and commit', async () => {
  const { business } = await makeBusiness(test);
  const { key } = await makeInviting(test, business.id);
  const sent = await statementsOf(`POST /api/desk/${key}/invitations`, { email: 'maria@example.org' });
  expect(sent.length).toBeLessThanOrEqual(13);
});

it('the list of what a download holds takes as many statements for eight businesses as for two', async () => {
  const { owner } = await makeBusiness(test);
  const list = async (more: number) => {
    for (let n = 0; n < more; n++) await makeBusiness(test, { owner });
    return statementsOf('GET /api/export', {}, owner.browser);
  };
  expect((await list(1)).length).toBe((await list(6)).length);
});

it('erasing a person takes as many statements for thirty messages as for two', async () => {
  const { owner, business } = await makeBusiness(test);
  const erase = async (messages: number) => {
    const email = `person${messages}@example.org`;
    await test.services.database.db.execute(
      sql`insert into feedback (business_id, name, email, phone, feedback, content_hash)
          select ${business.id}, 'Sam', ${email}, '', 'The chair was cold.', md5(n || ${email}::text) from generate_series(1, ${messages}::int) n`,
    );
    return statementsOf(`DELETE /api/businesses/${business.id}/people`, { email }, owner.browser);
  };
  expect((await erase(30)).length).toBe((await erase(2)).length);
  expect(await test.services.database.db.$count(sql`feedback`, sql`business_id = ${business.id}`)).toBe(0);
});
