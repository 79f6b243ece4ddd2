import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness } from '../testing/factories.ts';
import { makeInviting } from '../testing/inviting.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '100' });
});
afterAll(async () => {
  await test.close();
});

const db = () => test.services.database.db;
async function inviting(fields: Record<string, unknown> = {}) {
  const { owner, business } = await makeBusiness(test, { fields });
  const made = await makeInviting(test, business.id);
  await db().execute(sql`delete from invitations where business_id = ${business.id}`);
  const at = `/api/businesses/${business.id}`;
  const invite = (people: readonly unknown[], more: Record<string, unknown> = {}) =>
    owner.browser.call(`POST ${at}/invitations`, { people, source: 'list', isEveryone: true, ...more });
  return { owner, business, at, invite, ...made };
}
type Inviting = Awaited<ReturnType<typeof inviting>>;
const stored = ({ business }: Pick<Inviting, 'business'>) =>
  selectRows<{
    email: string | null;
    first_name: string | null;
    state: string;
    send_at: Date;
    entered_by: string;
    source: string;
  }>(db(), sql`select * from invitations where business_id = ${business.id} order by id`);

describe('an API token', () => {
  const call = (one: Inviting, token: string, headers: Record<string, string> = {}, id = one.business.id) =>
    test.app.inject({
      method: 'POST',
      url: `/api/businesses/${id}/invitations`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      payload: { people: [{ email: `${Math.random()}@example.org` }], isEveryone: true },
    });

  it('is shown once, stored as a hash, and opens one call of one business', async () => {
    const one = await inviting();
    const other = await inviting();
    const made = (await one.owner.browser.call(`POST ${one.at}/api-tokens`, { name: 'Practice software' })).json();
    expect(made.token).toMatch(/^sayso_[\w-]{43}$/);
    const settings = await one.owner.browser.call(`GET ${one.at}/invitation-settings`);
    expect(settings.body).not.toContain(made.token);
    expect(JSON.stringify(await selectRows(db(), sql`select * from api_tokens`))).not.toContain(made.token.slice(6));
    const answer = await call(one, made.token);
    expect([answer.statusCode, answer.json().accepted]).toEqual([200, 1]);
    expect(await stored(one)).toMatchObject([{ source: 'api', entered_by: 'Practice software' }]);
    expect((await call(one, made.token, {}, other.business.id)).body).toBe(
      (await call(one, made.token, {}, 999_999)).body,
    );
    const counted = () =>
      selectRows(db(), sql`select key, taken from rate_limit_counters where key like 'invitation lists%' order by key`);
    const before = await counted();
    await db().execute(sql`update businesses set user_id = ${one.owner.id} where id = ${other.business.id}`);
    expect((await call(one, made.token, {}, other.business.id)).statusCode).toBe(404);
    expect(await counted()).toEqual(before);
    for (const line of [
      `GET ${one.at}/invitations`,
      'GET /api/user',
      `GET ${one.at}/invitation-settings`,
      'GET /api/feedback',
    ]) {
      const [method = '', url = ''] = line.split(' ');
      const read = await test.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${made.token}` } });
      expect([method, url, read.statusCode]).toEqual([method, url, 401]);
    }
    expect((await one.owner.browser.call(`DELETE ${one.at}/api-tokens/${made.id}`)).statusCode).toBe(200);
    expect((await call(one, made.token)).statusCode).toBe(401);
  });

  it('gets errors that a programmer can act on', async () => {
    const one = await inviting();
    const { token } = (await one.owner.browser.call(`POST ${one.at}/api-tokens`, { name: 'Software' })).json();
    const post = (body: object, typed = token) =>
      test.app.inject({
        method: 'POST',
        url: `/api/businesses/${one.business.id}/invitations`,
        headers: { authorization: `Bearer ${typed}`, 'content-type': 'application/json' },
        payload: body,
      });
    const maria = { email: 'maria@example.org', firstName: 'Maria' };
    const wrong = await post({ people: [maria], isEveryone: true }, 'sayso_wrong');
    expect([wrong.statusCode, wrong.json().error]).toEqual([401, 'The API token is unknown or was revoked.']);
    const crowd = await post({ people: Array(101).fill(maria), isEveryone: true });
    expect([crowd.statusCode, crowd.json().error]).toEqual([400, '"people" can hold at most 100 entries.']);
    const unknown = [
      [{ people: [maria, { ...maria, treatment: 'Crown' }], isEveryone: true }, 'people[1].treatment'],
      [{ people: [maria], isEveryone: true, practice: 7 }, 'practice'],
    ] as const;
    for (const [body, field] of unknown) {
      const answer = await post(body);
      expect([answer.statusCode, answer.json().error]).toEqual([
        400,
        `Unknown field: ${field}. /api/openapi.json describes this call.`,
      ]);
    }
    expect(await stored(one)).toEqual([]);
    expect((await post({ people: [maria], isEveryone: true })).json().accepted).toBe(1);
  });

  it('opens no hole for browsers: another site is refused, a wrong token is not replaced by the cookie', async () => {
    const one = await inviting();
    expect((await call(one, one.token)).statusCode).toBe(200);
    for (const headers of [
      { origin: 'https://evil.example.org' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ])
      expect((await call(one, one.token, headers)).statusCode).toBe(403);
    const preflight = await test.app.inject({
      method: 'OPTIONS',
      url: `${one.at}/invitations`,
      headers: { origin: 'https://evil.example.org', 'access-control-request-method': 'POST' },
    });
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([405, undefined]);
    const invite = async (authorization: string) => {
      const body = { people: [{ email: 'maria@example.org' }], isEveryone: true };
      const answer = await one.owner.browser.call(`POST ${one.at}/invitations`, body, { headers: { authorization } });
      return [authorization.slice(0, 20), answer.statusCode];
    };
    for (const wrong of ['Bearer', 'Bearer nothing', `Bearer ${one.token}x`, `Bearer ${'x'.repeat(5000)}`])
      expect(await invite(wrong)).toEqual([wrong.slice(0, 20), 401]);
    // An owner behind a proxy with a login of its own.
    expect(await invite('Basic abc')).toEqual(['Basic abc', 200]);
  });

  it('dies with its owner’s account', async () => {
    const one = await inviting();
    await db().execute(sql`update users set is_active = false where id = ${one.owner.id}`);
    expect((await call(one, one.token)).statusCode).toBe(401);
  });
});
