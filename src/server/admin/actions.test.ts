import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { emailsTo, makeInbox, sendMessage } from '../testing/conversations.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
type Made = Awaited<ReturnType<typeof makeUser>>;
let mona: Made;
let people = 0;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
  mona = await makeUser(test, { email: 'mona@example.org', name: 'Mona', isAdmin: true });
});
afterAll(() => test.close());

let dana: Made;
beforeEach(async () => {
  people += 1;
  dana = await makeUser(test, { name: `Dana ${people}`, email: `dana${people}@example.org` });
});

const countOf = async (table: string): Promise<number> => {
  const rows = await selectRows<{ n: number }>(
    test.services.database.db,
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  );
  return rows[0]?.n ?? -1;
};
const auditLog = async (): Promise<{ administrator: string; action: string; subject: string }[]> =>
  (await mona.browser.call('GET /api/admin/activity')).json();

describe('deleting a user', () => {
  it('deletes everything that belongs to it, and keeps the slug reserved', async () => {
    const tables = ['users', 'credentials', 'sessions', 'businesses', 'business_categories', 'business_keywords'];
    const more = [
      'feedback',
      'analytics_counts',
      'draft_memory',
      'registrations',
      'reset_requests',
      'feedback_addresses',
    ];
    const before = await Promise.all([...tables, ...more].map(countOf));
    const lee = await makeUser(test, { name: 'Lee', email: 'lee@example.org' });
    const { business } = await makeBusiness(test, { owner: lee, fields: { feedbackEmail: 'lee@example.org' } });
    // Sends a confirmation to this address.
    await makeBusiness(test, {
      owner: lee,
      fields: { name: 'Second Practice', feedbackEmail: 'desk@lee.example.org' },
    });
    const visitor = new TestBrowser(test.app);
    const sent = await visitor.call(`POST /api/businesses/${business.id}/send-feedback`, {
      businessId: business.id,
      name: 'Pat',
      email: 'Not provided',
      phone: 'Not provided',
      feedback: 'The wait was much too long for us.',
    });
    expect(sent.statusCode).toBe(200);
    await visitor.call(`POST /api/analytics/google-click/${business.id}`);
    await visitor.call('POST /api/forgot-password', { email: 'lee@example.org' });

    const gone = await mona.browser.call(`DELETE /api/admin/users/${lee.id}`);
    expect([gone.statusCode, gone.json()]).toEqual([200, { success: true }]);
    expect(await Promise.all([...tables, ...more].map(countOf))).toEqual(before);
    expect((await lee.browser.call('GET /api/user')).statusCode).toBe(401);
    expect((await visitor.call(`GET /api/businesses/slug/${business.slug}`)).statusCode).toBe(404);
    const again = await makeBusiness(test, { owner: dana });
    expect(again.business.slug).toMatch(/^willow-street-family-dentistry-[a-z0-9]{6}$/);
    const emails = await selectRows<{ n: number }>(
      test.services.database.db,
      sql`select count(*)::int as n from emails where recipient in ('lee@example.org', 'desk@lee.example.org')`,
    );
    expect(emails[0]?.n).toBe(0);
    expect((await auditLog())[0]).toMatchObject({
      administrator: 'Mona (mona@example.org)',
      action: 'deleted',
      subject: 'Lee (lee@example.org)',
    });
  });

  it('keeps what another business wrote to the same mailbox, and only that', async () => {
    const inbox = await makeInbox(test, { fields: { feedbackEmail: 'shared@example.org' } });
    const kim = await makeUser(test, { name: 'Kim', email: 'shared@example.org' });
    const { url } = await sendMessage(test, inbox, { email: 'shared@example.org' });
    await inbox.owner.browser.call(`POST ${url}/replies`, { text: 'We are sorry. Please call us.', version: 1 });
    const subjects = async () => (await emailsTo(test, 'shared@example.org')).map(({ subject }) => subject);
    await test.services.database.db.execute(
      sql`insert into emails (kind, key, recipient, subject, text)
          values ('monday', 'monday kim', 'shared@example.org', 'Last week: 9 visitors', '')`,
    );
    await mona.browser.call(`DELETE /api/admin/users/${kim.id}`);
    expect(await subjects()).toEqual([
      'Confirm your address for messages from customers (Sayso)',
      `${inbox.business.name} replied to you`,
    ]);
  });

  it('returns 404 the second time, and replays for the same key', async () => {
    const key = { headers: { 'idempotency-key': `delete-${dana.id}` } };
    expect((await mona.browser.call(`DELETE /api/admin/users/${dana.id}`, {}, key)).statusCode).toBe(200);
    const replayed = await mona.browser.call(`DELETE /api/admin/users/${dana.id}`, {}, key);
    expect([replayed.statusCode, replayed.json(), replayed.headers['idempotent-replay']]).toEqual([
      200,
      { success: true },
      'true',
    ]);
    const second = await mona.browser.call(`DELETE /api/admin/users/${dana.id}`);
    expect([second.statusCode, second.json().error]).toEqual([404, 'User not found']);
  });

  it('is rejected for oneself', async () => {
    const refused = await mona.browser.call(`DELETE /api/admin/users/${mona.id}`);
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'You cannot delete your own account']);
  });
});

