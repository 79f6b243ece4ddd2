import { randomUUID } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import pg from 'pg';
import { makeBusiness, newAccount, signIn, signUp } from './accounts.ts';
import { test as base, desktop, expect, phone } from './fixture.ts';
import { runHappyPath } from './happy-path.ts';
import { codeIn } from './mailbox.ts';
import { type Nodes, startNodes } from './two-nodes.ts';

interface WorkerFixtures {
  readonly nodes: Nodes;
}
interface TestFixtures {
  /** A client with its own cookies, which comes from the given address. */
  readonly client: (from: string) => Promise<APIRequestContext>;
}

async function ask(nodes: Nodes, question: string, email: string): Promise<unknown[]> {
  const database = new pg.Client({ connectionString: nodes.databaseUrl });
  await database.connect();
  const { rows } = await database.query(question, [email]);
  await database.end();
  return rows;
}

const test = base.extend<TestFixtures, WorkerFixtures>({
  nodes: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures that it needs.
    async ({}, use) => {
      // Twice the usual limits, so 20 registrations an hour from one address.
      const nodes = await startNodes({ RATE_LIMIT_MULTIPLIER: '2' });
      await use(nodes);
      await nodes.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ nodes }, use) => use(nodes.url),
  client: ({ nodes }, use) =>
    use((from) => request.newContext({ baseURL: nodes.url, extraHTTPHeaders: { 'x-test-address': from } })),
});

test.describe('a phone', () => {
  const options = { ...phone, permissions: ['clipboard-read', 'clipboard-write'] };
  test.use(options);

  test('the happy path on two nodes and one PostgreSQL, with emails by SMTP', async ({
    page,
    visitor,
    watch,
    nodes,
  }) => {
    await runHappyPath({
      page,
      visitor,
      watch,
      customerOptions: options,
      codeOf: async ({ email }, send) => {
        await send();
        return codeIn((await nodes.mailbox.waitFor(email, /\b\d{6}\b/)).text);
      },
    });
  });
});

test('ten parallel creates with one key make one business and give ten equal answers', async ({ client }) => {
  const owner = await client('127.1.0.1');
  await signUp(owner);
  const data = {
    name: 'Ten Times Dental',
    city: 'Portland',
    state: 'Oregon',
    feedbackEmail: 'frontdesk@example.org',
    contactName: 'Rosa Fields',
    googleCategory1: 'Dentist',
  };
  const headers = { 'Idempotency-Key': randomUUID() };
  const answers = await Promise.all(Array.from({ length: 10 }, () => owner.post('/api/businesses', { data, headers })));
  expect(answers.map((answer) => answer.status())).toEqual(Array(10).fill(201));
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(bodies).toEqual(Array(10).fill(bodies[0]));
  const mine = (await (await owner.get('/api/businesses')).json()) as unknown[];
  expect(mine).toHaveLength(1);
});

test('registering twice within ten seconds keeps the first code valid', async ({ client, nodes }) => {
  const visitor = await client('127.1.0.2');
  const { name, email, password } = newAccount();
  const first = await visitor.post('/api/register', { data: { name, email, password } });
  expect(first.status()).toBe(201);
  const { text } = await nodes.mailbox.waitFor(email, /\b\d{6}\b/);
  const second = await visitor.post('/api/register', { data: { name, email, password } });
  expect(second.status()).toBe(201);
  const verified = await visitor.post('/api/verify-code', { data: { email, code: codeIn(text) } });
  expect(verified.status()).toBe(200);
  await signIn(visitor, { name, email, password });
  // A second email would be listed by now.
  expect(await ask(nodes, 'select subject from emails where recipient = $1', email)).toHaveLength(1);
});

test('of 500 parallel guesses of one code five are evaluated', async ({ client, nodes }) => {
  const visitor = await client('127.1.0.3');
  const { name, email, password } = newAccount();
  await visitor.post('/api/register', { data: { name, email, password } });
  const code = codeIn((await nodes.mailbox.waitFor(email, /\b\d{6}\b/)).text);
  const guesses = Array.from({ length: 500 }, (_, index) =>
    String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
  );
  const statuses: number[] = [];
  for (let at = 0; at < guesses.length; at += 100) {
    const batch = guesses.slice(at, at + 100).map(async (guess, index) => {
      const data = { email, code: guess };
      const from = { 'x-test-address': `127.2.${at / 100}.${index}` };
      // An overloaded node rejects a guess unread, and the attacker retries.
      for (let status = 503; status === 503; ) {
        status = (await visitor.post('/api/verify-code', { data, headers: from })).status();
        if (status !== 503) statuses.push(status);
      }
    });
    await Promise.all(batch);
  }
  expect(statuses).toEqual(Array(500).fill(400));
  const rows = await ask(nodes, 'select attempts from registrations where email = $1', email);
  expect(rows).toEqual([{ attempts: 5 }]);
  const right = await visitor.post('/api/verify-code', {
    data: { email, code },
    headers: { 'x-test-address': '127.3.0.1' },
  });
  expect(right.status()).toBe(400);
});

test('of 60 registrations at once from one address exactly 20 pass', async ({ client }) => {
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const visitor = await client('127.1.0.4');
      const { name, email, password } = newAccount();
      return (await visitor.post('/api/register', { data: { name, email, password } })).status();
    }),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40);
});

test('a session and its changes are the same on both nodes', async ({ client }) => {
  const owner = await client('127.1.0.5');
  await signUp(owner);
  const { id } = await makeBusiness(owner);
  for (const name of ['One', 'Two', 'Three', 'Four'].map((word) => `Dental ${word}`)) {
    await owner.patch(`/api/businesses/${id}`, { data: { name } });
    for (let read = 0; read < 2; read += 1) {
      const { business } = (await (await owner.get(`/api/businesses/${id}`)).json()) as { business: { name: string } };
      expect(business.name).toBe(name);
    }
  }
  await owner.post('/api/logout', { data: {} });
  expect((await owner.get('/api/businesses')).status()).toBe(401);
  expect((await owner.get('/api/businesses')).status()).toBe(401);
});

test.describe('a signed-in browser', () => {
  test.use(desktop);
  test('that another one ends is out on both nodes with its next request, and its open screen asks to log in', async ({
    page,
    client,
  }) => {
    const account = await signUp(page.request);
    await page.goto('/security');
    await expect(page.getByText('This browser')).toBeVisible();
    const other = await client('127.1.0.9');
    await signIn(other, account);
    const { browsers } = (await (await other.get('/api/security/browsers')).json()) as {
      browsers: { id: string; isThis: boolean }[];
    };
    const open = browsers.find(({ isThis }) => !isThis);
    expect((await other.delete(`/api/security/browsers/${open?.id}`)).status()).toBe(200);
    // Consecutive requests go to different nodes.
    for (let request = 0; request < 4; request += 1) expect((await page.request.get('/api/user')).status()).toBe(401);
    expect((await other.get('/api/user')).status()).toBe(200);
    await page.getByRole('button', { name: 'Use an authenticator app' }).click();
    await expect(page).toHaveURL(/\/auth\?login=true/);
  });
});
