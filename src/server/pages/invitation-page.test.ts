import { execFileSync } from 'node:child_process';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personHash } from '../invitations/person-hash.ts';
import { makePersonToken } from '../invitations/person-token.ts';
import { makeBusiness } from '../testing/factories.ts';
import { startApp, type TestNode } from '../testing/start-app.ts';

let test: TestNode;
beforeAll(async () => {
  execFileSync('node', ['scripts/build.mjs']);
  test = await startApp();
});
afterAll(() => test.close());

const open = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers });

function tokenFor(businessId: number, email = 'maria@example.org'): string {
  const { secretKey } = test.services.config;
  return makePersonToken(secretKey, { businessId, personHash: personHash(secretKey, businessId, email) });
}

it('is byte by byte the page that everyone gets, which no browser or search engine keeps', async () => {
  const { business } = await makeBusiness(test);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    // The page is compressed again, and better, while it is served.
    const unpack = encoding === 'br' ? brotliDecompressSync : (sent: Buffer) => sent;
    const everyones = await open(`/thumbs-up-down/${business.slug}`, headers);
    for (const email of ['maria@example.org', 'sam@example.org']) {
      const page = await open(`/i/${tokenFor(business.id, email)}?p=van`, headers);
      expect([page.statusCode, unpack(page.rawPayload).equals(unpack(everyones.rawPayload))]).toEqual([200, true]);
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(page.headers['set-cookie']).toBeUndefined();
    }
  }
});

it('works without script: the private form is that of the business, and the public links are there', async () => {
  const { business } = await makeBusiness(test);
  const { body } = await open(`/i/${tokenFor(business.id)}`);
  const plain = body.slice(body.lastIndexOf('<noscript>'));
  expect(plain).toContain(`action="/thumbs-up-down/${business.slug}"`);
  expect(plain).toContain('href="https://search.google.com/local/writereview?placeid=abc"');
});

it('an unknown token and that of a deleted business lead to the same page that names nobody', async () => {
  const { owner, business } = await makeBusiness(test);
  const token = tokenFor(business.id);
  await owner.browser.call(`DELETE /api/businesses/${business.id}`);
  const missing = await open('/thumbs-up-down/nobody-has-this');
  const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (const one of [token, changed, token.toUpperCase(), 'x', 'i', `i${'A'.repeat(51)}`, '%00', 'a'.repeat(500)]) {
    const page = await open(`/i/${one}`);
    expect([one, page.statusCode, page.body]).toEqual([one, 404, missing.body]);
    expect(page.headers['cache-control']).toBe('no-store');
  }
});

it('an inactive business shows its notice', async () => {
  const { owner, business } = await makeBusiness(test);
  await owner.browser.call(`POST /api/businesses/toggle-business-active/${business.id}`, { isActive: false });
  const page = await open(`/i/${tokenFor(business.id)}`);
  expect([page.statusCode, page.body]).toEqual([200, (await open(`/thumbs-up-down/${business.slug}`)).body]);
});

it('neither the log nor the metrics hold a token', async () => {
  const { business } = await makeBusiness(test);
  const token = tokenFor(business.id);
  await open(`/i/${token}`);
  await open(`/i/${token}/more`);
  await open(`/i/${token.slice(0, 40)}`);
  await test.app.inject({ method: 'POST', url: '/api/invitations/opened', payload: { token } });
  const lines = test.logged.join('');
  expect(lines).toContain('"route":"/i/:token"');
  expect(lines).not.toContain(token.slice(1, 30));
  expect(test.metrics.render([])).not.toContain(token.slice(1, 30));
});
