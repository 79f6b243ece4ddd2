import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBusiness } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ PUBLIC_URL: 'http://localhost:3000' });
});
afterAll(() => test.close());

it('shows a page in the default language when an address asks for none that exists', async () => {
  const { business } = await makeBusiness(test);
  const open = (query: string) =>
    test.app.inject({ url: `/thumbs-up-down/${business.slug}${query}`, headers: { host: 'localhost:3000' } });
  const usual = await open('');
  expect(usual.statusCode).toBe(200);
  expect(usual.body).toContain('<html lang="en">');
  for (const query of ['?l=en', '?l=xx', '?l=../', '?l=', '?l=xx&l=en', `?l=${'x'.repeat(2000)}`, '?l=__proto__']) {
    const asked = await open(query);
    expect([query, asked.statusCode, asked.body === usual.body]).toEqual([query, 200, true]);
  }
});
