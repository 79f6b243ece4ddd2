import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { resolveChoices, resolveIndustries } from '../../writer/choices.ts';
import type { ReviewRequest } from '../../writer/draft.ts';
import { selectRows } from '../db/database.ts';
import { makeUser } from '../testing/factories.ts';
import { startApp, startNode, type TestNode } from '../testing/start-app.ts';
import { readProvider } from './store.ts';
import type { ModelWriter } from './write-review.ts';

const good =
  'I came to Willow Street Family Dentistry and the staff were friendly when I walked in. The wait was longer than I would have liked. They explained everything clearly and I did not feel rushed while I was there.';
const industries = resolveIndustries(['Dentist']);
const request: ReviewRequest = {
  business: { name: 'Willow Street Family Dentistry', city: 'Asheville' },
  industry: industries[0],
  choices: resolveChoices(['Friendly staff', 'Long wait', 'Clear explanations', 'Not rushed'], industries),
  remembered: new Set(),
  number: 0,
};
const model = {
  AI_PROVIDER: 'compatible',
  AI_MODEL: 'm',
  AI_BASE_URL: 'https://model.example.org/v1',
  // Nothing here is about being too slow.
  AI_DEADLINE_MS: '60000',
  AI_SECOND_CHECK: 'off',
};

let first: TestNode;
beforeAll(async () => {
  first = await startApp(model);
});
afterAll(() => first.close());

const answered = vi.fn<() => Response>();
const healthy = () =>
  Response.json({
    id: 'x',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content: good }, finish_reason: 'stop' }],
  });
beforeEach(() => {
  vi.stubGlobal('fetch', async () => answered());
  answered.mockReset().mockImplementation(healthy);
});
afterEach(() => vi.unstubAllGlobals());

const draft = async (node: TestNode, owner = 1) => (await (node.model as ModelWriter)(request, owner)) && 'model';
const noted = () => readProvider(first.services.database.db, 'compatible');

it('a failure that one node noted is gone as soon as the provider serves another', async () => {
  const second = await startNode(first, model);
  expect(await draft(second)).toBe('model');
  answered.mockImplementation(() => Response.json({ error: { message: 'Overloaded' } }, { status: 503 }));
  expect(await draft(first)).toBeNull();
  expect(await noted()).toBe('The provider responds with an error.');
  // The node that noted it never comes back.
  answered.mockImplementation(healthy);
  expect(await draft(second)).toBe('model');
  expect(await noted()).toBeNull();
  await second.close();
});

it('a failure is logged and written when it is news, and not for every draft', async () => {
  answered.mockImplementation(() => Response.json({ error: { message: 'No such model' } }, { status: 404 }));
  const before = first.logged.length;
  const row = () => selectRows(first.services.database.db, sql`select xmin, xmax from provider_status`);
  await draft(first);
  const written = await row();
  await draft(first);
  expect(await row()).toEqual(written);
  const lines = first.logged.slice(before).filter((line) => line.includes('model provider failing'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('The provider does not know the model. Check AI_MODEL and AI_BASE_URL.');
});

it('AI_DAILY_LIMIT is for all nodes together, and 0 means none', async () => {
  const limited = { ...model, AI_DAILY_LIMIT: '3' };
  const nodes = [await startNode(first, limited), await startNode(first, limited)] as const;
  const none = await startNode(first, { ...model, AI_DAILY_LIMIT: '0' });
  await first.services.database.db.execute('delete from rate_limit_counters');
  expect(await draft(none)).toBeNull();
  expect(answered).not.toHaveBeenCalled();
  const sources: (string | null)[] = [];
  for (const [at, node] of [nodes[0], nodes[1], nodes[0], nodes[1], nodes[0]].entries())
    sources.push(await draft(node, at));
  expect(sources).toEqual(['model', 'model', 'model', null, null]);
  expect(answered).toHaveBeenCalledTimes(3);
  for (const node of [...nodes, none]) await node.close();
});

it('one owner gets at most a tenth of AI_DAILY_LIMIT', async () => {
  const node = await startNode(first, { ...model, AI_DAILY_LIMIT: '20' });
  await first.services.database.db.execute('delete from rate_limit_counters');
  const sources: (string | null)[] = [];
  for (const owner of [7, 7, 7, 8, 8, 8]) sources.push(await draft(node, owner));
  expect(sources).toEqual(['model', 'model', null, 'model', 'model', null]);
  await node.close();
});

it('ten new accounts get half of AI_DAILY_LIMIT together, and an account of longer standing its tenth', async () => {
  const node = await startNode(first, { ...model, AI_DAILY_LIMIT: '20' });
  const { db } = first.services.database;
  const young: number[] = [];
  for (let n = 0; n < 10; n += 1) young.push((await makeUser(first)).id);
  const old = (await makeUser(first)).id;
  await db.execute(sql`update users set created_at = now() - interval '31 days' where id = ${old}`);
  await db.execute('delete from rate_limit_counters');
  const count = async (owners: readonly number[]) => {
    let written = 0;
    for (const owner of owners) if ((await draft(node, owner)) === 'model') written += 1;
    return written;
  };
  expect(await count([...young, ...young])).toBe(10);
  expect(await count([old, old, old])).toBe(2);
  await node.close();
});
