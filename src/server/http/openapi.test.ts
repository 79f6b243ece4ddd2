import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

it('describes every call, publicly and cacheable', async () => {
  const browser = new TestBrowser(test.app);
  const response = await browser.call('GET /api/openapi.json');
  expect(response.headers['cache-control']).toBe('public, max-age=3600');
  const document = response.json();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths['/api/businesses'])).toEqual(['get', 'post']);
  const login = document.paths['/api/login'].post;
  expect(login.requestBody.content['application/json'].schema.required).toEqual(['email', 'password']);
  expect(Object.keys(login.responses['200'].content['application/json'].schema.properties)).toEqual([
    'id',
    'name',
    'email',
    'isAdmin',
    'isActive',
    'emailVerified',
    'businesses',
  ]);
  expect(document.paths['/api/businesses/{id}/invitations'].post.security).toEqual([{ session: [] }, { apiToken: [] }]);
  const users = document.paths['/api/admin/users'].get;
  expect(users.security).toEqual([{ session: [] }]);
  expect(users.parameters.map((one: { name: string; in: string }) => `${one.in} ${one.name}`)).toEqual([
    'query search',
    'query limit',
    'query cursor',
    'header Expected-User',
  ]);
  const toggle = document.paths['/api/admin/toggle-active/{userId}'].post;
  expect(toggle.parameters[0]).toMatchObject({ name: 'userId', in: 'path', required: true });
  expect(toggle.requestBody.content['application/json'].schema).toMatchObject({
    properties: { isActive: { type: 'boolean' } },
    required: ['isActive'],
  });
  const paths = Object.entries<{ readonly get?: object }>(document.paths);
  expect(paths.filter(([, { get = {} }]) => 'requestBody' in get)).toEqual([]);
  expect(document.paths['/api/logout'].post).not.toHaveProperty('requestBody');
  const again = await browser.call('GET /api/openapi.json', undefined, {
    headers: { 'if-none-match': String(response.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
