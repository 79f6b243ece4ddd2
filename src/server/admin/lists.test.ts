import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { ensureUser } from '../accounts/store.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { addPasskey, turnOnApp } from '../testing/second-steps.ts';
import { pendingIn } from '../testing/signing-in.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
let admin: TestBrowser;
let owner: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
  admin = (await makeUser(test, { email: 'mona@example.org', name: 'Mona Admin', isAdmin: true })).browser;
  owner = await makeUser(test, { email: 'dana.whitfield@example.org', name: 'Dana Whitfield' });
  await makeUser(test, { email: 'half_price@example.org', name: '100% Natural' });
  await makeUser(test, { email: 'halfxprice@example.org', name: 'Back\\slash' });
  await test.services.database.transact((tx) => ensureUser(tx, 'Not Yet', 'not.yet@example.org'));
  await makeBusiness(test, { owner });
  await makeBusiness(test, { owner, fields: { name: 'Oak Row Bakery', reviewUrl: 'https://evil.example.net/x' } });
});
afterAll(() => test.close());

const names = async (line: string): Promise<string[]> =>
  (await admin.call(`GET ${line}`)).json().map((row: { name: string }) => row.name);

const declared = Object.entries(calls)
  .filter(([, call]) => call.access === 'admin')
  .map(([line]) => line);

describe('the administrator calls', () => {
  it('are all calls under /api/admin', () => {
    expect(declared.length).toBeGreaterThanOrEqual(8);
    expect(Object.keys(calls).filter((line) => line.includes('/api/admin/'))).toEqual(declared);
  });

  it.each(declared)('M-01 %s is for administrators alone', async (call) => {
    const line = call.replace(/\{\w+\}/g, '1');
    const stranger = await new TestBrowser(test.app).call(line, { isActive: false });
    expect([stranger.statusCode, stranger.json().error]).toEqual([401, 'Please log in to continue.']);
    const other = await owner.browser.call(line, { isActive: false });
    expect([other.statusCode, other.json().error]).toEqual([403, 'Administrators only.']);
  });
});

