import { createHash } from 'node:crypto';
import { newBusiness } from './customer.ts';
import { expect, test } from './fixture.ts';

const hashOf = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;

test('C-112 the page is one response: compressed, cached by its ETag, new as soon as the owner changes anything', async ({
  visitor,
}) => {
  const business = await newBusiness(visitor);
  const { request } = await visitor();
  const get = (headers: Record<string, string> = {}) =>
    request.get(business.path, { headers: { 'accept-encoding': 'br', ...headers } });
  const first = await get();
  const { etag = '', ...headers } = first.headers();
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect((await get({ 'if-none-match': etag })).status()).toBe(304);
  expect((await get({ 'accept-encoding': 'gzip' })).headers()['content-encoding']).toBe('gzip');
  const plain = await get({ 'accept-encoding': 'identity' });
  expect(plain.headers()['content-encoding']).toBeUndefined();
  expect(await plain.text()).toBe(await first.text());

  await business.owner.patch(`/api/businesses/${business.id}`, { data: { name: 'Bright Harbor Dentists' } });
  const renamed = await get({ 'if-none-match': etag });
  expect(renamed.status()).toBe(200);
  expect(await renamed.text()).toContain('Bright Harbor Dentists');
  await business.owner.patch(`/api/businesses/${business.id}`, { data: { facebookUrl: '' } });
  expect(await (await get()).text()).not.toContain('facebook.com');
  await business.owner.delete(`/api/businesses/${business.id}`);
  expect((await get()).status()).toBe(404);
});

test('C-113 the policy allows only the inlined scripts; nothing of the request reaches the page', async ({
  visitor,
}) => {
  const business = await newBusiness(visitor);
  const { request } = await visitor();
  const response = await request.get(`${business.path}?name=evil&x=%3Cscript%3E`, {
    headers: { 'x-forwarded-host': 'evil.example', 'x-original-url': '/evil', 'x-forwarded-proto': 'evil' },
  });
  const html = await response.text();
  expect(html).not.toContain('evil');
  const policy = response.headers()['content-security-policy'] ?? '';
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((found) => hashOf(found[1] ?? ''));
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((found) => hashOf(found[1] ?? ''));
  expect(scripts).toHaveLength(1);
  expect(styles).toHaveLength(2);
  expect(policy).toContain(`script-src 'self' ${scripts.join(' ')};`);
  expect(policy).toContain(`style-src 'self' ${styles.join(' ')};`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});
