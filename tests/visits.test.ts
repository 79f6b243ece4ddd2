import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../src/server/testing/start-app.ts';
import { simulateVisits } from './visits/simulate-visits.ts';
import { makeWorld, readSums } from './visits/visited-world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT_MULTIPLIER: '100000' });
});
afterAll(() => app.close());

const sorted = (sums: ReadonlyMap<string, number>) => Object.fromEntries([...sums].sort());

test('every sum of 150 visits is exact: bots, reloads, Back, several tabs, lost connections and the team', async () => {
  const world = await makeWorld(app);
  const expected = await simulateVisits(world, 150, 1);
  expect(sorted(await readSums(app, world))).toEqual(sorted(expected));
});
