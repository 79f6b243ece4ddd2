import { execFileSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mondayToken } from '../analytics/monday-unsubscribe.ts';
import { selectRows } from '../db/database.ts';
import { personOf } from '../invitations/person-of.ts';
import { makePersonToken } from '../invitations/person-token.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  execFileSync('node', ['scripts/build.mjs']);
  test = await startApp();
});
afterAll(() => test.close());

type Owner = Awaited<ReturnType<typeof makeUser>>;

const linkOf = (owner: Owner) => `/unsubscribe/${mondayToken(test.services.config.secretKey, owner)}`;
const open = (url: string) => test.app.inject({ method: 'GET', url });
/** As mail programs send it: no origin and no cookie. */
const post = (url: string, payload = 'List-Unsubscribe=One-Click', type = 'application/x-www-form-urlencoded') =>
  test.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
const isOn = async ({ browser }: Owner): Promise<boolean> =>
  (await browser.call('GET /api/user/email-preferences')).json().mondayEmail;
const everyRow = () =>
  selectRows(
    test.services.database.db,
    sql`select (select json_agg(p) from email_preferences p) as preferences,
          (select count(*) from rate_limit_counters) as limits, (select count(*) from sessions) as sessions`,
  );

describe('/unsubscribe/{token}', () => {
  it('MON-9 asks one question, changes nothing by a GET, and stops the email by one button', async () => {
    const owner = await makeUser(test);
    const before = await everyRow();
    for (let look = 0; look < 3; look += 1) {
      const page = await open(linkOf(owner));
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(`Stop the Monday email to ${owner.email.slice(0, 3)}…@`);
      expect(page.body).not.toContain(owner.email);
      expect(page.body.match(/<button/g)).toHaveLength(1);
      expect(page.body).toContain(`<form class="body" action="${linkOf(owner)}" method="post">`);
      expect(page.body).not.toContain('<script');
    }
    expect((await test.app.inject({ method: 'HEAD', url: linkOf(owner) })).statusCode).toBe(200);
    expect(await everyRow()).toEqual(before);
    const done = await post(linkOf(owner), '');
    expect([done.statusCode, done.headers.location]).toEqual([200, undefined]);
    expect(done.body).toContain('<h1>Done. You won’t get any more.</h1>');
    expect(done.body).toContain('The Monday email is stopped.');
    expect(await isOn(owner)).toBe(false);
    expect((await open(linkOf(owner))).body).toBe(done.body);
  });

  it.each([
    ['form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    [
      'multipart form',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--',
      'multipart/form-data; boundary=b',
    ],
    ['JSON', '{}', 'application/json'],
    ['broken JSON', '{', 'application/json'],
  ])('stops by a mail program’s %s', async (_what, body, type) => {
    const owner = await makeUser(test);
    const answers = await Promise.all([post(linkOf(owner), body, type), post(linkOf(owner), body, type)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await isOn(owner)).toBe(false);
    await owner.browser.call('PATCH /api/user/email-preferences', { mondayEmail: true });
    expect(await isOn(owner)).toBe(true);
  });

  it('says “Done” only if something was stored, and answers unknown tokens alike', async () => {
    const owner = await makeUser(test);
    const other = await makeUser(test);
    expect((await post(linkOf(owner))).body).toContain('<h1>Done. You won’t get any more.</h1>');
    const unknown = await post('/unsubscribe/nothing');
    expect(unknown.body).toContain('<h1>This link doesn’t work</h1>');
    expect(unknown.body).not.toContain('Done.');
    const zero = linkOf(other).replace('/w', '/w0');
    const foreign = linkOf(other).replace(`w${other.id}-`, `w${owner.id + 1000}-`);
    const wrong = ['w', 'nothing', 'w0-', `w${other.id}-${'A'.repeat(22)}`, `w${'9'.repeat(15)}-${'A'.repeat(22)}`];
    const before = await everyRow();
    for (const url of [
      foreign,
      zero,
      ...wrong.map((one) => `/unsubscribe/${one}`),
      `/unsubscribe/w${'x'.repeat(5000)}`,
    ]) {
      const answer = await post(url);
      expect([answer.statusCode, answer.body]).toEqual([200, unknown.body]);
      const page = await open(url);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('This link doesn’t work');
    }
    for (const url of ['/unsubscribe/%00', '/unsubscribe/%F0%9F%91%8D', '/unsubscribe/..%2f']) {
      expect((await post(url)).statusCode).toBe(200);
      expect((await open(url)).statusCode).toBe(200);
    }
    expect(await everyRow()).toEqual(before);
    expect(await isOn(other)).toBe(true);
  });

  it('asks for the sender of a deleted business, and says “Done” as long as the sender is there', async () => {
    const { owner, business } = await makeBusiness(test);
    const { secretKey } = test.services.config;
    const person = personOf({ secretKey }, { id: business.id, ownerId: owner.id }, 'maria@example.org');
    const link = `/unsubscribe/${makePersonToken(secretKey, person)}`;
    const asked = (await open(link)).body;
    expect(asked).toContain('<h1>Stop these emails?</h1>');
    expect(asked.split(business.name).length - 1).toBe(1);
    expect((await owner.browser.call(`DELETE /api/businesses/${business.id}`)).statusCode).toBe(200);
    const page = await open(link);
    expect(page.body).toContain('<h1>Stop emails from this sender?</h1>');
    expect(page.body).not.toContain(business.name);
    expect((await post(link)).body).toContain('<h1>Done. You won’t get any more.</h1>');
    await test.services.database.db.execute(sql`delete from users where id = ${owner.id}`);
    for (const answer of [await open(link), await post(link)]) {
      expect(answer.body).toContain('<h1>This link doesn’t work</h1>');
      expect(answer.body).toContain('It may be incomplete, or the sender is no longer here.');
    }
  });

  it('carries no address further, and is kept by nobody', async () => {
    const owner = await makeUser(test);
    for (const answer of [await open(linkOf(owner)), await post(linkOf(owner))]) {
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(test.logged.join('')).not.toContain(linkOf(owner).slice(13));
  });

  it('reads no large body, and works from another site', async () => {
    const owner = await makeUser(test);
    expect((await post(linkOf(owner), 'x'.repeat(5000))).statusCode).toBe(413);
    const answer = await test.app.inject({
      method: 'POST',
      url: linkOf(owner),
      headers: { origin: 'https://mail.example.org', 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.statusCode).toBe(200);
    expect(await isOn(owner)).toBe(false);
  });
});