describe('deactivating a user', () => {
  it('ends all sessions and keeps the flags of the businesses', async () => {
    const { business } = await makeBusiness(test, { owner: dana });
    const off = await mona.browser.call(`POST /api/admin/toggle-active/${dana.id}`, { isActive: false });
    expect([off.statusCode, off.json()]).toEqual([200, { id: dana.id, isActive: false }]);
    expect((await dana.browser.call('GET /api/user')).statusCode).toBe(401);
    const page = await new TestBrowser(test.app).call(`GET /api/businesses/slug/${business.slug}`);
    expect(page.json().isActive).toBe(false);
    const again = await mona.browser.call(`POST /api/admin/toggle-active/${dana.id}`, { isActive: false });
    expect(again.statusCode).toBe(200);
    expect((await auditLog()).filter(({ subject }) => subject.includes(dana.email))).toMatchObject([
      { action: 'deactivated', subject: `Dana ${people} (${dana.email})` },
    ]);

    await mona.browser.call(`POST /api/admin/toggle-active/${dana.id}`, { isActive: true });
    const open = await new TestBrowser(test.app).call(`GET /api/businesses/slug/${business.slug}`);
    expect(open.json().isActive).toBe(true);
    expect((await auditLog())[0]).toMatchObject({ action: 'activated', subject: `Dana ${people} (${dana.email})` });
    expect(test.logged.some((line) => line.includes('"event":"admin action"') && line.includes('"activated"'))).toBe(
      true,
    );
  });

  it.each([{}, { isActive: 'false' }, { isActive: 0 }, { isActive: null }])('rejects %j', async (body) => {
    expect((await mona.browser.call(`POST /api/admin/toggle-active/${dana.id}`, body)).statusCode).toBe(400);
    expect((await dana.browser.call('GET /api/user')).statusCode).toBe(200);
  });

  it('is rejected for oneself and for unknown users', async () => {
    const refused = await mona.browser.call(`POST /api/admin/toggle-active/${mona.id}`, { isActive: false });
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'You cannot deactivate your own account']);
    const nobody = await mona.browser.call('POST /api/admin/toggle-active/999999', { isActive: false });
    expect([nobody.statusCode, nobody.json().error]).toEqual([404, 'User not found']);
  });
});

