import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

it('every journey of an administrator stands in a file that runs on both databases', () => {
  const journeys = globSync('tests/*.e2e.ts').filter((file) =>
    /signInAsAdministrator|\/api\/admin\//.test(readFileSync(file, 'utf8')),
  );
  expect(journeys.length).toBeGreaterThan(0);
  expect(journeys.map((file) => basename(file)).filter((file) => !file.startsWith('admin-'))).toEqual([]);
});
