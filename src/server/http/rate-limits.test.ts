import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../contract/endpoint.ts';
import { success } from '../../contract/fields.ts';
import { selectRows } from '../db/database.ts';
import { startApp, TestBrowser } from '../testing/start-app.ts';

const input = z.object({ key: z.string() });
const hourly = { name: 'front desk', max: 60, seconds: 3600 } as const;

it('a stored counter of a network address cannot be found by hashing all addresses', async () => {
  const test = await startApp();
  const remoteAddress = '203.0.113.77';
  const body = { email: 'dana@example.org', password: 'not the password' };
  await new TestBrowser(test.app).call('POST /api/login', body, { remoteAddress });
  const rows = await selectRows<{ key: string }>(test.services.database.db, sql`select key from rate_limit_counters`);
  const keys = rows.map(({ key }) => key).filter((key) => key.startsWith('login failures hour:'));
  expect(keys).toHaveLength(1);
  const plain = createHash('sha256').update(remoteAddress).digest('base64url');
  expect(keys[0]).not.toContain(plain.slice(0, 24));
  await test.close();
});

it('a call cannot declare a limit by a key that calls do not count: every screen would share one counter', () => {
  // @ts-expect-error a front-desk screen is counted by its handler
  const call = endpoint({ access: 'anyone', input, reply: success, limits: [{ ...hourly, per: ['desk'] }] });
  expect(call.limits).toHaveLength(1);
});
