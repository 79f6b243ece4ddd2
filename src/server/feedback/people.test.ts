import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { emailsTo, makeInbox, sendMessage } from '../testing/conversations.ts';
import { makeUser } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => test.close());

const rowsOf = (ids: readonly number[], table: 'feedback' | 'feedback_events') =>
  selectRows<{ id: number; text: string }>(
    test.services.database.db,
    sql`select id, ${sql.identifier(table === 'feedback' ? 'feedback' : 'text')} as text from ${sql.identifier(table)}
        where ${sql.identifier(table === 'feedback' ? 'id' : 'feedback_id')} = any(${`{${ids.join(',')}}`}::bigint[]) order by id`,
  );

it('IN-19 an export holds every row of the person and none of another; erasing leaves nothing of them', async () => {
  const inbox = await makeInbox(test, { fields: { googleCategory1: 'Bakery' } });
  const { owner, business } = inbox;
  const people = `/api/businesses/${business.id}/people`;
  const act = fc.constantFrom('note', 'reply', 'customer', 'settled', 'done', 'read');
  const message = fc.record({ person: fc.nat(2), acts: fc.array(act, { maxLength: 4 }) });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: 4 }), async (messages) => {
      run += 1;
      const emailOf = (person: number) => `Person${run}x${person}@Example.org`;
      const idsOf = new Map<number, number[]>([0, 1, 2].map((person) => [person, []]));
      for (const [index, { person, acts }] of messages.entries()) {
        const feedback = `Run ${run}, message ${index} of person ${person}.`;
        const { id, url, code } = await sendMessage(test, inbox, { email: emailOf(person), feedback });
        idsOf.get(person)?.push(id);
        for (const one of acts) await perform(one, url, code);
      }
      for (const [person, ids] of idsOf) {
        const read = await owner.browser.call(
          `GET ${people}?email=${encodeURIComponent(emailOf(person).toLowerCase())}`,
        );
        const exported = read.json();
        const found = exported.messages.map(({ id }: { id: number }) => id);
        expect(found).toEqual(ids);
        const events = exported.messages.flatMap((one: { events: { id: number }[] }) => one.events.map(({ id }) => id));
        const stored = await rowsOf(ids, 'feedback_events');
        expect(events.toSorted((one: number, other: number) => one - other)).toEqual(
          stored.map(({ id }) => Number(id)),
        );
        for (const { text } of [...stored, ...(await rowsOf(ids, 'feedback'))]) expect(exported.text).toContain(text);
        const emails = await emailsTo(test, emailOf(person));
        expect(
          exported.emails.filter(({ recipient }: { recipient: string }) => recipient === emailOf(person)),
        ).toHaveLength(emails.length);
      }
      const [gone = [], ...kept] = [...idsOf.values()];
      const erased = await owner.browser.call(`DELETE ${people}`, { email: emailOf(0) });
      expect(erased.json().messages).toBe(gone.length);
      expect([
        await rowsOf(gone, 'feedback'),
        await rowsOf(gone, 'feedback_events'),
        await emailsTo(test, emailOf(0)),
      ]).toEqual([[], [], []]);
      expect((await rowsOf(kept.flat(), 'feedback')).length).toBe(kept.flat().length);
    }),
    { numRuns: 25 },
  );

  async function perform(one: string, url: string, code: string): Promise<void> {
    const { browser } = owner;
    const { version } = (await browser.call(`GET ${url}`)).json();
    const customer = new TestBrowser(test.app);
    if (one === 'note') await browser.call(`POST ${url}/notes`, { text: `A note about ${url}.` });
    if (one === 'reply') await browser.call(`POST ${url}/replies`, { text: `We are sorry. (${url})`, version });
    if (one === 'customer') await customer.call(`POST /api/replies/${code}`, { text: `Still not well. (${url})` });
    if (one === 'settled') await customer.call(`POST /api/replies/${code}/settled`, { settled: true });
    if (one === 'done') await browser.call(`PATCH ${url}`, { state: 'done', version });
    if (one === 'read') await browser.call(`PATCH ${url}`, { isRead: true });
  }
});

it('erasing is recorded without the address, once for a repeated request', async () => {
  const inbox = await makeInbox(test);
  const { owner, business } = inbox;
  await sendMessage(test, inbox, { email: 'Erased.Person@example.org' });
  const once = { headers: { 'idempotency-key': 'erase' } };
  const line = `DELETE /api/businesses/${business.id}/people`;
  for (let n = 0; n < 2; n += 1)
    expect((await owner.browser.call(line, { email: 'erased.person@example.org' }, once)).json()).toMatchObject({
      messages: 1,
    });
  const audit = await selectRows<{ action: string; subject: string }>(
    test.services.database.db,
    sql`select * from audit_events where business_id = ${business.id} and kind = 'data'`,
  );
  expect(audit).toMatchObject([{ action: 'erased', subject: "one person's 1 private message" }]);
  expect(JSON.stringify(audit)).not.toContain('erased.person');
});

it('finds and erases an address with capitals beyond ASCII, also where the database has no locale', async () => {
  const [{ locale } = {}] = await selectRows<{ locale: string }>(
    test.services.database.db,
    sql`select datctype as locale from pg_database where datname = current_database()`,
  );
  expect(locale).toBe('C');
  const inbox = await makeInbox(test);
  for (const email of ['ÄNNE@example.org', 'Änne@Example.org', 'anne@example.org', 'ännes@example.org'])
    await sendMessage(test, inbox, { email });
  const { browser } = inbox.owner;
  const people = `/api/businesses/${inbox.business.id}/people`;
  for (const spelled of ['ÄNNE@example.org', 'änne@example.org']) {
    const { messages } = (await browser.call(`GET ${people}?${new URLSearchParams({ email: spelled })}`)).json();
    expect(messages.map(({ email }: { email: string }) => email)).toEqual(['ÄNNE@example.org', 'Änne@Example.org']);
  }
  expect((await browser.call(`DELETE ${people}`, { email: 'ännE@example.org' })).json().messages).toBe(2);
  expect((await browser.call(`GET ${people}?email=anne@example.org`)).json().messages).toHaveLength(1);
});

it('is refused for an address that is none, and unknown for a foreign business', async () => {
  const { owner, business } = await makeInbox(test);
  for (const email of ['', 'nobody', 'a@b', ['a@b.org']])
    for (const method of ['GET', 'DELETE']) {
      const query = method === 'GET' ? `?${new URLSearchParams({ email: String(email) })}` : '';
      const answer = await owner.browser.call(`${method} /api/businesses/${business.id}/people${query}`, { email });
      if (Array.isArray(email) && method === 'GET') continue;
      expect([method, email, answer.statusCode]).toEqual([method, email, 400]);
    }
  const stranger = await makeUser(test);
  const bodies = [business.id, 999_999].map((id) =>
    stranger.browser.call(`GET /api/businesses/${id}/people?email=sam@example.org`).then(({ body }) => body),
  );
  expect(new Set(await Promise.all(bodies)).size).toBe(1);
});
