import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeInbox } from '../testing/conversations.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => test.close());

const late = { name: 'Long wait', text: 'We now say so when we run late.' };

async function makeReplies() {
  const { owner, business } = await makeInbox(test);
  const at = `/api/businesses/${business.id}/saved-replies`;
  const list = async () => (await owner.browser.call(`GET ${at}`)).json().savedReplies;
  const add = (reply: object) => owner.browser.call(`POST ${at}`, reply);
  return { owner, business, at, list, add };
}

describe('IN-22 a business has its own saved replies', () => {
  it('made, listed by name, renamed, reworded and deleted', async () => {
    const { owner, at, list, add } = await makeReplies();
    const first = await add(late);
    expect([first.statusCode, first.json()]).toEqual([201, { id: first.json().id, ...late }]);
    await add({ name: 'apology', text: "We're sorry to hear this.\nPlease tell us more." });
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['apology', 'Long wait']);
    const one = `${at}/${first.json().id}`;
    expect((await owner.browser.call(`PATCH ${one}`, { name: 'Waiting' })).json()).toMatchObject({
      name: 'Waiting',
      text: late.text,
    });
    expect((await owner.browser.call(`PATCH ${one}`, { text: 'Thank you for telling us.' })).json()).toMatchObject({
      name: 'Waiting',
      text: 'Thank you for telling us.',
    });
    expect((await owner.browser.call(`DELETE ${one}`)).statusCode).toBe(200);
    expect((await owner.browser.call(`DELETE ${one}`)).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  it('the policy linter blocks what no reply may say', async () => {
    const { owner, at, list, add } = await makeReplies();
    const bad = "Could you take the review down? We'd refund you.";
    const refused = await add({ name: 'Deal', text: bad });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'policy']);
    const { id } = (await add(late)).json();
    expect((await owner.browser.call(`PATCH ${at}/${id}`, { text: bad })).statusCode).toBe(422);
    expect(await list()).toEqual([{ id, ...late }]);
  });

  it.each([
    ['a name of 41 characters', { ...late, name: 'x'.repeat(41) }, 400],
    ['no name', { ...late, name: ' ' }, 400],
    ['9 characters', { ...late, text: 'Thanks! :' }, 400],
    ['2,001 characters', { ...late, text: 'x'.repeat(2001) }, 400],
    ['a number', { ...late, text: 7 }, 400],
    ['no text', { name: 'Empty' }, 400],
  ])('%s is refused', async (_, reply, status) => {
    const { add, list } = await makeReplies();
    expect((await add(reply)).statusCode).toBe(status);
    expect(await list()).toEqual([]);
  });

  it('one name once, however it is spelled, also for two at once', async () => {
    const { owner, at, list, add } = await makeReplies();
    const answers = await Promise.all([add(late), add({ ...late, name: 'long WAIT' })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
    const { id } = (await add({ ...late, name: 'Another' })).json();
    const taken = await owner.browser.call(`PATCH ${at}/${id}`, { name: 'LONG wait' });
    expect(taken.json().fields).toEqual({ name: 'Another saved reply has this name' });
    expect(await list()).toHaveLength(2);
  });

  it('50 at most', async () => {
    const { add, list } = await makeReplies();
    for (let n = 1; n <= 50; n += 1) expect((await add({ ...late, name: `Reply ${n}` })).statusCode).toBe(201);
    expect((await add({ ...late, name: 'One more' })).json().fields).toEqual({
      name: 'A business can have 50 saved replies. Delete one first.',
    });
    expect(await list()).toHaveLength(50);
  });

  it("someone else's replies cannot be read, changed or deleted", async () => {
    const { at, add, list } = await makeReplies();
    const { id } = (await add(late)).json();
    const other = await makeReplies();
    const otherReply = (await other.add(late)).json().id;
    const tries = [
      `GET ${at}`,
      `POST ${at}`,
      `PATCH ${at}/${id}`,
      `DELETE ${at}/${id}`,
      `PATCH ${other.at}/${id}`,
      `DELETE ${other.at}/${id}`,
    ];
    for (const line of tries) {
      const answer = await other.owner.browser.call(
        line,
        line.startsWith('GET') ? undefined : { ...late, name: 'Mine' },
      );
      expect([line, answer.statusCode]).toEqual([line, 404]);
    }
    expect(await list()).toEqual([{ id, ...late }]);
    expect(await other.list()).toEqual([{ id: otherReply, ...late }]);
  });

  it('go with the business', async () => {
    const { owner, business, add } = await makeReplies();
    await add(late);
    expect((await owner.browser.call(`DELETE /api/businesses/${business.id}`)).statusCode).toBe(200);
    const left = await selectRows(
      test.services.database.db,
      sql`select id from saved_replies where business_id = ${business.id}`,
    );
    expect(left).toEqual([]);
  });
});
