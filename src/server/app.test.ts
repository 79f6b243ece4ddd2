import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from './testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => test.close());

const calls: readonly (readonly [line: string, status: number])[] = [
  ['GET /api/user', 401],
  ['POST /api/login', 400],
  ['POST /api/register', 400],
  ['POST /api/verify-code', 400],
  ['POST /api/logout', 200],
  ['POST /api/forgot-password', 400],
  ['POST /api/reset-password', 400],
  ['GET /api/sentiments', 200],
  ['POST /api/reviews/generate', 400],
  ['GET /api/businesses', 401],
  ['POST /api/businesses', 401],
  ['GET /api/businesses/1', 404],
  ['GET /api/businesses/slug/nobody-here', 404],
  ['PATCH /api/businesses/1', 401],
  ['POST /api/businesses/1/categories', 401],
  ['PATCH /api/businesses/1/categories', 401],
  ['POST /api/businesses/1/keywords', 401],
  ['PATCH /api/businesses/1/keywords', 401],
  ['POST /api/businesses/1/send-feedback', 400],
  ['POST /api/businesses/toggle-active/1', 401],
  ['POST /api/businesses/toggle-business-active/1', 401],
  ['GET /api/analytics/1', 401],
  ['POST /api/analytics/google-click/1', 404],
  ['POST /api/analytics/facebook-click/1', 404],
  ['GET /api/admin/users', 401],
  ['GET /api/admin/businesses', 401],
  ['GET /api/admin/users/1/businesses', 401],
  ['DELETE /api/admin/users/1', 401],
  ['POST /api/admin/toggle-active/1', 401],
];

it('answers each of the 29 calls to an anonymous caller without input', async () => {
  const answers: string[] = [];
  for (const [line] of calls) {
    const [method = '', url = ''] = line.split(' ');
    const response = await test.app.inject({
      method: method as 'GET',
      url,
      headers: method === 'GET' ? {} : { 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { payload: '{}' }),
    });
    // A missing route answers 'Not found' as well, but does not name what is missing.
    const served =
      response.statusCode === 404 && response.json().error === 'Not found' ? 'missing' : response.statusCode;
    answers.push(`${line} ${served}`);
  }
  expect(answers).toEqual(calls.map(([line, status]) => `${line} ${status}`));
});
