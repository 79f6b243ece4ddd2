import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { addressOf, exampleLines } from '../testing/call-examples.ts';
import { type MadeBusiness, makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
let owner: Awaited<ReturnType<typeof makeUser>>;
let stranger: Awaited<ReturnType<typeof makeUser>>;
let business: MadeBusiness;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
  ({ owner, business } = await makeBusiness(test));
  stranger = await makeUser(test);
});
afterAll(() => test.close());

const anonymous = () => new TestBrowser(test.app);
/** Every call that needs a session, on what belongs to the owner. */
const guarded = exampleLines
  .filter(([line]) => calls[line].access !== 'anyone')
  .map(([line, { input }]) => {
    const query = new URLSearchParams(input as Record<string, string>);
    return line.startsWith('GET')
      ? { line: `${line}?${query}`, body: undefined }
      : { line: line as string, body: input };
  });
const takesToken = (line: string): boolean => 'takesToken' in (calls[line as keyof typeof calls] ?? {});
const onOwners = (line: string) => {
  const id = String(/\/users\/\{|\{userId\}/.test(line) ? owner.id : business.id);
  return addressOf(line, { id, businessId: id, userId: id });
};

describe('C6: no header grants anything', () => {
  const names = [
    'authorization',
    'proxy-authorization',
    'x-authorization-override',
    'x-override-auth',
    'authorization-override',
    'x-auth-override',
    'x-auth-token',
    'x-api-key',
    'x-user-id',
    'x-user',
    'x-user-email',
    'x-remote-user',
    'x-forwarded-user',
    'x-admin',
    'x-is-admin',
    'x-role',
    'x-original-url',
    'x-rewrite-url',
    'x-http-method-override',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
    'forwarded',
  ];
  const values = ['1', 'true', 'admin', 'Bearer override', '/api/admin/users'];
  const dressed = values.map((value) => ({ headers: Object.fromEntries(names.map((name) => [name, value])) }));

  /** A program's token replaces the session; src/server/invitations/api-tokens.test.ts has its rules. */
  function wornFor(line: string, headers: Record<string, string>) {
    const { authorization, ...others } = headers;
    return takesToken(line) && authorization?.startsWith('Bearer') ? others : headers;
  }

  it.each(guarded)('every response to an anonymous caller is equal to the byte: $line', async ({ line, body }) => {
    const plain = await anonymous().call(onOwners(line), body);
    expect(plain.statusCode).toBe(401);
    for (const { headers } of dressed)
      expect((await anonymous().call(onOwners(line), body, { headers: wornFor(line, headers) })).body).toBe(plain.body);
  });

  it.each(guarded.filter(({ line }) => /\{|admin/.test(line)))(
    'to another owner: every answer is the same to the byte: $line',
    async ({ line, body }) => {
      const plain = await stranger.browser.call(onOwners(line), body);
      expect(plain.statusCode).toBeGreaterThanOrEqual(403);
      for (const { headers } of dressed) {
        const answer = await stranger.browser.call(onOwners(line), body, { headers: wornFor(line, headers) });
        expect([answer.statusCode, answer.body]).toEqual([plain.statusCode, plain.body]);
      }
    },
  );
});

describe('a call with the id of another user', () => {
  const named = (id: number) => ({ headers: { 'expected-user': String(id) } });

  it.each(guarded.filter(({ line }) => !line.includes('/admin/')))(
    'changes and reads nothing in the name of the user who is signed in now: $line',
    async ({ line, body }) => {
      const answer = await stranger.browser.call(onOwners(line), body, named(owner.id));
      const { error, code } = answer.json();
      expect([answer.statusCode, error, code]).toEqual([
        409,
        'Someone else is signed in on this browser now. Nothing was changed.',
        'other_user',
      ]);
    },
  );

  it('is served when the id is right, the call is public, or nobody is signed in', async () => {
    expect((await stranger.browser.call('GET /api/businesses')).json()).toEqual([]);
    const right = await owner.browser.call('GET /api/businesses', undefined, named(owner.id));
    expect([right.statusCode, right.json().length]).toEqual([200, 1]);
    const open = await stranger.browser.call('GET /api/sentiments', undefined, named(owner.id));
    expect(open.statusCode).toBe(200);
    expect((await anonymous().call('GET /api/businesses', undefined, named(owner.id))).statusCode).toBe(401);
  });
});
