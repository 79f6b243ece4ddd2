import { expect, it } from 'vitest';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp } from '../testing/start-app.ts';

it('responses with account data are never cached', async () => {
  const test = await startApp();
  const { owner, business } = await makeBusiness(test);
  const admin = await makeUser(test, { isAdmin: true });
  const own = ['/user', '/businesses', `/businesses/${business.id}`, `/businesses/${business.id}/feedback`];
  const more = [`/businesses/${business.id}/feedback.csv`, `/analytics/${business.id}`];
  const all = ['/admin/users', '/admin/businesses', `/admin/users/${owner.id}`, '/admin/activity', '/admin/health'];
  for (const [browser, paths] of [
    [owner.browser, [...own, ...more]],
    [admin.browser, all],
  ] as const) {
    for (const path of paths) {
      const { statusCode, headers } = await browser.call(`GET /api${path}`);
      expect([path, statusCode, headers['cache-control'], headers.etag]).toEqual([path, 200, 'no-store', undefined]);
    }
  }
  await test.close();
});