describe('changing the role of a user', () => {
  const change = (id: number, body: unknown, by = mona.browser) => by.call(`POST /api/admin/users/${id}/role`, body);
  const isAdminNow = async ({ browser, email, password }: Made) => {
    await browser.call('POST /api/login', { email, password });
    return (await browser.call('GET /api/user')).json().isAdmin;
  };

  it('M-18 ends all sessions of the user and is recorded', async () => {
    const given = await change(dana.id, { isAdmin: true });
    expect([given.statusCode, given.json()]).toEqual([200, { id: dana.id, isAdmin: true }]);
    expect((await dana.browser.call('GET /api/user')).statusCode).toBe(401);
    expect(await isAdminNow(dana)).toBe(true);
    expect((await dana.browser.call('GET /api/admin/users')).statusCode).toBe(200);
    const taken = await change(dana.id, { isAdmin: false });
    expect([taken.statusCode, taken.json()]).toEqual([200, { id: dana.id, isAdmin: false }]);
    expect((await dana.browser.call('GET /api/user')).statusCode).toBe(401);
    expect(await isAdminNow(dana)).toBe(false);
    const by = { administrator: 'Mona (mona@example.org)', subject: `Dana ${people} (${dana.email})` };
    expect((await auditLog()).slice(0, 2)).toMatchObject([
      { ...by, action: 'took the administrator role from' },
      { ...by, action: 'gave the administrator role to' },
    ]);
  });

  it('changes nothing the second time', async () => {
    await change(dana.id, { isAdmin: true });
    expect(await isAdminNow(dana)).toBe(true);
    const before = (await auditLog()).length;
    expect((await change(dana.id, { isAdmin: true })).statusCode).toBe(200);
    expect((await dana.browser.call('GET /api/user')).statusCode).toBe(200);
    expect(await auditLog()).toHaveLength(before);
  });

  it('is rejected without a session and for an owner', async () => {
    const stranger = await change(dana.id, { isAdmin: true }, new TestBrowser(test.app));
    expect([stranger.statusCode, stranger.json().error]).toEqual([401, 'Please log in to continue.']);
    const owner = await change(dana.id, { isAdmin: true }, dana.browser);
    expect([owner.statusCode, owner.json().error]).toEqual([403, 'Administrators only.']);
    expect((await dana.browser.call('GET /api/user')).json().isAdmin).toBe(false);
  });

  it.each([true, false])('is rejected for oneself (administrator: %s)', async (isAdmin) => {
    const refused = await change(mona.id, { isAdmin });
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'You cannot change your own role']);
    expect((await mona.browser.call('GET /api/user')).json().isAdmin).toBe(true);
  });

  it('is rejected for unknown and for unverified users', async () => {
    const unknown = await change(999_999, { isAdmin: true });
    expect([unknown.statusCode, unknown.json().error]).toEqual([404, 'User not found']);
    await test.services.database.db.execute(sql`update users set email_verified = false where id = ${dana.id}`);
    const unverified = await change(dana.id, { isAdmin: true });
    expect([unverified.statusCode, unverified.json().error]).toEqual([
      409,
      'This user has not verified their email address yet',
    ]);
  });

  it.each([{}, { isAdmin: 'true' }, { isAdmin: 1 }, { isAdmin: null }])('rejects %j', async (body) => {
    expect((await change(dana.id, body)).statusCode).toBe(400);
    expect((await dana.browser.call('GET /api/user')).json().isAdmin).toBe(false);
  });

  it('leaves one administrator when two remove each other’s role at once', async () => {
    const second = await makeUser(test, { isAdmin: true });
    await change(dana.id, { isAdmin: true });
    expect(await isAdminNow(dana)).toBe(true);
    const pair = sql`(${dana.id}, ${second.id})`;
    await test.services.database.db.execute(sql`update users set is_admin = false where id not in ${pair}`);
    const replies = await Promise.all([
      change(second.id, { isAdmin: false }, dana.browser),
      change(dana.id, { isAdmin: false }, second.browser),
    ]);
    const left = await selectRows(test.services.database.db, sql`select id from users where is_admin`);
    await test.services.database.db.execute(sql`update users set is_admin = (id = ${mona.id})`);
    expect(left).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

it('leaves one administrator when two delete or deactivate each other at once', async () => {
  const first = await makeUser(test, { email: 'first@example.org', isAdmin: true });
  const second = await makeUser(test, { email: 'second@example.org', isAdmin: true });
  await mona.browser.call(`POST /api/admin/toggle-active/${first.id}`, { isActive: true });
  const pair = sql`(${first.id}, ${second.id})`;
  await test.services.database.db.execute(sql`update users set is_admin = false where id not in ${pair}`);
  const answers = await Promise.all([
    first.browser.call(`DELETE /api/admin/users/${second.id}`),
    second.browser.call(`POST /api/admin/toggle-active/${first.id}`, { isActive: false }),
  ]);
  const left = await selectRows(
    test.services.database.db,
    sql`select id from users where is_admin and is_active and email_verified`,
  );
  await test.services.database.db.execute(sql`update users set is_admin = (id = ${mona.id})`);
  expect(left).toHaveLength(1);
  const codes = answers.map((answer) => answer.statusCode).sort();
  expect(codes[0]).toBe(200);
  // The second waited for the lock, or had already lost its session.
  expect([401, 409]).toContain(codes[1]);
  const refused = answers.find((answer) => answer.statusCode === 409);
  if (refused) expect(refused.json().error).toBe('At least one active administrator is required');
});

describe('the audit log', () => {
  it('records what an administrator did to another owner’s business', async () => {
    const { business } = await makeBusiness(test, { owner: dana, fields: { name: 'Harbor Vet' } });
    const before = (await auditLog()).length;
    await dana.browser.call(`PATCH /api/businesses/${business.id}`, { city: 'Boone' });
    expect(await auditLog()).toHaveLength(before);
    await mona.browser.call(`PATCH /api/businesses/${business.id}`, { city: 'Durham', contactName: 'Dana' });
    await mona.browser.call(`POST /api/businesses/toggle-business-active/${business.id}`, { isActive: false });
    await mona.browser.call(`DELETE /api/businesses/${business.id}`);
    expect((await auditLog()).slice(0, 3).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'deleted Harbor Vet (harbor-vet)',
      'deactivated Harbor Vet (harbor-vet)',
      'edited city, contact name of Harbor Vet (harbor-vet)',
    ]);
  });

  it('and the server log record what was done, and nothing that was rejected', async () => {
    const { business } = await makeBusiness(test, {
      owner: dana,
      fields: { googleCategory2: 'Orthodontist', googleCategory3: 'Dental clinic' },
    });
    const acts = () => test.logged.filter((line) => line.includes('"event":"admin action"'));
    const before = [acts().length, (await auditLog()).length];
    const add = (category: string) => mona.browser.call(`POST /api/businesses/${business.id}/categories`, { category });
    expect((await add('Plumber')).statusCode).toBe(400);
    expect([acts().length, (await auditLog()).length]).toEqual(before);
    expect((await add('Orthodontist')).statusCode).toBe(200);
    expect((await auditLog())[0]).toMatchObject({ action: 'added a category to' });
    expect(JSON.parse(acts().at(-1) ?? '')).toMatchObject({
      administrator: mona.id,
      action: 'added a category to',
      business: business.id,
    });
  });

  it('is read in pages', async () => {
    const [newest] = await (await mona.browser.call('GET /api/admin/activity?limit=1')).json();
    const below = await mona.browser.call(`GET /api/admin/activity?limit=1&cursor=${newest.id}`);
    expect(below.json()[0].id).toBeLessThan(newest.id);
  });
});