describe('the list of users', () => {
  it('is a plain array, newest first, with its total in a header', async () => {
    const response = await admin.call('GET /api/admin/users');
    expect(response.headers['x-total-count']).toBe('5');
    const [newest] = response.json();
    expect(newest).toEqual({
      id: expect.any(Number),
      name: 'Not Yet',
      email: 'not.yet@example.org',
      isAdmin: false,
      isActive: true,
      emailVerified: false,
      businesses: [],
      businessCount: 0,
      secondSteps: { app: false, passkeys: 0, recoveryCodes: 0 },
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(await names('/api/admin/users')).toEqual([
      'Not Yet',
      'Back\\slash',
      '100% Natural',
      'Dana Whitfield',
      'Mona Admin',
    ]);
  });

  it('is read in pages below a cursor', async () => {
    const first = await admin.call('GET /api/admin/users?limit=2');
    expect(first.headers['x-total-count']).toBe('5');
    const [, second] = first.json();
    expect(await names(`/api/admin/users?limit=2&cursor=${second.id}`)).toEqual(['100% Natural', 'Dana Whitfield']);
    const below = (await admin.call(`GET /api/admin/users?limit=2&cursor=${second.id}`)).json()[1].id;
    expect(await names(`/api/admin/users?limit=2&cursor=${below}`)).toEqual(['Mona Admin']);
  });

  it.each([
    ['WHIT', ['Dana Whitfield']],
    ['dana.whit', ['Dana Whitfield']],
    ['na', ['100% Natural', 'Dana Whitfield', 'Mona Admin']],
    ['%', ['100% Natural']],
    ['0%25%20N', ['100% Natural']],
    ['_', ['100% Natural']],
    ['half_p', ['100% Natural']],
    ['\\', ['Back\\slash']],
    ['qz', []],
    ['zzzzz', []],
  ])('M-08 finds %s literally in names and addresses', async (search, found) => {
    const response = await admin.call(`GET /api/admin/users?limit=10&search=${search.replace(/^%$/, '%25')}`);
    expect(response.json().map((row: { name: string }) => row.name)).toEqual(found);
    expect(response.headers['x-total-count']).toBe(String(found.length));
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=0', 'cursor=-1', 'limit=1&limit=2', 'search=a&search=b'])(
    'rejects %s',
    async (query) => {
      expect((await admin.call(`GET /api/admin/users?${query}`)).statusCode).toBe(400);
    },
  );

  it('shows one user with the newest businesses', async () => {
    const response = await admin.call(`GET /api/admin/users/${owner.id}`);
    expect(response.json()).toMatchObject({
      name: 'Dana Whitfield',
      businessCount: 2,
      businesses: [
        { name: 'Oak Row Bakery', slug: 'oak-row-bakery' },
        { name: 'Willow Street Family Dentistry', slug: 'willow-street-family-dentistry' },
      ],
    });
    const missing = await admin.call('GET /api/admin/users/999999');
    expect([missing.statusCode, missing.json().error]).toEqual([404, 'User not found']);
  });
});

it('shows which second steps a user has, without their secrets', async () => {
  const user = await makeUser(test);
  const before = { app: false, passkeys: 0, recoveryCodes: 0 };
  await user.browser.call('POST /api/security/app');
  const secondSteps = async () => (await admin.call(`GET /api/admin/users/${user.id}`)).json().secondSteps;
  expect(await secondSteps()).toEqual(before);
  const { key, recoveryCodes } = await turnOnApp(user.browser);
  await addPasskey(test, user.browser);
  const [code = ''] = recoveryCodes;
  const used = await (await pendingIn(user, test)).call('POST /api/sign-in/recovery-code', { code });
  expect(used.statusCode).toBe(200);
  const after = { app: true, passkeys: 1, recoveryCodes: 9 };
  expect(await secondSteps()).toEqual(after);
  const list = await admin.call('GET /api/admin/users');
  expect(list.json().find(({ id }: { id: number }) => id === user.id).secondSteps).toEqual(after);
  expect(list.body).not.toContain(key);
});

describe('the list of businesses', () => {
  it('has owners and keyword phrases', async () => {
    const response = await admin.call('GET /api/admin/businesses');
    expect(response.headers['x-total-count']).toBe('2');
    const [bakery, dentist] = response.json();
    expect(bakery).toMatchObject({
      name: 'Oak Row Bakery',
      isOwnerActive: true,
      user: { id: owner.id, name: 'Dana Whitfield', email: 'dana.whitfield@example.org' },
    });
    expect(dentist).toMatchObject({ categories: ['Dentist'], city: 'Asheville' });
    expect(dentist.keywords).toHaveLength(6);
  });

  it.each([
    ['bake', ['Oak Row Bakery']],
    ['w-b', ['Oak Row Bakery']],
    ['willow st', ['Willow Street Family Dentistry']],
    ['dana', []],
  ])('M-08 finds %s in names and slugs', async (search, found) => {
    expect(await names(`/api/admin/businesses?limit=10&search=${encodeURIComponent(search)}`)).toEqual(found);
  });

  it('shows the businesses of one user', async () => {
    expect(await names(`/api/admin/users/${owner.id}/businesses`)).toEqual([
      'Oak Row Bakery',
      'Willow Street Family Dentistry',
    ]);
    const missing = await admin.call('GET /api/admin/users/999999/businesses');
    expect([missing.statusCode, missing.json().error]).toEqual([404, 'User not found']);
  });
});

it('health reports stuck emails and the size of the database', async () => {
  const health = (await admin.call('GET /api/admin/health')).json();
  expect(health).toMatchObject({
    emails: { waiting: 0, failed: [] },
    provider: { name: null, failure: null },
    database: { name: expect.stringMatching(/^(Embedded|PostgreSQL \d+\.\d+)$/) },
  });
  expect(health.database.sizeBytes).toBeGreaterThan(1_000_000);
  expect(health.disk.freeBytes).toBeGreaterThan(1_000_000);
});

it('health shows administrators no address in full, and no subject of an email to a customer', async () => {
  await test.services.database.db.execute(
    sql`insert into emails (kind, key, recipient, subject, text, state, is_bulk) values
        ('reply', 'reply 1', 'pat.lee@example.org', 'Harbor Fertility Clinic replied to you', '', 'failed', false),
        ('invitation', 'invitation 1', 'pat.lee@example.org', 'A quick question from Harbor Fertility Clinic', '', 'failed', true),
        ('feedback', 'feedback 1', 'desk@example.org', 'New private feedback', '', 'failed', false)`,
  );
  const health = await admin.call('GET /api/admin/health');
  expect(health.body).not.toMatch(/pat\.lee|Fertility|desk@/);
  expect(health.json().emails.failed).toMatchObject([
    { recipient: 'de…@example.org', subject: 'New private feedback' },
    { recipient: 'pat…@example.org', subject: null },
    { recipient: 'pat…@example.org', subject: null },
  ]);
  await test.services.database.db.execute(sql`delete from emails`);
});

it('health reports why emails wait, when one is late, and recent failures', async () => {
  const emailsTo = async () => (await admin.call('GET /api/admin/health')).json().emails;
  const write = (state: string, age: string, error: string | null) =>
    test.services.database.db.execute(
      sql`insert into emails (key, recipient, subject, text, state, created_at, due_at, last_error) values
          (${`${state} ${age}`}, 'desk@example.org', 'New', '', ${state}, now() - ${age}::interval, now() + interval '1 hour', ${error})`,
    );
  await write('waiting', '1 minute', null);
  await write('failed', '8 days', '550 no such user');
  expect(await emailsTo()).toMatchObject({ waiting: 1, reason: null, isLate: false, failedLately: 0 });
  await write('waiting', '11 minutes', 'connect ECONNREFUSED');
  await write('failed', '6 days', '550 no such user');
  expect(await emailsTo()).toMatchObject({
    waiting: 2,
    reason: 'connect ECONNREFUSED',
    isLate: true,
    failedLately: 1,
    failed: [expect.anything(), expect.anything()],
  });
});
