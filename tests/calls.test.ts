import { expect, it } from 'vitest';
import { calls } from '../src/contract/calls.ts';

const ofTheSpec = [
  'GET /api/user',
  'POST /api/login',
  'POST /api/register',
  'POST /api/verify-code',
  'POST /api/logout',
  'POST /api/forgot-password',
  'POST /api/reset-password',
  'GET /api/sentiments',
  'POST /api/reviews/generate',
  'GET /api/businesses',
  'POST /api/businesses',
  'GET /api/businesses/{id}',
  'GET /api/businesses/slug/{slug}',
  'PATCH /api/businesses/{id}',
  'POST /api/businesses/{id}/categories',
  'PATCH /api/businesses/{id}/categories',
  'POST /api/businesses/{id}/keywords',
  'PATCH /api/businesses/{id}/keywords',
  'POST /api/businesses/{id}/send-feedback',
  'POST /api/businesses/toggle-active/{userId}',
  'POST /api/businesses/toggle-business-active/{businessId}',
  'GET /api/analytics/{businessId}',
  'POST /api/analytics/google-click/{businessId}',
  'POST /api/analytics/facebook-click/{businessId}',
  'GET /api/admin/users',
  'GET /api/admin/businesses',
  'GET /api/admin/users/{userId}/businesses',
  'DELETE /api/admin/users/{id}',
  'POST /api/admin/toggle-active/{userId}',
];

it('declares all 29 calls of the specification', () => {
  expect(ofTheSpec).toHaveLength(29);
  const missing = ofTheSpec.filter((call) => !Object.hasOwn(calls, call));
  expect(missing).toEqual([]);
});
