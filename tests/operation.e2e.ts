import { spawnSync } from 'node:child_process';
import { expect, test } from './fixture.ts';
import { testSecret } from './product.ts';

test('a second start on the same folder fails with an explanation', async ({ product }) => {
  const { DATABASE_URL: _, ...env } = process.env;
  const second = spawnSync('npm', ['start'], {
    encoding: 'utf8',
    env: { ...env, DATA_DIR: product.dataDir, PORT: '0', SECRET_KEY: testSecret },
    timeout: 60_000,
  });
  expect(second.status).toBe(1);
  expect(second.stderr).toContain(
    `Another Sayso is already running on ${product.dataDir}. Stop it first, or choose another DATA_DIR.`,
  );
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
});
